import SwiftUI
import UIKit

extension UIStoryboard {
  static let ticket = UIStoryboard(name: "Ticket", bundle: nil)
}

final class ShowsViewController: UITableViewController {
  enum SegueName: String {
    case details = "Show details"
    case seats = "Seats"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: SegueName.details.rawValue, sender: indexPath)
  }

  @IBAction func chooseSeats(_ sender: UIButton) {
    perform(.seats)
  }

  private func perform(_ name: SegueName) {
    performSegue(withIdentifier: name.rawValue, sender: nil)
  }

  @IBSegueAction func makeSeats(_ coder: NSCoder) -> UIViewController? {
    UIHostingController(coder: coder, rootView: SeatsView())
  }
}

struct SeatsView: View {
  var body: some View {
    Text("Choose your seats").navigationTitle("Seats")
  }
}

final class ShowViewController: UIViewController {
  @IBAction func buy(_ sender: UIButton) {
    guard let ticket = UIStoryboard.ticket.instantiateInitialViewController() else { return }
    present(ticket, animated: true)
  }

  @IBAction func buyForFriends(_ sender: UIButton) {
    let storyboard = UIStoryboard(name: "Tickets", bundle: nil)  // expect: unknown-storyboard
    guard let ticket = storyboard.instantiateInitialViewController() else { return }
    present(ticket, animated: true)
  }
}

final class TicketViewController: UIViewController {
  @IBAction func askForRebate(_ sender: UIButton) {
    guard let rebate = storyboard?.instantiateViewController(withIdentifier: "Rebate") else { return }
    present(rebate, animated: true)
  }
}
