extension Dialect {
  /// RxSwift and Combine: closures that receive values, and before them the object that `with:` or `withUnretained` keeps weakly.
  ///
  /// `withUnretained` is RxSwift's; programs write the same for Combine themselves.
  public static let streams = Dialect(
    id: "streams", modules: ["RxSwift", "RxCocoa", "RxRelay", "Combine"],
    closures: [
      "subscribe", "bind", "drive", "emit", "sink", "do", "handleEvents", "map", "compactMap", "filter", "flatMap", "flatMapFirst", "flatMapLatest",
    ].map { ClosureRow($0, [.owner(label: "with", keeper: "withUnretained"), .received(after: "with", keeper: "withUnretained")]) }
  )
}
