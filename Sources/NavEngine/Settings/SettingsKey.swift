import NavRules

/// What may stand in a settings file, in the order of the file that `navgraph init` writes. A row here is what people read of
/// a key: in that file, and in editors.
enum SettingsKey: String, CaseIterable {
  case parent, preset, include, exclude, generated, modules
  case entryPoints = "entry-points"
  case baseline, rules, overrides, layers, contracts, dialects

  /// Whole sentences.
  var summary: String {
    switch self {
    case .parent:
      "Another settings file, whose settings hold here too. What this file says counts more; lists grow, only 'include' is replaced."
    case .preset:
      "What all rules weigh. " + Preset.all.map { "\($0.id): \($0.summary)." }.joined(separator: " ")
    case .include:
      "Analyse only files that match; a pattern without '/' speaks of names at any depth."
    case .exclude:
      "Leave these out. Hidden folders, .build, Pods, Carthage, DerivedData and node_modules always are."
    case .generated:
      "Files that a tool writes. They are read, and nothing is found in them."
    case .modules:
      "Which folders make up a module, where their names do not say it."
    case .entryPoints:
      "Screens where users come in that the code does not show: deep links, plug-ins, code of other languages."
    case .baseline:
      "The file of known findings, which are not reported; 'navgraph lint --write-baseline' writes it."
    case .rules:
      "What each rule weighs: off, info, warning or error. A rule with options takes a list of keys. 'navgraph rules ID' explains one."
    case .overrides:
      "Other weights and options for some files; a later row counts more."
    case .layers:
      "The parts of your app, and which others each may show screens of, checked by 'boundary-violation'. A file belongs to the first row whose paths take it."
    case .contracts:
      "What your team demands of the flow, checked by 'broken-contract'; 'navgraph rules broken-contract' shows every form."
    case .dialects:
      """
      Your own navigation calls, where navgraph does not learn them from the code by itself, because what they do is not \
      there to be read. 'on' (the type they are called on) may be left out. 'argument' says where to go: a position from 0, \
      or a label. 'kind' is push, sheet, fullScreenCover, popover, present, tab, split, root, window or child.
      """
    }
  }

  /// A few lines of YAML that are valid on their own.
  var example: String {
    switch self {
    case .parent: "parent: ../.navgraph.yml"
    case .preset: "preset: recommended"
    case .include:
      """
      include:
        - "App/**"
      """
    case .exclude:
      """
      exclude:
        - "*.generated.swift"
        - "Tools/**"
      """
    case .generated:
      """
      generated:
        - "Sourcery/**"
      """
    case .modules:
      """
      modules:
        Checkout: ["Features/Cart", "Features/Payment"]
      """
    case .entryPoints:
      """
      entry-points:
        - OnboardingScreen
      """
    case .baseline: "baseline: .navgraph-baseline.yml"
    case .rules:
      """
      rules:
        unreachable-screen: error
        placeholder-destination:
          severity: error
          stand-ins: [ComingSoonView]
      """
    case .overrides:
      """
      overrides:
        - paths: ["Legacy/**"]
          rules:
            unreachable-screen: info
      """
    case .layers:
      """
      layers:
        - layer: Cart
          paths: ["Features/Cart/**"]
          may-reach: [Routes]
        - layer: Profile
          paths: ["Features/Profile/**"]
          may-reach: [Routes]
          doors: [ProfileScreen]
        - layer: Routes
          paths: ["Routes/**"]
      """
    case .contracts:
      """
      contracts:
        - every-path-to: CheckoutView
          passes: LoginView
          because: orders need a user
        - no-path-from: KidsHomeView
          to: StoreView
        - screen: SettingsView
          within: 2
          of: HomeView
        - into-module: Checkout
          from-module: Cart
          only-through: [CheckoutView]
        - modals-at-most: 2
      """
    case .dialects:
      """
      dialects:
        - call: open
          on: DeepLinker
          argument: 0
          kind: push
      """
    }
  }
}

/// What a row of `dialects` may hold.
enum DialectKey: String, CaseIterable { case call, on, argument, kind }

/// What a row of `overrides` may hold.
enum OverrideKey: String, CaseIterable { case paths, rules }
