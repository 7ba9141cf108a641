extension Dialect {
  /// PanModal: sheets of UIKit that can be dragged, which are presented by a method of the library's own.
  public static let panModal = Dialect(
    id: "panmodal", modules: ["PanModal"],
    calls: [CallRow("presentPanModal", .position(0), .present)])

  /// FloatingPanel: controllers that float over the one that they are added to, around what is put into them.
  public static let floatingPanel = Dialect(
    id: "floating-panel", modules: ["FloatingPanel"],
    calls: [CallRow("addPanel", .receiver, .sheet, requires: ["toParent"], receivers: ["FloatingPanelController"])])
}
