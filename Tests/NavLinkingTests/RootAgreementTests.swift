import Testing

/// Windows whose first screen flags and data choose together, and splashes before them.
struct RootAgreementTests {
  @Test func eachAloneCanBreakWhatHasToAgree() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { DoorView() } } } // nav: (entry) -> DoorView [root]
      final class Session: ObservableObject {
        static let shared = Session()
        @Published var member: String?
        @Published var isThrough = false
        func leave() {
          member = nil // nav: HallView -> IntroView [root]
          print("gone")
          print("gone")
          isThrough = false
        }
        func finish() { isThrough = true }
      }
      struct DoorView: View {
        @State private var isNew = true
        @StateObject private var session = Session.shared
        var body: some View {
          if isNew {
            ZStack { Color.red; Image("logo") }
              .onAppear { isNew = false } // nav: DoorView -> IntroView [root]; DoorView -> HallView [root]
          } else {
            if session.member == nil || !session.isThrough {
              IntroView()
            } else {
              HallView()
            }
          }
        }
      }
      struct IntroView: View {
        @StateObject private var session = Session.shared
        var body: some View { Button("Done") { session.finish() } }
      }
      struct HallView: View {
        @StateObject private var session = Session.shared
        var body: some View { Button("Leave") { session.leave() } }
      }
      """)
  }

  @Test func whatComesAndGoesSaysNothingOfTheRest() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { DoorView() } } } // nav: (entry) -> DoorView [root]
      final class Session: ObservableObject {
        static let shared = Session()
        @Published var member: String?
        @Published var isThrough = false
      }
      struct DoorView: View {
        @State private var isBusy = true
        @StateObject private var session = Session.shared
        var body: some View {
          if isBusy {
            ProgressView()
          } else if let member = session.member, session.isThrough {
            HallView(name: member) // nav: DoorView -> HallView [root]
          } else {
            IntroView(onLoad: { isBusy = true; isBusy = false }) // nav: DoorView -> IntroView [root]
          }
        }
      }
      struct IntroView: View { let onLoad: () -> Void; var body: some View { Button("Done") { onLoad() } } }
      struct HallView: View { let name: String; var body: some View { Text(name) } }
      """)
  }

  /// The next condition asks for all but one: who sets that one comes from there.
  @Test func whatTheNextConditionAsksForIsThere() {
    expectFlow(
      """
      import SwiftUI
      struct Guest {}
      final class Stay: ObservableObject {
        @Published var guest: Guest?
        @Published var hasKey = false
        func arrive() { guest = Guest() } // nav: DoorView -> DeskView [root]
        func takeKey() { hasKey = true } // nav: DeskView -> RoomView [root]
        func leave() { guest = nil } // nav: RoomView -> DoorView [root]
      }
      @main struct HotelApp: App {
        @StateObject private var stay = Stay()
        var body: some Scene { WindowGroup { HotelRoot().environmentObject(stay) } } // nav: (entry) -> HotelRoot [root]
      }
      struct HotelRoot: View {
        @EnvironmentObject var stay: Stay
        var body: some View {
          if stay.guest != nil && stay.hasKey {
            RoomView()
          } else if stay.guest != nil {
            DeskView()
          } else {
            DoorView() // nav: HotelRoot -> DoorView [root]
          }
        }
      }
      struct RoomView: View { @EnvironmentObject var stay: Stay; var body: some View { Button("Leave") { stay.leave() } } }
      struct DeskView: View { @EnvironmentObject var stay: Stay; var body: some View { Button("Key") { stay.takeKey() } } }
      struct DoorView: View { @EnvironmentObject var stay: Stay; var body: some View { Button("In") { stay.arrive() } } }
      """)
  }

  /// Of several flags, the last leads on from where the others hold, and from nowhere once one of them is turned back.
  @Test func theLastFlagGoesOnFromWhereTheOthersHold() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { DoorView() } } } // nav: (entry) -> DoorView [root]
      enum Code { case unset, on, off }
      final class Locks: ObservableObject {
        static let shared = Locks()
        @Published var code: Code = .unset
        @Published var face: Code = .unset
        @Published var isOpen = false
        func clear() {
          code = .unset // nav: HallView -> IntroView [root]
          face = .unset // nav: HallView -> IntroView [root]
          isOpen = true
        }
      }
      struct DoorView: View {
        @StateObject private var locks = Locks.shared
        var body: some View {
          if locks.code != .unset, locks.face != .unset, locks.isOpen {
            HallView()
          } else if locks.code != .unset, locks.face != .unset {
            LockView() // nav: DoorView -> LockView [root]
          } else {
            IntroView() // nav: DoorView -> IntroView [root]
          }
        }
      }
      struct LockView: View {
        @StateObject private var locks = Locks.shared
        var body: some View { Button("Open") { locks.isOpen = true } } // nav: LockView -> HallView [root]
      }
      struct IntroView: View { var body: some View { Text("hello") } }
      struct HallView: View {
        @StateObject private var locks = Locks.shared
        var body: some View { Button("Leave") { locks.clear() } }
      }
      """)
  }
}
