import UIKit

final class DonationViewController: UIViewController { // expect: unreachable-screen
    private let amounts = [5, 10, 25]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Donate"
        view.backgroundColor = .systemBackground
        let control = UISegmentedControl(items: amounts.map { "€\($0)" })
        control.frame.origin = CGPoint(x: 20, y: 140)
        view.addSubview(control)
    }
}
