import UIKit

final class AudioGuideViewController: UIViewController {
    private let exhibition: Exhibition

    init(exhibition: Exhibition) {
        self.exhibition = exhibition
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 30))
        label.text = "Audio guide: \(exhibition.name)"
        view.addSubview(label)
    }
}
