import NavFacts

/// What a name's text alone says, worked out once for every name, by the symbol's number.
///
/// Asked millions of times; making a `String` of a symbol for each question took a tenth of a link.
struct NameTraits: Sendable {
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt32
    static let startsUpper = Traits(rawValue: 1)
    static let startsLower = Traits(rawValue: 2)
    static let startsLetter = Traits(rawValue: 4)
    /// `…ViewController`, alone `UIViewController` left out.
    static let isController = Traits(rawValue: 8)
    /// `…HostingController`
    static let isHosting = Traits(rawValue: 16)
    /// Ends as the names of a library's protocols do that stand for view controllers.
    static let isPresentable = Traits(rawValue: 32)
    /// Of publishers and wrappers of properties the type that they hold is what flows.
    static let isWrapper = Traits(rawValue: 64)
    /// Holds several values of its argument's type.
    static let isSequence = Traits(rawValue: 128)
    /// Of the standard library: what matters is where a value was chosen, not what object it is.
    static let isPlainValue = Traits(rawValue: 256)
    /// A container of the framework that arranges what stands in it, of which what stands alone counts.
    static let isArrangement = Traits(rawValue: 512)
    /// A view of the framework that arranges what it is given, and no more.
    static let isLayout = Traits(rawValue: 1 << 10)
    /// A modifier of the framework whose content stands where it hangs.
    static let isModifier = Traits(rawValue: 1 << 11)
    /// A view controller of the framework without content of its own.
    static let isBare = Traits(rawValue: 1 << 12)
    /// A view controller that shows others and has no content of its own.
    static let isContainer = Traits(rawValue: 1 << 13)
    /// Named as views that fill a screen are, and none of the framework's that do not.
    static let isNamedAsScreen = Traits(rawValue: 1 << 14)
    /// `…View`
    static let isNamedView = Traits(rawValue: 1 << 15)
    /// `…Values`: what attributes read by key path, as `EnvironmentValues`.
    static let isNamedValues = Traits(rawValue: 1 << 16)
    /// A view of the framework whose content is one of many, or beside other things.
    static let isListing = Traits(rawValue: 1 << 17)
    /// A method that every sequence or optional has.
    static let isOfSequences = Traits(rawValue: 1 << 18)
    /// A view of the framework that leads nowhere and stands for no screen.
    static let isLeaf = Traits(rawValue: 1 << 19)
    /// A class of UIKit's or AppKit's views.
    static let isPlatformView = Traits(rawValue: 1 << 20)
    /// A type of the standard library that hides which type a value is of.
    static let isErasing = Traits(rawValue: 1 << 21)
    /// `…Controller`, of views or of anything else.
    static let isNamedController = Traits(rawValue: 1 << 22)
  }

  private var traits: [Traits] = []
  /// The name behind `$` or `_`, where the program has it: `state` for `$state`.
  private(set) var prefixed: [Symbol: Symbol] = [:]
  /// The names before which `_` and `$` stand.
  private var storage: [Symbol: Symbol] = [:]
  private var projection: [Symbol: Symbol] = [:]
  /// The numbers of a closure's unnamed parameters: `$0`.
  private(set) var anonymous: [Symbol: Int] = [:]
  /// `navigationDestination`, `flowDestination` …; not `dropDestination`, which takes dragged values.
  private(set) var destinations: [Symbol] = []

  init(_ symbols: SymbolTable, dialects: DialectIndex) {
    let suffixes = dialects.presentableSuffixes.map { Array($0.utf8) }
    let controller = Array("ViewController".utf8)
    let anyController = Array("Controller".utf8)
    let hosting = Array("HostingController".utf8)
    let navigation = Array("NavigationController".utf8)
    let screen = Array("Screen".utf8)
    let view = Array("View".utf8)
    let picker = Array("Picker".utf8)
    let values = Array("Values".utf8)
    let screens = [view] + ["Page", "Sheet", "Scene"].map { Array($0.utf8) }
    let endings = [Array("estination".utf8), Array("estinations".utf8)]
    traits = [Traits](repeating: [], count: symbols.count)
    symbols.bytes.withUnsafeBufferPointer { bytes in
      func has(_ range: Range<Int>, _ suffix: [UInt8]) -> Bool {
        guard range.count >= suffix.count else { return false }
        for i in 0..<suffix.count where bytes[range.upperBound - suffix.count + i] != suffix[i] { return false }
        return true
      }
      for raw in 1..<max(symbols.count, 1) {
        let symbol = Symbol(UInt32(raw))
        let range = symbols.range(symbol)
        guard let first = range.first.map({ bytes[$0] }), let last = range.last.map({ bytes[$0] }) else { continue }
        switch first {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): traits[raw] = [.startsUpper, .startsLetter]
        case UInt8(ascii: "a")...UInt8(ascii: "z"): traits[raw] = [.startsLower, .startsLetter]
        case UInt8(ascii: "$"), UInt8(ascii: "_"):
          let rest = UnsafeBufferPointer(rebasing: bytes[(range.lowerBound + 1)..<range.upperBound])
          if let number = Self.number(rest) {
            if first == UInt8(ascii: "$") { anonymous[symbol] = number }
          } else if let plain = symbols.find(rest), !plain.isNone {
            prefixed[symbol] = plain
            if first == UInt8(ascii: "_") { storage[plain] = symbol } else { projection[plain] = symbol }
          }
        case 0x80...:
          let character = symbols[symbol].first
          if character?.isLetter == true { traits[raw].insert(.startsLetter) }
          if character?.isUppercase == true { traits[raw].insert(.startsUpper) }
          if character?.isLowercase == true { traits[raw].insert(.startsLower) }
        default: break
        }
        // Most names end in none of these letters.
        switch last {
        case UInt8(ascii: "r"):
          if has(range, controller), symbols[symbol] != "UIViewController" { traits[raw].insert(.isController) }
          if traits[raw].contains(.startsUpper), has(range, anyController) { traits[raw].insert(.isNamedController) }
          if has(range, hosting) { traits[raw].insert(.isHosting) }
          // A subclass of another package, or in Objective-C.
          if has(range, navigation) { traits[raw].insert(.isContainer) }
          if traits[raw].contains(.startsUpper), range.count > picker.count, has(range, picker) { traits[raw].insert(.isNamedAsScreen) }
        case UInt8(ascii: "n"), UInt8(ascii: "s"):
          if endings.contains(where: { has(range, $0) }), symbols[symbol] != "dropDestination" { destinations.append(symbol) }
          if traits[raw].contains(.startsUpper), has(range, screen) { traits[raw].insert(.isNamedAsScreen) }
          if has(range, values) { traits[raw].insert(.isNamedValues) }
        case UInt8(ascii: "w"), UInt8(ascii: "e"), UInt8(ascii: "t"):
          if traits[raw].contains(.startsUpper), screens.contains(where: { range.count > $0.count && has(range, $0) }) {
            traits[raw].insert(.isNamedAsScreen)
          }
          if range.count > view.count, has(range, view) { traits[raw].insert(.isNamedView) }
        default: break
        }
        if suffixes.contains(where: { has(range, $0) }) { traits[raw].insert(.isPresentable) }
      }
    }
    for name in dialects.wrapperTypes { traits[Int(name.raw)].insert(.isWrapper) }
    for name in dialects.sequenceTypes { traits[Int(name.raw)].insert(.isSequence) }
    for name in dialects.bareControllers { traits[Int(name.raw)].insert(.isBare) }
    for (words, trait) in Self.words {
      for word in words { if let symbol = symbols.find(word), !symbol.isNone { traits[Int(symbol.raw)].insert(trait) } }
    }
    for word in Self.noScreens { if let symbol = symbols.find(word), !symbol.isNone { traits[Int(symbol.raw)].remove(.isNamedAsScreen) } }
  }

  private static let words: [([String], Traits)] = [
    (
      [
        "Optional", "Binding", "State", "StateObject", "ObservedObject", "Bindable", "Published", "CurrentValueSubject",
        "PassthroughSubject", "AnyPublisher", "BehaviorRelay", "PublishRelay", "BehaviorSubject", "PublishSubject", "Observable",
        "ReplaySubject", "ReplayRelay", "AnyObserver", "Binder",
        "Driver", "Signal", "AsyncStream", "AsyncThrowingStream", "AsyncChannel", "AsyncThrowingChannel", "Weak", "WeakRef", "Lazy", "Provider", "PresentationState", "Presents",
      ], .isWrapper
    ),
    (
      [
        "Array", "Set", "ArraySlice", "ContiguousArray", "IdentifiedArray", "IdentifiedArrayOf", "OrderedSet", "Sequence",
        "Collection", "StackState", "FetchedResults",
      ], .isSequence
    ),
    (["String", "Int", "Bool", "Double", "UUID", "URL", "Date", "Data", "NavigationPath", "AnyHashable"], .isPlainValue),
    (["Hashable", "AnyHashable", "Equatable", "Identifiable", "Codable", "Encodable", "Sendable", "Any"], .isErasing),
    (
      ["VStack", "HStack", "ZStack", "ScrollView", "ScrollViewReader", "GeometryReader", "ViewThatFits", "LazyVStack", "LazyHStack"],
      .isArrangement
    ),
    (
      [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView",
        "ScrollViewReader", "GeometryReader", "Form", "Section", "Group", "GroupBox", "ForEach", "ViewThatFits", "AnyView", "LazyView",
        "Button", "Menu", "DisclosureGroup", "ControlGroup", "LabeledContent", "Tab", "TabSection", "TimelineView", "OutlineGroup",
        "ToolbarItem", "ToolbarItemGroup", "VStackLayout", "HStackLayout", "ZStackLayout", "GridLayout", "GlassEffectContainer",
        "WithPerceptionTracking", "WithViewStore", "EquatableView",
      ], .isLayout
    ),
    (
      [
        "overlay", "background", "toolbar", "safeAreaInset", "safeAreaBar", "contextMenu", "swipeActions", "mask", "modifier", "tabItem",
        "listRowBackground", "searchable", "map", "forEach", "onAppear", "task", "onTapGesture", "navigationBarItems",
      ], .isModifier
    ),
    (
      [
        "List", "Table", "Picker", "Toggle", "Label", "Link", "ShareLink", "PhotosPicker", "ProgressView", "Gauge", "Slider", "Stepper", "Map",
        "Chart", "Canvas", "AsyncImage", "ContentUnavailableView", "DatePicker", "ColorPicker", "EditButton", "NavigationLink",
      ], .isListing
    ),
    (
      [
        "map", "flatMap", "compactMap", "filter", "forEach", "reduce", "sorted", "contains", "first", "last", "min", "max", "allSatisfy",
        "prefix", "suffix", "dropFirst", "dropLast", "enumerated", "reversed", "joined",
      ], .isOfSequences
    ),
    (
      [
        "Text", "EmptyView", "ProgressView", "Color", "Image", "AsyncImage", "Label", "Spacer", "Divider", "ContentUnavailableView", "Gauge",
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "LinearGradient", "RadialGradient",
        "AngularGradient", "MeshGradient",
      ], .isLeaf
    ),
    (
      [
        "UIView", "UIControl", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UITableView", "UITableViewCell",
        "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
        "UILabel", "UITextView", "UITextField", "UISearchBar", "UIToolbar", "UIVisualEffectView", "UIPickerView", "MKAnnotationView",
        "NSView", "NSControl", "NSButton", "NSTableCellView", "NSStackView", "NSScrollView",
      ], .isPlatformView
    ),
    (["UIViewController", "UITableViewController", "UICollectionViewController", "NSViewController"], .isBare),
    (["UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController"], .isContainer),
  ]

  /// Views of the framework that are named as screens are, and are none: content, containers and bases.
  private static let noScreens = [
    "AnyView", "EmptyView", "NavigationView", "NavigationSplitView", "TabView", "ScrollView", "ProgressView", "ContentUnavailableView",
    "TimelineView", "EquatableView", "HSplitView", "VSplitView", "TupleView", "LazyView", "UIView", "NSView", "UIImageView", "UIScrollView",
    "UITableView", "UICollectionView", "UIStackView", "UITextView", "UIVisualEffectView", "WKWebView", "MKMapView", "NSTextView",
    "DatePicker", "MultiDatePicker", "UIDatePicker", "NSDatePicker", "ColorPicker", "PhotosPicker", "NSImageView", "NSScrollView",
    "UIPickerView", "UIProgressView", "UIScene", "UIWindowScene", "SKScene", "SCNScene", "ARScene",
  ]

  private static func number(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count < 9 else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  /// `_state` for `state`, where the program has it.
  func stored(_ name: Symbol) -> Symbol? { storage[name] }

  /// A property's name, and with `$` and `_` before it where the program has those.
  func spellings(_ name: Symbol) -> [Symbol] { [name] + [projection[name], storage[name]].compactMap(\.self) }

  @inline(__always) subscript(name: Symbol) -> Traits { traits[Int(name.raw)] }
}
