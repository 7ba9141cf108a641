import NavExtraction
import NavFacts

/// A file beside the Swift code that says something of the app's screens.
struct SideFile: Sendable, Hashable {
  enum Kind: Sendable {
    /// A storyboard or xib.
    case interface
    /// Of any name: an app's own is the one that its build settings point to.
    case propertyList
    /// A text of build settings: a project, an `.xcconfig`, a generator's manifest.
    case settings
    case objectiveC
  }

  var kind: Kind
  var file: FoundFile
  /// Whether it lies around what is analysed, and not among it: the project of an app of which a folder was named.
  var isAround = false

  /// What tests hold is no part of the app, and what a template holds is none yet. Nor is what no target compiles.
  var isOfApp: Bool {
    guard file.isCompiled else { return false }
    let role = file.role
    return role == .app || role == .generated
  }
}

extension [SideFile] {
  /// The storyboards and xibs among them, in their order.
  var interfaces: [FoundFile] { filter { $0.kind == .interface }.map(\.file) }

  /// Marks those that no target compiles.
  ///
  /// - Parameter left: indices among `interfaces`.
  mutating func leaveOut(_ left: Set<Int>) {
    if left.isEmpty { return }
    let drawn = indices.filter { self[$0].kind == .interface }
    for index in left { self[drawn[index]].file.isCompiled = false }
  }
}

extension SideFile.Kind {
  /// By the file's name; nil for files that say nothing of screens.
  init?(name: [UInt8]) {
    func ends(_ suffix: String) -> Bool { name.count > suffix.utf8.count && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) }
    func isNamed(_ whole: String) -> Bool { name.elementsEqual(whole.utf8) }
    // Most names end in something else.
    switch name.last {
    case UInt8(ascii: "d") where ends(".storyboard"): self = .interface
    case UInt8(ascii: "b") where ends(".xib"): self = .interface
    case UInt8(ascii: "t") where ends(".plist"): self = .propertyList
    case UInt8(ascii: "g") where ends(".xcconfig"): self = .settings
    case UInt8(ascii: "l") where isNamed("project.yml"): self = .settings
    case UInt8(ascii: "j") where isNamed("project.pbxproj"): self = .settings
    case UInt8(ascii: "m") where ends(".m") || ends(".mm"): self = .objectiveC
    case UInt8(ascii: "h") where ends(".h"): self = .objectiveC
    default: return nil
    }
  }
}
