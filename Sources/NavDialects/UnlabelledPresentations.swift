extension Dialect {
  /// SwiftUI's presentations as packages of extensions offer them: the binding first, and without a label, `.sheet($isShown) { … }`.
  ///
  /// SwiftUI has none of that form, so that whatever package it comes from, it can be nothing else. ScrechKit is one.
  public static let unlabelledPresentations = Dialect(
    id: "unlabelled-presentations",
    presentations: swiftUI.presentations.filter { $0.state == .isPresented }.map { PresentationRow($0.name, "", .bound, $0.manner) })
}
