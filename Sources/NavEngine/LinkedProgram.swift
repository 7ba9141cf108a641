import NavFacts
import NavFindings
import NavLinking
import NavModel
import NavSource

/// What is kept of a program, or of several, when the facts are given back.
struct LinkedProgram: Sendable {
  var graph: NavigationGraph
  /// Their trees are no more.
  var files: [FileFacts]
  /// Those of the app's files.
  var comments: [SuppressionComment]
  /// The files beside the Swift code that rules may speak of, sorted.
  var sides: [String]

  /// Links a program. Its trees and names are given away: the linker adds to the names, and a second copy would be a part of the
  /// peak of memory.
  init(_ bundle: consuming FactsBundle, _ interface: InterfaceFacts, _ settings: Settings) {
    files = bundle.files
    comments = bundle.files.filter { $0.role == .app }.flatMap { $0.suppressionComments(bundle.forest) }
    sides = interface.paths
    let options = LinkOptions(
      entryPoints: settings.entryPoints.map(\.value), rows: settings.dialects.map(\.value), interface: interface)
    graph = Linker.link(consume bundle, options: options)
  }

  /// Several programs seen as one.
  ///
  /// - Parameter names: of the programs; tell apart what has the same id in several.
  init(_ programs: [LinkedProgram], names: [String]) {
    guard programs.count != 1 else {
      self = programs[0]
      return
    }
    graph = NavigationGraph(joining: zip(names, programs).map { (name: $0, graph: $1.graph) })
    let all = programs.flatMap(\.files)
    // Sorted as numbers: a file's facts are large to move about.
    files = all.indices.sorted { all[$0].path < all[$1].path }.map { all[$0] }
    comments = programs.flatMap(\.comments)
    sides = programs.flatMap(\.sides).sorted()
  }
}
