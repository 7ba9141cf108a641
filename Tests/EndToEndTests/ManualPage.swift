import Foundation

/// The manual page, made of what the command says of itself. `Sources/navgraph/navgraph.1` is its text.
struct ManualPage {
  /// What `--experimental-dump-help` prints, as far as the page needs it.
  struct Tool: Decodable {
    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var discussion: String?
      var shouldDisplay: Bool
      var arguments: [Argument]?
      var subcommands: [Command]?
    }

    struct Argument: Decodable {
      struct Name: Decodable { var kind, name: String }
      var kind: String
      var abstract: String?
      var valueName: String?
      var defaultValue: String?
      var allValues: [String]?
      var names: [Name]?
      var isOptional: Bool
      var isRepeating: Bool
      var shouldDisplay: Bool
      var sectionTitle: String?
    }

    var command: Command
  }

  let tool: Tool
  /// `navgraph 1.2.3`, from `--version`.
  let version: String

  /// In the macros of man(7), which every reader knows. The date is that of the version.
  var text: String {
    let root = tool.command
    let commands = Self.leaves(root, [])
    var out = """
      .\\" Made of the command's own help by ManualTests; NAVGRAPH_RECORD=1 swift test --filter ManualTests writes it anew.
      .TH NAVGRAPH 1 "\(Self.date)" "\(Self.escaped(version))" "User Commands"
      .SH NAME
      navgraph \\- \(Self.escaped(Self.phrase(root.abstract)))
      .SH SYNOPSIS

      """
    out += commands.map { Self.synopsis($0.0, $0.1) }.joined(separator: ".br\n")
    out += ".SH DESCRIPTION\n" + Self.paragraphs(root.discussion ?? "") + ".SH COMMANDS\n"
    for (path, command) in commands { out += Self.section(path, command) }
    return out + Self.rest
  }

  /// The commands that do something, each with its whole name.
  private static func leaves(_ command: Tool.Command, _ path: [String]) -> [([String], Tool.Command)] {
    let path = path + [command.commandName]
    let below = (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    return below.isEmpty ? [(path, command)] : below.flatMap { leaves($0, path) }
  }

  private static func synopsis(_ path: [String], _ command: Tool.Command) -> String {
    let positionals = (command.arguments ?? []).filter { $0.kind == "positional" && $0.shouldDisplay }.map { argument in
      " [\\fI\(escaped(argument.valueName ?? "value"))\\fR\(argument.isRepeating ? " ..." : "")]"
    }
    return ".B \(escaped(path.joined(separator: " ")))\n[\\fIoptions\\fR]\(positionals.joined())\n"
  }

  private static func section(_ path: [String], _ command: Tool.Command) -> String {
    var out = ".SS \(escaped(path.dropFirst().joined(separator: " ")))\n" + paragraphs(sentence(command.abstract) + ".")
    if let discussion = command.discussion { out += ".PP\n" + paragraphs(discussion) }
    for argument in command.arguments ?? [] where argument.shouldDisplay && !isCommon(argument) {
      out += ".TP\n\(heading(argument))\n\(paragraphs(argument.abstract ?? ""))"
      let values = (argument.allValues ?? []).joined(separator: ", ")
      if !values.isEmpty { out += escaped("One of \(values).") + "\n" }
      if let value = argument.defaultValue, argument.kind != "flag" { out += escaped("Default: '\(value)'.") + "\n" }
    }
    return out
  }

  /// Whether every command has it.
  private static func isCommon(_ argument: Tool.Argument) -> Bool {
    argument.names?.contains { ["help", "version"].contains($0.name) } ?? false
  }

  private static func heading(_ argument: Tool.Argument) -> String {
    let value = "\\fI\(escaped(argument.valueName ?? "value"))\\fR"
    if argument.kind == "positional" { return value + (argument.isRepeating ? " ..." : "") }
    // Short names first, as everywhere.
    let names = (argument.names ?? []).sorted { $0.name.count < $1.name.count }.map { name in
      "\\fB\(escaped((name.kind == "long" ? "--" : "-") + name.name))\\fR"
    }
    return names.joined(separator: ", ") + (argument.kind == "option" ? " " + value : "")
  }

  private static let date = "2026-11-23"

  private static let rest = """
    .SS Every command
    .TP
    \\fB\\-h\\fR, \\fB\\-\\-help\\fR
    Show what the command takes.
    .TP
    \\fB\\-\\-version\\fR
    Show the version.
    .SH EXIT STATUS
    .TP
    .B 0
    Nothing was found, or nothing that is grave enough.
    .TP
    .B 1
    There are findings, or with \\fB\\-\\-strict\\-baseline\\fR entries of the baseline that find nothing any more.
    .TP
    .B 2
    The run could not be done, or not wholly: wrong usage or settings, nothing to analyse, something that cannot be read or written.
    .SH FILES
    .TP
    .I .navgraph.yml
    The settings: the nearest one in the analysed folder or above it. \\fBnavgraph init\\fR writes one with every setting explained.
    .TP
    .I .navgraph\\-baseline.yml
    Known findings, where settings and command line name no other file.
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    No colours, if it is set to anything.
    .TP
    .B TERM
    If it is \\fBdumb\\fR: no colours, and no progress.
    .TP
    .B CI
    No progress, if it is set to anything.
    .SH EXAMPLES
    .TP
    What is wrong in the app in the current folder:
    .B navgraph lint
    .TP
    Only what this branch has brought:
    .B navgraph lint \\-\\-diff\\-base origin/main
    .TP
    Begin with an old app: take what is there as known, then report new findings only:
    .B navgraph lint \\-\\-write\\-baseline
    .br
    .B navgraph lint \\-\\-baseline .navgraph\\-baseline.yml

    """

  // MARK: Text

  /// With a small letter first, and without a full stop.
  private static func phrase(_ text: String?) -> String {
    let text = sentence(text)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Without a full stop.
  private static func sentence(_ text: String?) -> String {
    var text = text ?? ""
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private static func paragraphs(_ text: String) -> String {
    text.components(separatedBy: "\n\n").map { escaped($0) + "\n" }.joined(separator: ".PP\n")
  }

  /// Nothing in the text is taken for a macro, and hyphens stay hyphens when they are copied.
  private static func escaped(_ text: String) -> String {
    // Some readers take bytes that are no ASCII for another alphabet.
    let plain = text.replacing("\\", with: "\\e").unicodeScalars.map { scalar in
      scalar.isASCII ? String(scalar) : "\\[u\(String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4))]"
    }
    let lines = plain.joined().replacing("-", with: "\\-").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
}
