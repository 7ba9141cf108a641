import UIKit

/// Builds the screens that more than one feature shows.
enum ScreenFactory {
    static func makeArtworkDetail(for artwork: Artwork) -> UIViewController {
        let controller = ArtworkDetailViewController(artwork: artwork)
        controller.hidesBottomBarWhenPushed = true
        return controller
    }

    static func makeTicketPurchase(for exhibition: Exhibition) -> TicketPurchaseViewController {
        TicketPurchaseViewController(exhibition: exhibition)
    }
}
