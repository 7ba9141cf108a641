import NavModel
import NavSource

/// A part of the app, and which others it may show screens of.
public struct Layer: Sendable, Hashable {
  public var name: String
  /// The layers whose screens it may show; nil: all.
  public var mayReach: [Contract.Name]?
  /// The screens and routes of this layer that every other one may show.
  public var doors: [Contract.Name]
  /// Where it is written: as the user sees it, with a one-based line.
  public var file: String
  public var line: Int

  public init(name: String, mayReach: [Contract.Name]?, doors: [Contract.Name] = [], file: String, line: Int) {
    self.name = name
    self.mayReach = mayReach
    self.doors = doors
    self.file = file
    self.line = line
  }
}

/// Code of one layer that shows what belongs to another which it may not reach.
public struct Crossing: Sendable, Hashable {
  /// Where it is shown or made.
  public var place: Place
  public var from: Layer
  public var into: Layer
  /// A screen, or a route.
  public var target: String
  /// Where that is declared.
  public var declaration: Place

  public init(place: Place, from: Layer, into: Layer, target: String, declaration: Place) {
    self.place = place
    self.from = from
    self.into = into
    self.target = target
    self.declaration = declaration
  }
}

/// Holds a flow against the layers of the settings.
///
/// A route that is navigated to counts where its type is declared, a screen that is made at once where it is: so a layer may show
/// foreign screens through routes of a layer that it may reach.
public struct LayerCheck: Sendable {
  /// By place, then target.
  public private(set) var crossings: [Crossing] = []
  /// Names that stand for nothing.
  public private(set) var problems: [Problem] = []

  /// - Parameter layer: the position of the layer that a file belongs to; nil for those of none, which are held to nothing.
  /// - Complexity: O(*transitions* + *arms*), and one call of `layer` for each file.
  public init(_ layers: [Layer], in graph: NavigationGraph, layer: (String) -> Int?) {
    guard !layers.isEmpty else { return }
    let doors = doors(of: layers, graph)
    for layer in layers {
      for name in layer.mayReach ?? [] where !layers.contains(where: { $0.name == name.text }) {
        problems.append(
          Problem(
            "there is no layer '\(name.text)'", file: layer.file, line: name.line, column: name.column,
            mend: "Name one of the rows of 'layers'."))
      }
    }

    var known: [String: Int?] = [:]
    func layerOf(_ place: Place) -> Int? {
      if let layer = known[place.file] { return layer }
      let found = layer(place.file)
      known[place.file] = .some(found)
      return found
    }
    var seen: Set<Crossing> = []
    func check(_ place: Place, _ names: [String], _ declaration: Place?) {
      guard let declaration, let target = names.first, let from = layerOf(place), let into = layerOf(declaration), from != into,
        let reach = layers[from].mayReach, !reach.contains(where: { $0.text == layers[into].name }), doors[into].isDisjoint(with: names)
      else { return }
      seen.insert(Crossing(place: place, from: layers[from], into: layers[into], target: target, declaration: declaration))
    }

    let screens = Dictionary(graph.screens.compactMap { screen in screen.place.map { (screen.id, $0) } }) { first, _ in first }
    var routes: [String: (type: String, place: Place)] = [:]
    for type in graph.routeTypes {
      for one in type.cases { routes[one.id] = (type.id, type.place) }
    }
    for transition in graph.transitions where transition.isLive && transition.confidence != .possible {
      if let route = transition.route {
        check(transition.place, [route] + (routes[route].map { [$0.type] } ?? []), routes[route]?.place)
      } else if let screen = transition.to {
        check(transition.place, [screen], screens[screen])
      }
    }
    for mapping in graph.mappings {
      for arm in mapping.arms {
        for screen in arm.screens { check(arm.place, [screen], screens[screen]) }
      }
    }
    crossings = seen.sorted { ($0.place, $0.target) < ($1.place, $1.target) }
  }

  /// The ids of each layer's doors.
  private mutating func doors(of layers: [Layer], _ graph: NavigationGraph) -> [Set<String>] {
    let routes = graph.routeTypes.flatMap { type in [type.id] + type.cases.map(\.id) }
    let lookup = NameLookup("screen or route", Set(graph.screens.map(\.id) + routes).sorted())
    var all: [Set<String>] = []
    for layer in layers {
      var ids: Set<String> = []
      for name in layer.doors {
        do {
          ids.insert(try lookup.id(for: name.text))
        } catch {
          let mend = error.mend.prefix(1).uppercased() + error.mend.dropFirst() + (error.mend.hasSuffix("?") ? "" : ".")
          problems.append(Problem(error.what, file: layer.file, line: name.line, column: name.column, mend: mend))
        }
      }
      all.append(ids)
    }
    return all
  }
}
