import NavFacts
import NavModel

/// The stage that the pipeline calls but does not own yet.
enum Stages {
  /// The graph of all files.
  static func link(_ bundle: FactsBundle, settings: Settings) -> NavigationGraph {
    // Until linking lands: nothing.
    NavigationGraph()
  }
}
