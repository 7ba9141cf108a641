import NavDialects
import NavFacts

/// What is shown where only the type of a value is known.
extension SinkFlow {
  private var declarations: Declarations { linkage.declarations }

  /// Shows any case of an enum, of which none is named.
  private func emitAnyCase(of type: TypeID, _ sink: Sink, at site: NodeRef) {
    var sink = sink
    sink.isOfAll = true
    if sink.confidence == .certain { sink.confidence = .likely }
    for info in declarations[type].cases where !verdict(on: RouteKey(type: type, name: info.name), sink).isRuledOut {
      emit(.route(type, info.name), sink, at: site)
    }
  }

  /// What was decoded together with a property that nobody writes may be any case: `data.kind` of `struct Offer: Decodable { let kind: Kind }`.
  /// - Returns: whether it is such a property.
  func sendDecoded(_ id: PropertyID, _ sink: Sink, at site: NodeRef) -> Bool {
    guard sink.projections.isEmpty, linkage.isOnlyDecoded(id), let type = linkage.routeEnum(linkage.declaredType(of: id)) else { return false }
    emitAnyCase(of: type, sink, at: site)
    return true
  }

  func sendTyped(_ type: TypeRef, _ sink: Sink, at site: NodeRef) {
    guard sink.projections.isEmpty else { return }
    let type = linkage.routeShown(by: type)
    if sink.byValue, case .array = type, registrations[type] != nil { return sendRegistered(type, sink, at: site) }
    switch type.element {
    case .project(let id):
      if asksOrWaits(id, sink.manner) {
        outcomes += 1
      } else if linkage.isScreenLike(id), declarations[id].kind != .enumeration || linkage.routeEnum(type) == nil {
        emit(.screen(.project(id)), sink, at: site)
      } else if let mapped = linkage.routeEnum(type) {
        // Any of its cases: said only where all of them are shown side by side.
        if !sink.isSelection, sink.manner == .tab || sink.manner == .split || sink.manner == .child {
          for info in declarations[mapped].cases { emit(.route(mapped, info.name), sink, at: site) }
        } else if sink.manner == .push, isRow(site) {
          // Whatever the rows of a list are, any of them may be tapped.
          emitAnyCase(of: mapped, sink, at: site)
        } else if sink.manner != .root || !sendWholeState(mapped, sink, shownBy: site) && !isInsidePresentation(site) {
          leave(site, sink.manner, "which case of '\(linkage.path(of: mapped))' it is cannot be told")
        }
      } else if sink.byValue {
        sendRegistered(type.element, sink, at: site)
      } else {
        var walk = Walk(linkage: linkage)
        for inner in walk.carried(by: id, nil) { send(inner, sink, at: site, site) }
      }
    case .external(let name, _):
      if sink.byValue, registrations[type.element] != nil {
        sendRegistered(type.element, sink, at: site)
      } else if linkage.isScreenLike(name), !linkage.isNavigationContainer(name), linkage.text(name) != "UIViewController",
        linkage.text(name) != "NSViewController", !isAlert(name), !linkage.isHost(type)
      {
        emit(.screen(.external(name)), sink, at: site)
      } else if isAlert(name) {
        outcomes += 1
      } else if !linkage.words(in: name).isDisjoint(with: Self.fleeting) {
        outcomes += 1
      } else if fillsScreen(sink.manner), linkage.traits[name].contains(.isNamedAsScreen), !linkage.isLayout(name) {
        // A view of a package whose source is not here.
        emit(.screen(.external(name)), sink, at: site)
      } else if sink.isTrigger || linkage.traits[name].contains(.isLeaf) {
        // What a trigger is given that is no route leads nowhere, and a text or an empty view is all that there is to see.
        outcomes += 1
      } else if goesByPath(name) || isNoChild(type, sink.manner) {
        outcomes += 1
      } else if linkage.dialects.links[name] == nil, sink.manner != .root || !isInsidePresentation(site) {
        // A link is content of the screen that it stands in; the root of a stack in a sheet is what the sheet shows.
        leave(site, sink.manner, "the value's type '\(linkage.text(name))' does not tell the screen")
      }
    default: break
    }
  }

  /// Whether what is added as a child is no view controller but a node of another tree: `element.addChild(XMLNode())`, `scene.addChild(sprite)`.
  private func isNoChild(_ type: TypeRef, _ manner: Manner) -> Bool {
    guard manner == .child, case .external(let name, _) = type, !linkage.text(name).hasSuffix("Controller") else { return false }
    return !linkage.isViewLike(type) && linkage.traits[name].isDisjoint(with: [.isHosting, .isSequence, .isWrapper])
  }

  /// Words for views of packages that say something and go by themselves.
  private static let fleeting: Set<String> = ["toast", "snackbar", "hud", "tooltip"]

  /// Whether what is shown this way is a screen of its own, and no part of one.
  private func fillsScreen(_ manner: Manner) -> Bool {
    switch manner {
    case .push, .present, .sheet, .fullScreenCover, .popover, .tab: true
    default: false
    }
  }
}

extension Linkage {
  /// Whether a type is the framework's controller around a view, which is no screen without that.
  func isHost(_ type: TypeRef) -> Bool {
    guard case .external(let name, _) = type else { return false }
    return name == names.hostingController || name == names.appKitHostingController
  }

  /// Whether a value is a view of a package whose source is not here, as its type is named.
  func isViewElsewhere(_ value: Value) -> Bool {
    guard case .typed(.external(let name, _)) = value else { return false }
    return traits[name].contains(.isNamedAsScreen) && !isLayout(name)
  }
}
