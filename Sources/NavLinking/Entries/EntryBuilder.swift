import NavFacts
import NavModel
import NavSource

/// Gathers, while transitions are named, which of them the app's entrances lead to, and makes entries of them.
final class EntryBuilder {
  private let linkage: Linkage
  private let builder: GraphBuilder
  private let entrances: Entrances
  private let finder: EntranceFinder
  private var entries: [Key: EntryPoint] = [:]

  private enum Key: Hashable {
    case entrance(NodeRef)
    case type(TypeID)
    case file(String)
    case screen(String)
  }

  init(_ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder) {
    self.linkage = linkage
    self.builder = builder
    entrances = Entrances(linkage)
    finder = EntranceFinder(linkage, flow: flow, entrances: entrances)
    // Delegates and intents count where they show something.
    for (ref, kind) in entrances.kinds where linkage.program[ref].kind == .call || (kind.isLink && kind != .intent) {
      entries[.entrance(ref)] = entry(ref, kind)
    }
  }

  private var program: Program { linkage.program }

  // MARK: What leads where

  /// A decision that some screen, or none, is left for `screen`.
  ///
  /// - Parameter isStart: whether no screen was there before.
  func add(_ draft: TransitionDraft, to screen: String, isStart: Bool) {
    let arrival = EntryPoint.Arrival(screen: screen, place: program.place(draft.site))
    let found = draft.scene.map { [$0] } ?? finder.entrances(to: draft.site)
    for ref in found {
      guard let kind = entrances[ref], isStart || (kind.isLink && draft.confidence != .possible) else { continue }
      let key = key(ref, kind)
      var entry = entries[key] ?? entry(ref, kind)
      entry.place = min(entry.place, program.place(ref))
      if isStart { entry.starts.append(arrival) } else { entry.opens.append(arrival) }
      entries[key] = entry
    }
    if isStart, !found.contains(where: { entrances[$0] != nil }) { addUntold(arrival, draft.site) }
  }

  /// The methods of one delegate that set up what is seen first are one entry.
  private func key(_ ref: NodeRef, _ kind: EntryPoint.Kind) -> Key {
    guard kind == .appDelegate || kind == .sceneDelegate, let type = linkage.enclosingType(ref) else { return .entrance(ref) }
    return .type(type)
  }

  /// A first screen whose entrance is not one of the known ones: the app's or delegate's own code, or code that nobody was seen to call.
  private func addUntold(_ arrival: EntryPoint.Arrival, _ site: NodeRef) {
    guard let type = linkage.enclosingType(site) else {
      let name = arrival.place.file.split(separator: "/").last.map(String.init) ?? arrival.place.file
      entries[.file(arrival.place.file), default: EntryPoint(name: name, kind: .code, place: arrival.place)].starts.append(arrival)
      return
    }
    let kind = kind(of: type)
    let place = kind == .code ? arrival.place : program.place(linkage.declarations[type].node)
    var entry = entries[.type(type)] ?? EntryPoint(name: builder.id(type), kind: kind, place: place)
    entry.place = min(entry.place, place)
    entry.starts.append(arrival)
    entries[.type(type)] = entry
  }

  /// The types of the frameworks that the app and its delegates are, and what is entered by them.
  static let kinds: [String: EntryPoint.Kind] = [
    "App": .app, "UIApplicationDelegate": .appDelegate, "NSApplicationDelegate": .appDelegate, "WKApplicationDelegate": .appDelegate,
    "WKExtensionDelegate": .appDelegate, "UIWindowSceneDelegate": .sceneDelegate, "UISceneDelegate": .sceneDelegate,
    "UNUserNotificationCenterDelegate": .notification,
  ]

  private func kind(of type: TypeID) -> EntryPoint.Kind {
    for base in linkage.externalBases(type).map(linkage.text).sorted() { if let kind = Self.kinds[base] { return kind } }
    return .code
  }

  // MARK: Names

  private func entry(_ ref: NodeRef, _ kind: EntryPoint.Kind) -> EntryPoint {
    EntryPoint(name: name(ref, kind), kind: kind, place: program.place(ref))
  }

  private func name(_ ref: NodeRef, _ kind: EntryPoint.Kind) -> String {
    let owner = owner(ref)
    guard program[ref].kind == .call, let callee = program.firstChild(ref) else {
      return [.appDelegate, .sceneDelegate, .intent].contains(kind) ? owner ?? signature(ref) : (owner.map { $0 + "." } ?? "") + signature(ref)
    }
    var name = linkage.text(program[callee].name)
    if let id = linkage.argument("id", of: ref).flatMap(linkage.literalText) {
      name += "(\(id))"
    } else if let value = linkage.argument("for", of: ref), case .meta(.project(let type)) = linkage.typeOf(value) {
      name += "(\(builder.id(type)))"
    }
    return (owner.map { $0 + "." } ?? "") + name
  }

  private func owner(_ ref: NodeRef) -> String? {
    switch linkage.enclosingOwner(ref) {
    case .type(let type): builder.id(type)
    case .external(let name): linkage.text(name)
    case .global: nil
    }
  }

  /// `application(_:open:options:)`
  private func signature(_ ref: NodeRef) -> String {
    guard let function = linkage.declarations.functionOfNode[ref] else { return "" }
    let labels = linkage.declarations.parameters(of: function).map { $0.label.isNone ? "_:" : linkage.text($0.label) + ":" }
    return linkage.text(linkage.declarations[function].name) + "(" + labels.joined() + ")"
  }

  // MARK: The result

  /// - Parameters:
  ///   - drawn: those that storyboards make by themselves.
  ///   - named: the screens that the settings call entries.
  func finish(drawn: [Transition], screens: [Screen], named: [String]) -> [EntryPoint] {
    for transition in drawn where transition.from == nil && transition.fromReason == nil && transition.isLive {
      guard let to = transition.to else { continue }
      let file = transition.place.file
      let name = file.split(separator: "/").last.map(String.init) ?? file
      var entry = entries[.file(file)] ?? EntryPoint(name: name, kind: .storyboard, place: transition.place)
      entry.place = min(entry.place, transition.place)
      entry.starts.append(EntryPoint.Arrival(screen: to, place: transition.place))
      entries[.file(file)] = entry
    }
    for screen in screens where named.contains(screen.id) {
      guard let place = screen.place else { continue }
      entries[.screen(screen.id)] = EntryPoint(
        name: screen.id, kind: .configured, place: place, starts: [EntryPoint.Arrival(screen: screen.id, place: place)])
    }
    joinAppsAndScenes()
    var all = entries.values.map { entry in
      var entry = entry
      entry.starts = Set(entry.starts).sorted()
      entry.opens = Set(entry.opens).sorted()
      return entry
    }
    // A widget's URL comes in where every URL does.
    let urls = all.filter { $0.kind == .url }.flatMap { $0.starts + $0.opens }
    for index in all.indices where all[index].kind == .widget { all[index].opens = Set(urls).sorted() }
    return all.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  /// What an app's own code shows first is shown in its one window that shows nothing else: `WindowGroup { coordinator.root }`.
  private func joinAppsAndScenes() {
    for (key, app) in entries {
      guard case .type(let type) = key, app.kind == .app else { continue }
      let windows = entrances.kinds.filter { $0.value == .windowGroup && linkage.enclosingType($0.key) == type }.keys
      guard let window = windows.first, windows.count == 1, entries[.entrance(window)]?.starts.isEmpty == true else { continue }
      entries[.entrance(window)]?.starts = app.starts
      entries[key] = nil
    }
  }
}
