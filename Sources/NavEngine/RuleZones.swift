import NavFindings
import NavRules

/// What each rule weighs in each file, and what it is told: settings may differ from folder to folder.
///
/// Files that the same layers of the settings speak of form a zone, so that a rule is asked once for each set of options,
/// not once for each file.
struct RuleZones {
  /// What holds for a rule in a zone.
  struct Stand {
    /// nil: what the preset makes of the rule's own words.
    var severity: Severity?
    var options: RuleOptions
    var isOn: Bool
  }

  private let preset: Preset
  /// The layers of each zone; the first zone is that of files which no override speaks of.
  private let zones: [[RuleLayer]]
  private let zoneOfFile: [String: Int]

  /// - Parameters:
  ///   - files: the paths of all files, as findings have them.
  ///   - seen: how patterns see such a path.
  init(_ settings: Settings, files: some Sequence<String>, seen: (String) -> SeenPath) {
    preset = Preset.named(settings.preset.value) ?? .standard
    let everywhere = settings.ruleLayers.indices.filter { settings.ruleLayers[$0].paths == nil }
    var zones = [everywhere]
    var zoneOfFile: [String: Int] = [:]
    if everywhere.count < settings.ruleLayers.count {
      var numbers = [everywhere: 0]
      for file in files {
        let path = seen(file)
        let layers = settings.ruleLayers.indices.filter { settings.ruleLayers[$0].speaks(of: path) }
        let zone = numbers[layers] ?? zones.count
        if zone == zones.count {
          numbers[layers] = zone
          zones.append(layers)
        }
        zoneOfFile[file] = zone
      }
    }
    self.zones = zones.map { $0.map { settings.ruleLayers[$0] } }
    self.zoneOfFile = zoneOfFile
  }

  /// The number of a file's zone.
  func zone(of file: String) -> Int { zoneOfFile[file] ?? 0 }

  /// What holds for a rule, by zone.
  func stands(of card: RuleCard) -> [Stand] {
    zones.map { layers in
      let choice = layers.choice(of: card.id)
      let severity = choice.severity?.value
      return Stand(
        severity: severity, options: RuleOptions(card, given: choice.options.mapValues(\.value)),
        isOn: (severity ?? preset.severity(of: card.id, claimed: card.severity)) != .off)
    }
  }

  /// What a finding weighs; nil where it is not wanted.
  func weighed(_ finding: Finding, by stands: [Stand]) -> Finding? {
    let stand = stands[zone(of: finding.place.file)]
    guard stand.isOn else { return nil }
    var finding = finding
    finding.severity = stand.severity ?? preset.severity(of: finding.rule, claimed: finding.severity)
    return finding.severity == .off ? nil : finding
  }

  /// The card with what the rule weighs in the first zone in which it is on; nil where it is on in none.
  func inForce(_ card: RuleCard, _ stands: [Stand]) -> RuleCard? {
    guard let stand = stands.first(where: \.isOn) else { return nil }
    var card = card
    card.severity = stand.severity ?? preset.severity(of: card.id, claimed: card.severity)
    return card
  }
}
