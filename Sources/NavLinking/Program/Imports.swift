import NavFacts

/// What modules import.
extension Linkage {
  /// The modules that the files of each module import, by its name. Read once; linear in the files.
  var importsByModule: [String: Set<String>] {
    if let known = importsMemo { return known }
    var all: [String: Set<String>] = [:]
    for file in program.files.indices {
      for node in program.members(program.root(file)) where program[node].kind == .importDecl {
        all[declarations.modules[Int(declarations.moduleOfFile[file])], default: []].insert(text(program[node].name))
      }
    }
    importsMemo = all
    return all
  }

  /// Whether code is for computers alone: its module imports AppKit, and not UIKit.
  func isForComputers(_ site: NodeRef) -> Bool {
    let imports = importsByModule[declarations.modules[Int(declarations.moduleOfFile[program.file(site)])]] ?? []
    return !imports.isDisjoint(with: ["AppKit", "Cocoa"]) && !imports.contains("UIKit")
  }
}
