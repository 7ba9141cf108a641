import Testing

/// Protocols that say what an associated type of a protocol above them is.
struct RequiredTypeTests {
  private static let base = """
    import SwiftUI
    protocol Flowing: AnyObject {
      associatedtype Flow: Flowing
      var above: Flow? { get }
    }
    class Flow: Flowing { weak var above: Flow? }
    protocol Modelling: AnyObject, ObservableObject {
      associatedtype Flow: Flowing
      var flow: Flow { get set }
    }
    class Model<Flow: Flowing>: Modelling {
      var flow: Flow
      init(flow: Flow) { self.flow = flow }
    }
    protocol Stacking: Flowing {
      associatedtype Stop: Hashable
      var path: NavigationPath { get set }
    }

    """

  /// The types below are of one mind about nothing; the protocol says it.
  @Test func aRouteBehindTheTypesOfAModel() {
    expectFlow(
      Self.base + """
        protocol WalkFlowing: Stacking where Stop == WalkStop { func rest() }
        protocol SwimFlowing: Stacking where Stop == SwimStop { func rest() }
        enum WalkStop: Hashable { case lake, hill }
        enum SwimStop: Hashable { case shore }
        final class WalkFlow: Flow, WalkFlowing, ObservableObject {
          @Published var path = NavigationPath()
          @Published var rests = false
          func rest() { rests = true } // nav: WalkView -> BenchView [sheet]
        }
        final class SwimFlow: Flow, SwimFlowing, ObservableObject {
          @Published var path = NavigationPath()
          @Published var rests = false
          func rest() { rests = true } // nav: SwimView -> SandView [sheet]
        }
        protocol WalkModelling: Modelling where Flow: WalkFlowing {}
        protocol SwimModelling: Modelling where Flow: SwimFlowing {}
        final class WalkModel<Flow: WalkFlowing>: Model<Flow>, WalkModelling {}
        final class SwimModel<Flow: SwimFlowing>: Model<Flow>, SwimModelling {}
        struct WalkView<Model: WalkModelling>: View {
          @ObservedObject var model: Model
          var body: some View {
            NavigationLink(value: Model.Flow.Stop.lake) { Text("Lake") } // nav: WalkView -> LakeView [push] WalkStop.lake
            Button("Rest") { model.flow.rest() }
          }
        }
        struct SwimView<Model: SwimModelling>: View {
          @ObservedObject var model: Model
          var body: some View { Button("Rest") { model.flow.rest() } }
        }
        struct LakeView: View { var body: some View { Text("Lake") } }
        struct HillView: View { var body: some View { Text("Hill") } }
        struct BenchView: View { var body: some View { Text("Bench") } }
        struct SandView: View { var body: some View { Text("Sand") } }
        struct RootView: View {
          @StateObject var walk = WalkFlow()
          @StateObject var swim = SwimFlow()
          var body: some View {
            TabView {
              NavigationStack(path: $walk.path) { // nav: RootView -> WalkView [tab]
                WalkView(model: WalkModel(flow: walk))
                  .navigationDestination(for: WalkStop.self) { stop in
                    switch stop {
                    case .lake: LakeView()
                    case .hill: HillView()
                    }
                  }
                  .sheet(isPresented: $walk.rests) { BenchView() }
              }
              SwimView(model: SwimModel(flow: swim)) // nav: RootView -> SwimView [tab]
                .sheet(isPresented: $swim.rests) { SandView() }
            }
          }
        }
        @main struct TripApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
        """)
  }
}
