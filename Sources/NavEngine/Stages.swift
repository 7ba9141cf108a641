import NavFacts
import NavLinking
import NavModel

/// The stage that the pipeline calls but does not own yet.
enum Stages {
  /// The graph of all files.
  static func link(_ bundle: FactsBundle, settings: Settings) -> NavigationGraph {
    Linker.link(bundle, options: LinkOptions(entryPoints: settings.entryPoints, rows: settings.dialects))
  }
}
