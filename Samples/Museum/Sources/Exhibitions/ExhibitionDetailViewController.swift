import UIKit

final class ExhibitionDetailViewController: UIViewController {
    private let exhibition: Exhibition
    private let stack = UIStackView()
    private lazy var ticketButton = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Tickets") { [weak self] _ in
        self?.showTickets()
    })

    init(exhibition: Exhibition) {
        self.exhibition = exhibition
        super.init(nibName: nil, bundle: nil)
        title = exhibition.name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = view.bounds.insetBy(dx: 20, dy: 120)
        view.addSubview(stack)

        for artwork in exhibition.artworks {
            let button = UIButton(configuration: .plain())
            button.setTitle(artwork.title, for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.show(artwork) }, for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        if exhibition.needsTicket {
            stack.addArrangedSubview(ticketButton)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "headphones"), style: .plain, target: self, action: #selector(didTapAudioGuide))
    }

    private func show(_ artwork: Artwork) {
        let detail = ScreenFactory.makeArtworkDetail(for: artwork)
        navigationController?.pushViewController(detail, animated: true)
    }

    @objc private func didTapAudioGuide() {
        let guide = AudioGuideViewController(exhibition: exhibition)
        guide.modalPresentationStyle = .pageSheet
        present(guide, animated: true)
    }

    private func showTickets() {
        let purchase = ScreenFactory.makeTicketPurchase(for: exhibition)
        let navigation = UINavigationController(rootViewController: purchase)
        present(navigation, animated: true)
    }
}
