import UIKit

final class TanksViewController: UITableViewController {
  private let tanks = ["Reef", "Open sea", "River"]

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showTank", let tank = segue.destination as? TankViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    tank.name = tanks[row]
  }
}

final class TankCell: UITableViewCell {}

final class TankViewController: UIViewController {
  var name = ""

  // The segue has an identifier of its own, which is a constant here.
  enum Segue {
    static let adopt = "adopt"
  }

  @IBAction func adopt(_ sender: UIButton) {
    performSegue(withIdentifier: Segue.adopt, sender: sender)
  }

  @IBAction func reportLeak(_ sender: UIButton) {
    performSegue(withIdentifier: "report", sender: sender)  // expect: unknown-segue
  }

  @IBAction func backToTank(_ segue: UIStoryboardSegue) {}
}

// Called TemperatureGauge before; the storyboard still says so.
final class TemperatureView: UIView {}

final class FeedingTimesViewController: UIViewController {}

final class AdoptViewController: UIViewController {}
