import Testing

/// Rows of a list that say where they lead: who takes one decides.
struct ListedRowTests {
  @Test func aRowOfAMenuIsTakenWhereItsRouteIsPushed() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case orders, help, about }
      struct Row: Identifiable {
        let id = UUID()
        let title: String
        let page: Page
      }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { AccountView() } } } // nav: (entry) -> AccountView [root]
      struct AccountView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack {
              card("Yours", [
                Row(title: "Orders", page: .orders)
              ])
              card("Ours", [
                Row(title: "Help", page: .help),
                Row(title: "About", page: .about),
              ])
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .orders: OrdersView()
              case .help: HelpView()
              case .about: AboutView()
              }
            }
          }
        }
        private func card(_ title: String, _ rows: [Row]) -> some View {
          ForEach(rows) { row in
            Button(row.title) {
              // nav: AccountView -> OrdersView [push] Page.orders; AccountView -> HelpView [push] Page.help; AccountView -> AboutView [push] Page.about
              router.push(row.page)
            }
          }
        }
      }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
  }

  /// Who takes a row goes on by what it leads to: each arm decides. A name that a row carries is looked up where it is taken.
  @Test func whatARowLeadsToIsDecidedInTheArmThatShowsIt() {
    expectFlow(
      """
      // file: Bakery/MenuController.swift
      import UIKit
      enum Place { case board(name: String), orders, help, about }
      class Row {
        let title: String
        var place: Place?
        init(title: String) { self.title = title }
        init(title: String, place: Place) {
          self.title = title
          self.place = place
        }
      }
      final class MenuModel {
        var sections: [[Row]] = []
        init() {
          sections.append([Row(title: "Bakery"), Row(title: "Orders", place: .orders)])
          sections.append([Row(title: "Help", place: .help), Row(title: "About", place: .about), Row(title: "Legal", place: .board(name: LegalController.name))])
        }
      }
      final class MenuController: UITableViewController {
        let model = MenuModel()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          guard let place = model.sections[indexPath.section][indexPath.row].place else { return }
          switch place {
          case .board(let name): open(name) // nav: MenuController -> LegalController [push]
          default: open(place)
          }
        }
        private func open(_ name: String) {
          guard let next = storyboard?.instantiateViewController(withIdentifier: name) else { return }
          navigationController?.pushViewController(next, animated: true)
        }
        private func open(_ place: Place) {
          switch place {
          case .orders:
            // nav: MenuController -> OrdersController [push] Place.orders
            navigationController?.pushViewController(OrdersController(), animated: true)
          case .help:
            navigationController?.pushViewController(HelpController(), animated: true) // nav: MenuController -> HelpController [push] Place.help
          case .about:
            present(AboutController(), animated: true) // nav: MenuController -> AboutController [present] Place.about
          default: break
          }
        }
      }
      final class LegalController: UIViewController { static let name = "Legal" }
      final class OrdersController: UIViewController {}
      final class HelpController: UIViewController {}
      final class AboutController: UIViewController {}
      // file: Bakery/Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="menu"> <!-- // nav: (entry) -> MenuController [root] -->
      <scenes>
      <scene sceneID="s1"><objects><viewController id="menu" customClass="MenuController" customModule="Bakery" sceneMemberID="viewController"></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="legal" storyboardIdentifier="Legal" customClass="LegalController" customModule="Bakery" sceneMemberID="viewController"></viewController></objects></scene>
      </scenes>
      </document>
      """)
  }

  /// A list that is a path is no list of rows: who writes it decides.
  @Test func whatIsPutIntoAPathIsDecidedWhereThePathIsWritten() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case orders, help }
      struct Stop: Hashable { let page: Page }
      final class Router: ObservableObject {
        @Published var path: [Stop] = []
        func showHelp() {
          // nav: HomeView -> OrdersView [push] Page.orders; HomeView -> HelpView [push] Page.help
          path = [Stop(page: .orders), Stop(page: .help)]
        }
      }
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Help") { router.showHelp() }
              .navigationDestination(for: Stop.self) { stop in
                switch stop.page {
                case .orders: OrdersView()
                case .help: HelpView()
                }
              }
          }
        }
      }
      struct OrdersView: View { var body: some View { Text("Orders") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }
}
