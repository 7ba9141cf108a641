import Testing

/// What a state is where code sets it anew tells which screen is left.
@Suite struct StateLeftTests {
  private func tour(_ model: String, _ more: String = "") -> String {
    """
    import SwiftUI
    enum Stage { case start, cave, lake, end }
    final class TourModel: ObservableObject {
      @Published var stage: Stage = .start
      var isLate = false
      \(model)
    }
    struct StartView: View { @ObservedObject var model: TourModel; var body: some View { Button("On") { model.next() } } }
    struct CaveView: View { @ObservedObject var model: TourModel; var body: some View { Button("On") { model.next() } } }
    struct LakeView: View { @ObservedObject var model: TourModel; var body: some View { Button("On") { model.next() } } }
    struct EndView: View { var body: some View { Text("End") } }
    struct TourView: View {
      @StateObject private var model = TourModel()
      var body: some View {
        Group {
          switch model.stage {
          case .start: StartView(model: model) // nav: TourView -> StartView [root] Stage.start
          case .cave: CaveView(model: model)
          case .lake: LakeView(model: model)
          case .end: EndView()
          }
        }
        .onAppear { model.next() }
        \(more)
      }
    }
    @main struct TourApp: App { var body: some Scene { WindowGroup { TourView() } } } // nav: (entry) -> TourView [root]
    """
  }

  @Test func anArmOfASwitchOverTheState() {
    expectFlow(
      tour(
        """
        func next() {
            switch stage {
            case .start: stage = .cave // nav: StartView -> CaveView [root] Stage.cave
            case .cave: withAnimation { stage = .lake } // nav: CaveView -> LakeView [root] Stage.lake
            case .lake:
              guard isLate else { return }
              stage = .end // nav: LakeView -> EndView [root] Stage.end
            case .end: break
            }
          }
        """))
  }

  @Test func conditionsBeforeAndAround() {
    expectFlow(
      tour(
        """
        func next() {
            guard stage == .start else { return }
            Task { await load(); stage = .cave } // nav: StartView -> CaveView [root] Stage.cave
          }
          private func load() async {}
          func skip() {
            if isLate && stage == .cave { stage = .lake } // nav: CaveView -> LakeView [root] Stage.lake
            if case .lake = stage { stage = .end } // nav: LakeView -> EndView [root] Stage.end
          }
        """, ".onChange(of: model.isLate) { model.skip() }"))
  }

  /// What is left besides tells of the screens that the code belongs to, and of no others.
  @Test func whatAStateIsNot() {
    expectFlow(
      tour(
        """
        func next() {
            if stage != .start { stage = .end } // nav: CaveView -> EndView [root] Stage.end; LakeView -> EndView [root] Stage.end
          }
        """))
  }

  /// After it was set once, it is what it was set to; and what is kept for later finds it as it is by then.
  @Test func whatIsSetInBetween() {
    expectFlow(
      tour(
        """
        var onDone: (() -> Void)?
          func next() {
            guard stage == .start else { return }
            onDone?()
          }
          func hurry() {
            guard stage == .start else { return }
            stage = .cave // nav: StartView -> CaveView [root] Stage.cave
            stage = .end // nav: CaveView -> EndView [root] Stage.end
          }
          func begin() {
            guard stage == .start else { return }
            onDone = { self.stage = .lake } // nav: TourView -> LakeView [root] Stage.lake
          }
        """, ".onChange(of: model.isLate) { model.begin(); model.hurry() }"))
  }
}
