import Testing

/// Values that are put on a path, and of which nothing is known: a package's closure is given them.
struct UntoldValueTests {
  private static func well(_ destinations: String) -> String {
    """
    import PumpKit
    import SwiftUI

    @main struct WellApp: App { var body: some Scene { WindowGroup { WellStack() } } } // nav: (entry) -> WellStack [root]
    struct Bucket: Hashable {}
    struct Rope: Hashable {}
    struct WellStack: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Pump(model: PumpModel(onPump: { path.append($0) })) // PUSH
            \(destinations)
        }
      }
    }
    struct BucketView: View {
      let bucket: Bucket
      var body: some View { Text("Bucket") }
    }
    struct RopeView: View { var body: some View { Text("Rope") } }
    """
  }

  @Test func aStackThatTakesOneTypeIsGivenThat() {
    expectFlow(
      Self.well(".navigationDestination(for: Bucket.self) { BucketView(bucket: $0) }").replacing("// PUSH", with: "// nav: WellStack -> BucketView [push]"))
  }

  @Test func ofSeveralTypesItIsNoneThatIsKnown() {
    let source = Self.well(
      """
      .navigationDestination(for: Bucket.self) { BucketView(bucket: $0) }
              .navigationDestination(for: Rope.self) { _ in RopeView() }
      """)
    expectFlow(source)
    #expect(FlowRun.graph(source).unresolved.contains { $0.reason == "the type of the value is not known" })
  }
}
