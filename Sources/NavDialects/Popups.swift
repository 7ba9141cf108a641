extension Dialect {
  /// PopupView: modifiers that lay a view over the screen.
  public static let popupView = Dialect(
    id: "popup-view", modules: ["PopupView", "ExytePopupView"], landmarks: ["Popup", "PopupBackgroundView"],
    presentations: [
      PresentationRow("popup", "isPresented", .isPresented, .present, content: "view"),
      PresentationRow("popup", "item", .item, .present, content: "itemView"),
    ])

  /// Mijick's popups: views that present themselves.
  public static let mijickPopups = Dialect(
    id: "mijick-popups", modules: ["MijickPopups", "MijickPopupView"],
    viewProtocols: ["Popup", "TopPopup", "CenterPopup", "CentrePopup", "BottomPopup"],
    calls: ["present", "showAndStack", "showAndReplace"].map { name in
      CallRow(name, .receiver, .present, forbids: ["animated", "completion"])
    },
    watched: ["dismissLastPopup", "dismissPopup", "dismissAllPopups"])

  /// Agrume: a viewer of pictures that fills the screen and presents itself.
  public static let agrume = Dialect(
    id: "agrume", modules: ["Agrume"], viewControllerBases: ["Agrume"],
    calls: [CallRow("show", .receiver, .present, requires: ["from"], receivers: ["Agrume"])])
}
