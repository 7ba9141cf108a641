import Testing

/// Values that are pushed without a type that tells what they are.
@Suite struct HeldValueTests {
  private static let views = """
    @main struct TrackApp: App { var body: some Scene { WindowGroup { TracksView() } } } // nav: (entry) -> TracksView [root]
    struct Bend: Hashable { var id: Int }
    struct Halt: Hashable { var id: Int }
    struct BendView: View { let bend: Bend; var body: some View { Text("Bend") } }
    struct HaltView: View { let halt: Halt; var body: some View { Text("Halt") } }
    """

  @Test func whatARowHoldsIsShownByItsType() {
    expectFlow(
      """
      import SwiftUI
      \(Self.views)
      struct Row: Identifiable {
        let id: Int
        let target: any Hashable & Sendable
        init(id: Int, target: any Hashable & Sendable) {
          self.id = id
          self.target = target
        }
      }
      struct TracksView: View {
        let rows: [Row] = [Row(id: 1, target: Bend(id: 1)), Row(id: 2, target: Halt(id: 2))]
        var body: some View {
          NavigationStack {
            List(rows) { row in
              NavigationLink(value: row.target) { Text("Row") } // nav: TracksView -> BendView [push]; TracksView -> HaltView [push]
            }
            .navigationDestination(for: Bend.self) { BendView(bend: $0) }
            .navigationDestination(for: Halt.self) { HaltView(halt: $0) }
          }
        }
      }
      """)
  }

  @Test func aClosureWhoseTypeHasANameTellsWhatItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      \(Self.views)
      typealias OnBend = ((Bend) -> Void)?
      struct Signals { static func model(onBend: OnBend, onHalt: Model.OnHalt) -> Model { Model(onBend: onBend, onHalt: onHalt) } }
      final class Model {
        typealias OnHalt = (Halt) -> Void
        let onBend: OnBend
        let onHalt: OnHalt
        init(onBend: OnBend, onHalt: @escaping OnHalt) { self.onBend = onBend; self.onHalt = onHalt }
        func turn() { onBend?(Bend(id: 1)) }
        func stop() { onHalt(Halt(id: 1)) }
      }
      struct TracksView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            SwitchView( // nav: TracksView -> SwitchView [root]
              model: Signals.model(
                onBend: { path.append($0) }, // nav: SwitchView -> BendView [push]
                onHalt: { halt in
                  path.append(halt) // nav: SwitchView -> HaltView [push]
                }))
              .navigationDestination(for: Bend.self) { BendView(bend: $0) }
              .navigationDestination(for: Halt.self) { HaltView(halt: $0) }
          }
        }
      }
      struct SwitchView: View {
        let model: Model
        var body: some View { Button("Turn") { model.turn() } }
      }
      """)
  }

  @Test func whereADestinationTakesAllCasesAlikeNoCaseIsTold() {
    expectFlow(
      """
      import SwiftUI
      @main struct YardApp: App { var body: some Scene { WindowGroup { YardView() } } } // nav: (entry) -> YardView [root]
      enum Breed: String, CaseIterable { case hen, duck }
      struct Bird: Identifiable {
        let id: Int
        var breed: Breed
        init(id: Int, breed: Breed) { self.id = id; self.breed = breed }
      }
      final class Flock: ObservableObject {
        let breed: Breed
        init(breed: Breed) { self.breed = breed }
        func hatch() -> Bird { Bird(id: 1, breed: breed) }
      }
      struct YardView: View {
        @State private var birds: [Bird] = []
        var body: some View {
          NavigationStack {
            List(birds) { bird in
              NavigationLink(value: bird.breed) { Text("Bird") } // nav: YardView -> FlockView [push]
            }
            .navigationDestination(for: Breed.self) { breed in FlockView(flock: Flock(breed: breed)) }
          }
        }
      }
      struct FlockView: View { @ObservedObject var flock: Flock; var body: some View { Text("Flock") } }
      """)
  }
}
