import Foundation
import TestSupport
import Testing

/// The shared helpers have to be right before anything can be believed that rests on them.
@Suite struct SupportTests {
  private func read(_ text: String) -> [String] {
    Expectation.read(in: text, file: "A.swift").map(\.description)
  }

  @Test func marksSpeakOfTheirLineOrTheNext() {
    #expect(read("push() // expect: swallowed-route") == ["A.swift:1 swallowed-route"])
    #expect(read("a\n  // expect: swallowed-route\npush()") == ["A.swift:3 swallowed-route"])
    #expect(read("a // expect: b-rule, a-rule") == ["A.swift:1 a-rule", "A.swift:1 b-rule"])
    #expect(read("a\r\nb // expect: a-rule\r\n") == ["A.swift:2 a-rule"])
    #expect(read("a // expect: a-rule - the planted one\nb // expect: b-rule // remark").count == 2)
    #expect(read("a // expected: nothing\nb // expect:") == [])
    #expect(read("a // expect: a-rule, a-rule").count == 2)
  }

  @Test(arguments: Disguise.allCases)
  func disguisesMoveNothingToAnotherLine(_ disguise: Disguise) {
    let code = "struct A {\n\n  let b = 1 // expect: a-rule\n}\n"
    let worn = disguise.worn(by: code)
    // The opening line of a string literal comes before the code.
    let shift = disguise == .inString ? 1 : 0
    #expect(read(worn) == ["A.swift:\(3 + shift) a-rule"])
    #expect(disguise == .none || worn != code)
  }

  @Test func aSeedGivesItsNumbersAgain() {
    var a = SplitMix64(seed: 1_234_567)
    var b = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in a.next() }
    #expect(numbers == (0..<3).map { _ in b.next() })
    // The first numbers of the published generator for this seed.
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func aMissingGoldenFileIsWrittenAndFails() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navgraph-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("page.txt")
    #expect(throws: SnapshotDifference.self) { try expectSnapshot("one\ntwo\n", at: url) }
    #expect(throws: Never.self) { try expectSnapshot("one\ntwo\n", at: url) }
    let difference = #expect(throws: SnapshotDifference.self) { try expectSnapshot("one\r\n2\n", at: url) }
    #expect(difference?.description.contains("line 1:\n- one\n- two\n") == true)
    #expect(throws: SnapshotDifference.self) { try expectSnapshot("one\ntwo\n", at: url, isRecording: true) }
  }
}
