import Testing

@testable import NavEngine

@Suite struct GlobTests {
  @Test(arguments: [
    // A name at any depth.
    ("*.generated.swift", "App/Views/Strings.generated.swift"),
    ("Generated", "App/Generated/R.swift"),
    ("Generated/", "Generated/R.swift"),
    ("**", "App/Main.swift"),
    // A path from the settings' folder.
    ("App/Views", "App/Views/Home.swift"),
    ("/App", "App/Main.swift"),
    ("./App/*.swift", "App/Main.swift"),
    ("App/**", "App/Views/Home.swift"),
    ("App/**/Home.swift", "App/Home.swift"),
    ("App/**/Home.swift", "App/A/B/Home.swift"),
    ("**/Views/*.swift", "App/Views/Home.swift"),
    ("**/Views/*.swift", "Views/Home.swift"),
    // Within a name.
    ("Ho?e.swift", "Home.swift"),
    ("[GH]ome.swift", "Home.swift"),
    ("[!A-F]ome.swift", "Home.swift"),
    ("*a*a*a*.swift", "banana-salad.swift"),
    ("\\*.swift", "*.swift"),
    ("[.swift", "[.swift"),
  ])
  func matches(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Views", "App/MyViews/Home.swift"),
    ("App/Views", "Other/App/Views/Home.swift"),
    ("App/*.swift", "App/Views/Home.swift"),
    ("*.swift/x", "Home.swift"),
    ("Ho?e.swift", "Hoe.swift"),
    ("[!G-I]ome.swift", "Home.swift"),
    ("\\*.swift", "Home.swift"),
    ("Home", "Home.swift"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test(.timeLimit(.minutes(10))) func hostilePatternsStayCheap() {
    let stars = String(repeating: "*a", count: 2_000)
    #expect(!Glob(stars).matches(String(repeating: "a", count: 1_500)))
    let depths = String(repeating: "**/", count: 300) + "x"
    #expect(!Glob(depths).matches(String(repeating: "a/", count: 300) + "y"))
  }
}
