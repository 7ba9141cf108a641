import NavAnswers
import NavDialects
import NavFindings
import NavRules

/// What the settings files of a run ask for, checked: nothing that comes later reads YAML or finds a mistake in it.
public struct Settings: Sendable, Hashable {
  /// The files that were read, as shown to the user: the outermost parent first, the nearest last; none for the defaults.
  public var files: [String]
  public var preset: Sourced<String>
  /// Only files that one of these matches are analysed; empty: all.
  public var include: [Sourced<PathPattern>]
  /// Files and folders to leave out, beside those that are always left out.
  public var exclude: [Sourced<PathPattern>]
  /// Files that a tool has written: they are read, and nothing is found in them.
  public var generated: [Sourced<PathPattern>]
  /// Which files belong to which module, where the folders do not say it; the first that matches counts.
  public var modules: [Sourced<ModuleFolder>]
  /// Names of screen types where users come in, besides those that are found.
  public var entryPoints: [Sourced<String>]
  /// What is said of rules; later layers count more.
  public var ruleLayers: [RuleLayer]
  /// The team's own navigation calls.
  public var dialects: [Sourced<DialectRow>]
  /// The parts of the app; a file belongs to the first that takes it.
  public var layers: [LayerFolder]
  /// What the team demands of the flow.
  public var contracts: [Contract]
  /// The file of known findings: absolute and normalized.
  public var baseline: Sourced<String>?

  /// A module, and where its files lie.
  public struct ModuleFolder: Sendable, Hashable {
    public var module: String
    public var pattern: PathPattern
  }

  /// A layer, and where its files lie.
  public struct LayerFolder: Sendable, Hashable {
    public var layer: Layer
    public var paths: [PathPattern]
  }

  public init(
    files: [String] = [], preset: Sourced<String> = Sourced(Preset.standard.id), include: [Sourced<PathPattern>] = [],
    exclude: [Sourced<PathPattern>] = [], generated: [Sourced<PathPattern>] = [], modules: [Sourced<ModuleFolder>] = [],
    entryPoints: [Sourced<String>] = [], ruleLayers: [RuleLayer] = [], dialects: [Sourced<DialectRow>] = [],
    layers: [LayerFolder] = [], contracts: [Contract] = [], baseline: Sourced<String>? = nil
  ) {
    self.files = files
    self.preset = preset
    self.include = include
    self.exclude = exclude
    self.generated = generated
    self.modules = modules
    self.entryPoints = entryPoints
    self.ruleLayers = ruleLayers
    self.dialects = dialects
    self.layers = layers
    self.contracts = contracts
    self.baseline = baseline
  }

  /// The file's name that is looked for.
  public static let fileName = ".navgraph.yml"

  /// These settings, and those of `parent` where they say nothing: what can be said once is taken from the nearer file, lists
  /// grow. Only `include` does not: a folder's own says which of its files are meant.
  func inheriting(_ parent: Settings) -> Settings {
    Settings(
      files: parent.files + files, preset: preset.origin == .standard ? parent.preset : preset,
      include: include.isEmpty ? parent.include : include, exclude: parent.exclude + exclude,
      generated: parent.generated + generated, modules: modules + parent.modules,
      entryPoints: parent.entryPoints + entryPoints, ruleLayers: parent.ruleLayers + ruleLayers,
      dialects: parent.dialects + dialects, layers: layers + parent.layers.filter { known in !layers.contains { $0.layer.name == known.layer.name } },
      contracts: parent.contracts + contracts, baseline: baseline ?? parent.baseline)
  }

  // MARK: Files

  /// Whether something holds for some files only.
  var differsByPath: Bool { !generated.isEmpty || !layers.isEmpty || ruleLayers.contains { $0.paths != nil } }

  var hasGlobs: Bool { !include.isEmpty || !exclude.isEmpty }

  func isExcluded(_ path: SeenPath) -> Bool { exclude.match(path) }

  func isIncluded(_ path: SeenPath) -> Bool { include.isEmpty || include.match(path) }

  /// Whether a storyboard or xib is included. What is to be included is said of Swift files: it goes with those that lie beside it.
  func isIncluded(interface name: String, in folder: SeenPath) -> Bool {
    isIncluded(folder.appending(name)) || isIncluded(folder.appending(name + ".swift"))
  }

  /// The position of the layer that a file belongs to; nil where it is none's.
  func layer(of path: SeenPath) -> Int? { layers.firstIndex { $0.paths.contains { $0.matches(path) } } }

  /// The module that the settings put a file into; nil where they do not speak of it.
  func module(of path: SeenPath) -> String? { modules.first { $0.value.pattern.matches(path) }?.value.module }
}
