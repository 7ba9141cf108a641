import NavDialects
import NavFacts

extension FactsBundle {
  /// Leaves out the source of known libraries that stands beside an app: their dialects say more.
  ///
  /// A folder may bear a library's name and be the app's own, or the app itself may: `Factory`, `SwiftUI`. A library does not import
  /// itself and is not where a program begins, somebody else imports it, if there is anybody else, and it declares what its dialect
  /// knows it by.
  mutating func leaveOutLibraries(_ dialects: [Dialect]) {
    let libraries = Set(dialects.flatMap(\.modules))
    guard files.contains(where: { libraries.contains($0.module) }) else { return }
    var own: Set<String> = []
    var used: Set<String> = []
    for file in files {
      for child in forest.children(file.root) where forest[child].kind == .importDecl {
        let name = String(symbols[forest[child].name].prefix { $0 != "." })
        guard libraries.contains(name) else { continue }
        if name == file.module { own.insert(name) } else { used.insert(name) }
      }
      if libraries.contains(file.module), begins(in: file) { own.insert(file.module) }
    }
    own.formUnion(strangers(dialects))
    let isAlone = files.allSatisfy { $0.role != .app || libraries.contains($0.module) }
    for index in files.indices {
      let module = files[index].module
      if libraries.contains(module), !own.contains(module), isAlone || used.contains(module) { files[index].role = .manifest }
    }
  }

  private func begins(in file: FileFacts) -> Bool {
    forest.children(file.root).contains { declaration in
      forest[declaration].kind.namesType
        && forest.children(declaration).contains {
          forest[$0].kind == .attribute && Self.beginnings.contains(symbols[forest[$0].name])
        }
    }
  }

  /// The attributes of the type that a program begins with.
  private static let beginnings: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// The modules that bear a library's name and do not declare what it is known by.
  private func strangers(_ dialects: [Dialect]) -> Set<String> {
    var strangers: Set<String> = []
    for dialect in dialects where !dialect.landmarks.isEmpty {
      for module in dialect.modules {
        var left = Set(dialect.landmarks)
        for file in files where file.module == module {
          for child in forest.children(file.root) where forest[child].kind.namesType {
            left.remove(symbols[forest[child].name])
          }
        }
        if !left.isEmpty { strangers.insert(module) }
      }
    }
    return strangers
  }
}
