import Testing

/// States that stand for the state of somebody else, and closures that make what is written into them.
@Suite struct ForwardedStateTests {
  private static func source(_ writes: String) -> String {
    """
    import SwiftUI
    @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
    enum Notice: Identifiable { case storm(Int), fog(Int); var id: Int { 0 } }
    @Observable final class Speaker { var notice: Notice?; var isOpen = false }
    @Observable final class HarbourModel {
      let speaker: Speaker
      let office: Office
      init() { speaker = Speaker(); office = Office(speaker: speaker) }
      var notice: Notice? {
        get { speaker.notice }
        set { speaker.notice = newValue }
      }
      var isOpen: Bool {
        get { speaker.isOpen }
        set { speaker.isOpen = newValue }
      }
    }
    struct HarbourView: View {
      @State private var model = HarbourModel()
      var body: some View {
        Text("Harbour")
          .sheet(item: $model.notice) { notice in
            switch notice {
            case .storm: StormView()
            case .fog: FogView()
            }
          }
          .sheet(isPresented: $model.isOpen) { GateView() }
          .onTapGesture { model.office.warn() }
      }
    }
    final class Office {
      let speaker: Speaker
      init(speaker: Speaker) { self.speaker = speaker }
    \(writes)
    }
    struct StormView: View { var body: some View { Text("Storm") } }
    struct FogView: View { var body: some View { Text("Fog") } }
    struct GateView: View { var body: some View { Text("Gate") } }
    """
  }

  @Test func whoWritesTheStateBehindDecides() {
    expectFlow(
      Self.source(
        """
          func warn() {
            speaker.notice = .fog(2) // nav: HarbourView -> FogView [sheet] Notice.fog
            speaker.isOpen = true // nav: HarbourView -> GateView [sheet]
          }
        """))
  }

  @Test func aClosureSaysTheCase() {
    expectFlow(
      Self.source(
        """
          func warn() {
            say(3) { .storm($0) } // nav: HarbourView -> StormView [sheet] Notice.storm
            say(4, as: { Notice.fog($0) }) // nav: HarbourView -> FogView [sheet] Notice.fog
          }
          private func say<T>(_ value: T, as notice: @escaping (T) -> Notice) { speaker.notice = notice(value) }
        """))
  }

  @Test func aSetterPassesOnWhatItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      @Observable final class Speaker { var isOpen = false }
      struct HarbourView: View {
        @State private var speaker = Speaker()
        private var isGateOpen: Bool {
          get { speaker.isOpen }
          nonmutating set { speaker.isOpen = newValue }
        }
        var body: some View {
          Button("Gate") { isGateOpen = true } // nav: HarbourView -> GateView [sheet]
            .sheet(isPresented: $speaker.isOpen) { GateView() }
        }
      }
      struct GateView: View { var body: some View { Text("Gate") } }
      """)
  }
}
