import Foundation
import TestSupport
import Testing

/// Facts apart from the graph: `extract`, and every other command with facts in the place of folders.
@Suite struct FactsTests {
  private static func modules(of sample: SampleTests.Sample) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sample.folder.appendingPathComponent("Sources").path).sorted()
      .map { "Sources/" + $0 }
  }

  /// One file of facts for each module of a sample.
  private static func extract(_ sample: SampleTests.Sample, to results: TemporaryFolder) throws -> [String] {
    try modules(of: sample).enumerated().map { number, module in
      let file = results.path + "/\(number).navfacts"
      let run = try sample.navgraph(["extract", "--root", ".", module, "-o", file])
      #expect(run.status == 0 && run.output == "" && run.errors == "", "\(module): \(run.errors)")
      return file
    }
  }

  private static let commands = [
    ["graph"], ["graph", "--unresolved"], ["lint"], ["lint", "--format", "sarif", "--strict"], ["report"], ["diagram"], ["metrics"],
    ["cover"], ["snapshot", "-o", "-"],
  ]

  @Test(arguments: SampleTests.samples) func factsOfModulesGiveWhatOneRunGives(_ sample: SampleTests.Sample) throws {
    let results = try TemporaryFolder()
    let facts = try Self.extract(sample, to: results)
    #expect(facts.count > 3)
    for command in Self.commands {
      let whole = try sample.navgraph(command + ["."])
      let joined = try sample.navgraph(command + facts)
      #expect(joined.output == whole.output && joined.errors == whole.errors && joined.status == whole.status, "\(command)")
    }
    // Half of it read now, half of it before.
    #expect(try sample.navgraph(["graph", "."] + facts.dropFirst(2)).output == sample.navgraph(["graph", "."]).output)
    // Facts of facts.
    let all = results.path + "/all.navfacts"
    #expect(try sample.navgraph(["extract", "-o", all] + facts).status == 0)
    let whole = results.path + "/whole.navfacts"
    #expect(try sample.navgraph(["extract", "-o", whole, "."]).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: all)) == Data(contentsOf: URL(fileURLWithPath: whole)))
  }

  @Test func everyCommandTakesFacts() throws {
    let sample = try #require(SampleTests.samples.first { $0.testDescription == "Bakery" })
    let results = try TemporaryFolder()
    let file = results.path + "/bakery.navfacts"
    #expect(try sample.navgraph(["extract", "-o", file]).status == 0)
    for command in [
      ["paths", "CheckoutView"], ["why", "MenuView", "CartView"], ["paths", "MenuView", "CartView", "--all", "--format", "json"],
    ] {
      let whole = try sample.navgraph(command)
      let joined = try sample.navgraph(command + ["--in", file])
      #expect(whole.status == 0)
      #expect(joined.output == whole.output && joined.status == 0, "\(command)")
    }
    let picture = results.path + "/flow.svg"
    #expect(try sample.navgraph(["diagram", "-o", picture]).status == 0)
    #expect(try sample.navgraph(["diagram", file, "-o", results.path + "/again.svg"]).status == 0)
    #expect(try results.text("again.svg") == results.text("flow.svg"))
    #expect(try sample.navgraph(["graph", "-o", results.path + "/graph.json"]).status == 0)
    let same = try sample.navgraph(["diff", results.path + "/graph.json", "--in", file, "--exit-code"])
    #expect(same.status == 0, "\(same.output)")
    let baseline = results.path + "/baseline.yml"
    #expect(try sample.navgraph(["lint", file, "--write-baseline", baseline]).status == 0)
    #expect(try sample.navgraph(["lint", file, "--baseline", baseline]).status == 0)
    #expect(try sample.navgraph(["lint", "--baseline", baseline]).status == 0)
    // A list of files, as build systems write them.
    try results.write("# facts\n\(file)\n", to: "facts.txt")
    #expect(try sample.navgraph(["graph", "@" + results.path + "/facts.txt"]).output == results.text("graph.json"))
  }

  @Test func optionsThatNeedSourcesSaySo() throws {
    let folder = try TemporaryFolder(["A.swift": app])
    #expect(try CommandRun.navgraph(["extract", "-o", "a.navfacts"], in: folder).status == 0)
    for command in [["lint", "--fix", "a.navfacts"]] {
      let run = try CommandRun.navgraph(command, in: folder)
      #expect(run.status == 2 && run.errors.hasPrefix("navgraph: error: a.navfacts: ") || run.errors.contains("a.navfacts"), "\(run.errors)")
      #expect(run.output == "")
    }
  }

  private let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Home() } } }\nstruct Home: View { var body: some View { Text(\"\") } }\n"

  /// Two programs in one folder, which are linked apart; their storyboards ask nothing of the other's Objective-C.
  @Test func projectsAreKeptApart() throws {
    var files: [String: String] = [:]
    for (name, other) in [("bank", "shop"), ("shop", "bank")] {
      files["\(name)/\(name).xcodeproj/project.pbxproj"] = "// \(name)\n"
      files["\(name)/Main.swift"] = app
      files["\(name)/Sources/Old.swift"] = "import UIKit\nclass Old: UIViewController {}\nclass \(name): UIViewController {}\n"
      files["\(name)/Board.storyboard"] = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        <scene sceneID="s"><objects><viewController id="a" customClass="Old\(other)" storyboardIdentifier="\(other)"/></objects></scene>
        </scenes></document>
        """
      files["\(name)/Legacy.m"] = "@implementation Old\(name)\n@end\n- (void)go { [self open:@\"\(name)\"]; }\n"
    }
    let folder = try TemporaryFolder(files)
    var facts: [String] = []
    for (number, part) in [["bank/Sources", "bank/bank.xcodeproj"], ["shop/Main.swift", "shop/Legacy.m"], ["bank/Board.storyboard", "bank/Main.swift"], ["bank/Legacy.m"], ["shop/Sources", "shop/Board.storyboard", "shop/shop.xcodeproj"]].enumerated() {
      facts.append("\(number).navfacts")
      try CommandRun.navgraph(["extract", "--root", ".", "-o", facts[number]] + part, in: folder).expectSuccess()
    }
    for command in [["graph"], ["lint", "--format", "json"], ["report"]] {
      let whole = try CommandRun.navgraph(command + ["."], in: folder)
      let joined = try CommandRun.navgraph(command + facts, in: folder)
      #expect(joined.output == whole.output && joined.status == whole.status && joined.errors == whole.errors, "\(command)")
    }
    #expect(try CommandRun.navgraph(["graph"] + facts, in: folder).output.contains("bank.Home"))
    // A manifest that names the other makes one program of both.
    try folder.write("path = ../shop;\n", to: "bank/bank.xcodeproj/project.pbxproj")
    try CommandRun.navgraph(["extract", "--root", ".", "-o", facts[0], "bank/Sources", "bank/bank.xcodeproj"], in: folder).expectSuccess()
    #expect(try CommandRun.navgraph(["graph"] + facts, in: folder).output == CommandRun.navgraph(["graph", "."], in: folder).output)
  }

  /// What the facts say now against what the folders that they speak of held then.
  @Test func revisionsAreComparedWithFacts() throws {
    let repository = try TestRepository(["App/A.swift": app, "Other/B.swift": "import SwiftUI\nstruct Away: View { var body: some View { Text(\"\") } }\n"])
    try repository.folder.write(app.replacing("Text(\"\")", with: "NavigationLink(\"\") { Next() }") + "struct Next: View { var body: some View { Text(\"\") } }\n", to: "App/A.swift")
    for root in [".", "App"] {
      try CommandRun.navgraph(["extract", "-o", "a.navfacts", root], in: repository.folder).expectSuccess()
      let whole = try CommandRun.navgraph(["diff", "HEAD", "--in", root], in: repository.folder)
      let facts = try CommandRun.navgraph(["diff", "HEAD", "--in", "a.navfacts"], in: repository.folder)
      #expect(whole.output.contains("Home -> Next") && facts.output == whole.output && facts.status == whole.status, "\(facts.errors)")
    }
  }

  /// What was changed since the facts were written, and what is not saved yet.
  @Test func textsTakeThePlaceOfFacts() throws {
    let repository = try TestRepository(["Main.swift": BaselineTests.main, "Home.swift": BaselineTests.screen("HomeScreen", removals: 1)])
    try repository.folder.write(BaselineTests.screen("HomeScreen", removals: 2), to: "Home.swift")
    try CommandRun.navgraph(["extract", "-o", "a.navfacts"], in: repository.folder).expectSuccess()
    let whole = try repository.found(["--diff-base", "main"])
    #expect(whole.count == 1)
    #expect(try repository.found(["--diff-base", "main", "a.navfacts"]) == whole)

    try CommandRun.navgraph(["extract", "-o", "a.navfacts", "Main.swift", "Home.swift", "--root", "."], in: repository.folder).expectSuccess()
    let input = ["-c", "exec \"$0\" lint --format json --stdin --assume-filename Home.swift \"$@\" < Other.txt"]
    try repository.folder.write(BaselineTests.screen("HomeScreen", removals: 3), to: "Other.txt")
    let runs = try [".", "a.navfacts"].map { path in
      try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"), input + [CommandRun.executable("navgraph").path, path], in: repository.folder.path)
    }
    #expect(runs[0].output.contains("\"line\"") && runs[0].status == 1)
    #expect(runs[1].output == runs[0].output)
  }

  // MARK: Bytes

  @Test func theBytesDependOnTheSourcesAlone() throws {
    let files = [
      "Package.swift": "// swift-tools-version:6.0\n", "Sources/App/App.swift": app, "Sources/Kit/Kit.swift": "struct Kit {}\n",
      "Tests/KitTests/T.swift": "struct T {}\n", "top.swift": "let top = 1\n",
    ]
    let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
    var facts: Set<Data> = []
    for (folder, name, jobs) in [(one, "here", "1"), (other, "deep/down/there", "4")] {
      for (path, text) in files { try folder.write(text, to: name + "/" + path) }
      for paths in [["."], ["Sources", "Tests", "top.swift", "Package.swift"], [folder.path + "/" + name]] {
        let run = try CommandRun.run(
          CommandRun.executable("navgraph"), ["extract", "--root", ".", "-o", "-", "--jobs", jobs] + paths, in: folder.path + "/" + name)
        #expect(run.status == 0, "\(run.errors)")
        facts.insert(Data(run.output.utf8))
      }
    }
    #expect(facts.count == 1)
    // Linked elsewhere, they give what a run over the sources gives there.
    try CommandRun.navgraph(["extract", "-o", "../a.navfacts"], in: one.sub("here")).expectSuccess()
    let joined = try CommandRun.navgraph(["graph", one.path + "/a.navfacts"], in: other.sub("deep/down/there"))
    #expect(try joined.output == CommandRun.navgraph(["graph"], in: other.sub("deep/down/there")).output)
    #expect(joined.status == 0)
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let folder = try TemporaryFolder(["A.swift": app, "out/a.navfacts": "old", "Bad.storyboard": "<document"])
    let run = try CommandRun.navgraph(["extract", "-o", "out/a.navfacts"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Bad.storyboard"))
    #expect(try folder.text("out/a.navfacts") == "old")
    #expect(try folder.names(in: "out") == ["a.navfacts"])
    for (arguments, said) in [
      (["A.swift", "-o", "no/such/a.navfacts"], "no/such/a.navfacts"), (["A.swift", "-o", "a.json"], "'.navfacts'"),
      (["Gone", "-o", "a.navfacts"], "Gone"), ([folder.path + "/../", "-o", "a.navfacts", "--root", "."], "outside"),
      (["A.swift", "--root", "Gone", "-o", "a.navfacts"], "Gone"), (["A.swift", "--module", "", "-o", "a.navfacts"], "--module"),
      (["out", "-o", "a.navfacts"], "no Swift file"), ([], "--output"),
    ] {
      let run = try CommandRun.navgraph(["extract"] + arguments, in: folder)
      #expect(run.status == 2 && run.errors.contains(said), "\(arguments): \(run.errors)")
    }
    #expect(try !folder.names().contains("a.navfacts"))
  }

  @Test func namesMayBeAnything() throws {
    let name = "Ünï \"q\" <b> $x `y` \n z/カート.swift"
    let folder = try TemporaryFolder([name: app, "-o.swift": "struct `default` {}\n"])
    try CommandRun.navgraph(["extract", "-o", "a b.navfacts"], in: folder).expectSuccess()
    for command in [["graph"], ["lint", "--format", "sarif"], ["report"], ["diagram"]] {
      #expect(try CommandRun.navgraph(command + ["./a b.navfacts"], in: folder).output == CommandRun.navgraph(command, in: folder).output)
    }
  }

  @Test func modulesMayBeNamed() throws {
    let folder = try TemporaryFolder(["ios/cart/A.swift": app])
    try CommandRun.navgraph(["extract", "ios/cart", "--module", "Cart", "-o", "a.navfacts"], in: folder).expectSuccess()
    #expect(try CommandRun.navgraph(["graph", "a.navfacts"], in: folder).output.contains(#""module":"Cart""#.spaced))
  }

  // MARK: Inputs

  @Test func badFactsAreTold() throws {
    let folder = try TemporaryFolder(["A.swift": app, "text.navfacts": "{}", "empty.navfacts": ""])
    try CommandRun.navgraph(["extract", "-o", "a.navfacts"], in: folder).expectSuccess()
    let bytes = try Data(contentsOf: folder.url("a.navfacts"))
    try folder.write(bytes.dropLast(3), to: "cut.navfacts")
    var other = bytes
    other[bytes.count - 9] ^= 0x40
    try folder.write(other, to: "bit.navfacts")
    other = bytes
    other[4] = 200
    try folder.write(other, to: "new.navfacts")
    for (name, said) in [
      ("text", "byte 0"), ("empty", "byte 0"), ("cut", "end at byte \(bytes.count - 3), and \(bytes.count) bytes were written"),
      ("bit", "from byte 29 on"), ("new", "version 200"), ("gone", "no such file"),
    ] {
      for command in ["lint", "graph", "extract -o x.navfacts"] {
        let run = try CommandRun.navgraph(command.split(separator: " ").map(String.init) + ["a.navfacts", "\(name).navfacts"], in: folder)
        #expect(run.status == 2, "\(name)")
        #expect(run.output == "")
        #expect(run.errors.contains("\(name).navfacts: ") && run.errors.contains(said), "\(run.errors)")
        #expect(run.errors.contains("navgraph extract"), "\(run.errors)")
      }
    }
    #expect(try !folder.names().contains("x.navfacts"))
  }

  @Test func whatIsGivenTwiceMustBeTheSame() throws {
    let folder = try TemporaryFolder(["A/A.swift": app, "B/B.swift": "struct B {}\n"])
    try CommandRun.navgraph(["extract", "--root", ".", "A", "-o", "a.navfacts"], in: folder).expectSuccess()
    let whole = try CommandRun.navgraph(["graph", "."], in: folder)
    #expect(try CommandRun.navgraph(["graph", ".", "a.navfacts", "a.navfacts"], in: folder).output == whole.output)
    try folder.write(app + "struct More {}\n", to: "A/A.swift")
    let run = try CommandRun.navgraph(["lint", ".", "a.navfacts"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("A/A.swift: ") && run.errors.contains("given twice, by 'a.navfacts' and by the sources, with other content"))
  }

  /// Frames show the sources as they are, and nothing where there are none.
  @Test func findingsNeedNoSources() throws {
    let sample = try #require(SampleTests.samples.first { $0.testDescription == "Cinema" })
    let folder = try TemporaryFolder()
    try sample.navgraph(["extract", "-o", folder.path + "/a.navfacts"]).expectSuccess()
    let bare = try CommandRun.navgraph(["lint", "a.navfacts", "--format", "json"], in: folder)
    let whole = try sample.navgraph(["lint", "--format", "json"])
    #expect(bare.status == 1)
    #expect(bare.output == whole.output)
    let text = try CommandRun.navgraph(["lint", "a.navfacts"], in: folder)
    #expect(text.status == 1)
    #expect(!text.output.contains(" | "))
  }

  @Test func settingsOfTheRootsAreHeard() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": app, "App/Old/B.swift": "struct B {}\n", "App/.navgraph.yml": "exclude: [Old]\nmodules:\n  Till: [A.swift]\n",
    ])
    try CommandRun.navgraph(["extract", "App", "--no-config", "-o", "out/a.navfacts"], in: folder.with("out")).expectSuccess()
    let joined = try CommandRun.navgraph(["graph", "out/a.navfacts"], in: folder)
    #expect(try joined.output == CommandRun.navgraph(["graph", "App"], in: folder).output)
    #expect(joined.output.contains("Till"))
  }
}

extension CommandRun {
  func expectSuccess() { #expect(status == 0 && errors == "", "\(errors)") }
}

extension String {
  /// As our JSON is laid out.
  fileprivate var spaced: String { replacingOccurrences(of: "\":", with: "\": ") }
}

extension TemporaryFolder {
  fileprivate func sub(_ name: String) -> String { path + "/" + name }

  fileprivate func with(_ name: String) throws -> TemporaryFolder {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
    return self
  }
}

extension CommandRun {
  fileprivate static func navgraph(_ arguments: [String], in folder: String) throws -> CommandRun {
    try run(executable("navgraph"), arguments, in: folder)
  }
}
