import NavFacts
import NavModel
import NavSource

/// Holds the property lists' ways into the app and the code that answers them against each other.
///
/// Silent where property lists are put together when the app is built, and where Objective-C may answer.
struct Addresses {
  let linkage: Linkage
  let facts: AddressFacts
  let isLive: (NodeRef) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Names that code mentions which takes URLs.
  private static let takers = [
    "openURLContexts", "urlContexts", "handleOpen", "handlesExternalEvents", "kAEGetURL", "ASWebAuthenticationSession",
    "callbackURLScheme", "openUrl", "openURL", "onNavigationOpenURL",
  ]
  /// What a part of a URL is asked by.
  static let parts = ["scheme", "host", "onOpenURL"]

  var all: AddressObservations {
    var found = AddressObservations()
    if facts.hasObjectiveC || facts.lists == 0 { return found }
    found.schemes = Set(facts.schemes.map { $0.text.lowercased() }).sorted()
    found.unhandledSchemes = unhandledSchemes
    found.undeclaredSchemes = undeclaredSchemes
    found.unhandledShortcuts = unsaid(facts.shortcuts.map { Address(text: $0.text, place: $0.place) })
    let bodies = answeringBodies
    let hosts = compared("host").filter { host in bodies.contains { program.isInside(host.node, $0) } }
    found.unhandledLinks = unhandledLinks(Set(hosts.map(\.text)))
    if !found.unhandledLinks.isEmpty { found.hosts = Set(hosts.map(\.text)).sorted() }
    return found
  }

  // MARK: Schemes

  private var unhandledSchemes: [Address] {
    // Names that are in every table of symbols.
    for name in ["onOpenURL", "onContinueUserActivity"] where program.symbol(name).map(linkage.sites.named.has) ?? false { return [] }
    if Self.takers.contains(where: { program.symbol($0) != nil }) || !openers.isEmpty { return [] }
    return facts.schemes.filter { !Self.isOfLibrary($0.text) }.map { Address(text: $0.text, place: $0.place) }
  }

  /// Schemes that a library's own code waits for.
  private static func isOfLibrary(_ scheme: String) -> Bool {
    let scheme = scheme.lowercased()
    if scheme.hasPrefix("com.googleusercontent.") || scheme.hasPrefix("msauth") || scheme.hasPrefix("db-") || scheme.hasPrefix("kakao") { return true }
    for prefix in ["fb", "tw", "wx", "vk"] where scheme.hasPrefix(prefix) && scheme.dropFirst(prefix.count).contains(where: \.isNumber) { return true }
    return false
  }

  /// `application(_:open:options:)`, `scene(_:openURLContexts:)`.
  private var openers: [FunctionID] {
    ["application", "scene"].flatMap { name -> [FunctionID] in
      guard let symbol = program.symbol(name) else { return [] }
      return (declarations.functionsByName[symbol] ?? []).filter { function in
        declarations.parameters(of: function).contains { ["open", "handleOpen", "openURLContexts", "openURL"].contains(linkage.text($0.label)) }
      }
    }
  }

  private var undeclaredSchemes: [Address] {
    guard !facts.isOpen, !hasLocalSchemes else { return [] }
    // A generator's manifest writes the list.
    for name in ["CFBundleURLTypes", "CFBundleURLSchemes"] where program.symbol(name) != nil { return [] }
    let declared = Set(facts.schemes.map { $0.text.lowercased() })
    let bodies = answeringBodies
    return compared("scheme").filter { scheme in
      let text = scheme.text.lowercased()
      return !text.isEmpty && !declared.contains(text) && !facts.foreignSchemes.contains(text) && !Self.common.contains(text)
        && bodies.contains { program.isInside(scheme.node, $0) } && isBuilt(text) && isLive(scheme.node)
    }.map { Address(text: $0.text, place: program.place($0.node)) }.sorted { ($0.place, $0.text) < ($1.place, $1.text) }
  }

  private static let common: Set<String> = [
    "http", "https", "file", "mailto", "tel", "sms", "data", "about", "blob", "javascript", "ws", "wss", "ftp", "itms-apps", "maps",
    "facetime", "content", "chrome",
  ]

  /// Whether some literal is a URL of the scheme.
  private func isBuilt(_ scheme: String) -> Bool { literals.contains { $0.lowercased().hasPrefix(scheme + "://") } }

  /// Whether web views or sessions have schemes of their own, which nobody declares.
  private var hasLocalSchemes: Bool {
    ["forURLScheme", "callbackURLScheme", "customScheme"].contains { program.symbol($0) != nil }
  }

  /// What is run with a URL that the app is opened with: the handlers, and what these call.
  private var answeringBodies: [NodeRef] {
    var bodies = openers.compactMap { declarations[$0].body }
    if let symbol = program.symbol("onOpenURL") {
      for call in linkage.calls(of: symbol) { bodies += linkage.arguments(of: call) }
    }
    var seen = Set(bodies)
    var index = 0
    while index < bodies.count, bodies.count < 200 {
      for node in program.subtree(bodies[index]) where program[NodeRef(node)].kind == .call {
        for target in linkage.callTargets(of: NodeRef(node)).functions.prefix(3) {
          if let body = declarations[target].body, seen.insert(body).inserted { bodies.append(body) }
        }
      }
      index += 1
    }
    return bodies
  }

