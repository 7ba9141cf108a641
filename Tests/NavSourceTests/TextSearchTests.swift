import NavSource
import Testing

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("banana", "an", "b[an]ana", "ban[an]a"), ("banana", "", "[]banana", "banana[]"), ("", "", "[]", "[]"), ("", "a", "", ""), ("ab", "abc", "", ""),
    ("aab", "ab", "a[ab]", "a[ab]"), ("홈 화면 홈", "홈", "[홈] 화면 홈", "홈 화면 [홈]"), ("a🍰b🍰", "🍰", "a[🍰]b🍰", "a🍰b[🍰]"),
  ])
  func theFirstAndTheLastPlaceAreFound(_ text: String, _ part: String, _ first: String, _ last: String) {
    func shown(_ range: Range<String.Index>?) -> String {
      range.map { "\(text[..<$0.lowerBound])[\(text[$0])]\(text[$0.upperBound...])" } ?? ""
    }
    #expect(shown(TextSearch.first(part, in: text)) == first)
    #expect(shown(TextSearch.last(Substring(part), in: text[...])) == last)
  }
}
