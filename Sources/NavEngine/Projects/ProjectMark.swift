/// What one folder says of where projects begin and end. A plain value, so that it can be told of the folders of another machine.
struct ProjectMark: Sendable, Hashable {
  /// Absolute and normalized, or counted from where the paths of files are.
  var folder: String
  /// Whether it holds a manifest: a package, a project, a workspace.
  var isProject = false
  /// Whether it holds a repository: what lies around it is another program.
  var isRepository = false
  /// Places elsewhere that its manifests and links name, as `folder`.
  var names: [String] = []
}