  // MARK: Links

  /// URLs of the app's own scheme whose host stands nowhere else: no comparison, no case, no pattern can know it.
  ///
  /// - Parameter hosts: what is compared with hosts where the app is given URLs. Of several schemes each may be read in its own way,
  ///   so there must be one.
  private func unhandledLinks(_ hosts: Set<String>) -> [Address] {
    // A session takes back the URL that its sign-in ends with by itself.
    guard !hosts.isEmpty, !facts.isOpen, !hasLocalSchemes else { return [] }
    let schemes = Set(facts.schemes.map { $0.text.lowercased() }.filter { !Self.common.contains($0) && !Self.isOfLibrary($0) })
    guard schemes.count == 1 else { return [] }
    var all: [Address] = []
    for file in program.files.indices where program.files[file].isRead {
      for index in program.nodes(of: file) {
        let ref = NodeRef(index)
        guard program[ref].kind == .string, !program[ref].flags.contains(.interpolated) else { continue }
        let url = linkage.text(program[ref].name)
        guard let mark = url.firstRange(of: "://"), schemes.contains(url[..<mark.lowerBound].lowercased()) else { continue }
        let host = String(url[mark.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" })
        guard !host.isEmpty, !hosts.contains(host), !isMentioned(host), isLive(ref) else { continue }
        all.append(Address(text: url, place: program.place(ref)))
      }
    }
    return all.sorted { ($0.place, $0.text) < ($1.place, $1.text) }
  }

  /// Whether a name or some literal that is no URL holds the word.
  private func isMentioned(_ word: String) -> Bool {
    if let symbol = program.symbol(word), declarations.casesByName.has(symbol) || declarations.propertiesByName.has(symbol) { return true }
    return literals.contains { !$0.contains("://") && $0.lowercased().contains(word.lowercased()) }
  }

  /// Texts that `x.host == "…"` and `switch x.host { case "…" }` compare with.
  private func compared(_ part: String) -> [(text: String, node: NodeRef)] {
    guard let symbol = program.symbol(part) else { return [] }
    var all: [(String, NodeRef)] = []
    for mention in linkage.mentions(of: symbol) {
      guard program[mention].kind == .member, let parent = parent(of: mention) else { continue }
      var texts: [NodeRef] = []
      switch program[parent.node].kind {
      case .infix where ["==", "!="].contains(linkage.text(program[parent.node].name)):
        texts = program.children(parent.node).filter { $0 != parent.child }
      case .switchStmt where program.firstChild(parent.node) == parent.child:
        for arm in linkage.armsOf(parent.node) {
          texts += program.children(arm).filter { program[$0].kind == .pattern }.compactMap { program.firstChild($0) }
        }
      default: continue
      }
      all += texts.compactMap { ref in linkage.literalText(ref).map { ($0, ref) } }
    }
    return all
  }

  /// What stands over `url.scheme`, `url.scheme?.lowercased()` and its like.
  private func parent(of mention: NodeRef) -> (node: NodeRef, child: NodeRef)? {
    var child = mention
    while let parent = program.parent(child) {
      switch program[parent].kind {
      case .member, .call, .unary: child = parent
      case .infix where linkage.text(program[parent].name) == "??": child = parent
      default: return (parent, child)
      }
    }
    return nil
  }

  // MARK: Texts

  /// The shortcuts whose type code does not say, nor the part of it behind a prefix that is only known when the app is built.
  private func unsaid(_ shortcuts: [Address]) -> [Address] {
    var unsaid = shortcuts.map { (shortcut: $0, last: $0.text.split(separator: ".").last.map(String.init) ?? $0.text) }.filter { each in
      ![each.shortcut.text, each.last].contains { word in
        guard let symbol = program.symbol(word) else { return false }
        return declarations.casesByName.has(symbol) || declarations.propertiesByName.has(symbol)
      }
    }
    // All of them by one walk over the literals, whose texts are made for the moment.
    if unsaid.isEmpty { return [] }
    for literal in literals {
      unsaid.removeAll { each in
        literal == each.shortcut.text || (!literal.isEmpty && (literal == each.last || literal.hasSuffix("." + each.last)))
          || (each.shortcut.text.contains("$") && each.last.contains(literal) && literal.count > 2)
      }
      if unsaid.isEmpty { break }
    }
    return unsaid.map(\.shortcut)
  }

  /// The texts of all literals. One at a time: together they would be a part of the peak of memory.
  private var literals: some Sequence<String> {
    let isLiteral = linkage.sites.isLiteral
    return isLiteral.indices.lazy.filter { isLiteral[$0] && $0 > 0 }.map { [program] in program.text(Symbol(UInt32($0))) }
  }
}
