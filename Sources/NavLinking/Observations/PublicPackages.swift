import NavFacts

/// Packages that offer what they declare to others: those with the app among their own files, which then is there to try them out.
///
/// A package beside or below an app is the app's own; what is public in it, only the app uses.
struct PublicPackages {
  private let linkage: Linkage
  /// The folders of all packages, and of those whose app lies in them, each with a slash at its end.
  private let folders: Set<Substring>
  private let offering: Set<Substring>

  init(_ linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    let manifests = program.files.map(\.path).filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
    let folders = Set(manifests.map { $0.dropLast("Package.swift".utf8.count) })
    let entries = folders.isEmpty ? [] : Set(Entrances(linkage).kinds.filter { !$0.value.isLink }.map { program.file($0.key) })
    self.folders = folders
    offering = folders.filter { folder in entries.contains { program.files[$0].path.hasPrefix(folder) } }
  }

  /// Whether somebody who is not here may use a type.
  func mayOffer(_ id: TypeID) -> Bool {
    let type = linkage.declarations[id]
    guard !offering.isEmpty, !type.modifiers.isDisjoint(with: [.public, .open]) else { return false }
    let path = linkage.program.files[linkage.program.file(type.node)].path
    let nearest = folders.filter { path.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
    return nearest.map(offering.contains) ?? false
  }
}
