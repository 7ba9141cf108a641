extension Dialect {
  /// RxDataSources: lists in sections for tables and collections.
  public static let rxDataSources = Dialect(
    id: "rxdatasources", modules: ["RxDataSources"],
    sectionedLists: [
      "TableViewSectionedDataSource", "RxTableViewSectionedReloadDataSource", "RxTableViewSectionedAnimatedDataSource",
      "CollectionViewSectionedDataSource", "RxCollectionViewSectionedReloadDataSource", "RxCollectionViewSectionedAnimatedDataSource",
    ],
    sections: ["SectionModel", "AnimatableSectionModel"])
}
