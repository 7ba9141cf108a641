import NavFacts
import NavSource

/// Reads storyboards and xibs: bytes in, facts out.
public enum InterfaceReader {
  /// Scenes, segues and classes beyond these are left out, and it is said: no person has drawn so many into one file.
  static let mostEntries = 50_000

  /// What a file could be read as. Damaged files give what stands before the damage, and a problem.
  public struct Reading: Sendable {
    /// nil where the file is none of Interface Builder's.
    public var file: InterfaceFile?
    public var problem: Problem?
  }

  /// - Parameters:
  ///   - path: as findings show it; its ending tells a storyboard from a xib.
  ///   - bytes: any.
  /// - Complexity: O(*bytes*).
  public static func read(path: String, module: String, bytes: [UInt8]) -> Reading {
    var walk = InterfaceWalk(path: path, module: module, bytes: bytes)
    do throws(XMLScanner.Fault) {
      try walk.run()
    } catch {
      walk.damage()
      return Reading(file: walk.isInterface ? walk.file : nil, problem: XMLScanner.problem(error, path: path, bytes))
    }
    var problem: Problem?
    if walk.entries > mostEntries {
      walk.damage()
      problem = Problem("this file has more than \(mostEntries) scenes, segues and classes; some were left out", file: path)
    }
    return Reading(file: walk.isInterface ? walk.file : nil, problem: problem)
  }
}

extension XMLScanner {
  static func problem(_ fault: Fault, path: String, _ bytes: [UInt8]) -> Problem {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Problem("this is UTF-16 text, and only UTF-8 is read", file: path, mend: "Open it in Xcode and save it again.")
    }
    var places = PlaceCounter(file: path)
    let place = places.place(fault.offset..<fault.offset, in: bytes)
    return Problem(
      "this is not well-formed XML: \(fault.what)", file: path, line: place.line, column: place.column,
      mend: "Resolve the conflict of a merge in it, or open it in Xcode and save it again.")
  }
}

/// One walk through one file.
private struct InterfaceWalk {
  private(set) var file: InterfaceFile
  /// Whether the root element is one of Interface Builder's.
  private(set) var isInterface = false
  private(set) var entries = 0

  private var scanner: XMLScanner
  private var places: PlaceCounter
  private var open: [Element] = []
  /// The depth at which the scene around begins; nil outside of scenes.
  private var sceneDepth: Int?
  private var scene: InterfaceScene?
  private var sceneSegues: [InterfaceSegue] = []
  /// As the scene's view and the container last met are drawn.
  private var sceneSize: Size?
  private var containerSize: Size?

  private struct Size { var width, height: Double }

  /// What the walk must know of an element while it is inside.
  private enum Element { case connections, controller, container, other }

  init(path: String, module: String, bytes: [UInt8]) {
    scanner = XMLScanner(bytes)
    places = PlaceCounter(file: path)
    file = InterfaceFile(path: path, module: module, kind: path.hasSuffix(".xib") ? .xib : .storyboard)
  }

  mutating func run() throws(XMLScanner.Fault) {
    while true {
      switch try scanner.next() {
      case .start: start()
      case .end: end()
      case .comment, .text: break
      case .finish: return
      }
    }
  }

  /// Says that not all was read.
  mutating func damage() { file.isWhole = false }

  private mutating func place(_ range: Range<Int>) -> Place { places.place(range, in: scanner.bytes) }

  /// The tag's `<` and name.
  private mutating func tagPlace() -> Place { place(scanner.start..<scanner.name.upperBound) }

  /// Whether another scene, segue or class is taken.
  private mutating func count() -> Bool {
    entries += 1
    return entries <= InterfaceReader.mostEntries
  }

  // MARK: Elements

  private mutating func start() {
    var element = Element.other
    if open.isEmpty {
      root()
    } else if scanner.isNamed(scanner.name, "scene") {
      sceneDepth = open.count
      (scene, sceneSegues) = (nil, [])
      (sceneSize, containerSize) = (nil, nil)
    } else if scanner.isNamed(scanner.name, "connections") {
      element = .connections
    } else if scanner.isNamed(scanner.name, "segue") {
      segue()
    } else if scanner.isNamed(scanner.name, "rect") {
      frame()
    } else if scanner.isNamed(scanner.name, "containerView") {
      element = .container
      containerSize = nil
    } else if scanner.isNamed(scanner.name, "navigationItem") {
      if scene?.title == nil { scene?.title = scanner.value("title") }
    } else if sceneDepth != nil, let member = scanner.attribute("sceneMemberID"), scanner.isNamed(member, "viewController") {
      element = .controller
      if scene == nil { controller() }
    }
    customClass()
    open.append(element)
  }

  private mutating func end() {
    open.removeLast()
    guard open.count == sceneDepth else { return }
    sceneDepth = nil
    // Controls and gestures may stand beside the view controller, so its segues are known only here.
    guard var done = scene else { return }
    done.segues = sceneSegues
    file.scenes.append(done)
    scene = nil
  }

