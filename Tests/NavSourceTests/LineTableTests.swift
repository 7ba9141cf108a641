import NavSource
import Testing

@Suite struct LineTableTests {
  private func table(_ text: String) -> LineTable { LineTable(Array(text.utf8).span) }

  private func place(_ table: LineTable, _ offset: Int) -> [Int] {
    let (line, column) = table.lineAndColumn(at: offset)
    return [line, column]
  }

  /// The plain way: count the line ends before the offset.
  private func expected(_ text: [UInt8], _ offset: Int) -> [Int] {
    var line = 1
    var start = 0
    for i in text.indices where i < offset {
      let isPair = text[i] == 0x0D && i + 1 < text.count && text[i + 1] == 0x0A
      if text[i] == 0x0A || (text[i] == 0x0D && !isPair) {
        line += 1
        start = i + 1
      }
    }
    return [line, offset - start + 1]
  }

  static let texts = [
    "", "a", "\n", "\n\n", "a\nb", "a\nb\n", "a\r\nb\r\n", "a\rb\r", "\r\r\n\n\r", "é\n한글\n👍 x", "a\n\r\nb",
    String(repeating: "x", count: 127) + "\n" + String(repeating: "y", count: 128) + "\n" + String(repeating: "z", count: 300),
    String(repeating: "long ", count: 5000) + "\nshort\n" + String(repeating: "w", count: 16384) + "\r\n",
  ]

  @Test(arguments: texts) func everyOffset(_ text: String) {
    let bytes = Array(text.utf8)
    let table = table(text)
    let step = max(1, bytes.count / 500)
    for offset in Array(stride(from: 0, through: bytes.count, by: step)) + [bytes.count] {
      #expect(place(table, offset) == expected(bytes, offset), "offset \(offset)")
    }
  }

  @Test(arguments: texts) func survivesStorage(_ text: String) {
    let table = table(text)
    #expect(LineTable(lengths: table.lengths) == table)
  }

  @Test func pastTheEndIsOnTheLastLine() {
    #expect(place(table("ab\ncd"), 7) == [2, 5])
    #expect(place(table("ab\n"), 10) == [2, 8])
    #expect(place(table(""), 0) == [1, 1])
  }

  @Test func aByteALine() {
    let table = table(String(repeating: "let x = 1\n", count: 1000))
    #expect(table.lengths.count == 1001)
  }
}
