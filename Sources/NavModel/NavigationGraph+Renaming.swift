extension NavigationGraph {
  /// Gives types other ids: wherever one stands as such, or before the name of a member. What is written for the eye stays.
  mutating func rename(_ name: (String) -> String) {
    screens.change { $0.id = name($0.id) }
    routeTypes.change {
      $0.id = name($0.id)
      $0.cases.change {
        $0.id = name($0.id)
        $0.screens = $0.screens.map(name).sorted()
      }
    }
    transitions.change {
      $0.from = $0.from.map(name)
      $0.to = $0.to.map(name)
      $0.route = $0.route.map(name)
    }
    entries.change {
      $0.name = name($0.name)
      $0.starts.change { $0.screen = name($0.screen) }
      $0.starts.sort()
      $0.opens.change { $0.screen = name($0.screen) }
      $0.opens.sort()
    }
    mappings.change {
      $0.routeType = name($0.routeType)
      $0.arms.change { $0.screens = $0.screens.map(name).sorted() }
    }
    observations.rename(name)
  }
}

extension Observations {
  fileprivate mutating func rename(_ name: (String) -> String) {
    stacks.change {
      $0.pathElement = $0.pathElement.map(name)
      $0.owner = $0.owner.map(name)
    }
    registrations.change {
      $0.valueType = name($0.valueType)
      $0.stackPathElement = $0.stackPathElement.map(name)
      $0.owner = $0.owner.map(name)
    }
    pushedValues.change {
      $0.type = $0.type.map(name)
      $0.pathElement = $0.pathElement.map(name)
    }
    libraryPushes.change { $0.type = $0.type.map(name) }
    presentations.change {
      $0.state = name($0.state)
      $0.screens = $0.screens.map(name).sorted()
    }
    unknownMembers.change { $0.routeType = name($0.routeType) }
    nestedStacks.change { $0.screen = $0.screen.map(name) }
    modifiers.change {
      $0.subject = $0.subject.map(name)
      $0.owner = $0.owner.map(name)
      if let state = $0.awaited?.state { $0.awaited?.state = name(state) }
    }
    links.change { $0.owner = $0.owner.map(name) }
    tabs.change {
      $0.owner = $0.owner.map(name)
      $0.state = $0.state.map(name)
      $0.selectionType = $0.selectionType.map(name)
      $0.tabs.change {
        if let type = $0.tag?.type { $0.tag?.type = name(type) }
      }
    }
    windows.scenes.change { $0.valueType = $0.valueType.map(name) }
    windows.openings.change { $0.valueType = $0.valueType.map(name) }
    ignoredPayloads.change { $0.route = name($0.route) }
    droppedPayloads.change { $0.route = name($0.route) }
    uncodablePushes.change { $0.type = name($0.type) }
    deprecatedUses.change { $0.owner = $0.owner.map(name) }
    lostChrome.change { $0.owner = $0.owner.map(name) }
    controllerCalls.change {
      $0.owner = $0.owner.map(name)
      $0.container = $0.container.map(name)
      switch $0.subject {
      case .made(let type): $0.subject = .made(type: type.map(name))
      case .held(let property, let place): $0.subject = .held(property: name(property), place: place)
      case .unknown: break
      }
    }
    scopedStates.change {
      $0.feature = name($0.feature)
      $0.cases.change { $0.id = name($0.id) }
    }
    barePushes.change { $0.controller = name($0.controller) }
    deadEnds.change {
      $0.state = name($0.state)
      $0.screens = $0.screens.map(name).sorted()
    }
    handlerGaps.change {
      $0.owner = $0.owner.map(name)
      $0.routes.change { $0.id = name($0.id) }
    }
    lastingChildren.change { $0.router = name($0.router) }
    stacklessModals.change { $0.screen = name($0.screen) }
    childCoordinators.change {
      $0.type = name($0.type)
      $0.list = $0.list.map(name)
    }
    childLists.change { $0.property = name($0.property) }
    coordinatorCycles.change {
      $0.property = name($0.property)
      $0.coordinator = name($0.coordinator)
      $0.keeper = name($0.keeper)
    }
    interface.unknownSegues.change { $0.performer = name($0.performer) }
    interface.lostScenes.change { $0.screen = name($0.screen) }
  }
}

extension Array {
  /// Changes every element in place.
  fileprivate mutating func change(_ body: (inout Element) -> Void) {
    for index in indices { body(&self[index]) }
  }
}
