extension Dialect {
  /// PanModal: sheets of UIKit that can be dragged, which are presented by a method of the library's own.
  public static let panModal = Dialect(
    id: "panmodal", modules: ["PanModal"],
    calls: [CallRow("presentPanModal", .position(0), .present)])
}
