import Testing

/// Roots where data of several objects has to be there.
struct SeveralStoreTests {
  private func club(saving: String, entering: String, mark: String) -> String {
    """
    import SwiftUI
    @main struct ClubApp: App {
      @StateObject private var account = Account()
      @StateObject private var role = RoleStore()
      var body: some Scene {
        WindowGroup { RootView(account: account, role: role) } // nav: (entry) -> RootView [root]
      }
    }
    final class Account: ObservableObject {
      @Published private(set) var name: String?
      func save(_ name: String) -> Bool {
        \(saving)
        return true
      }
    }
    final class RoleStore: ObservableObject {
      @Published private(set) var chosen: Int?
      func choose(_ role: Int) {
        chosen = role \(mark)
      }
    }
    struct RootView: View {
      @ObservedObject var account: Account
      @ObservedObject var role: RoleStore
      var body: some View {
        Group {
          if let name = account.name, let chosen = role.chosen {
            HallView(name: name, role: chosen) // nav: RootView -> HallView [root]
          } else {
            DoorView(account: account, role: role) // nav: RootView -> DoorView [root]
          }
        }
      }
    }
    struct DoorView: View {
      @ObservedObject var account: Account
      @ObservedObject var role: RoleStore
      var body: some View { Button("Enter") { enter() } }
      private func enter() { \(entering) }
    }
    struct HallView: View { let name: String; let role: Int; var body: some View { Text(name) } }
    """
  }

  /// Whoever calls what sets the last of them has set the others before.
  @Test func theLastOfSeveralObjectsToldDecides() {
    let saving = "self.name = name"
    let told = club(saving: saving, entering: "guard account.save(\"Mia\") else { return }; role.choose(1)", mark: "// nav: DoorView -> HallView [root]")
    expectFlow(told.replacing("HallView(name: name, role: chosen) // nav: RootView -> HallView [root]", with: "HallView(name: name, role: chosen)"))
  }

  @Test func oneOfThemAloneLeadsNowhere() {
    expectFlow(club(saving: "", entering: "guard account.save(\"Mia\") else { return }; role.choose(1)", mark: ""))
    expectFlow(club(saving: "self.name = name", entering: "role.choose(1)", mark: ""))
    expectFlow(club(saving: "self.name = name", entering: "if role.chosen == nil { _ = account.save(\"Mia\") }; role.choose(1)", mark: ""))
  }
}