  private mutating func root() {
    let kind = scanner.value("type") ?? ""
    isInterface = scanner.isNamed(scanner.name, "document") && kind.hasPrefix("com.apple.InterfaceBuilder")
    file.isLaunchScreen = scanner.value("launchScreen") == "YES"
    file.isMac = scanner.value("targetRuntime")?.hasPrefix("MacOSX") ?? false
    file.isWatch = kind.utf8.split(separator: UInt8(ascii: ".")).contains { $0.elementsEqual("WatchKit".utf8) }
    file.initial = scanner.value("initialViewController")
    file.initialPlace = tagPlace()
  }

  private mutating func controller() {
    guard let id = scanner.value("id"), count() else { return }
    let element = String(decoding: scanner.bytes[scanner.name.prefix(XMLScanner.longestName)], as: UTF8.self)
    var found = InterfaceScene(id: id, kind: .init(element: element), element: element, place: tagPlace())
    found.customClass = scanner.value("customClass")
    // A plain view controller of the framework's class is what the class is.
    if found.kind == .controller, let known = found.customClass.flatMap(InterfaceScene.Kind.init(frameworkClass:)) {
      found.kind = known
      found.customClass = nil
    }
    found.identifier = scanner.value("storyboardIdentifier")
    found.restorationIdentifier =
      scanner.value("useStoryboardIdentifierAsRestorationIdentifier") == "YES"
      ? found.identifier : scanner.value("restorationIdentifier")
    found.title = scanner.value("title") ?? scanner.value("userLabel")
    found.referencedStoryboard = scanner.value("storyboardName")
    found.referencedIdentifier = scanner.value("referencedIdentifier")
    found.namesBundle = scanner.attribute("bundleIdentifier") != nil
    scene = found
  }

  private mutating func segue() {
    guard sceneDepth != nil, open.last == .connections, let kind = scanner.value("kind"), let destination = scanner.value("destination"),
      count()
    else { return }
    var found = InterfaceSegue(
      kind: .init(name: kind), destination: destination, isWired: open.dropLast().last != .controller, place: tagPlace())
    found.identifier = scanner.value("identifier")
    found.relationship = scanner.value("relationship")
    found.presentationStyle = scanner.value("modalPresentationStyle")
    found.creator = scanner.value("destinationCreationSelector").map { String($0.prefix { $0 != ":" }) }
    if found.kind == .embed, let sceneSize, let containerSize {
      found.isPart = containerSize.width < sceneSize.width || containerSize.height < sceneSize.height
    }
    sceneSegues.append(found)
  }

  private mutating func frame() {
    guard sceneSize == nil || open.last == .container, let key = scanner.attribute("key"), scanner.isNamed(key, "frame"),
      let width = scanner.value("width").flatMap(Double.init), let height = scanner.value("height").flatMap(Double.init)
    else { return }
    let size = Size(width: width, height: height)
    // The view itself stands before what is in it.
    if sceneSize == nil { sceneSize = size }
    if open.last == .container { containerSize = size }
  }

  private mutating func customClass() {
    guard let range = scanner.attribute("customClass"), let name = scanner.text(range) else { return }
    // Who is first responder, what a xib's owner is: known when it is loaded, not made by it.
    let placeholder = scanner.value("placeholderIdentifier") ?? scanner.value("userLabel").flatMap { Self.placeholders[$0] }
    if placeholder == "IBFirstResponder" { return }
    guard count() else { return }
    file.classes.append(
      InterfaceClass(
        name: name, module: scanner.value("customModule"), isOfTarget: scanner.value("customModuleProvider") == "target",
        isMade: placeholder != "IBFilesOwner", place: place(range)))
  }

  /// In xibs for the Mac only the labels tell.
  private static let placeholders = ["First Responder": "IBFirstResponder", "File's Owner": "IBFilesOwner"]
}

extension InterfaceScene.Kind {
  fileprivate init(element: String) {
    switch element {
    case "navigationController": self = .navigation
    case "tabBarController", "tabViewController": self = .tabs
    case "splitViewController": self = .split
    case "pageViewController", "pagecontroller": self = .pages
    case "windowController": self = .window
    case "hostingController": self = .hosting
    case "application": self = .application
    case "viewControllerPlaceholder", "controllerPlaceholder": self = .reference
    default: self = .controller
    }
  }
}

extension InterfaceScene.Kind {
  fileprivate init?(frameworkClass name: String) {
    switch name {
    case "UINavigationController": self = .navigation
    case "UITabBarController": self = .tabs
    case "UISplitViewController": self = .split
    case "UIPageViewController": self = .pages
    default: return nil
    }
  }
}

extension InterfaceSegue.Kind {
  fileprivate init(name: String) {
    switch name {
    case "show", "push": self = .show
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal": self = .present
    case "popover", "popoverPresentation": self = .popover
    case "sheet": self = .sheet
    case "embed": self = .embed
    case "unwind": self = .unwind
    case "custom": self = .custom
    case "relationship": self = .relationship
    default: self = .other
    }
  }
}
