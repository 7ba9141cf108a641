import NavAnswers
import NavDialects
import NavFindings
import NavRules

/// The settings in force, and where each comes from: what `navgraph config` prints. YAML itself, so that it reads like a file.
public struct SettingsListing {
  private struct Row {
    var text: String
    var origin: String?
  }

  private let settings: Settings
  private let currentFolder: String
  private var rows: [Row] = []

  /// - Parameters:
  ///   - file: a file for which to say what holds, overrides heard; nil: what holds everywhere, and the overrides as they are.
  ///   - currentFolder: absolute and normalized.
  public static func text(_ settings: Settings, for file: String? = nil, currentFolder: String) -> String {
    var listing = SettingsListing(settings: settings, currentFolder: currentFolder)
    listing.list(file)
    return listing.text
  }

  private init(settings: Settings, currentFolder: String) {
    self.settings = settings
    self.currentFolder = currentFolder
  }

  private mutating func list(_ file: String?) {
    let files = settings.files.map { YAMLText.visible($0) }
    say(files.isEmpty ? "# No settings file: these are the defaults." : "# From \(files.joined(separator: ", then ")).")
    say("# Always left out: hidden files and folders, \(FileFinder.excludedFolders.joined(separator: ", ")).")
    say("preset: \(YAMLText.scalar(settings.preset.value))", settings.preset.origin)
    list("include", settings.include)
    list("exclude", settings.exclude)
    list("generated", settings.generated)
    if settings.modules.isEmpty {
      say("modules: {}", .standard)
    } else {
      say("modules:")
      var names: [String] = []
      for row in settings.modules where !names.contains(row.value.module) { names.append(row.value.module) }
      for name in names {
        say("  \(YAMLText.scalar(name)):")
        for row in settings.modules where row.value.module == name { item(row.value.pattern.glob.text, row.origin, indent: 4) }
      }
    }
    if settings.entryPoints.isEmpty {
      say("entry-points: []", .standard)
    } else {
      say("entry-points:")
      for row in settings.entryPoints { item(row.value, row.origin, indent: 2) }
    }
    if let baseline = settings.baseline {
      say("baseline: \(YAMLText.scalar(PathText.seen(baseline.value, from: currentFolder)))", baseline.origin)
    } else {
      say("baseline: ~", .standard)
    }
    let seen = file.map { file in
      let absolute = PathText.absolute(file, from: currentFolder)
      return SeenPath(absolute: absolute, root: PathText.parent(absolute))
    }
    listRules(settings.ruleLayers.filter { layer in seen.map { layer.speaks(of: $0) } ?? (layer.paths == nil) })
    if seen == nil { listOverrides() }
    listLayers()
    listContracts()
    listDialects()
  }

  private mutating func list(_ key: String, _ patterns: [Sourced<PathPattern>]) {
    if patterns.isEmpty { return say("\(key): []", .standard) }
    say("\(key):")
    for pattern in patterns { item(pattern.value.glob.text, pattern.origin, indent: 2) }
  }

  private mutating func listRules(_ layers: [RuleLayer]) {
    let preset = Preset.named(settings.preset.value) ?? .standard
    let origin: Origin = preset == .standard ? .standard : .preset(preset.id)
    say("rules:")
    for card in RuleBook.cards {
      let choice = layers.choice(of: card.id)
      let weight = preset.severity(of: card.id, claimed: card.severity)
      let severity = choice.severity ?? Sourced(weight, weight == card.severity ? .standard : origin)
      guard !card.options.isEmpty else {
        say("  \(card.id): \(severity.value.rawValue)", severity.origin)
        continue
      }
      say("  \(card.id):")
      say("    severity: \(severity.value.rawValue)", severity.origin)
      for option in card.options {
        let value = choice.options[option.name] ?? Sourced(option.standard)
        say("    \(option.name): \(value.value.yaml)", value.origin)
      }
    }
  }

