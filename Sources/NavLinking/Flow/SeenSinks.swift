import NavDialects
import NavFacts

/// What has been followed already, so that each way is gone once.
extension SinkFlow {
  struct Seen {
    var verbs: Set<VerbKey> = []
    var slots: Set<SlotKey> = []
    var closures: Set<ClosureKey> = []
    var receivers: Set<ReceiverKey> = []
  }

  struct VerbKey: Hashable {
    var function: FunctionID, index: Int, manner: Manner, path: [Projection], conditions: [RouteCondition]
    var taking: NodeRef?, reader: NodeRef?
  }
  struct SlotKey: Hashable {
    var property: PropertyID, isLater: Bool, manner: Manner, path: [Projection], conditions: [RouteCondition]
    var taking: NodeRef?, reader: NodeRef?
  }
  struct ClosureKey: Hashable { var closure: NodeRef, index: Int, manner: Manner, conditions: [RouteCondition] }
  struct ReceiverKey: Hashable { var function: FunctionID, property: PropertyID, manner: Manner }
  struct StartKey: Hashable { var function: FunctionID, expression: NodeRef, manner: Manner, conditions: [RouteCondition] }
  struct DraftKey: Hashable { var target: TransitionDraft.Target, site: NodeRef, manner: Manner, reader: NodeRef? = nil }
}
