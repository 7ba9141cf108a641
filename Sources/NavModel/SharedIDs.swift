/// The ids that several programs have for things of their own, and what each is called where all are seen as one.
struct SharedIDs {
  /// By program: new names by old ones.
  private(set) var names: [IDNames]

  init(_ programs: [(name: String, graph: NavigationGraph)]) {
    names = programs.map { _ in IDNames() }
    // The programs that have an id, and the module that it is declared in there; nil where it is not.
    var users: [String: [(program: Int, module: String?)]] = [:]
    for (index, program) in programs.enumerated() {
      var own: [String: String?] = [:]
      for screen in program.graph.screens where own[screen.id] == nil || screen.place != nil {
        own.updateValue(screen.place == nil ? nil : screen.module, forKey: screen.id)
      }
      for type in program.graph.routeTypes { own.updateValue(type.module, forKey: type.id) }
      for (id, module) in own { users[id, default: []].append((index, module)) }
    }
    var taken = Set(users.keys)
    for id in users.keys.sorted() {
      let declared = (users[id] ?? []).filter { $0.module != nil }.sorted { $0.program < $1.program }
      if declared.isEmpty || users[id]?.count == 1 { continue }
      let byModule = declared.map { Self.name(id, in: $0.module ?? "") }
      let areDistinct = Set(byModule).count == byModule.count && taken.isDisjoint(with: byModule)
      for (user, name) in zip(declared, byModule) {
        let name = areDistinct ? name : programs[user.program].name + "." + id
        names[user.program].add(id, as: name)
        taken.insert(name)
      }
    }
  }

  private static func name(_ id: String, in module: String) -> String {
    module.isEmpty || id.hasPrefix(module + ".") ? id : module + "." + id
  }
}

/// New names for ids.
struct IDNames {
  private var names: [String: String] = [:]
  /// By the sieve's number, whether some id that has a new name falls there.
  private var sieve = [Bool](repeating: false, count: 1024)

  var isEmpty: Bool { names.isEmpty }

  mutating func add(_ id: String, as name: String) {
    names[id] = name
    sieve[Self.number(id[...])] = true
  }

  /// A number that is quicker to tell than an id is to look up: hundreds of thousands are asked about, and few have a new name.
  private static func number(_ id: Substring) -> Int {
    let bytes = id.utf8
    return (bytes.count &* 37 &+ Int(bytes.first ?? 0) &* 5 &+ Int(bytes.last ?? 0)) & 1023
  }

  /// The new name of a type, or of a member of it, `Type.member`.
  func renamed(_ text: String) -> String {
    var end = text.endIndex
    while true {
      let id = text[..<end]
      if sieve[Self.number(id)], let name = names[String(id)] { return name + text[end...] }
      guard let dot = text.utf8[..<end].lastIndex(of: UInt8(ascii: ".")) else { return text }
      end = dot
    }
  }
}
