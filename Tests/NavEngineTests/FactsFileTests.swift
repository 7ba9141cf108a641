import Foundation
import NavFacts
import NavSource
import TestSupport
import Testing

@testable import NavEngine

/// Facts as files: what is written is read back, and whatever else the bytes are is told.
@Suite struct FactsFileTests {
  static let unit = part([
    SourceText(
      path: "Shop/Shop.swift", module: "Shop",
      text: """
        import SwiftUI
        enum Route: Hashable { case cart, detail(id: Int) }
        @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
        struct Home: View {
          @State private var path: [Route] = []
          @State private var asks = false
          var body: some View {
            NavigationStack(path: $path) {
              Button("カート") { path.append(.cart) } // navgraph:disable:this all - ü
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .cart: Text("Cart")
                  case .detail(let id): Text("\\(id)")
                  }
                }
                .sheet(isPresented: $asks) { Home() }
            }
          }
        }
        """),
    SourceText(path: "Shop/Old.swift", module: "Shop", text: "import UIKit\nclass Old: UIViewController {\r\n  func go() { show(Old(), sender: nil) }\n}"),
    SourceText(path: "Shop/Main.storyboard", module: "Shop", text: storyboard),
    SourceText(
      path: "Shop/Info.plist",
      text: "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>shop</string></array></dict></array></dict></plist>"),
    SourceText(path: "Shop/Legacy.m", text: "@implementation Old\n- (id)name { return @\"other\"; }\n@end"),
  ])

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="a" customClass="Old" customModule="Shop" storyboardIdentifier="other" sceneMemberID="viewController">
            <view key="view"><subviews><button id="b"><connections>
              <segue destination="c" kind="presentation" identifier="next" modalPresentationStyle="formSheet" id="x"/>
            </connections></button></subviews></view>
          </viewController></objects></scene>
        <scene sceneID="s2"><objects>
          <viewControllerPlaceholder id="c" storyboardName="Elsewhere" referencedIdentifier="there" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// Texts in memory as a part of a program.
  static func part(_ sources: [SourceText]) -> FactsUnit {
    let sides = sources.compactMap { source in
      SideFile.Kind(name: Array(PathText.lastPart(source.path).utf8)).map {
        SideFile(kind: $0, file: FoundFile(path: source.path, module: source.module, rootLength: 5))
      }
    }.sorted { $0.file.path < $1.file.path }
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.bytes) })
    let bundle = FactsCollector.collect(sources.filter { $0.path.hasSuffix(".swift") })
    let files = Dictionary(
      uniqueKeysWithValues: bundle.files.map { ($0.path, FoundFile(path: $0.path, module: $0.module, rootLength: 5)) })
    let (interface, _) = InterfaceCollector.collect(part: sides, texts: texts, jobs: 1)
    return FactsUnit(
      roots: ["Shop"], bundle: bundle, files: bundle.files.compactMap { files[$0.path] }, sides: sides, interface: interface,
      projects: ProjectFacts(
        folders: [
          ProjectMark(folder: ".", isRepository: true), ProjectMark(folder: "Shop", isProject: true, names: ["../Kit", "Till"]),
        ], links: [ProjectFacts.Link(path: "Shop/Till", target: "../Till")]),
      problems: [Problem("this is \"odd\"\n", file: "Shop/ü", line: 3, column: 4, mend: "Do.", isFatal: false)])
  }

  /// Bytes with the head that belongs to their body.
  private static func sealed(_ body: [UInt8]) -> [UInt8] {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in body { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var bytes = Array(FactsFileCodec.encode(FactsUnit())[..<13])
    for word in [UInt64(body.count), sum] { bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    return bytes + body
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let bytes = FactsFileCodec.encode(Self.unit)
    let read = try FactsFileCodec.decode(bytes)
    #expect(read.roots == Self.unit.roots)
    #expect(read.files == Self.unit.files)
    #expect(read.sides == Self.unit.sides)
    #expect(read.problems == Self.unit.problems)
    #expect(read.interface == Self.unit.interface)
    #expect(read.interface.files.first?.scenes.count == 2 && read.interface.mains.count == 1)
    #expect(read.interface.objectiveC == ["Shop/Legacy.m": ObjectiveCNames(classes: ["Old"], texts: ["other"])])
    #expect(read.interface.addresses["Shop/Info.plist"]?.schemes.map(\.text) == ["shop"])
    #expect(read.projects == Self.unit.projects)
    #expect(FactsFileCodec.encode(read) == bytes)
    #expect(bytes == Self.sealed(Array(bytes[29...])))
  }

  @Test func theUnitOfNothing() throws {
    let read = try FactsFileCodec.decode(FactsFileCodec.encode(FactsUnit()))
    #expect(read.files.isEmpty && read.sides.isEmpty && read.roots.isEmpty)
  }

  // MARK: Damage

  @Test func everyShorterFileIsTold() {
    let bytes = FactsFileCodec.encode(Self.unit)
    for count in bytes.indices {
      #expect(throws: FactsFileCodec.Failure.self) { try FactsFileCodec.decode(Array(bytes[..<count])) }
    }
    #expect(throws: FactsFileCodec.Failure.cutOff(at: bytes.count - 1, of: bytes.count)) { try FactsFileCodec.decode(bytes.dropLast()) }
    #expect(throws: FactsFileCodec.Failure.tooLong(at: bytes.count)) { try FactsFileCodec.decode(bytes + [0]) }
    #expect(throws: FactsFileCodec.Failure.notFacts(at: 0)) { try FactsFileCodec.decode([]) }
    #expect(throws: FactsFileCodec.Failure.notFacts(at: 2)) { try FactsFileCodec.decode(Array("NV!".utf8)) }
  }

  @Test func everyOtherByteIsTold() {
    let bytes = FactsFileCodec.encode(Self.unit)
    for index in bytes.indices {
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var copy = bytes
        copy[index] ^= change
        #expect(throws: FactsFileCodec.Failure.self, "byte \(index)") { try FactsFileCodec.decode(copy) }
      }
    }
  }

  @Test func otherVersionsAreTold() {
    var bytes = FactsFileCodec.encode(Self.unit)
    bytes[4] = FactsFileCodec.version + 1
    #expect(throws: FactsFileCodec.Failure.otherVersion(FactsFileCodec.version + 1)) { try FactsFileCodec.decode(bytes) }
    // Nothing but the version is known of another version's head.
    #expect(throws: FactsFileCodec.Failure.otherVersion(FactsFileCodec.version + 1)) { try FactsFileCodec.decode(Array(bytes[..<6])) }
    bytes[4] = FactsFileCodec.version
    bytes[7] ^= 1
    #expect(throws: FactsFileCodec.Failure.otherVocabulary) { try FactsFileCodec.decode(bytes) }
  }

  /// Bytes that somebody has damaged and sealed again: an error, or facts that every later stage can work with.
  @Test(arguments: 0..<40 as Range<UInt64>) func sealedDamage(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let body = Array(FactsFileCodec.encode(Self.unit)[29...])
    var accepted = 0
    for _ in 0..<100 {
      var copy = body
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: copy.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: copy[index] = UInt8.random(in: 0...255, using: &random)
        case 1: copy[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: copy.remove(at: index)
        default: copy.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      guard var unit = try? FactsFileCodec.decode(Self.sealed(copy)) else { continue }
      unit.settle(Settings(), currentFolder: "/app")
      _ = unit.projects.marks(from: "/app")
      let interface = InterfaceCollector.asked(unit.interface, of: unit.sides)
      let sources = ReadSources(bundle: unit.bundle, interface: interface, files: [:])
      let analysis = Pipeline.judge(sources, RunScope(currentFolder: "/app", roots: ["/app"], settings: Settings()), problems: [])
      #expect(analysis.files.count == unit.files.count)
      accepted += 1
    }
    // Else nothing was tried but the reader.
    #expect(accepted > 0)
  }

  @Test(arguments: ["/etc/passwd", "a/../b", "./a", "", "a//b", "a\0b", "a/"])
  func odderPathsAreDamage(_ path: String) {
    var unit = FactsUnit()
    unit.sides = [SideFile(kind: .settings, file: FoundFile(path: path, module: ""))]
    #expect(throws: FactsFileCodec.Failure.self) { try FactsFileCodec.decode(FactsFileCodec.encode(unit)) }
  }

  // MARK: Joining

  private static func sources(_ names: [String: String]) -> FactsUnit {
    part(names.sorted { $0.key < $1.key }.map { SourceText(path: $0.key, module: "Shop", text: $0.value) })
  }

  @Test func partsJoinToTheWhole() throws {
    let all = ["Shop/A.swift": "struct A { var b = B() }", "Shop/B.swift": "struct B {}", "Shop/C.swift": "func c(_ a: A) { _ = B.self }"]
    let whole = Self.sources(all)
    let parts = all.map { Self.sources([$0.key: $0.value]) }
    for order in [parts, parts.reversed(), parts + parts, [parts[1]] + parts] {
      let join = FactsJoin(order)
      #expect(join.problems == [])
      #expect(FactsFileCodec.encode(join.unit) == FactsFileCodec.encode(whole))
    }
  }

  @Test func whatIsGivenTwiceMustBeTheSame() {
    let one = Self.sources(["Shop/A.swift": "struct A {}", "Shop/B.swift": "struct B {}"])
    let other = Self.sources(["Shop/A.swift": "struct A { }", "Shop/B.swift": "struct C {}"])
    let join = FactsJoin([one, other])
    #expect(join.problems.map(\.what) == ["this file is given twice, by the sources and by the sources, with other content; so are 1 more files of the two"])
    #expect(join.problems.first?.file == "Shop/A.swift")
    #expect(join.problems.first?.isFatal == true)
    #expect(FactsFileCodec.encode(join.unit) == FactsFileCodec.encode(FactsJoin([one]).unit))

    var moved = one
    moved.bundle.files[1].module = "Till"
    #expect(FactsJoin([one, moved]).problems.map(\.what) == ["this file is given twice, by the sources and by the sources, with other modules, 'Shop' and 'Till'"])

    var board = Self.unit
    #expect(FactsJoin([board, Self.unit]).problems == [])
    board.interface.mains[0].storyboard = "Other"
    #expect(FactsJoin([board, Self.unit]).problems.map(\.file) == ["Shop/Info.plist"])
    board.interface = Self.unit.interface
    board.interface.objectiveC["Shop/Legacy.m"] = nil
    #expect(FactsJoin([board, Self.unit]).problems.map(\.file) == ["Shop/Legacy.m"])
    board.interface = Self.unit.interface
    board.interface.files[0].scenes[0].title = "Other"
    #expect(FactsJoin([Self.unit, board]).problems.map(\.file) == ["Shop/Main.storyboard"])
  }

  @Test func settingsAreHeardWhereThePartsMeet() throws {
    let reading = SettingsReader.read(
      "exclude: ['Shop/Old*', '*.storyboard']\nmodules:\n  Till: ['Shop/Shop.swift']\n", file: "f", folder: "/app")
    #expect(reading.problems == [])
    var unit = try FactsFileCodec.decode(FactsFileCodec.encode(Self.unit))
    unit.settle(reading.settings, currentFolder: "/app")
    #expect(unit.bundle.files.map(\.path) == ["Shop/Shop.swift"])
    #expect(unit.bundle.files.map(\.module) == ["Till"])
    #expect(unit.interface.files.isEmpty && unit.interface.mains.count == 1)
  }

  @Test func theCurrentFolderNamesWhatHasNoName() {
    var unit = Self.part([SourceText(path: "Shop.swift", text: "")])
    unit.settle(Settings(), currentFolder: "/somewhere/Bakery")
    #expect(unit.bundle.files.map(\.module) == ["Bakery"])
  }
}
