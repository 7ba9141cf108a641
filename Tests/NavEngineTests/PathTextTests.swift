import Testing

@testable import NavEngine

@Suite struct PathTextTests {
  @Test(arguments: [
    ("a//b/./c/../d", "a/b/d"), ("./a/", "a"), (".", "."), ("", "."), ("..", ".."), ("../../a", "../../a"), ("a/..", "."),
    ("/", "/"), ("/../a", "/a"), ("/a/b/..", "/a"),
  ])
  func normalizes(_ path: String, _ expected: String) {
    #expect(PathText.normalized(path) == expected)
  }

  @Test func relativePathsNeedAWholeFolderName() {
    #expect(PathText.relative("/home/app/A.swift", to: "/home/app") == "A.swift")
    #expect(PathText.relative("/home/apple/A.swift", to: "/home/app") == nil)
    #expect(PathText.relative("/home/app", to: "/home/app") == "")
    #expect(PathText.relative("/a", to: "/") == "a")
  }
}
