extension Dialect {
  /// Pageboy's pagers, and Tabman's, whose pages have tabs in a bar.
  public static let pageboy = Dialect(
    id: "pageboy", modules: ["Pageboy", "Tabman"],
    viewControllerBases: ["PageboyViewController", "TabmanViewController"],
    pageSources: [
      PageSourceRow(
        "viewController", "at", of: "PageboyViewControllerDataSource", pagers: ["PageboyViewController", "TabmanViewController"],
        bars: ["TMBarDataSource", "TabmanViewController"])
    ])
}

/// `func name(…, label index: Int)` of a data source gives a pager its pages.
public struct PageSourceRow: Sendable {
  public var name: String
  /// The label of the page's place.
  public var label: String
  /// The protocol whose requirement it is.
  public var source: String
  /// The classes of pagers.
  public var pagers: [String]
  /// What a pager's class, or its source, is derived from or fulfils where each page has a tab.
  public var bars: [String]

  public init(_ name: String, _ label: String, of source: String, pagers: [String], bars: [String]) {
    self.name = name
    self.label = label
    self.source = source
    self.pagers = pagers
    self.bars = bars
  }
}
