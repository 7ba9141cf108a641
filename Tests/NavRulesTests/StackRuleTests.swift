import NavFindings
import NavModel
import NavSource
import Testing

@Suite struct UnreachableScreenTests {
  @Test func onlyACertainNoIsTold() {
    let graph = shop(screens: [
      screen("HomeScreen", line: 10, .yes), screen("MaybeScreen", line: 20, .unknown), screen("LostScreen", line: 30, .no),
      Screen(id: "SafariScreen", module: "", kind: .external, place: nil, reachability: .no),
    ])
    #expect(said("unreachable-screen", in: graph) == ["30 LostScreen"])
    #expect(findings("unreachable-screen", in: graph).first?.message.contains("nothing shows it") == true)
  }

  @Test func withoutAnEntryNothingIsLost() {
    #expect(said("unreachable-screen", in: shop(screens: [screen("LostScreen", line: 30, .no)], hasEntry: false)).isEmpty)
  }

  @Test func saysWhatItIsLostBehind() {
    let push = Transition(from: "LostScreen", to: "DeepScreen", route: nil, kind: .push, place: at(33))
    let dead = Transition(from: nil, to: "DeadScreen", route: nil, kind: .sheet, place: at(50), isLive: false)
    let graph = shop(
      [route("help", line: 3, screens: ["HelpScreen"], madeAt: [])],
      screens: ["LostScreen", "DeepScreen", "DeadScreen", "HelpScreen"].enumerated().map { screen($1, line: 10 * $0 + 10, .no) },
      transitions: [push, dead])
    let messages = findings("unreachable-screen", in: graph).map(\.message)
    #expect(messages.count == 4)
    #expect(messages[0].contains("nothing shows it"))
    #expect(messages[1].contains("only from 'LostScreen', which users cannot reach either"))
    #expect(messages[2].contains("only by code that is never run"))
    #expect(messages[3].contains("mapped from 'ShopRoute.help', which nothing navigates to"))
  }
}

@Suite struct PushedValueTests {
  private func graph(
    _ type: String?, _ isRegistered: Tristate, path: String? = nil, hasEntry: Bool = true
  ) -> NavigationGraph {
    shop(hasEntry: hasEntry) {
      $0.pushedValues = [
        PushedValue(type: type, place: at(30), means: .append, isRegistered: isRegistered, pathElement: path)
      ]
    }
  }

  @Test func onlyAKnownTypeThatIsCertainlyNotRegistered() {
    #expect(said("unregistered-destination", in: graph("String", .no)) == ["30 String"])
    #expect(said("unregistered-destination", in: graph("String", .unknown)).isEmpty)
    #expect(said("unregistered-destination", in: graph("String", .yes)).isEmpty)
    #expect(said("unregistered-destination", in: graph(nil, .no)).isEmpty)
    #expect(said("unregistered-destination", in: graph("String", .no, hasEntry: false)).isEmpty)
  }

  @Test func aValueOfTheWrongTypeIsOneDefectNotTwo() {
    let wrong = graph("String", .no, path: "ShopRoute")
    #expect(said("unregistered-destination", in: wrong).isEmpty)
    #expect(said("typed-path-mismatch", in: wrong) == ["30 String"])
  }

  @Test func erasedAndPartlyNamedTypesDoNotDiffer() {
    for (type, path) in [
      ("ShopRoute", "ShopRoute"), ("Route", "Shop.Route"), ("Shop.Route", "Route"), ("String", "AnyHashable"),
      ("String", "any Hashable"), ("String", "NavigationPath"),
    ] {
      #expect(said("typed-path-mismatch", in: graph(type, .yes, path: path)).isEmpty, "\(type) on \(path)")
    }
    #expect(said("typed-path-mismatch", in: graph("Route", .yes, path: "HomeRoute")) == ["30 Route"])
  }

