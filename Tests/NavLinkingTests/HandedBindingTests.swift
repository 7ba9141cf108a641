import Testing

/// States that are set through what functions are handed.
struct HandedBindingTests {
  /// An initialiser's binding is the property that keeps it.
  @Test func aBindingThatAnInitialiserIsHandedIsTheState() {
    expectFlow(
      """
      import SwiftUI

      @main struct WellApp: App { var body: some Scene { WindowGroup { WellView() } } } // nav: (entry) -> WellView [root]
      enum WellSheet: Identifiable {
        case bucket(Int), rope
        var id: Int { 0 }
      }
      struct WellView: View {
        @State private var sheet: WellSheet?
        var body: some View {
          PumpView(sheet: $sheet)
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .bucket: BucketView()
              case .rope: RopeView()
              }
            }
        }
      }
      struct PumpView: View {
        @State private var model: PumpModel
        @Binding private var sheet: WellSheet?
        init(sheet: Binding<WellSheet?>) {
          _sheet = sheet
          _model = State(
            initialValue: PumpModel(
              onBucket: { sheet.wrappedValue = .bucket($0) }, // nav: WellView -> BucketView [sheet] WellSheet.bucket
              onRope: { sheet.wrappedValue = .rope })) // nav: WellView -> RopeView [sheet] WellSheet.rope
        }
        var body: some View { Button("Pump") { model.pump() } }
      }
      @Observable final class PumpModel {
        let onBucket: (Int) -> Void
        let onRope: () -> Void
        init(onBucket: @escaping (Int) -> Void, onRope: @escaping () -> Void) {
          self.onBucket = onBucket
          self.onRope = onRope
        }
        func pump() {
          onBucket(3)
          onRope()
        }
      }
      struct BucketView: View { var body: some View { Text("Bucket") } }
      struct RopeView: View { var body: some View { Text("Rope") } }
      """)
  }

  /// A parameter pack may be given nothing.
  @Test func aPackOfPlacesMayBeEmpty() {
    expectFlow(
      """
      import SwiftUI

      @main struct PortApp: App {
        @State private var port = Port()
        var body: some Scene { WindowGroup { PortView(port: port) } } // nav: (entry) -> PortView [root]
      }
      enum PortTab: Hashable { case docks, cranes }
      @Observable final class Port {
        var tab: PortTab = .docks
        func navigate<each Place: Hashable>(to tab: PortTab, with places: repeat each Place, isNew: Bool = true) { self.tab = tab }
      }
      struct PortView: View {
        @Bindable var port: Port
        var body: some View {
          TabView(selection: $port.tab) {
            DocksView(port: port).tag(PortTab.docks) // nav: PortView -> DocksView [tab]
            CranesView(port: port).tag(PortTab.cranes) // nav: PortView -> CranesView [tab]
          }
        }
      }
      struct DocksView: View {
        let port: Port
        var body: some View { Button("Cranes") { port.navigate(to: .cranes) } } // nav: DocksView -> CranesView [tab] PortTab.cranes
      }
      struct CranesView: View {
        let port: Port
        var body: some View { Button("Docks") { port.navigate(to: .docks, with: 3, "left") } } // nav: CranesView -> DocksView [tab] PortTab.docks
      }
      """)
  }

  /// Of two steps that are all of a sheet, the first leads to the last.
  @Test func twoStepsTakeTurns() {
    expectFlow(
      """
      import SwiftUI

      @main struct InnApp: App { var body: some Scene { WindowGroup { InnView() } } } // nav: (entry) -> InnView [root]
      struct InnView: View {
        @State private var isBooking = false
        var body: some View {
          Button("Book") { isBooking = true } // nav: InnView -> BookingView [sheet]
            .sheet(isPresented: $isBooking) { BookingView() }
        }
      }
      struct BookingView: View {
        enum Step { case rooms, guests }
        @State private var step: Step = .rooms
        var body: some View {
          Group {
            switch step { // nav: BookingView -> RoomsView [root] BookingView.Step.rooms
            case .rooms: RoomsView(onDone: goOn).transition(.opacity)
            case .guests: NavigationStack { GuestsView() }
            }
          }
          .animation(.default, value: step)
        }
        private func goOn() { step = .guests } // nav: RoomsView -> GuestsView [root] BookingView.Step.guests
      }
      struct RoomsView: View {
        let onDone: () -> Void
        var body: some View { Button("Done") { onDone() } }
      }
      struct GuestsView: View { var body: some View { Text("Guests") } }
      """)
  }
}
