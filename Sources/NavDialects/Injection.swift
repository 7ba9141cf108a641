extension Dialect {
  /// Swinject: a container learns what to make for a type.
  public static let swinject = Dialect(
    id: "swinject", modules: ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"],
    provisions: [ProvisionRow("register", name: "name"), ProvisionRow("autoregister", name: "name")]
  )

  /// Factory: properties of a container say how something is made.
  public static let factory = Dialect(
    id: "factory", modules: ["Factory", "FactoryKit"], landmarks: ["Factory", "SharedContainer"],
    factories: [FactoryRow("Factory", calls: ["resolve"]), FactoryRow("ParameterFactory", calls: ["resolve"])],
    injections: ["Injected", "LazyInjected", "WeakLazyInjected", "DynamicInjected", "InjectedObject", "InjectedObservable"]
  )
}
