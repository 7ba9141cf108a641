import NavFacts
import NavModel

/// Covers and held sheets without a way out: nothing ever takes the state back, and no word in all that they show speaks of leaving.
///
/// Silent wherever something else may close them: a model from outside, a closure or binding handed in, a wrapper around a view
/// controller, a library.
struct DeadEnds {
  let linkage: Linkage
  let flow: SinkFlow
  let names: (TypeRef) -> String?
  let screenID: (ScreenRef) -> String
  let isLive: (NodeRef) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [DeadEnd] {
    guard ["fullScreenCover", "interactiveDismissDisabled"].contains(where: { program.symbol($0) != nil }) else { return [] }
    var found: [DeadEnd] = []
    for site in flow.presentations where isHeld(site) && !hasButtons(site.call) && isLive(site.call) {
      guard case .slot(let state, nil) = linkage.bindingTarget(site.binding), linkage.hasAttribute("State", state),
        linkage.isPlainBinding(site.binding), let openings = openings(of: state, site), !openings.isEmpty
      else { continue }
      let screens = ArmReading(linkage, site.content, []).screens
      guard !screens.isEmpty, screens.allSatisfy(isOwn), !WayOut(linkage).mayLead(from: site.content) else { continue }
      found.append(
        DeadEnd(
          place: program.place(site.call), kind: Transition.Kind(rawValue: site.manner.rawValue) ?? .fullScreenCover,
          state: linkage.stateName(state, names), openings: openings.map(program.place).sorted(), screens: screens.map(screenID).sorted()))
    }
    return found.sorted { ($0.place, $0.state) < ($1.place, $1.state) }
  }

  private func isOwn(_ screen: ScreenRef) -> Bool { if case .project = screen { true } else { false } }

  /// A remote control has a button that closes covers, and a watch puts one on them.
  private func hasButtons(_ ref: NodeRef) -> Bool {
    let path = program.files[program.file(ref)].path
    return path.contains("TV") || path.contains("tvOS") || path.contains("Watch") || path.contains("watchOS")
  }

  /// Whether the content cannot be swiped away.
  private func isHeld(_ site: PresentationSite) -> Bool {
    guard let callee = program.firstChild(site.call), program[callee].kind == .member, linkage.callTargets(of: site.call).functions.isEmpty
    else { return false }
    switch linkage.text(program[callee].name) {
    case "fullScreenCover": return true
    case "sheet":
      return program.subtree(site.content).contains { index in
        let call = NodeRef(index)
        guard program[call].kind == .call, let callee = program.firstChild(call),
          linkage.text(program[callee].name) == "interactiveDismissDisabled"
        else { return false }
        let arguments = linkage.arguments(of: call)
        return arguments.allSatisfy { program[$0].kind == .boolean && program[$0].flags.contains(.isTrue) }
      }
    default: return false
    }
  }

  /// Where a state is set to `true` or a value; nil where something may set it otherwise.
  private func openings(of id: PropertyID, _ site: PresentationSite) -> [NodeRef]? {
    var found: [NodeRef] = []
    for spelling in linkage.traits.spellings(declarations[id].name) {
      for ref in linkage.sites.named[spelling] ?? [] where program[ref].kind == .name || program[ref].kind == .member {
        let isProjected = spelling != declarations[id].name
        guard let meant = linkage.propertyMeant(by: ref) else {
          if isProjected || isAssigned(ref) { return nil }
          continue
        }
        guard meant == id else { continue }
        if isProjected {
          guard ref == site.binding else { return nil }
          continue
        }
        guard let parent = program.parent(ref) else { return nil }
        switch program[parent].kind {
        case .assign where program.firstChild(parent) == ref:
          guard let value = program.secondChild(parent), isPresenting(value) else { return nil }
          found.append(ref)
        case .member where program[parent].name == linkage.names.toggle, .tuple, .keyPath: return nil
        case .unary where linkage.text(program[parent].name) == "&": return nil
        default: continue
        }
      }
    }
    return found
  }

  private func isAssigned(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .member, let parent = program.parent(ref) else { return false }
    return program[parent].kind == .assign && program.firstChild(parent) == ref
  }

  private func isPresenting(_ value: NodeRef) -> Bool {
    switch program[value].kind {
    case .boolean: program[value].flags.contains(.isTrue)
    case .implicitMember: program[value].name != linkage.names.none
    case .string, .number: true
    case .call:
      // Makes a value.
      program.firstChild(value).map { program[$0].kind == .implicitMember || linkage.text(program[$0].name).first?.isUppercase == true } ?? false
    case .name:
      switch linkage.meaning(of: program[value].name, at: value) {
      case .closureParameter, .optionalBinding: true
      default: false
      }
    default: false
    }
  }
}

/// A walk through all that a piece of content shows and runs.
private struct WayOut {
  let linkage: Linkage
  private var open: [NodeRef] = []
  private var types: Set<TypeID> = []
  private var functions: Set<FunctionID> = []
  private var files: Set<Int> = []

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// More than these are another app's worth of code, in which somebody closes it.
  private static let mostTypes = 120

