import Foundation
import NavFindings
import NavReports
import NavSource
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names that try to break out of a form are read back as themselves by who reads the form.
@Suite struct HostileReportTests {
  private func render(_ id: String, _ name: String) throws -> String {
    try #require(ReporterCatalog.named(id)).render(HostileNames.report(name), Rendering(excerpt: { _, _ in name }))
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// What no escape carries is written out: `\u{1B}` for an escape character.
  private func visible(_ name: String) -> String { Visible.text(name) }

  private func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  private func parsed(_ id: String, _ name: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(render(id, name).utf8))
  }

  @Test(arguments: HostileNames.all)
  func nothingBreaksOut(_ name: String) throws {
    for id in ReporterCatalog.all.map(\.id) {
      let out = try render(id, name)
      #expect(!out.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) }, "\(id)")
      #expect(out.hasSuffix("\n"), "\(id)")
    }
  }

  @Test(arguments: HostileNames.all)
  func logsGiveNoOrdersButOurs(_ name: String) throws {
    for id in ["text", "xcode", "github"] {
      for line in lines(try render(id, name)) {
        let isOrder = line.drop(while: \.isWhitespace).hasPrefix("::")
        #expect(!isOrder || id == "github" && line.firstMatch(of: /^::(error|group|endgroup)[ :]/) != nil, "\(line.prefix(80))")
        #expect(isOrder || line.firstMatch(of: /##[a-zA-Z]*\[/) == nil, "\(line.prefix(80))")
      }
    }
    for line in lines(try render("azure", name)) {
      // Only the first order of a line is heard, so ours keeps a name's from being one.
      #expect(line.hasPrefix("##vso[task.logissue ") || !line.contains("##vso["), "\(line.prefix(80))")
    }
  }

  @Test(arguments: HostileNames.all)
  func xcodeHasALineForEach(_ name: String) throws {
    #expect(lines(try render("xcode", name)).count == 3)
  }

  @Test(arguments: HostileNames.all)
  func gitHubReadsTheName(_ name: String) throws {
    let sent = lines(try render("github", name)).filter { $0.hasPrefix("::error ") }
    #expect(sent.count == 2)
    for line in sent {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
      let properties = parts[0].dropFirst("error ".count).split(separator: ",").map {
        $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      }
      let file = try #require(properties.first { $0[0] == "file" })
      let escapes = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
      let read = escapes.reduce(String(file[1])) { $0.replacing($1.0, with: $1.1) }
      #expect(visible(read) == visible(name))
      #expect(properties.allSatisfy { ["file", "line", "endLine", "col", "endColumn", "title"].contains($0[0]) })
    }
  }

  @Test(arguments: HostileNames.all)
  func azureReadsTheName(_ name: String) throws {
    let sent = lines(try render("azure", name)).filter { $0.hasPrefix("##vso[") }
    #expect(sent.count == 2)
    for line in sent {
      let end = try #require(line.firstIndex(of: "]"))
      let pairs = line[..<end].dropFirst("##vso[task.logissue ".count).split(separator: ";").map {
        $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      }
      let path = try #require(pairs.first { $0[0] == "sourcepath" })
      let escapes = [("%3B", ";"), ("%0D", "\r"), ("%0A", "\n"), ("%5D", "]"), ("%AZP25", "%")]
      let read = escapes.reduce(String(path[1])) { $0.replacing($1.0, with: $1.1) }
      #expect(visible(read) == visible(name))
    }
  }

  @Test(arguments: HostileNames.all)
  func teamCityReadsTheName(_ name: String) throws {
    let out = try render("teamcity", name)
    #expect(out.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
    let messages = try lines(out).dropLast().map(TeamCityReader.read)
    #expect(messages.map(\.name) == ["message", "inspectionType", "inspection"])
    #expect(messages[2].values["file"] == name)
    for (key, limit) in [("message", 4_000), ("typeId", 255)] {
      #expect(try #require(messages[2].values[key]).utf16.count <= limit)
    }
    #expect(try #require(messages[1].values["description"]).utf16.count <= 4_000)
    #expect(name.count < 4_000 || messages[2].values["message"]?.hasSuffix(" more characters)") ?? false)
  }

  @Test(arguments: HostileNames.all)
  func xmlReadersReadTheName(_ name: String) throws {
    // Noncharacters are no XML, so they are written out.
    let path = visible(name).replacing("\u{FFFE}", with: "\\u{FFFE}").replacing("\u{FFFF}", with: "\\u{FFFF}")
    let checkstyle = try XMLReader.read(try render("checkstyle", name))
    #expect(checkstyle.map(\.name) == ["checkstyle", "file", "error"])
    #expect(checkstyle[1].attributes["name"] == path)
    #expect(checkstyle[2].attributes["message"] == "'\(path)' is wrong; mend it")
    let junit = try XMLReader.read(try render("junit", name))
    #expect(junit.map(\.name) == ["testsuites", "testsuite", "testcase", "failure", "testsuite", "testcase", "error"])
    #expect(junit[2].attributes["file"] == path)
    #expect(junit[0].attributes["tests"] == "2" && junit[0].attributes["failures"] == "1" && junit[0].attributes["errors"] == "1")
  }

