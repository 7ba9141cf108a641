import NavSource
import Testing

@Suite struct ProblemTests {
  @Test func description() {
    #expect(Problem("no Swift file is found").description == "navgraph: no Swift file is found")
    #expect(
      Problem("unknown key 'rulez'", file: ".navgraph.yml", line: 3, column: 1, mend: "write 'rules'").description
        == ".navgraph.yml:3:1: unknown key 'rulez'\n  write 'rules'")
    #expect(Problem("cannot be read", file: "A.swift").description == "A.swift: cannot be read")
    #expect(Problem("odd", file: "A.swift", line: 2).description == "A.swift:2: odd")
    // A column says nothing without its line.
    #expect(Problem("odd", file: "A.swift", column: 2).description == "A.swift: odd")
  }

  @Test func orderedByPlaceThenText() {
    let sorted = [
      Problem("b"), Problem("a", file: "A"), Problem("b", file: "A"), Problem("a", file: "A", line: 1),
      Problem("a", file: "A", line: 2, column: 1), Problem("a", file: "A", line: 2, column: 10),
      Problem("a", file: "A", line: 2, column: 10, mend: "do"), Problem("a", file: "B"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func isFatalUnlessSaid() {
    #expect(Problem("x").isFatal)
    #expect(!Problem("x", isFatal: false).isFatal)
  }
}
