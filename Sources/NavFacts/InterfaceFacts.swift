import NavSource

/// What Interface Builder's files, property lists and build settings say of an app's screens: plain values, like the facts of
/// Swift files, and read beside them.
public struct InterfaceFacts: Sendable, Hashable {
  /// Storyboards and xibs, by path.
  public var files: [InterfaceFile]
  /// The storyboards that the system opens by itself, by place.
  public var mains: [MainInterface]
  /// Names that Objective-C code speaks of.
  public var objectiveC: ObjectiveCNames
  /// How the app can be called from outside.
  public var addresses = AddressFacts()

  public init(files: [InterfaceFile] = [], mains: [MainInterface] = [], objectiveC: ObjectiveCNames = ObjectiveCNames()) {
    self.files = files
    self.mains = mains
    self.objectiveC = objectiveC
  }

  /// The files that findings may stand in, each once, sorted.
  public var paths: [String] {
    Set(files.map(\.path) + mains.map(\.place.file) + (addresses.schemes + addresses.shortcuts).map(\.place.file)).sorted()
  }
}

/// One storyboard or xib.
public struct InterfaceFile: Sendable, Hashable {
  public enum Kind: Sendable { case storyboard, xib }

  /// As findings show it.
  public var path: String
  /// The module of the folder it lies in, as Swift files there have it.
  public var module: String
  public var kind: Kind
  /// Shown by the system while the app starts: no part of its flow.
  public var isLaunchScreen = false
  /// Where windows show what iOS would push or present.
  public var isMac = false
  /// Where controllers are asked for by the system as well.
  public var isWatch = false
  /// Whether all of it was read: false where it is damaged.
  public var isWhole = true
  /// The object id of the scene that is shown first, and where that is said.
  public var initial: String?
  public var initialPlace: Place
  /// In the order of the file. A xib has none.
  public var scenes: [InterfaceScene] = []
  /// Every class that the file names, in its order.
  public var classes: [InterfaceClass] = []

  public init(path: String, module: String, kind: Kind) {
    self.path = path
    self.module = module
    self.kind = kind
    initialPlace = Place(file: path, line: 1, column: 1)
  }

  /// The name that code asks for it by: the file's, without its extension and without `~ipad`.
  public var name: String {
    var name = path.utf8[...]
    if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[name.index(after: slash)...] }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
    for device in ["~ipad", "~iphone"] where name.count > device.utf8.count && name.suffix(device.utf8.count).elementsEqual(device.utf8) {
      name = name.dropLast(device.utf8.count)
    }
    return String(decoding: Array(name), as: UTF8.self)
  }
}

/// One scene of a storyboard: a view controller, or a reference to one elsewhere.
public struct InterfaceScene: Sendable, Hashable {
  public enum Kind: Sendable {
    case controller, navigation, tabs, split, pages, window, hosting
    /// The application itself, with its menus.
    case application
    /// Stands for a scene of another storyboard.
    case reference
  }

  /// What segues of the same file name it by.
  public var id: String
  public var kind: Kind
  /// The element's name: `viewController`, `tableViewController`.
  public var element: String
  public var customClass: String?
  /// What `instantiateViewController(withIdentifier:)` finds it by.
  public var identifier: String?
  public var restorationIdentifier: String?
  /// The title in Interface Builder, the label there, or the navigation item's title.
  public var title: String?
  /// Of a reference: the storyboard, its own where nil; and the identifier there, the initial scene where nil.
  public var referencedStoryboard: String?
  public var referencedIdentifier: String?
  /// Of a reference: whether a bundle other than the app's is named.
  public var namesBundle = false
  public var place: Place
  public var segues: [InterfaceSegue] = []

  public init(id: String, kind: Kind, element: String, place: Place) {
    self.id = id
    self.kind = kind
    self.element = element
    self.place = place
  }
}

/// What leads from one scene to another.
public struct InterfaceSegue: Sendable, Hashable {
  public enum Kind: Sendable {
    case show, showDetail, present, popover, sheet, embed, unwind, custom
    /// `relationship` says which.
    case relationship
    /// Written in a way that is not known.
    case other
  }

  public var kind: Kind
  public var identifier: String?
  /// The object id of a scene of the same file; of an unwind segue, its exit.
  public var destination: String
  /// `rootViewController`, `viewControllers` …
  public var relationship: String?
  /// The value of `modalPresentationStyle`.
  public var presentationStyle: String?
  /// The name of the method that makes the destination, up to its first colon.
  public var creator: String?
  /// Whether a control, a cell, a gesture or a container of the scene starts it; only code starts others.
  public var isWired: Bool
  /// Of an embed segue: whether its container is drawn smaller than the scene's view.
  public var isPart = false
  public var place: Place

  public init(kind: Kind, destination: String, isWired: Bool, place: Place) {
    self.kind = kind
    self.destination = destination
    self.isWired = isWired
    self.place = place
  }
}

/// A class named by a storyboard or xib.
public struct InterfaceClass: Sendable, Hashable {
  public var name: String
  /// As written; nil where none is, as for classes of Objective-C and of the system.
  public var module: String?
  /// Whether it belongs to the target that the file is compiled into.
  public var isOfTarget: Bool
  /// Whether an instance is made when the file is loaded; false for a xib's owner.
  public var isMade: Bool
  /// Of the name in the attribute.
  public var place: Place

  public init(name: String, module: String?, isOfTarget: Bool, isMade: Bool, place: Place) {
    self.name = name
    self.module = module
    self.isOfTarget = isOfTarget
    self.isMade = isMade
    self.place = place
  }
}

/// A storyboard that the system opens when an app, a scene or an extension starts.
public struct MainInterface: Sendable, Hashable {
  /// Without extension.
  public var storyboard: String
  /// The key that names it: `UIMainStoryboardFile`.
  public var key: String
  public var place: Place

  public init(storyboard: String, key: String, place: Place) {
    self.storyboard = storyboard
    self.key = key
    self.place = place
  }
}

/// What Objective-C sources say, as far as it is asked for: a class or a text that is not here was not looked for, or is not there.
public struct ObjectiveCNames: Sendable, Hashable {
  public var classes: Set<String>
  /// Literals, `@"…"`.
  public var texts: Set<String>

  public init(classes: Set<String> = [], texts: Set<String> = []) {
    self.classes = classes
    self.texts = texts
  }
}
