import NavModel
import NavSource
import Testing

@Suite struct RepeatedClaimTests {
  @Test func aMenuWithSeveralLinksIsToldOnce() {
    func link(_ line: Int, menu: Int) -> LinkSite {
      LinkSite(place: at(line), owner: "Menu", holders: [ViewHolder(kind: .menu, name: "contextMenu", place: at(menu), use: at(menu))])
    }
    let graph = shop { $0.links = [link(20, menu: 5), link(21, menu: 5), link(22, menu: 6)] }
    #expect(said("link-in-menu", in: graph) == ["5 Menu", "6 Menu"])
  }
}

@Suite struct TabRuleTests {
  private func item(_ line: Int, _ key: String, _ branches: [TabItem.Branch] = [], caseName: String? = nil) -> TabItem {
    TabItem(place: at(line), tag: TabTag(place: at(line), text: key, caseName: caseName, type: caseName == nil ? "Int" : "ShopRoute"), branches: branches)
  }

  private func duplicates(_ tabs: [TabItem]) -> [String] {
    said("duplicate-tab-tag", in: shop { $0.tabs = [TabGroup(place: at(1), tabs: tabs)] })
  }

  @Test func tagsThatMeetAreDuplicates() {
    let first = TabItem.Branch(choice: 0, arm: 0)
    let second = TabItem.Branch(choice: 0, arm: 1)
    let other = TabItem.Branch(choice: 1, arm: 0)
    #expect(duplicates([item(2, "0"), item(3, "0")]) == ["3 0"])
    #expect(duplicates([item(2, "0", [first]), item(3, "0")]) == ["3 0"])
    #expect(duplicates([item(2, "0", [first]), item(3, "0", [first])]) == ["3 0"])
    #expect(duplicates([item(2, "0", [first]), item(3, "0", [second])]).isEmpty)
    // `if a { … }` and `if !a { … }` cannot be told from two that hold at once.
    #expect(duplicates([item(2, "0", [first]), item(3, "0", [other])]).isEmpty)
    #expect(duplicates([item(2, ""), item(3, "")]).isEmpty)
  }

  @Test func aTabIsMissedOnlyWhereAllAreKnown() {
    func missed(isOpen: Bool = false, openReason: String? = nil, assigned: [AssignedTab] = [AssignedTab(place: at(9), caseName: "help")]) -> [String] {
      let group = TabGroup(
        place: at(20), hasSelection: true, selectionType: "ShopRoute", tabs: [item(21, "ShopRoute.home", caseName: "home")], isOpen: isOpen,
        assigned: assigned)
      return said("unshown-tab", in: shop([route("home", line: 2), route("help", line: 3)], openReason: openReason) { $0.tabs = [group] })
    }
    #expect(missed() == ["9 ShopRoute.help"])
    #expect(missed(isOpen: true).isEmpty)
    #expect(missed(openReason: "its cases are walked").isEmpty)
    #expect(missed(assigned: []).isEmpty)
  }

  @Test func onlyTypesThatAreSurelyOthers() {
    func mismatches(_ selection: String?, _ tag: String?) -> [String] {
      let tab = TabItem(place: at(5), tag: TabTag(place: at(5), text: "x", type: tag))
      return said("tab-tag-type-mismatch", in: shop { $0.tabs = [TabGroup(place: at(1), selectionType: selection, tabs: [tab])] })
    }
    #expect(mismatches("ShopRoute", "Int") == ["5 x"])
    #expect(mismatches("Int", "ShopRoute") == ["5 x"])
    #expect(mismatches("Int", "Double").isEmpty)
    #expect(mismatches("Int", nil).isEmpty)
    #expect(mismatches(nil, "Int").isEmpty)
    // A type of a library may be an alias.
    #expect(mismatches("TabID", "Int").isEmpty)
  }

