import NavFacts

/// The names that the linker itself speaks of, as symbols of the program's table.
struct Names: Sendable {
  /// All of them.
  private(set) var all: [Symbol] = []
  let selfValue, selfType, superValue, initName, body, wrappedValue, binding, id: Symbol
  let toggle, append, insert, removeLast, popLast, first, last, count, view, anyView: Symbol
  let viewController, appKitController, rawValue, hostingController, appKitHostingController: Symbol
  let constant, get, navigationPath, emptyView, allCases, coalesce, plus, equal, equals, differs, plusEqual, none, main: Symbol
  let addSubview, newValue, start, environment, callAsFunction, type, tag, object, userInfo: Symbol
  let keyPath, writableKeyPath, referenceKeyPath: Symbol
  let isPresented, item: Symbol
  let navigationController, tabBarController, uiNavigationController, uiTabBarController: Symbol

  init(_ table: inout SymbolTable) {
    var all: [Symbol] = []
    func s(_ text: String) -> Symbol {
      all.append(table.intern(text))
      return all[all.count - 1]
    }
    selfValue = s("self"); selfType = s("Self"); superValue = s("super"); initName = s("init"); body = s("body")
    viewController = s("UIViewController"); appKitController = s("NSViewController"); rawValue = s("rawValue")
    hostingController = s("UIHostingController"); appKitHostingController = s("NSHostingController")
    wrappedValue = s("wrappedValue"); binding = s("Binding"); id = s("id")
    toggle = s("toggle"); append = s("append"); insert = s("insert"); removeLast = s("removeLast"); popLast = s("popLast"); first = s("first"); last = s("last"); count = s("count")
    view = s("View"); anyView = s("AnyView"); constant = s("constant"); get = s("get"); navigationPath = s("NavigationPath")
    emptyView = s("EmptyView"); allCases = s("allCases"); coalesce = s("??"); equal = s("="); equals = s("=="); differs = s("!="); plus = s("+"); plusEqual = s("+=")
    addSubview = s("addSubview"); none = s("none"); main = s("main"); newValue = s("newValue"); start = s("start")
    environment = s("environment"); callAsFunction = s("callAsFunction"); type = s("Type"); tag = s("tag")
    object = s("object"); userInfo = s("userInfo")
    keyPath = s("keyPath"); writableKeyPath = s("WritableKeyPath"); referenceKeyPath = s("ReferenceWritableKeyPath")
    isPresented = s("isPresented"); item = s("item")
    navigationController = s("navigationController"); tabBarController = s("tabBarController")
    uiNavigationController = s("UINavigationController"); uiTabBarController = s("UITabBarController")
    // Types of literals and of what the framework gives, though no source may name them.
    for type in ["String", "Int", "Double", "Bool", "UUID", "UIViewController"] { _ = s(type) }
    // Calls that observations begin at, though no dialect speaks of them.
    for call in ModifierSites.presenting + Windows.scenes + Windows.verbs + OldCalls.modifiers + Chrome.calls + Addresses.parts + Entrances.calls.map(\.key) + ["List", "codable", "==", "ZStack", "overlay"] { _ = s(call) }
    for modifier in LayeredTabs.modifiers { _ = s(modifier) }
    self.all = all
  }
}