  /// Whether something in the content, or in what it leads to, may take it away.
  consuming func mayLead(from content: NodeRef) -> Bool {
    var walk = self
    walk.open = [content]
    while let next = walk.open.popLast() {
      if walk.types.count > Self.mostTypes || walk.visit(next) { return true }
    }
    return false
  }

  private mutating func visit(_ root: NodeRef) -> Bool {
    if files.insert(program.file(root)).inserted, importsLibraries(program.file(root)) { return true }
    for index in program.subtree(root) {
      let ref = NodeRef(index)
      let node = program[ref]
      switch node.kind {
      case .opaque: return true
      case .name:
        if isWord(node.name) { return true }
        if case .type(.project(let id)) = linkage.meaning(of: node.name, at: ref), enter(id) { return true }
      case .member, .implicitMember, .string, .label, .macro:
        if isWord(node.name) { return true }
        if node.kind == .member, case .meta(.project(let id)) = linkage.typeOf(ref), enter(id) { return true }
      case .call:
        for target in linkage.callTargets(of: ref).functions where functions.insert(target).inserted {
          if let body = declarations[target].body { open.append(body) }
        }
      default: continue
      }
    }
    return false
  }

  /// - Returns: whether a value of the type may come from outside, or close by itself.
  private mutating func enter(_ id: TypeID) -> Bool {
    guard types.insert(id).inserted else { return false }
    let info = declarations[id]
    if info.kind == .protocol || info.isGeneric { return true }
    let bases = linkage.externalBases(id).map(linkage.text)
    if bases.contains(where: { $0.contains("Representable") && $0 != "RawRepresentable" }) { return true }
    for property in info.properties where mayReachOutside(property) { return true }
    for property in info.properties { open.append(declarations[property].node) }
    for function in info.functions where functions.insert(function).inserted {
      if let body = declarations[function].body { open.append(body) }
    }
    for case .project(let above) in linkage.supertypes(id) where enter(above) { return true }
    return false
  }

  private static let ownState: Set<String> = [
    "State", "StateObject", "FocusState", "GestureState", "ScaledMetric", "Namespace", "ViewBuilder", "MainActor", "Published",
    "ObservationIgnored", "available", "SceneStorage",
  ]
  private static let surroundings: Set<String> = [
    "colorScheme", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "locale", "calendar", "layoutDirection", "displayScale",
    "accessibilityReduceMotion",
  ]

  /// A property through which code outside is told or seen: a closure, a binding, a shared model.
  private func mayReachOutside(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    var isOwn = property.getter != nil
    for attribute in linkage.attributes(of: id) {
      let name = linkage.text(program[attribute].name)
      if name == "Environment" {
        guard let key = program.firstChild(attribute), program[key].kind == .keyPath, let value = program.firstChild(key),
          Self.surroundings.contains(linkage.text(program[value].name))
        else { return true }
        isOwn = true
      } else if !Self.ownState.contains(name) {
        return true
      } else if name != "ViewBuilder", name != "MainActor" {
        isOwn = true
      }
    }
    if isOwn { return false }
    if let type = property.type {
      if program.subtree(type).contains(where: { program[NodeRef($0)].kind == .typeFunction }) { return true }
    }
    switch linkage.declaredType(of: id) {
    case .project(let type): return [.class, .actor, .protocol].contains(declarations[type].kind) && property.initial == nil
    case .unknown: return true
    default: return false
    }
  }

  // MARK: Words

  /// Parts of the names of what closes, ends or tells others.
  private static let parts = [
    "dismiss", "close", "cancel", "done", "finish", "exit", "quit", "leave", "skip", "complet", "presentation", "ispresented", "goback",
    "navigat", "router", "coordinator", "shared", "notification", "delegate", "logout", "signout", "login", "signin", "subject", "publisher",
    "rootview", "uiapplication", "openurl", "openwindow", "userdefaults", "continue", "hide", "store", "send", "post", "default",
  ]
  private func isWord(_ name: Symbol) -> Bool {
    let text = linkage.text(name).lowercased()
    if text.isEmpty { return false }
    // A stack's own words lead further, not out.
    if Self.harmless.contains(text) { return false }
    return text == "back" || Self.parts.contains { text.contains($0) }
  }
  private static let harmless: Set<String> = [
    "navigationstack", "navigationview", "navigationlink", "navigationtitle", "navigationdestination", "navigationbartitledisplaymode",
    "interactivedismissdisabled",
  ]

  // MARK: Libraries

  private static let frameworks: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "Observation", "AVKit", "AVFoundation", "MapKit", "CoreLocation", "Charts", "CoreGraphics", "OSLog",
    "os", "UIKit", "SwiftData",
  ]

  private func importsLibraries(_ file: Int) -> Bool {
    program.members(program.root(file)).contains { node in
      guard program[node].kind == .importDecl else { return false }
      let module = linkage.text(program[node].name)
      return !Self.frameworks.contains(module) && !declarations.modules.contains(module)
    }
  }
}
