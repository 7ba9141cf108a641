extension Dialect {
  /// FloatingPanel: controllers that float over the one that they are added to, around what is put into them.
  public static let floatingPanel = Dialect(
    id: "floating-panel", modules: ["FloatingPanel"], bareControllers: ["FloatingPanelController"],
    calls: [CallRow("addPanel", .receiver, .sheet, requires: ["toParent"], receivers: ["FloatingPanelController"])])
}