  private mutating func listOverrides() {
    let overrides = settings.ruleLayers.filter { $0.paths != nil }
    if overrides.isEmpty { return say("overrides: []", .standard) }
    say("overrides:")
    for layer in overrides {
      say("  - paths: \(YAMLText.list(layer.paths?.map(\.glob.text) ?? []))")
      say("    rules:")
      for (rule, choice) in layer.choices.sorted(by: { $0.key < $1.key }) {
        if let severity = choice.severity, choice.options.isEmpty {
          say("      \(rule): \(severity.value.rawValue)", severity.origin)
          continue
        }
        say("      \(rule):")
        if let severity = choice.severity { say("        severity: \(severity.value.rawValue)", severity.origin) }
        for (name, value) in choice.options.sorted(by: { $0.key < $1.key }) {
          say("        \(name): \(value.value.yaml)", value.origin)
        }
      }
    }
  }

  private mutating func listLayers() {
    if settings.layers.isEmpty { return say("layers: []", .standard) }
    say("layers:")
    for folder in settings.layers {
      let layer = folder.layer
      var fields = ["layer: \(YAMLText.scalar(layer.name))", "paths: \(YAMLText.list(folder.paths.map(\.glob.text)))"]
      if let reach = layer.mayReach { fields.append("may-reach: \(YAMLText.list(reach.map(\.text)))") }
      if !layer.doors.isEmpty { fields.append("doors: \(YAMLText.list(layer.doors.map(\.text)))") }
      say("  - { \(fields.joined(separator: ", ")) }", .file(layer.file, line: layer.line))
    }
  }

  private mutating func listContracts() {
    if settings.contracts.isEmpty { return say("contracts: []", .standard) }
    say("contracts:")
    for contract in settings.contracts {
      var fields: [(ContractKey, String)] = []
      func names(_ names: [Contract.Name]) -> String { names.count == 1 ? YAMLText.scalar(names[0].text) : YAMLText.list(names.map(\.text)) }
      func add(_ key: ContractKey, _ list: [Contract.Name]) { if !list.isEmpty { fields.append((key, names(list))) } }
      switch contract.demand {
      case .passes(let from, let to, let gates) where gates.isEmpty:
        add(.noPathFrom, from)
        add(.to, to)
      case .passes(let from, let to, let gates):
        add(.everyPathTo, to)
        add(.passes, gates)
        add(.from, from)
      case .within(let steps, let screens, let centres):
        add(.screen, screens)
        fields.append((.within, "\(steps)"))
        add(.of, centres)
      case .doors(let module, let from, let doors):
        add(.intoModule, [module])
        add(.fromModule, from.map { [$0] } ?? [])
        add(.onlyThrough, doors)
      case .modals(let most): fields.append((.modalsAtMost, "\(most)"))
      }
      if let reason = contract.reason { fields.append((.because, YAMLText.scalar(reason))) }
      say("  - { " + fields.map { "\($0.rawValue): \($1)" }.joined(separator: ", ") + " }", .file(contract.file, line: contract.line))
    }
  }

  private mutating func listDialects() {
    if settings.dialects.isEmpty { return say("dialects: []", .standard) }
    say("dialects:")
    for row in settings.dialects {
      let receiver = row.value.receiver.map { ", on: \(YAMLText.scalar($0))" } ?? ""
      let argument =
        switch row.value.argument {
        case .position(let position): "\(position)"
        case .label(let label): YAMLText.scalar(label)
        }
      say(
        "  - { call: \(YAMLText.scalar(row.value.callee))\(receiver), argument: \(argument), kind: \(row.value.kind.rawValue) }",
        row.origin)
    }
  }

  private mutating func item(_ text: String, _ origin: Origin, indent: Int) {
    say(String(repeating: " ", count: indent) + "- " + YAMLText.quoted(text), origin)
  }

  private mutating func say(_ text: String, _ origin: Origin? = nil) {
    rows.append(Row(text: text, origin: origin.map { YAMLText.visible($0.description) }))
  }

  /// Origins stand in a column of their own, as far right as most rows need it.
  private var text: String {
    let column = min(rows.filter { $0.origin != nil }.map(\.text.count).max() ?? 0, 56)
    return rows.map { row in
      guard let origin = row.origin else { return row.text + "\n" }
      return row.text + String(repeating: " ", count: max(0, column - row.text.count)) + "  # \(origin)\n"
    }.joined()
  }
}
