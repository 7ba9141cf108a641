import NavSource

/// The facts of storyboards, xibs and the files that say which is the first as bytes, in the manner of `FactsCodec`. What Objective-C
/// says is left out.
public enum InterfaceCodec {
  /// - Complexity: O(*facts*).
  public static func write(_ facts: InterfaceFacts, to out: inout FactsByteWriter) {
    out.list(facts.files, write)
    out.list(facts.mains) { out, main in
      out.text(main.storyboard)
      out.text(main.key)
      out.text(main.place.file)
      out.position(main.place)
    }
  }

  /// - Complexity: O(*bytes*).
  public static func read(from bytes: inout FactsByteReader) throws(FactsDamage) -> InterfaceFacts {
    let files = try bytes.list(atLeast: 12, file)
    let mains = try bytes.list(atLeast: 6) { bytes throws(FactsDamage) in
      let (storyboard, key, file) = (try bytes.text(), try bytes.text(), try bytes.text())
      return MainInterface(storyboard: storyboard, key: key, place: try bytes.position(in: file))
    }
    return InterfaceFacts(files: files, mains: mains)
  }

  // MARK: Addresses

  /// What one property list says.
  public static func write(_ facts: AddressFacts, to out: inout FactsByteWriter) {
    for entries in [facts.schemes, facts.shortcuts] {
      out.list(entries) { out, entry in
        out.text(entry.text)
        out.position(entry.place)
      }
    }
    out.list(facts.foreignSchemes.sorted()) { $0.text($1) }
    out.number(facts.lists)
    out.flag(facts.isOpen)
    out.flag(facts.hasObjectiveC)
  }

  /// - Parameter path: of the property list.
  public static func addresses(from bytes: inout FactsByteReader, in path: String) throws(FactsDamage) -> AddressFacts {
    var facts = AddressFacts()
    facts.schemes = try entries(&bytes, in: path)
    facts.shortcuts = try entries(&bytes, in: path)
    facts.foreignSchemes = Set(try bytes.list { bytes throws(FactsDamage) in try bytes.text() })
    facts.lists = try bytes.small()
    facts.isOpen = try bytes.flag()
    facts.hasObjectiveC = try bytes.flag()
    return facts
  }

  private static func entries(_ bytes: inout FactsByteReader, in path: String) throws(FactsDamage) -> [AddressFacts.Entry] {
    try bytes.list(atLeast: 4) { bytes throws(FactsDamage) in
      AddressFacts.Entry(text: try bytes.text(), place: try bytes.position(in: path))
    }
  }

  // MARK: Files

  private static func write(_ out: inout FactsByteWriter, _ file: InterfaceFile) {
    out.text(file.path)
    out.text(file.module)
    out.byte(number(of: file.kind, in: fileKinds))
    for flag in [file.isLaunchScreen, file.isMac, file.isWatch, file.isWhole] { out.flag(flag) }
    out.perhaps(file.initial) { $0.text($1) }
    out.position(file.initialPlace)
    out.list(file.scenes, write)
    out.list(file.classes) { out, named in
      out.text(named.name)
      out.perhaps(named.module) { $0.text($1) }
      out.flag(named.isOfTarget)
      out.flag(named.isMade)
      out.position(named.place)
    }
  }

  private static func file(_ bytes: inout FactsByteReader) throws(FactsDamage) -> InterfaceFile {
    let (path, module) = (try bytes.text(), try bytes.text())
    var file = InterfaceFile(path: path, module: module, kind: try kind(&bytes, in: fileKinds))
    file.isLaunchScreen = try bytes.flag()
    file.isMac = try bytes.flag()
    file.isWatch = try bytes.flag()
    file.isWhole = try bytes.flag()
    file.initial = try text(&bytes)
    file.initialPlace = try bytes.position(in: path)
    file.scenes = try bytes.list(atLeast: 14) { bytes throws(FactsDamage) in try scene(&bytes, in: path) }
    file.classes = try bytes.list(atLeast: 7) { bytes throws(FactsDamage) in
      let (name, module) = (try bytes.text(), try text(&bytes))
      let (isOfTarget, isMade) = (try bytes.flag(), try bytes.flag())
      return InterfaceClass(
        name: name, module: module, isOfTarget: isOfTarget, isMade: isMade, place: try bytes.position(in: path))
    }
    return file
  }

