import NavSource
import Testing

@Suite struct PlaceTests {
  @Test func orderIsTotal() {
    let sorted = [
      Place(file: "A.swift", line: 2, column: 9), Place(file: "B.swift", line: 1, column: 1),
      Place(file: "B.swift", line: 1, column: 1, length: 4), Place(file: "B.swift", line: 1, column: 10),
      Place(file: "B.swift", line: 2, column: 1), Place(file: "B.swift", line: 10, column: 1),
      Place(file: "a.swift", line: 1, column: 1),
    ]
    for i in sorted.indices {
      for j in sorted.indices {
        #expect((sorted[i] < sorted[j]) == (i < j))
        #expect((sorted[i] == sorted[j]) == (i == j))
      }
    }
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func description() {
    #expect(Place(file: "Sources/App.swift", line: 3, column: 14).description == "Sources/App.swift:3:14")
  }
}