  @Test func aRegistrationIsToldOnlyWhereNoPushIs() {
    let registration = Registration(
      valueType: "HelpRoute", place: at(40), attachment: .insideStack, stackPathElement: "ShopRoute")
    let alone = shop { $0.registrations = [registration] }
    #expect(said("typed-path-mismatch", in: alone) == ["40 HelpRoute"])
    let pushed = shop {
      $0.registrations = [registration]
      $0.pushedValues = [
        PushedValue(type: "HelpRoute", place: at(30), means: .link, isRegistered: .yes, pathElement: "ShopRoute")
      ]
    }
    #expect(said("typed-path-mismatch", in: pushed) == ["30 HelpRoute"])
    #expect(findings("typed-path-mismatch", in: pushed).flatMap(\.related).map(\.place.line) == [40])
  }
}

@Suite struct RegistrationTests {
  private func graph(_ attachment: Registration.Attachment, hasEntry: Bool = true) -> NavigationGraph {
    shop(hasEntry: hasEntry) {
      $0.registrations = [Registration(valueType: "ShopRoute", place: at(40), attachment: attachment, owner: "HomeScreen")]
    }
  }

  @Test func outsideIsToldInsideAndUnknownAreNot() {
    #expect(said("destination-outside-stack", in: graph(.onStack)) == ["40 ShopRoute"])
    #expect(said("destination-outside-stack", in: graph(.outsideStack)) == ["40 ShopRoute"])
    #expect(said("destination-outside-stack", in: graph(.insideStack)).isEmpty)
    #expect(said("destination-outside-stack", in: graph(.unknown)).isEmpty)
  }

  @Test func withoutAnEntryTheEmbeddingAppMayHoldTheStack() {
    #expect(said("destination-outside-stack", in: graph(.outsideStack, hasEntry: false)).isEmpty)
    #expect(said("destination-outside-stack", in: graph(.onStack, hasEntry: false)) == ["40 ShopRoute"])
  }
}

@Suite struct ObservationRuleTests {
  @Test func removalsWithoutGuard() {
    let graph = shop {
      $0.removals = [
        PathRemoval(place: at(30), path: "router.path", isGuarded: false),
        PathRemoval(place: at(31), path: "path", isGuarded: true),
      ]
    }
    #expect(said("unguarded-remove-last", in: graph) == ["30 router.path"])
  }

  @Test func nestedStacksAreErrorsInOneText() {
    let graph = shop {
      $0.nestedStacks = [
        NestedStack(place: at(30), outer: at(28), screen: "HomeScreen", isLexical: true),
        NestedStack(place: at(50), outer: at(48), screen: "HelpScreen", isLexical: false),
      ]
    }
    #expect(said("nested-navigation-stack", in: graph) == ["30 HomeScreen", "50 HelpScreen"])
    #expect(findings("nested-navigation-stack", in: graph).map(\.severity) == [.error, .warning])
  }

  private func presentation(_ line: Int, _ isEverSet: Tristate, state: String = "HomeScreen.showsHelp") -> Presentation {
    Presentation(place: at(line), kind: .sheet, state: state, statePlace: at(5), isEverSet: isEverSet, screens: ["HelpScreen"])
  }

  @Test func aStateThatNothingSetsIsToldOnce() {
    let graph = shop {
      $0.presentations = [presentation(40, .no), presentation(30, .no), presentation(50, .no, state: "HomeScreen.showsCart")]
    }
    #expect(said("never-presented", in: graph) == ["30 HomeScreen.showsHelp", "50 HomeScreen.showsCart"])
    #expect(findings("never-presented", in: graph).first?.related.map(\.place.line) == [5, 40])
  }

  @Test func aStateThatMayBeSetIsNotTold() {
    let graph = shop { $0.presentations = [presentation(30, .unknown), presentation(40, .yes)] }
    #expect(said("never-presented", in: graph).isEmpty)
  }

  @Test func noEntryIsToldOnceAndOnlyOfAnApp() {
    let lost = [screen("HomeScreen", line: 20, .unknown), screen("CartScreen", line: 10, .unknown)]
    #expect(said("no-entry-point", in: shop(screens: lost, hasEntry: false)) == ["10 entry"])
    #expect(said("no-entry-point", in: shop(screens: lost)).isEmpty)
    #expect(said("no-entry-point", in: NavigationGraph()).isEmpty)
  }
}
