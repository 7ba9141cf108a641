import Testing

/// Objects that pass members on by key path to a part of them.
struct DynamicMemberTests {
  @Test func stateThatAGenericContextPassesOnIsSetByTheModelThatInheritsIt() {
    expectFlow(
      """
      import SwiftUI

      protocol Editable {
        associatedtype Edited = Void
        var edited: Edited { get set }
      }
      extension Editable where Edited == Void {
        var edited: Void { get { () } set { } }
      }

      class Model<State: Editable, Event> {
        var context: Context
        var state: State {
          get { context.shown }
          set { context.shown = newValue }
        }
        init(_ state: State) { context = Context(state) }
        func take(_ event: Event) {}

        @dynamicMemberLookup
        final class Context: ObservableObject {
          weak var model: Model?
          @Published fileprivate(set) var shown: State
          subscript<T>(dynamicMember keyPath: WritableKeyPath<State.Edited, T>) -> T {
            get { shown.edited[keyPath: keyPath] }
            set { shown.edited[keyPath: keyPath] = newValue }
          }
          init(_ shown: State) { self.shown = shown }
          func send(_ event: Event) { model?.take(event) }
        }
      }

      @main struct OrchardApp: App {
        let model = TreesModel()
        var body: some Scene { WindowGroup { TreesView(context: model.context) } } // nav: (entry) -> TreesView [root]
      }

      struct TreesState: Editable {
        var count = 0
        var edited = TreesEdits()
      }
      struct TreesEdits {
        var picked: Tree?
        var isPruning = false
      }
      struct Tree: Identifiable { let id: Int }
      enum TreesEvent { case treeTapped(Tree), shears }

      typealias TreesBase = Model<TreesState, TreesEvent>

      class TreesModel: TreesBase {
        init() { super.init(TreesState()) }
        override func take(_ event: TreesEvent) {
          switch event {
          case .treeTapped(let tree): state.edited.picked = tree // nav: TreesView -> TreeView [sheet]
          case .shears: showPruning()
          }
        }
        private func showPruning() {
          state.edited.isPruning = true // nav: TreesView -> PruningView [fullScreenCover]
        }
      }

      struct TreesView: View {
        @ObservedObject var context: TreesModel.Context
        var body: some View {
          VStack {
            Button("Tree") { context.send(.treeTapped(Tree(id: 1))) }
            Button("Prune") { context.send(.shears) }
            Button("Prune at once") { context.isPruning = true } // nav: TreesView -> PruningView [fullScreenCover]
          }
          .sheet(item: $context.picked) { TreeView(tree: $0) }
          .fullScreenCover(isPresented: $context.isPruning) { PruningView(count: context.shown.count) }
        }
      }
      struct TreeView: View {
        let tree: Tree
        var body: some View { Text("Tree") }
      }
      struct PruningView: View {
        let count: Int
        var body: some View { Text("Prune") }
      }
      """)
  }

  @Test func aWrapperPassesOnWhatItIsMadeAround() {
    expectFlow(
      """
      import SwiftUI

      @dynamicMemberLookup
      final class Shared<Value>: ObservableObject {
        @Published var value: Value
        init(_ value: Value) { self.value = value }
        subscript<T>(dynamicMember keyPath: WritableKeyPath<Value, T>) -> T {
          get { value[keyPath: keyPath] }
          set { value[keyPath: keyPath] = newValue }
        }
      }
      struct Kitchen { var isOvenShown = false }
      struct Cellar { var isOvenShown = false }

      @main struct KitchenApp: App {
        var body: some Scene { WindowGroup { KitchenView(kitchen: Shared(Kitchen())) } } // nav: (entry) -> KitchenView [root]
      }
      struct KitchenView: View {
        @ObservedObject var kitchen: Shared<Kitchen>
        let cellar = Shared(Cellar())
        var body: some View {
          Button("Oven") { kitchen.isOvenShown = true } // nav: KitchenView -> OvenView [sheet]
            .onAppear { cellar.value.isOvenShown = true }
            .sheet(isPresented: $kitchen.isOvenShown) { OvenView() }
        }
      }
      struct OvenView: View {
        var body: some View { Text("Oven") }
      }
      """)
  }
}
