import Foundation
import NavFacts
import NavSource
import TestSupport
import Testing

@testable import NavEngine

@Suite struct ReadingTests {
  private func read(_ buffer: inout ReadBuffer, _ path: String) -> ReadBuffer.Failure? { path.withCString { buffer.read($0) } }

  private func text(_ buffer: ReadBuffer) -> [UInt8] { buffer.withText { span in span.withUnsafeBufferPointer { Array($0) } } }

  @Test func aShorterFileLeavesNothingOfTheLongerOneBehind() throws {
    let folder = try TemporaryFolder(["long.swift": String(repeating: "x", count: 700_000), "short.swift": "let a = 1\n"])
    var buffer = ReadBuffer()
    #expect(read(&buffer, folder.path + "/long.swift") == nil)
    #expect(buffer.count == 700_000)
    #expect(read(&buffer, folder.path + "/short.swift") == nil)
    #expect(text(buffer) == Array("let a = 1\n".utf8))
    let behind = buffer.withPaddedText { span in (10..<span.count).map { span[$0] } }
    #expect(behind == [UInt8](repeating: 0, count: ReadBuffer.padding))
  }

  @Test(arguments: [0, 1, (256 << 10) - 65, (256 << 10) - 64, (256 << 10) - 63, 256 << 10, (256 << 10) + 1])
  func everySizeIsReadWhole(_ size: Int) throws {
    let folder = try TemporaryFolder(["f.swift": String(repeating: "y", count: size)])
    var buffer = ReadBuffer()
    #expect(read(&buffer, folder.path + "/f.swift") == nil)
    #expect(text(buffer) == [UInt8](repeating: UInt8(ascii: "y"), count: size))
  }

  @Test func whatIsNoFileIsToldApart() throws {
    let folder = try TemporaryFolder()
    var buffer = ReadBuffer()
    #expect(read(&buffer, folder.path) == .notAFile)
    #expect(read(&buffer, folder.path + "/gone") == .system(SystemError(code: ENOENT)))
    #expect(mkfifo(folder.path + "/pipe.swift", 0o600) == 0)
    #expect(read(&buffer, folder.path + "/pipe.swift") == .notAFile)
  }

  @Test func binaryFilesAreKnownByTheirHead() throws {
    let folder = try TemporaryFolder(["source.swift": "let a = 1 // \u{FFFD}\n"])
    try folder.write(Data([0x7F, 0x45, 0x4C, 0x46, 0, 1]), to: "binary.swift")
    try folder.write(Data([0xFF, 0xFE, 0x6C, 0, 0x65, 0]), to: "utf16.swift")
    try folder.write(Data(repeating: 0x61, count: 2_000) + Data([0]), to: "late.swift")
    var buffer = ReadBuffer()
    var reasons: [String?] = []
    for name in ["source.swift", "binary.swift", "utf16.swift", "late.swift"] {
      #expect(read(&buffer, folder.path + "/" + name) == nil)
      reasons.append(buffer.binaryReason())
    }
    #expect(reasons == [nil, "is binary, not Swift source", "is UTF-16 text, and Swift is UTF-8", nil])
  }

  @Test func excerptsAreLinesWithoutTheirEnds() throws {
    let folder = try TemporaryFolder(["a.swift": "one\r\ntwo\rthree\n", "b.swift": ""])
    let excerpts = Excerpts()
    let path = folder.path + "/a.swift"
    #expect((0...5).map { excerpts.line($0, of: path) } == [nil, "one", "two", "three", "", nil])
    #expect(excerpts.line(1, of: folder.path + "/b.swift") == "")
    #expect(excerpts.line(1, of: folder.path + "/gone.swift") == nil)
  }

  @Test func bytesThatAreNoTextKeepTheirPlaceInExcerpts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("/* ".utf8) + Data([0xFF, 0xC3, 0x80, 0xE2, 0x82]) + Data(" */ é\n".utf8), to: "a.swift")
    #expect(Excerpts().line(1, of: folder.path + "/a.swift") == "/* ?À?? */ é")
  }
}

@Suite struct WholeFileTests {
  @Test func writesReplacesAndLeavesNoTemporaryFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.svg"
    #expect(WholeFile.write(Array("one".utf8), to: path) == nil)
    #expect(WholeFile.write(Array("two".utf8), to: path) == nil)
    #expect(try folder.text("out.svg") == "two")
    #expect(try folder.names() == ["out.svg"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect((mode ?? 0) & 0o600 == 0o600)
  }

  @Test func keepsWhatIsThereWhenAsked() throws {
    let folder = try TemporaryFolder(["out": "old"])
    #expect(WholeFile.write(Array("new".utf8), to: folder.path + "/out", replacing: false)?.what == "this file is there already")
    #expect(try folder.text("out") == "old")
    #expect(WholeFile.write(Array("new".utf8), to: folder.path + "/fresh", replacing: false) == nil)
    #expect(try folder.text("fresh") == "new")
    #expect(try folder.names() == ["fresh", "out"])
  }

  @Test func writesThroughLinksAndToldAboutFolders() throws {
    let folder = try TemporaryFolder(["real": "old"])
    try folder.link("link", to: "real")
    #expect(WholeFile.write(Array("new".utf8), to: folder.path + "/link") == nil)
    #expect(try folder.text("real") == "new")
    #expect(WholeFile.write([], to: folder.path)?.what == "this is a folder, and a file is to be written")
    #expect(WholeFile.write([], to: folder.path + "/no/such/folder")?.what.hasPrefix("this cannot be written") == true)
    #expect(WholeFile.write([], to: "/dev/null") == nil)
  }
}

@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 5]) func everyNumberIsDrawnOnceInAscendingOrder(_ count: Int) {
    let counter = DrawCounter(end: 1_000)
    let drawn = Workers.run(count) { _ in
      var numbers: [Int] = []
      while let range = counter.draw() { numbers += range }
      return numbers
    }
    #expect(drawn.count == count)
    for numbers in drawn { #expect(numbers == numbers.sorted()) }
    #expect(drawn.flatMap(\.self).sorted() == Array(0..<1_000))
  }

  @Test func resultsStandInTheOrderOfWorkers() {
    #expect(Workers.run(4) { $0 * 10 } == [0, 10, 20, 30])
  }

  @Test func theCounterNeverGivesMoreThanThereIs() {
    #expect(DrawCounter(end: 0).draw() == nil)
    #expect(DrawCounter(end: 5).draw() == 0..<5)
  }
}
