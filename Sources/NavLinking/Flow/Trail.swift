import NavFacts

/// Why a transition is believed: the steps from the decision to the framework's operation.
///
/// A list that shares its tail: a route goes through thousands of hops in a large program, and each hop adds one link.
final class Trail {
  enum Step {
    /// A modifier, link or container shows its content.
    case presents
    /// A registration takes values of this type.
    case registers
    /// A function passes a parameter on.
    case passes(FunctionID, Int)
    /// A helper shows something for whoever calls it.
    case helps(FunctionID)
    /// A stored property holds what is shown.
    case holds(PropertyID)
    /// A closure that is kept in a property shows what it is called with.
    case calls(PropertyID)
    /// A function shows a property of what it is called on.
    case shows(FunctionID, PropertyID)
    /// A function shows what a method gives that the types below have their own of.
    case makes(FunctionID)
  }

  let site: NodeRef
  let step: Step
  let next: Trail?

  init(_ site: NodeRef, _ step: Step, next: Trail?) {
    self.site = site
    self.step = step
    self.next = next
  }
}

/// Nearest to the decision first.
extension Optional<Trail> {
  var links: [Trail] {
    var all: [Trail] = []
    var at = self
    while let link = at {
      all.append(link)
      at = link.next
    }
    return all
  }
}

extension Linkage {
  /// A step in words: present tense, no full stop.
  func words(_ step: Trail.Step) -> String {
    switch step {
    case .presents: "presents its content when the state says so"
    case .registers: "registers the destination for values of this type"
    case .passes(let function, let index):
      "'\(text(declarations[function].name))' passes its parameter '\(text(declarations.parameters(of: function)[index].name))' on"
    case .helps(let function): "'\(text(declarations[function].name))' shows it for whoever calls"
    case .holds(let property): "'\(text(declarations[property].name))' holds what is shown"
    case .calls(let property): "'\(text(declarations[property].name))' shows what it is called with"
    case .makes(let function): "'\(text(declarations[function].name))' shows what its receiver makes"
    case .shows(let function, let property):
      "'\(text(declarations[function].name))' shows its receiver's '\(text(declarations[property].name))'"
    }
  }
}
