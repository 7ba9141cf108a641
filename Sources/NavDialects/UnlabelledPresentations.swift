extension Dialect {
  /// SwiftUI's presentations as packages of extensions offer them: the binding first, and without a label, `.sheet($isShown) { … }`.
  ///
  /// SwiftUI has none of that form, so that whatever package it comes from, it can be nothing else. ScrechKit is one.
  public static let unlabelledPresentations = Dialect(
    id: "unlabelled-presentations",
    presentations: [
      PresentationRow("sheet", "", .bound, .sheet), PresentationRow("fullScreenCover", "", .bound, .fullScreenCover),
      PresentationRow("popover", "", .bound, .popover), PresentationRow("navigationDestination", "", .bound, .push),
    ])
}
