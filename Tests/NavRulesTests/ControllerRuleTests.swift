import Testing

/// What looks like a defect of UIKit's transitions and is none, beside what is one.
@Suite struct ControllerRuleTests {
  private func controller(_ members: String) -> String {
    """
    import UIKit
    final class HomeViewController: UIViewController {
    \(members)
    }
    final class DetailViewController: UIViewController {}
    """
  }

  @Test func onlyWhatIsCertainlyNewCannotBePoppedTo() {
    expectFindings(
      of: "pop-to-new-instance",
      controller(
        """
          func inPlace() { navigationController?.popToViewController(DetailViewController(), animated: true) } // expect: pop-to-new-instance
          func fromStoryboard() {
            let next = storyboard!.instantiateViewController(withIdentifier: "detail") as! DetailViewController
            next.title = "Detail"
            navigationController?.popToViewController(next, animated: true) // expect: pop-to-new-instance
          }
          func given(_ next: UIViewController) { navigationController?.popToViewController(next, animated: true) }
          func putOnTheStackFirst() {
            let next = DetailViewController()
            navigationController?.viewControllers.insert(next, at: 1)
            navigationController?.popToViewController(next, animated: true)
          }
          func changed() {
            var next: UIViewController = DetailViewController()
            next = navigationController!.viewControllers[0]
            navigationController?.popToViewController(next, animated: true)
          }
        """))
  }

  @Test func containersAreToldByTheirClasses() {
    expectFindings(
      of: "push-navigation-controller",
      controller(
        """
          private let tabs = ShopTabController()
          func inPlace() {
            navigationController?.pushViewController(UINavigationController(rootViewController: DetailViewController()), animated: true) // expect: push-navigation-controller
          }
          func stored() { navigationController?.pushViewController(tabs, animated: true) } // expect: push-navigation-controller
          func adapts() { show(UINavigationController(rootViewController: DetailViewController()), sender: nil) }
          func some(_ next: UIViewController) { navigationController?.pushViewController(next, animated: true) }
          func other(_ menu: SideMenu) { menu.pushViewController(UINavigationController(), animated: true) }
        }
        final class ShopTabController: UITabBarController {}
        final class SideMenu {
          func pushViewController(_ controller: UIViewController, animated: Bool) {}
        """))
  }

  @Test func earlyIsWhatTheControllerRunsItself() {
    expectFindings(
      of: "present-before-appear",
      controller(
        """
          override func viewDidLoad() {
            present(DetailViewController(), animated: true) // expect: present-before-appear
            UIView.animate(withDuration: 1) { self.present(DetailViewController(), animated: true) }
            other.present(DetailViewController(), animated: true)
            ask()
            greet()
          }
          override func viewWillAppear(_ animated: Bool) {
            if isFirst { self.navigationController?.pushViewController(DetailViewController(), animated: true) } // expect: present-before-appear
            if let navigationController = other.navigationController {
              navigationController.pushViewController(DetailViewController(), animated: true)
            }
          }
          override func viewDidAppear(_ animated: Bool) { present(DetailViewController(), animated: true) }
          private func ask() { present(DetailViewController(), animated: true) } // expect: present-before-appear
          func greet() { present(DetailViewController(), animated: true) }
          let other = UIViewController()
          var isFirst = true
        """))
  }

  @Test func twoTransitionsInOneLineOfCode() {
    expectFindings(
      of: "double-transition",
      controller(
        """
          func both() {
            _ = navigationController?.popViewController(animated: true)
            let next = DetailViewController()
            self.navigationController!.pushViewController(next, animated: true) // expect: double-transition
          }
          func modals() {
            present(DetailViewController(), animated: true)
            present(DetailViewController(), animated: true) // expect: double-transition
          }
          func atOnce() {
            navigationController?.popViewController(animated: false)
            navigationController?.pushViewController(DetailViewController(), animated: true)
          }
          func two(_ other: UINavigationController) {
            navigationController?.popViewController(animated: true)
            other.pushViewController(DetailViewController(), animated: true)
          }
          func parted(_ isNew: Bool) {
            navigationController?.popViewController(animated: true)
            if isNew { return }
            navigationController?.pushViewController(DetailViewController(), animated: true)
          }
          func arms(_ kind: Int) {
            switch kind {
            case 0: navigationController?.popViewController(animated: true)
            default: navigationController?.pushViewController(DetailViewController(), animated: true)
            }
          }
        """))
  }

  @Test func aDismissalThatHasNotEnded() {
    expectFindings(
      of: "present-after-dismiss",
      controller(
        """
          func edit() {
            self.dismiss(animated: true, completion: nil)
            present(DetailViewController(), animated: true) // expect: present-after-dismiss
          }
          func replace() {
            dismiss(animated: true)
            presentingViewController?.present(DetailViewController(), animated: true) // expect: present-after-dismiss
          }
          func over() {
            presentedViewController?.dismiss(animated: true)
            present(DetailViewController(), animated: true) // expect: present-after-dismiss
          }
          func atOnce() {
            dismiss(animated: false)
            present(DetailViewController(), animated: true)
          }
          func other(_ window: UIViewController) {
            dismiss(animated: true)
            window.present(DetailViewController(), animated: true)
          }
          func waits() {
            Task {
              await dismiss(animated: true)
              present(DetailViewController(), animated: true)
            }
          }
        """))
  }

  @Test func oneObjectForEveryPush() {
    expectFindings(
      of: "push-shared-instance",
      controller(
        """
          private let detail = DetailViewController()
          private lazy var other: DetailViewController = { DetailViewController() }()
          private var fresh = DetailViewController()
          private var made: DetailViewController { DetailViewController() }
          func open() { navigationController?.pushViewController(detail, animated: true) } // expect: push-shared-instance
          func openOther() { navigationController?.pushViewController(other, animated: true) } // expect: push-shared-instance
          func openFresh() {
            fresh = DetailViewController()
            navigationController?.pushViewController(fresh, animated: true)
          }
          func openMade() { navigationController?.pushViewController(made, animated: true) }
          func asks() {
            if navigationController?.topViewController === detail { return }
            navigationController?.pushViewController(detail, animated: true)
          }
          func root() { navigationController?.pushViewController(detail, animated: false) }
        """))
  }
}
