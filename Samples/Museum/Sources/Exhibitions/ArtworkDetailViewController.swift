import UIKit

final class ArtworkDetailViewController: UIViewController {
    private let artwork: Artwork
    private let label = UILabel()

    init(artwork: Artwork) {
        self.artwork = artwork
        super.init(nibName: nil, bundle: nil)
        title = artwork.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "\(artwork.artist), \(artwork.year)"
        label.frame = CGRect(x: 20, y: 140, width: 300, height: 30)
        view.addSubview(label)
        let tap = UITapGestureRecognizer(target: self, action: #selector(zoom))
        view.addGestureRecognizer(tap)
    }

    @objc private func zoom() {
        let viewer = ArtworkZoomViewController()
        viewer.modalPresentationStyle = .fullScreen
        viewer.onClose = { [weak self] in self?.dismiss(animated: true) }
        present(viewer, animated: true)
    }
}

final class ArtworkZoomViewController: UIViewController {
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
        close.frame = CGRect(x: 20, y: 60, width: 44, height: 44)
        view.addSubview(close)
    }
}
