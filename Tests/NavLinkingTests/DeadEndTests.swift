import NavModel
import Testing

/// Covers that nothing closes, and the many ways in which something may.
struct DeadEndTests {
  private func ends(
    player: String = "struct Player: View { @State var isPaused = false; var body: some View { Button(\"Pause\") { isPaused.toggle() } } }",
    body: String = "Button(\"Play\") { isPlaying = true }.fullScreenCover(isPresented: $isPlaying) { Player() }",
    state: String = "@State private var isPlaying = false", _ head: String = ""
  ) -> [DeadEnd] {
    ObservationRun.observations(head + "\n" + ObservationRun.app(body, state: state, player)).deadEnds
  }

  @Test func aCoverWithoutAWayOutIsADeadEnd() {
    let found = ends()
    #expect(found.map(\.state) == ["HomeScreen.isPlaying"])
    #expect(found.map(\.screens) == [["Player"]])
    #expect(found.first?.openings.count == 1)
  }

  @Test func aSheetCanBeSwipedAwayUnlessItIsHeld() {
    let sheet = "Button(\"Play\") { isPlaying = true }.sheet(isPresented: $isPlaying) { Player() }"
    #expect(ends(body: sheet).isEmpty)
    #expect(ends(body: sheet.replacing("Player()", with: "Player().interactiveDismissDisabled()")).map(\.kind) == [.sheet])
    #expect(ends(body: sheet.replacing("Player()", with: "Player().interactiveDismissDisabled(true)")).count == 1)
    #expect(ends(body: sheet.replacing("Player()", with: "Player().interactiveDismissDisabled(isPlaying)")).isEmpty)
  }

  @Test func anItemIsAStateToo() {
    let body = "Button(\"Play\") { track = Track(id: 1) }.fullScreenCover(item: $track) { _ in Player() }"
    let player = "struct Track: Identifiable { let id: Int }; struct Player: View { var body: some View { Text(\"\") } }"
    #expect(ends(player: player, body: body, state: "@State var track: Track?").count == 1)
    #expect(ends(player: player, body: body.replacing("Track(id: 1)", with: "next()"), state: "@State var track: Track?").isEmpty)
  }

  @Test(arguments: [
    // In the content.
    "struct Player: View { @Environment(\\.dismiss) var dismiss; var body: some View { Button(\"\") { dismiss() } } }",
    "struct Player: View { @Environment(\\.presentationMode) var mode; var body: some View { Text(\"\") } }",
    "struct Player: View { @Binding var flag: Bool; var body: some View { Text(\"\") } }",
    "struct Player: View { var onEnd: () -> Void = {}; var body: some View { Button(\"\") { onEnd() } } }",
    "struct Player: View { @EnvironmentObject var model: Model; var body: some View { Text(\"\") } }; class Model: ObservableObject {}",
    "struct Player: View { @ObservedObject var model: Model; var body: some View { Text(\"\") } }; class Model: ObservableObject {}",
    "struct Player: View { let model: Model; var body: some View { Text(\"\") } }; class Model {}",
    "struct Player: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIViewController { UIViewController() } }",
    "struct Player<T: View>: View { let content: T; var body: some View { content } }",
    "struct Player: View { @AppStorage(\"x\") var seen = false; var body: some View { Toggle(\"\", isOn: $seen) } }",
    // Below it.
    "struct Player: View { var body: some View { Bar() } }; struct Bar: View { var body: some View { Button(\"Close\") { } } }",
    "struct Player: View { var body: some View { NavigationStack { NavigationLink(\"\") { Bar() } } } }; struct Bar: View { @Environment(\\.dismiss) var d; var body: some View { Text(\"\") } }",
    "struct Player: View { var body: some View { Text(\"\").withBar() } }; extension View { func withBar() -> some View { toolbar { CloseButton() } } }",
    "struct Player: View { @StateObject var model = Model(); var body: some View { Text(\"\") } }; class Model: ObservableObject { func end() { Session.shared.end() } }",
  ])
  func somethingInTheContentMayCloseIt(_ player: String) { #expect(ends(player: player).isEmpty) }

  @Test(arguments: [
    ".onAppear { isPlaying = false }", ".onTapGesture { isPlaying.toggle() }", ".onChange(of: 1) { isPlaying = isReady }",
    ".sheet(isPresented: $isPlaying) { Text(\"\") }", ".task { set(&isPlaying) }",
  ])
  func theStateMayBeTakenBack(_ more: String) {
    #expect(ends(body: "Button(\"Play\") { isPlaying = true }.fullScreenCover(isPresented: $isPlaying) { Player() }" + more).isEmpty)
  }

  @Test func statesOfOthersAreNotKnown() {
    #expect(ends(state: "@Binding var isPlaying: Bool").isEmpty)
    #expect(ends(state: "@ObservedObject var model = Model(); var isPlaying: Bool { get { model.x } set {} }").isEmpty)
  }

  @Test func librariesMayCloseIt() {
    #expect(ends("import Lottie").isEmpty)
    #expect(ends("import AVKit").count == 1)
  }
}
