import NavDialects
import NavFacts

/// The names that the linker itself speaks of, as symbols of the program's table.
struct Names: Sendable {
  let selfValue, selfType, superValue, initName, body, shared, wrappedValue, binding, state, published, environment, id: Symbol
  let optional, array, set, toggle, append, insert, removeLast, removeAll, contentsOf, isEmpty, count, view, anyView, send: Symbol
  let constant, get, setAccessor, navigationPath, emptyView, color, clear, fatalErrorName, preconditionFailure, assertionFailure: Symbol
  let string, int, allCases, rawValue, coalesce, equal, plusEqual, resolve, some, none, identifier, dollarZero, error, never: Symbol
  let main, app, scene, initialValue, any: Symbol

  init(_ table: inout SymbolTable) {
    func s(_ text: String) -> Symbol { table.intern(text) }
    selfValue = s("self"); selfType = s("Self"); superValue = s("super"); initName = s("init"); body = s("body")
    shared = s("shared"); wrappedValue = s("wrappedValue"); binding = s("Binding"); state = s("State"); published = s("Published")
    environment = s("Environment"); id = s("id"); optional = s("Optional"); array = s("Array"); set = s("Set")
    toggle = s("toggle"); append = s("append"); insert = s("insert"); removeLast = s("removeLast"); removeAll = s("removeAll")
    contentsOf = s("contentsOf"); isEmpty = s("isEmpty"); count = s("count"); view = s("View"); anyView = s("AnyView")
    send = s("send"); constant = s("constant"); get = s("get"); setAccessor = s("set"); navigationPath = s("NavigationPath")
    emptyView = s("EmptyView"); color = s("Color"); clear = s("clear"); fatalErrorName = s("fatalError")
    preconditionFailure = s("preconditionFailure"); assertionFailure = s("assertionFailure"); string = s("String"); int = s("Int")
    allCases = s("allCases"); rawValue = s("rawValue"); coalesce = s("??"); equal = s("="); plusEqual = s("+=")
    resolve = s("resolve"); some = s("some"); none = s("none"); identifier = s("Identifiable"); dollarZero = s("$0")
    error = s("Error"); never = s("Never"); main = s("main"); app = s("App"); scene = s("Scene"); initialValue = s("initialValue")
    any = s("Any")
  }
}
