import SwiftUI
import UIKit

final class VisitViewController: UIViewController {
    private enum Row: Int, CaseIterable {
        case openingHours, floorPlan, parking

        var title: String {
            switch self {
            case .openingHours: return "Opening hours"
            case .floorPlan: return "Floor plan"
            case .parking: return "Parking"
            }
        }
    }

    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Your visit"
        tableView.frame = view.bounds
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    private func openFloorPlan() {
        let plan = FloorPlanViewController()
        plan.modalPresentationStyle = .fullScreen
        present(UINavigationController(rootViewController: plan), animated: true)
    }
}

extension VisitViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Row.allCases.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = Row(rawValue: indexPath.row)?.title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Row(rawValue: indexPath.row) {
        case .openingHours:
            let hours = UIHostingController(rootView: OpeningHoursView())
            navigationController?.pushViewController(hours, animated: true)
        case .floorPlan:
            openFloorPlan()
        case .parking:
            let alert = UIAlertController(
                title: "Parking", message: "The car park opens at nine.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        case nil:
            break
        }
    }
}

final class FloorPlanViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Floor plan"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
