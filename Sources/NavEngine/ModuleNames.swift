/// Which module a file belongs to, told from the folders it lies in: no project file is opened.
///
/// Inside a Swift package a module is a folder under `Sources` or `Tests`; in a Tuist project it is the project's folder;
/// elsewhere it is the topmost folder under the project file or under the analysed root.
struct ModuleScope: Hashable, Sendable {
  private enum Kind: Hashable {
    /// Folders below are modules, except for `Sources`, which belongs to `name` as a whole; so do files right here.
    case top
    /// As `top`, but `Sources` and `Tests` below are `sources`.
    case package
    /// Holds module folders only by habit: `Sources`, `Tests`, `Targets`, `Modules`.
    case sources
    /// Everything from here down belongs to `name`.
    case fixed
  }

  private var kind: Kind
  /// The module of files that lie right in this folder.
  let name: String

  /// The scope of an analysed root.
  static func root(_ name: String) -> ModuleScope { ModuleScope(kind: .top, name: name) }

  /// The scope of a folder that lies in this one, before its own entries are known.
  func entering(_ folder: String) -> ModuleScope {
    switch kind {
    case .fixed: return self
    case .sources: return ModuleScope(kind: .fixed, name: folder)
    case .package where ["Sources", "Source", "Tests"].contains(folder): return ModuleScope(kind: .sources, name: name)
    case .top where ["Sources", "Source"].contains(folder): return ModuleScope(kind: .fixed, name: name)
    case .top, .package:
      let holdsModules = ["Targets", "Projects", "Modules", "Packages", "Features"].contains(folder)
      return ModuleScope(kind: holdsModules ? .sources : .fixed, name: folder)
    }
  }

  /// The scope of a folder called `folder` once its entries are known: a manifest among them begins a new scope.
  func seeing(isPackage: Bool, isTuist: Bool, isXcode: Bool, folder: String) -> ModuleScope {
    if isPackage { return ModuleScope(kind: .package, name: folder) }
    if isTuist { return ModuleScope(kind: .top, name: folder) }
    // A workspace of many projects names its folders better than a project inside a package would.
    if isXcode, kind != .package { return ModuleScope(kind: .top, name: folder) }
    return self
  }
}