  @Test func tabsBelowConditionsDoNotCount() {
    func many(_ tabs: [TabItem], owner: String = "RootScreen", isStyled: Bool = false) -> [String] {
      said("too-many-tabs", in: shop { $0.tabs = [TabGroup(place: at(1), owner: owner, isStyled: isStyled, tabs: tabs)] })
    }
    let six = (0..<6).map { item(10 + $0, "\($0)") }
    #expect(many(six) == ["15 RootScreen"])
    #expect(many(six, isStyled: true).isEmpty)
    #expect(many(six, owner: "SettingsView").isEmpty)
    #expect(many(six.dropLast() + [item(15, "5", [TabItem.Branch(choice: 0, arm: 0)])]).isEmpty)
  }
}

@Suite struct WindowRuleTests {
  @Test func onlyIdsThatNoSceneCanHave() {
    func unknown(_ id: String?, isOpen: Bool = false, hasEntry: Bool = true) -> [String] {
      said(
        "unknown-window-id",
        in: shop(hasEntry: hasEntry) {
          $0.windows.scenes = [WindowSites.Scene(place: at(1)), WindowSites.Scene(place: at(2), id: "mail")]
          $0.windows.openings = [WindowSites.Opening(place: at(9), verb: "openWindow", id: id)]
          $0.windows.isOpen = isOpen
        })
    }
    #expect(unknown("male") == ["9 male"])
    #expect(unknown("mail").isEmpty)
    #expect(unknown(nil).isEmpty)
    #expect(unknown("male", isOpen: true).isEmpty)
    #expect(unknown("male", hasEntry: false).isEmpty)
  }

  @Test func onlyTypesThatNoSceneTakes() {
    func unknown(_ type: String?) -> [String] {
      said(
        "unknown-window-value",
        in: shop {
          $0.windows.scenes = [WindowSites.Scene(place: at(2), valueType: "Shop.Letter")]
          $0.windows.openings = [WindowSites.Opening(place: at(9), verb: "openWindow", valueType: type)]
        })
    }
    #expect(unknown("String") == ["9 String"])
    // The same type, without its outer one.
    #expect(unknown("Letter").isEmpty)
    #expect(unknown(nil).isEmpty)
  }
}

@Suite struct ModifierRuleTests {
  private func site(_ line: Int, _ name: String, _ trigger: ModifierSite.Trigger = .flag, state: String?, chain: Int = 1) -> ModifierSite {
    ModifierSite(place: at(line), name: name, trigger: trigger, subject: state, owner: "HomeScreen", chain: at(chain))
  }

  private func said(_ id: String, _ modifiers: [ModifierSite]) -> [String] {
    NavRulesTests.said(id, in: shop { $0.modifiers = modifiers })
  }

  @Test func statesOfOneEnumExcludeEachOther() {
    let id = "multiple-boolean-destinations"
    #expect(said(id, [site(2, "navigationDestination", state: "A.x"), site(3, "navigationDestination", state: "A.y")]) == ["3 A.y"])
    #expect(said(id, [site(2, "navigationDestination", .item, state: "A.x"), site(3, "navigationDestination", .item, state: "A.x")]).isEmpty)
    #expect(said(id, [site(2, "navigationDestination", .item, state: nil), site(3, "navigationDestination", .item, state: nil)]).isEmpty)
    #expect(said(id, [site(2, "navigationDestination", .type, state: "A"), site(3, "navigationDestination", state: "A.y")]).isEmpty)
    #expect(said(id, [site(2, "navigationDestination", state: "A.x"), site(3, "navigationDestination", state: "A.y", chain: 2)]).isEmpty)
  }

  @Test func twoSheetsAreNotMany() {
    let three = (2...4).map { site($0, "sheet", state: "A.\($0)") }
    #expect(said("multiple-presentations", three) == ["4 A.4"])
    #expect(said("multiple-presentations", Array(three.dropLast())).isEmpty)
    #expect(said("multiple-presentations", three.dropLast() + [site(4, "alert", state: "A.4")]).isEmpty)
  }

