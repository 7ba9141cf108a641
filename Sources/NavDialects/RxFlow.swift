extension Dialect {
  /// RxFlow: view models say steps, flows turn them into view controllers and other flows.
  public static let rxFlow = Dialect(
    id: "rxflow", modules: ["RxFlow"],
    closures: [
      ClosureRow("use", [.argument(0), .argument(1), .argument(2), .argument(3), .argument(4)]),
      // As earlier versions call it.
      ClosureRow("whenReady", [.argument(0), .argument(1), .argument(2), .argument(3), .argument(4)]),
    ],
    contents: ["root"],
    handlers: [HandlerRow("navigate", label: "to", nothing: "none")],
    handovers: [
      HandoverRow("contribute", "withNextPresentable", from: "withNextStepper"), HandoverRow("contribute", "withNext", from: "withNext"),
      HandoverRow("coordinate", "flow", from: "with"),
    ],
    triggers: [
      TriggerRow("accept", .position(0)),
      TriggerRow("OneStepper", .label("withSingleStep")),
      TriggerRow("navigate", .label("to")),
      TriggerRow("initialStep", .receiver),
      TriggerRow("forwardToCurrentFlow", .label("withStep")),
      TriggerRow("forwardToParentFlow", .label("withStep"), isForwarded: true),
      TriggerRow("end", .label("forwardToParentFlowWithStep"), isForwarded: true),
    ]
  )
}
