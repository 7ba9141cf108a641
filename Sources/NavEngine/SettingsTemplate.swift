import NavFindings

/// The commented settings file that `navgraph init` writes.
public enum SettingsTemplate {
  /// Reads as the defaults: every setting is a comment. Without the `# ` before its examples it still is a valid file.
  ///
  /// - Parameter cards: the rules to list, with what they weigh by default.
  public static func text(_ cards: [RuleCard]) -> String {
    let width = cards.map(\.id.utf8.count).max() ?? 0
    let rules = cards.map { card in
      "#   \(card.id): \(String(repeating: " ", count: width - card.id.utf8.count))\(card.severity.rawValue)\n"
    }
    return """
      # Settings of navgraph for the folder that this file lies in and all below it.
      # Everything here is a comment: take the '#' and the blank behind it away from what you want to set.

      # Analyse only files that match; a pattern without '/' speaks of names at any depth.
      # include:
      #   - "App/**"

      # Leave these out. Hidden folders, .build, Pods, Carthage, DerivedData and node_modules always are.
      # exclude:
      #   - "*.generated.swift"
      #   - "Tools/**"

      # Screens where users come in that the code does not show: deep links, plug-ins, code of other languages.
      # entry-points:
      #   - OnboardingScreen

      # What each rule weighs: off, info, warning or error. These are the defaults; 'navgraph rules ID' explains one.
      # rules:
      \(rules.joined())
      # Your own navigation calls, where navgraph does not learn them from the code by itself, because what they do is
      # not there to be read. 'on' (the type they are called on) may be left out. 'argument' says where to go: a
      # position from 0, or a label. 'kind' is push, sheet, fullScreenCover, popover, present, tab, split, root, window or child.
      # dialects:
      #   - call: open
      #     on: DeepLinker
      #     argument: 0
      #     kind: push

      """
  }
}