  @Test func aBindingInALazyContainerStillWorksToday() {
    var flag = site(2, "navigationDestination", state: "A.x")
    flag.holders = [ViewHolder(kind: .lazy, name: "List", place: at(1))]
    var type = site(3, "navigationDestination", .type, state: "A")
    type.holders = [ViewHolder(kind: .lazy, name: "List", place: at(1), use: at(8))]
    let found = findings("destination-in-lazy-container", in: shop { $0.modifiers = [flag, type] })
    #expect(found.map(\.severity) == [.warning, .error])
    #expect(found.map(\.place.line) == [2, 8])
  }
}

@Suite struct StackScopeRuleTests {
  private func registration(_ line: Int, owner: String, stacks: [Place]?, isAtRoot: Bool = false, path: String? = nil) -> Registration {
    var one = Registration(
      valueType: "ShopRoute", place: at(line), attachment: .insideStack, stackPathElement: path, owner: owner, stacks: stacks)
    one.isAtRoot = isAtRoot
    return one
  }

  private func push(_ from: String, _ to: String, _ line: Int, through: Int? = nil) -> Transition {
    Transition(
      from: from, to: to, route: nil, kind: .push, place: at(line),
      evidence: through.map { [Evidence(place: at($0), text: "registers")] } ?? [])
  }

  @Test func aScreenThatPushesItsKindDeclaresTwice() {
    func duplicates(_ one: Registration, _ transition: Transition) -> [String] {
      said("duplicate-destination", in: shop(transitions: [transition]) { $0.registrations = [one] })
    }
    let inner = registration(5, owner: "FolderScreen", stacks: [at(1)])
    #expect(duplicates(inner, push("FolderScreen", "FolderScreen", 4, through: 5)) == ["5 ShopRoute"])
    #expect(duplicates(inner, push("FolderScreen", "FolderScreen", 4)).isEmpty)
    // Each has a stack of its own.
    let own = registration(5, owner: "FolderScreen", stacks: [at(1)], isAtRoot: true)
    #expect(duplicates(own, push("FolderScreen", "FolderScreen", 4, through: 5)).isEmpty)
  }

  @Test func twoOnOneWay() {
    func duplicates(_ second: [Place]?) -> [String] {
      said(
        "duplicate-destination",
        in: shop(transitions: [push("HomeScreen", "ListScreen", 4)]) {
          $0.registrations = [registration(3, owner: "HomeScreen", stacks: [at(1)]), registration(8, owner: "ListScreen", stacks: second)]
        })
    }
    #expect(duplicates([at(1)]) == ["8 ShopRoute"])
    #expect(duplicates([at(30)]).isEmpty)
    #expect(duplicates(nil).isEmpty)
  }

  @Test func onlyScreensThatAreNothingButPushedStandBelowTheRoot() {
    func below(_ extra: [Transition], path: String? = "ShopRoute", isAtRoot: Bool = false) -> [String] {
      said(
        "destination-below-root",
        in: shop(transitions: [push("HomeScreen", "ListScreen", 4)] + extra) {
          $0.registrations = [registration(8, owner: "ListScreen", stacks: [at(1)], isAtRoot: isAtRoot, path: path)]
        })
    }
    #expect(below([]) == ["8 ShopRoute"])
    #expect(below([Transition(from: "HomeScreen", to: "ListScreen", route: nil, kind: .sheet, place: at(5))]).isEmpty)
    #expect(below([], path: nil).isEmpty)
    #expect(below([], path: "OtherRoute").isEmpty)
    #expect(below([], isAtRoot: true).isEmpty)
  }

  @Test func circlesOfSeveralScreensOnly() {
    #expect(said("push-cycle", in: shop(transitions: [push("A", "A", 4)])).isEmpty)
    #expect(said("push-cycle", in: shop(transitions: [push("A", "B", 4), push("B", "A", 5), push("A", "C", 6)])) == ["4 A"])
  }

  @Test func whatIsOffSaysNothingByItself() {
    let graph = shop(
      [route("help", line: 3, screens: ["HelpScreen"])],
      transitions: [Transition(from: "HomeScreen", to: "HelpScreen", route: nil, kind: .push, place: at(9))])
    #expect(said("bypassed-router", in: graph) == ["9 HelpScreen"])
    #expect(findings("bypassed-router", in: graph).map(\.severity) == [.off])
  }
}
