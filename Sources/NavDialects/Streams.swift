/// The vocabulary of streams of values: what feeds them, and whose closures receive what was fed.
public struct StreamRow: Sendable {
  /// Calls that feed a value into a subject: `subject.send(value)`.
  public var feeds: [String]
  /// Those among them that are called on an object beside the stream: `continuation.yield(value)`.
  public var conduits: [String] = []
  /// Members that give a loop the values of what they are asked of: `for await value in subject.values`.
  public var sequences: [String] = []
  /// Subjects that begin with the value they are made with, which whoever watches them receives too.
  public var holders: [String] = []
  /// Subjects that give whoever begins to watch them their last value at once.
  public var lasting: [String] = []
  /// Operators that let one value through: `take(1)`, `first()`.
  public var once: [String] = []
  /// Those whose closure says which values they let through: `filter { $0.isModal }`.
  public var filters: [String] = []
  /// Calls whose closure receives the values of what they are called on.
  public var watchers: [String] = []
  /// Modifiers whose closure receives the values of their first argument.
  public var modifiers: [String] = []
  /// Modifiers whose closure receives the new value of their first argument, after the earlier one where it takes two.
  public var observers: [String] = []
  /// The labels of such closures; others are called when a stream ends or fails.
  public var labels: [String] = []
  /// The label of the object that closures are given before the value, and the operator that gives it.
  public var owner: String = ""
  public var keeper: String = ""
  /// Operators after which there are other values.
  public var changes: [String] = []
  /// Those among them that may take a part of each value: `state.map(\.route)`.
  public var selections: [String] = []
  /// Those that give the values of several streams together, one each.
  public var combiners: [String] = []
  /// Calls that feed what comes through into something else, and the label of that where it has one.
  public var binders: [String] = []
  public var target: String = ""
  /// Calls that keep a property equal to what comes through; the property has the same label.
  public var assigners: [String] = []
  /// Types whose closure receives what is fed into them, behind the object that they are made with: `Binder(base) { base, value in … }`.
  public var targets: [String] = []
  /// Operators whose closure gives the stream that is watched from there on.
  public var switches: [String] = []
  /// Those whose closure gives the stream that is watched once the one before has failed.
  public var recoveries: [String] = []
  /// Calls that make a stream of the values they are given, or put these among the others.
  public var makers: [String] = []
  /// Operators that are given streams whose values come through as well.
  public var joins: [String] = []
}

extension Dialect {
  /// RxSwift and Combine. `withUnretained` is RxSwift's; programs write the same for Combine themselves.
  public static let streams = Dialect(
    id: "streams", modules: ["RxSwift", "RxCocoa", "RxRelay", "ReactorKit", "Combine", "SwiftUI"],
    streams: [
      StreamRow(
        feeds: ["send", "accept", "onNext"], sequences: ["values"], holders: ["BehaviorRelay", "BehaviorSubject", "CurrentValueSubject"],
        lasting: ["BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "ReplaySubject", "ReplayRelay"], once: ["take", "prefix", "first"],
        filters: ["filter"], watchers: ["subscribe", "bind", "drive", "emit", "sink", "do", "handleEvents"] + changing + switching, modifiers: ["onReceive"], observers: ["onChange"],
        labels: ["onNext", "receiveValue", "perform", "receiveOutput"], owner: "with", keeper: "withUnretained", changes: changing,
        selections: ["map", "compactMap"], combiners: ["combineLatest", "zip", "CombineLatest", "Zip"], binders: ["bind", "drive", "emit", "subscribe"],
        target: "to", assigners: ["assign"], targets: ["Binder", "UIBindingObserver"], switches: switching,
        recoveries: ["catch", "catchError", "tryCatch"], makers: ["just", "of", "from", "Just", "startWith", "prepend", "catchAndReturn", "catchErrorJustReturn"],
        joins: ["merge", "concat", "andThen", "append", "Merge", "Merge3", "Merge4", "MergeMany"])
    ]
  )

  /// `cart.rx.total`: what extensions of RxSwift's wrapper add to an object is asked of the object.
  public static let reactive = Dialect(
    id: "rx", modules: ["RxSwift", "RxCocoa", "RxRelay", "ReactorKit"], identities: ["rx", "base"],
    bases: [BaseRow(parameter: "Base", member: "base")])

  /// The streams of Swift itself, which loops watch.
  public static let asyncStreams = Dialect(
    id: "async-streams", modules: ["Foundation", "SwiftUI", "UIKit", "AppKit", "AsyncAlgorithms"],
    streams: [
      StreamRow(
        feeds: ["yield", "send"], conduits: ["yield"], filters: ["filter"], changes: changing, selections: ["map", "compactMap"], switches: switching)
    ]
  )

  private static let changing = [
    "map", "compactMap", "tryMap", "scan", "reduce", "collect", "combineLatest", "merge", "zip", "withLatestFrom", "switchToLatest", "materialize",
  ]
  private static let switching = ["flatMap", "flatMapFirst", "flatMapLatest"]
}