  @Test(arguments: HostileNames.all)
  func htmlHasOnlyOurTags(_ name: String) throws {
    let out = try render("html", name)
    let known = Set([
      "html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "b", "a", "ul", "li", "pre", "article", "details",
      "summary", "!DOCTYPE",
    ])
    // A bracket in a name is escaped, so each one begins a tag of ours.
    for tag in out.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let word = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }
      #expect(known.contains(String(word)), "<\(tag.prefix(40))")
    }
    #expect(out.ranges(of: "<article").count == 1)
  }

  @Test(arguments: HostileNames.all)
  func markdownStaysATable(_ name: String) throws {
    let rows = lines(try render("markdown", name)).filter { $0.hasPrefix("|") }
    #expect(rows.count == 3)
    let row = rows[2].replacing("\\\\", with: " ").replacing("\\|", with: "")
    #expect(row.count { $0 == "|" } == 5)
    let bare = row.replacing("<br>", with: "").replacing("<span>:</span>", with: " ")
    #expect(!bare.contains("<") && !bare.contains("@"))
    #expect(bare.firstMatch(of: /:[a-z]+:/) == nil)
  }

  @Test(arguments: HostileNames.all)
  func jsonReadersReadTheName(_ name: String) throws {
    let own = try #require(try parsed("json", name) as? [String: Any])
    #expect(try objects(own["findings"])[0]["subject"] as? String == name)
    #expect(try objects(own["findings"])[0]["file"] as? String == name)
    #expect(try objects(own["problems"])[0]["what"] as? String == name)
    let gitlab = try objects(try parsed("gitlab", name))
    #expect((gitlab[0]["location"] as? [String: Any])?["path"] as? String == name)
    let swiftLint = try objects(try parsed("swiftlint-json", name))
    #expect(swiftLint[0]["file"] as? String == name)
    let rdjson = try #require(try parsed("rdjson", name) as? [String: Any])
    #expect((try objects(rdjson["diagnostics"])[0]["location"] as? [String: Any])?["path"] as? String == name)
    let sonar = try #require(try parsed("sonarqube", name) as? [String: Any])
    #expect((try objects(sonar["issues"])[0]["primaryLocation"] as? [String: Any])?["filePath"] as? String == name)
  }

  @Test(arguments: HostileNames.all)
  func sarifReadersReadTheName(_ name: String) throws {
    let log = try #require(try parsed("sarif", name) as? [String: Any])
    let result = try objects(try objects(log["runs"])[0]["results"])[0]
    let location = try #require(try objects(result["locations"])[0]["physicalLocation"] as? [String: Any])
    let uri = try #require((location["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.wholeMatch(of: /([A-Za-z0-9._~\/-]|%[0-9A-F][0-9A-F])*/) != nil)
    #expect(uri.removingPercentEncoding == name)
    let message = try #require((result["message"] as? [String: Any])?["text"] as? String)
    #expect(message.firstMatch(of: /\[[^\]]*\]\(/) == nil || message.contains("\\]("))
    #expect(message.replacing("\\](", with: "](") == "'\(visible(name))' is wrong; mend it")
  }
}

/// Reads service messages as TeamCity does.
private struct TeamCityReader {
  struct Message {
    var name: String
    var values: [String: String]
  }

  struct Malformed: Error { var line: Substring }

  static func read(_ line: Substring) throws -> Message {
    guard line.hasPrefix("##teamcity["), line.hasSuffix("]") else { throw Malformed(line: line) }
    var rest = line.dropFirst("##teamcity[".count).dropLast()
    let name = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.count)
    var values: [String: String] = [:]
    while !rest.isEmpty {
      guard let equals = rest.firstIndex(of: "="), rest.hasPrefix(" ") else { throw Malformed(line: line) }
      let key = String(rest[rest.index(after: rest.startIndex)..<equals])
      rest = rest[rest.index(after: equals)...].dropFirst()
      values[key] = try value(&rest, line)
    }
    return Message(name: name, values: values)
  }

  /// Up to the closing quote, which is taken too.
  private static func value(_ rest: inout Substring, _ line: Substring) throws -> String {
    let escapes: [Character: UInt16] = ["'": 0x27, "|": 0x7C, "[": 0x5B, "]": 0x5D, "n": 0x0A, "r": 0x0D]
    var units: [UInt16] = []
    while let character = rest.popFirst() {
      if character == "'" { return String(decoding: units, as: UTF16.self) }
      if character == "[" || character == "]" { break }
      guard character == "|" else {
        units += character.utf16
        continue
      }
      guard let escape = rest.popFirst() else { break }
      if let unit = escapes[escape] {
        units.append(unit)
      } else if escape == "0", rest.popFirst() == "x", let unit = UInt16(rest.prefix(4), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(4)
      } else {
        break
      }
    }
    throw Malformed(line: line)
  }
}

/// The elements of a well-formed document, in the order in which they begin.
private final class XMLReader: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
  }

  struct Malformed: Error { var reason: String }

  private var elements: [Element] = []

  static func read(_ text: String) throws -> [Element] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = XMLReader()
    parser.delegate = reader
    guard parser.parse() else { throw Malformed(reason: "\(String(describing: parser.parserError)) at line \(parser.lineNumber)") }
    return reader.elements
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }
}