  // MARK: Scenes

  private static func write(_ out: inout FactsByteWriter, _ scene: InterfaceScene) {
    out.text(scene.id)
    out.byte(number(of: scene.kind, in: sceneKinds))
    out.text(scene.element)
    let texts = [
      scene.customClass, scene.identifier, scene.restorationIdentifier, scene.title, scene.referencedStoryboard,
      scene.referencedIdentifier,
    ]
    for text in texts { out.perhaps(text) { $0.text($1) } }
    out.flag(scene.namesBundle)
    out.position(scene.place)
    out.list(scene.segues) { out, segue in
      out.byte(number(of: segue.kind, in: segueKinds))
      out.text(segue.destination)
      for text in [segue.identifier, segue.relationship, segue.presentationStyle, segue.creator] {
        out.perhaps(text) { $0.text($1) }
      }
      out.flag(segue.isWired)
      out.flag(segue.isPart)
      out.position(segue.place)
    }
  }

  private static func scene(_ bytes: inout FactsByteReader, in path: String) throws(FactsDamage) -> InterfaceScene {
    let id = try bytes.text()
    let kind = try kind(&bytes, in: sceneKinds)
    var scene = InterfaceScene(id: id, kind: kind, element: try bytes.text(), place: Place(file: path, line: 1, column: 1))
    scene.customClass = try text(&bytes)
    scene.identifier = try text(&bytes)
    scene.restorationIdentifier = try text(&bytes)
    scene.title = try text(&bytes)
    scene.referencedStoryboard = try text(&bytes)
    scene.referencedIdentifier = try text(&bytes)
    scene.namesBundle = try bytes.flag()
    scene.place = try bytes.position(in: path)
    scene.segues = try bytes.list(atLeast: 11) { bytes throws(FactsDamage) in try segue(&bytes, in: path) }
    return scene
  }

  private static func segue(_ bytes: inout FactsByteReader, in path: String) throws(FactsDamage) -> InterfaceSegue {
    let kind = try kind(&bytes, in: segueKinds)
    var segue = InterfaceSegue(
      kind: kind, destination: try bytes.text(), isWired: false, place: Place(file: path, line: 1, column: 1))
    segue.identifier = try text(&bytes)
    segue.relationship = try text(&bytes)
    segue.presentationStyle = try text(&bytes)
    segue.creator = try text(&bytes)
    segue.isWired = try bytes.flag()
    segue.isPart = try bytes.flag()
    segue.place = try bytes.position(in: path)
    return segue
  }

  private static func text(_ bytes: inout FactsByteReader) throws(FactsDamage) -> String? {
    try bytes.perhaps { bytes throws(FactsDamage) in try bytes.text() }
  }

  // MARK: Kinds

  /// Kinds are written as their places in these lists.
  private static let fileKinds: [InterfaceFile.Kind] = [.storyboard, .xib]
  private static let sceneKinds: [InterfaceScene.Kind] = [
    .controller, .navigation, .tabs, .split, .pages, .window, .hosting, .application, .reference,
  ]
  private static let segueKinds: [InterfaceSegue.Kind] = [
    .show, .showDetail, .present, .popover, .sheet, .embed, .unwind, .custom, .relationship, .other,
  ]

  private static func number<Kind: Equatable>(of kind: Kind, in kinds: [Kind]) -> UInt8 {
    UInt8(truncatingIfNeeded: kinds.firstIndex(of: kind) ?? kinds.count)
  }

  private static func kind<Kind>(_ bytes: inout FactsByteReader, in kinds: [Kind]) throws(FactsDamage) -> Kind {
    let number = Int(try bytes.byte())
    guard number < kinds.count else { throw bytes.damage("no such kind of \(Kind.self)") }
    return kinds[number]
  }
}
