import NavFindings

/// What all rules weigh, chosen by one word in the settings.
public struct Preset: Sendable, Hashable {
  /// As written behind `preset:`.
  public var id: String
  /// One sentence, no full stop.
  public var summary: String
  /// What these rules weigh.
  var named: [String: Severity]
  /// What the others weigh.
  var others: Others

  enum Others: Sendable, Hashable {
    /// What their cards say, or they themselves of one finding.
    case asListed
    /// One step more; what is off stays off.
    case graver
  }

  /// - Parameter claimed: what the rule's card says, or the rule itself of one finding.
  public func severity(of rule: String, claimed: Severity) -> Severity {
    if let severity = named[rule] { return severity }
    switch others {
    case .asListed: return claimed
    case .graver: return claimed == .off ? .off : claimed == .info ? .warning : .error
    }
  }
}

extension Preset {
  /// Every preset, one row each; the first is what holds where none is asked for.
  public static let all: [Preset] = [
    Preset(
      id: "recommended", summary: "What 'navgraph rules' lists", named: [:], others: .asListed),
    Preset(
      id: "strict", summary: "Everything one step graver: what was a warning is an error", named: [:], others: .graver),
    // What users meet weighs as always; what makes code worse to keep only informs.
    Preset(
      id: "migration", summary: "For an old app: only what users meet fails the run, dead and doubtful code informs",
      named: [
        "conflicting-route-mapping": .info, "never-presented": .info, "swallowed-route": .info,
        "tca-never-presented": .info, "unreachable-destination": .info, "unreachable-screen": .info,
        // What the move to stacks is about.
        "deprecated-navigation-api": .warning,
        "duplicate-destination": .info, "multiple-boolean-destinations": .info, "tabview-in-stack": .info,
      ],
      others: .asListed),
    // Whether the flow is whole and written once; how single calls are made is left to the other presets.
    Preset(
      id: "architecture", summary: "Only the shape of the flow: what is mapped, where, and whether users reach it",
      named: [
        "destination-outside-stack": .off, "never-presented": .off, "no-entry-point": .warning, "typed-path-mismatch": .off,
        "unguarded-remove-last": .off, "unregistered-destination": .off,
        "bypassed-router": .warning, "modal-depth": .info, "push-cycle": .warning,
        "chrome-without-stack": .off, "constant-path": .off, "constant-presentation": .off, "deprecated-navigation-api": .off,
        "destination-in-lazy-container": .off, "duplicate-tab-tag": .off, "link-in-menu": .off, "link-without-stack": .off,
        "multiple-boolean-destinations": .off, "multiple-presentations": .off, "optional-content-in-ispresented": .off,
        "path-not-codable": .off, "presentation-in-menu": .off, "presentation-in-row": .off, "tab-tag-type-mismatch": .off,
        "tab-without-tag": .off, "too-many-tabs": .off, "unstable-path-binding": .off,
        "double-transition": .off, "pop-to-new-instance": .off, "present-after-dismiss": .off, "present-before-appear": .off,
        "push-navigation-controller": .off, "push-shared-instance": .off,
      ],
      others: .asListed),
  ]

  public static let standard = all[0]

  /// The preset of that id; nil where there is none.
  public static func named(_ id: String) -> Preset? { all.first { $0.id == id } }
}
