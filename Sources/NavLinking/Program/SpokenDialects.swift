import NavDialects
import NavFacts

extension Program {
  /// Those of the dialects that the program speaks.
  ///
  /// A word like `show` or `Router` is common: a library's rows hold only where one of its modules is imported, and where that module is
  /// not one of the program's own that bears the name. A framework's dialect asks for no module.
  func spoken(_ dialects: [Dialect]) -> [Dialect] {
    guard dialects.contains(where: { !$0.modules.isEmpty }) else { return dialects }
    let imported = importedModules
    return dialects.filter { dialect in
      dialect.modules.isEmpty || dialect.modules.contains(where: imported.contains) || declaresAll(dialect.landmarks)
    }
  }

  /// The modules that files of the program import and that are no modules of the program itself.
  ///
  /// Imports of any `#if` count. A folder that bears the name of a framework is a module of the app only where it does not import that.
  private var importedModules: Set<String> {
    var imported: Set<String> = []
    var importedAtHome: Set<String> = []
    var own: Set<String> = []
    var names: [Symbol: String] = [:]
    for index in files.indices where files[index].isRead {
      let module = files[index].module
      own.insert(module)
      for node in members(root(index)) where self[node].kind == .importDecl {
        // Files import the same few.
        let name = names[self[node].name] ?? String(text(self[node].name).prefix { $0 != "." })
        names[self[node].name] = name
        imported.insert(name)
        if name == module { importedAtHome.insert(name) }
      }
    }
    return imported.subtracting(own.subtracting(importedAtHome))
  }

  /// Whether the source of a library is among the program's own: it declares what the library is known by.
  private func declaresAll(_ names: [String]) -> Bool {
    let wanted = names.compactMap(symbol)
    guard !names.isEmpty, wanted.count == names.count else { return false }
    var left = Set(wanted)
    for index in files.indices where files[index].isRead && !left.isEmpty {
      for node in members(root(index)) where self[node].kind.namesType {
        left.remove(self[node].name)
      }
    }
    return left.isEmpty
  }
}

extension NodeKind {
  /// Gives a type a name, be it another one.
  var namesType: Bool { (isTypeDeclaration && self != .extensionDecl) || self == .typealiasDecl }
}
