extension Dialect {
  /// SwiftUI-UDF: containers are screens, which the library draws as the component that they name. Routers stand around a type that maps
  /// its own routes.
  public static let unidirectionalDataFlow = Dialect(
    id: "swiftui-udf", modules: ["UDF"], landmarks: ["BindableContainer"], viewProtocols: ["Container", "BindableContainer", "Component"],
    calls: ["navigate", "resetStack"].map { CallRow($0, .label("to"), .push, requires: ["with"]) },
    contentTypes: ["ContainerComponent"]
  )
}
