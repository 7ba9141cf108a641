import NavFacts
import NavModel
import NavSource

/// Finds the classes that storyboards and xibs make instances of, and that the code does not declare so.
struct ClassChecks {
  private let linkage: Linkage

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }
  private var scenes: StoryboardScenes { linkage.storyboards }

  /// Sorted by place.
  ///
  /// A class without a module may be one of the system's or of Objective-C, and one of another module than the target's comes from
  /// elsewhere: of these nothing is known.
  func unknown() -> [UnknownInterfaceClass] {
    var found: [UnknownInterfaceClass] = []
    for file in scenes.facts.files {
      for one in file.classes where one.isMade && !isOddName(one.name) {
        guard !scenes.facts.objectiveC.classes.contains(one.name) else { continue }
        let symbol = program.symbol(one.name)
        if one.isOfTarget {
          if let symbol, isDeclared(symbol) { continue }
          found.append(UnknownInterfaceClass(place: one.place, name: one.name, module: one.module, declaration: nil))
        } else if one.module == nil, let symbol, let place = swiftClass(symbol) {
          found.append(UnknownInterfaceClass(place: one.place, name: one.name, module: nil, declaration: place))
        }
      }
    }
    return Set(found).sorted { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  /// `Outer.Inner`, `_TtC4Shop8CartView`: names that only the runtime reads.
  private func isOddName(_ name: String) -> Bool { name.hasPrefix("_Tt") || name.contains(".") }

  /// Whether something is declared under a name, in tests and manifests too.
  private func isDeclared(_ name: Symbol) -> Bool {
    if linkage.declarations.typesByName.has(name) || linkage.declarations.globalTypealiases[name] != nil { return true }
    return program.files.indices.contains { file in
      !program.files[file].isRead && program.nodes(of: file).contains { index in
        let node = program[NodeRef(index)]
        return node.name == name && (node.kind.isTypeDeclaration || node.kind == .typealiasDecl)
      }
    }
  }

  /// Where the only type of a name is declared, if that is a class that Objective-C does not know under the name.
  private func swiftClass(_ name: Symbol) -> Place? {
    let types = linkage.declarations.typesByName[name] ?? []
    guard types.count == 1, let type = types.first else { return nil }
    let info = linkage.declarations[type]
    guard info.kind == .class, info.outer == nil else { return nil }
    let hasAttribute = program.children(info.node).contains {
      program[$0].kind == .attribute && linkage.text(program[$0].name).hasPrefix("objc")
    }
    return hasAttribute ? nil : program.place(info.node)
  }
}
