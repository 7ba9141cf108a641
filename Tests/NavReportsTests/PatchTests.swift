import Foundation
import NavReports
import TestSupport
import Testing

/// A patch is right if the program that it is made for makes the new file of the old one.
@Suite struct PatchTests {
  private func git(_ arguments: [String], in folder: TemporaryFolder) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func nothingChangesWithoutAChange() { #expect(Patch.text(path: "A.swift", from: [1, 10, 2], to: [1, 10, 2]) == []) }

  @Test func gitTakesPatchesOfAnyText() throws {
    var random = SplitMix64(seed: 20_261_121)
    let lines = ["a\n", "b\n", "c\r\n", "\n", "화면🧭\n", "\\\n", "-- x\n", "+\n", "a\rb\n"].map { Array($0.utf8) } + [[0xFF, 0xFE, 0x0A]]
    let names = ["A.swift", "My App/Ä b.swift", "화면.swift", "q\"u\\o.swift", "t\ta.swift"]
    for round in 0..<60 {
      func text() -> [UInt8] {
        let count = Int.random(in: 1...30, using: &random)
        let text = (0..<count).flatMap { _ in lines[Int.random(in: lines.indices, using: &random)] }
        return Bool.random(using: &random) ? text : text + Array("end".utf8)
      }
      let old = text()
      let new = Bool.random(using: &random) ? text() : Array(old.prefix(old.count / 2)) + Array("x\n".utf8) + Array(old.suffix(old.count / 2))
      let folder = try TemporaryFolder()
      let name = names[round % names.count]
      try folder.write(Data(old), to: name)
      try folder.write(Data(Patch.text(path: name, from: old, to: new)), to: "patch.diff")
      if old == new { continue }
      #expect(try git(["apply", "patch.diff"], in: folder) == 0, "\(name)")
      #expect(try Data(contentsOf: folder.url(name)) == Data(new), "\(name)")
    }
  }
}
