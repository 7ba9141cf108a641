import NavModel
import Testing

/// A storyboard of scenes, each with its class and segues.
///
/// - Parameters:
///   - scenes: elements with `id`, in order; each stands in a scene of its own.
private func storyboard(_ file: String, initial: String? = nil, attributes: String = "", _ scenes: String...) -> String {
  let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  let all = scenes.map { scene in "<scene><objects>\n\(scene)\n</objects></scene>\n" }.joined()
  return """
    // file: \(file)
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(first)\(attributes)>
    <scenes>
    \(all)</scenes>
    </document>

    """
}

private func scene(_ id: String, _ type: String? = nil, element: String = "viewController", identifier: String? = nil, _ inside: String = "") -> String {
  let own = type.map { " customClass=\"\($0)\"" } ?? ""
  let name = identifier.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
  return "<\(element) id=\"\(id)\"\(own)\(name) sceneMemberID=\"viewController\">\n\(inside)\n</\(element)>"
}

private func controllers(_ names: String...) -> String {
  "// file: App/Controllers.swift\nimport UIKit\n" + names.map { "final class \($0): UIViewController {}\n" }.joined()
}

/// Segues, scenes and storyboards become transitions between the classes of the scenes.
@Suite struct StoryboardFlowTests {
  @Test func wiredSeguesLeadByTheirKind() {
    let kinds = [
      ("show", "", "push"), ("push", "", "push"), ("showDetail", "", "split"), ("presentation", "", "present"),
      ("presentation", " modalPresentationStyle=\"fullScreen\"", "fullScreenCover"),
      ("presentation", " modalPresentationStyle=\"formSheet\"", "sheet"), ("popoverPresentation", "", "popover"), ("embed", "", "child"),
      ("modal", "", "present"), ("custom", " customClass=\"Fade\"", "push"),
    ]
    for (kind, more, expected) in kinds {
      expectFlow(
        controllers("ListViewController", "ItemViewController")
          + storyboard(
            "App/Main.storyboard", initial: "list",
            scene(
              "list", "ListViewController",
              """
              <button><connections>
              <segue destination="item" kind="\(kind)"\(more)/> <!-- // nav: ListViewController -> ItemViewController [\(expected)] -->
              </connections></button>
              """), scene("item", "ItemViewController")
          ).replacing("initialViewController=\"list\">", with: "initialViewController=\"list\"> <!-- // nav: (entry) -> ListViewController [root] -->"))
    }
  }

  /// The scanner is before nothing that its answer makes the list do; what the list captures itself as performs as it does.
  @Test func aSegueStartsAtWhoPerformsIt() {
    expectFlow(
      """
      // file: App/App.swift
      import UIKit
      final class ShelfViewController: UIViewController {
        @objc func scan() {
          let scanner = LensViewController()
          scanner.onCode = { [unowned shelf = self] code in shelf.take(code) }
          present(scanner, animated: true) // nav: ShelfViewController -> LensViewController [present]
        }
        private func take(_ code: String) {
          DispatchQueue.main.async { [unowned here = self] in
            here.performSegue(withIdentifier: "showJar", sender: here) // nav: ShelfViewController -> JarViewController [push]
          }
        }
      }
      final class LensViewController: UIViewController {
        var onCode: ((String) -> Void)?
        private func found(_ code: String) { onCode?(code) }
      }
      final class JarViewController: UIViewController {}

      """
        + storyboard(
          "App/Main.storyboard", initial: "shelf",
          scene("shelf", "ShelfViewController", "<connections><segue destination=\"jar\" kind=\"show\" identifier=\"showJar\"/></connections>"),
          scene("jar", "JarViewController")
        ).replacing("initialViewController=\"shelf\">", with: "initialViewController=\"shelf\"> <!-- // nav: (entry) -> ShelfViewController [root] -->"))
  }

  /// Where there is no navigation controller and no split view, what shows presents: known only of the scene that the system opens, where nothing
  /// leads to it.
  @Test(arguments: [
    ("show", "", "present"), ("show", "<segue destination=\"shelf\" kind=\"show\" identifier=\"back\"/>", "push"),
    ("showDetail", "", "present"), ("showDetail", "<segue destination=\"shelf\" kind=\"show\" identifier=\"back\"/>", "split"),
  ])
  func aSceneThatTheSystemOpensAloneHasNothingToPushOn(kind: String, back: String, shown: String) {
    expectFlow(
      """
      // file: App/App.swift
      import UIKit
      final class ShelfViewController: UIViewController {
        func open() {
          performSegue(withIdentifier: "toJar", sender: self) // nav: ShelfViewController -> JarViewController [\(shown)]
        }
      }
      final class JarViewController: UIViewController {}
      // file: App/Info.plist
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>

      """
        + storyboard(
          "App/Main.storyboard", initial: "shelf",
          scene("shelf", "ShelfViewController", "<connections><segue destination=\"jar\" kind=\"\(kind)\" identifier=\"toJar\"/></connections>"),
          scene("jar", "JarViewController", "<connections>\(back)</connections>")
        ).replacing("initialViewController=\"shelf\">", with: "initialViewController=\"shelf\"> <!-- // nav: (entry) -> ShelfViewController [root] -->"))
  }

  @Test func whatOnlyCodePerformsIsWhereTheCodeDoes() {
    expectFlow(
      """
      // file: App/App.swift
      import UIKit
      enum Segues { static let item = "showItem" }
      enum Names: String { case help = "Show help", terms }
      class BaseViewController: UIViewController {
        func perform(_ name: Names) { performSegue(withIdentifier: name.rawValue, sender: nil) }
      }
      final class ListViewController: BaseViewController {
        func tap() {
          performSegue(withIdentifier: Segues.item, sender: self) // nav: ListViewController -> ItemViewController [push]
          perform(.help) // nav: ListViewController -> HelpViewController [present]
          self.perform(.terms) // nav: ListViewController -> Main.Terms [present]
        }
        @IBAction func unwind(_ segue: UIStoryboardSegue) {}
      }
      final class ItemViewController: UIViewController {
        var onDone: (() -> Void)?
        func back() { performSegue(withIdentifier: "back", sender: nil) }
      }
      final class HelpViewController: UIViewController {}

      """
        + storyboard(
          "App/Main.storyboard",
          scene(
            "list", "ListViewController",
            """
            <connections>
            <segue destination="item" kind="show" identifier="showItem"/>
            <segue destination="nav" kind="presentation" identifier="Show help"/>
            <segue destination="terms" kind="presentation" identifier="terms"/>
            </connections>
            """),
          scene("item", "ItemViewController", "<connections><segue destination=\"exit\" kind=\"unwind\" identifier=\"back\"/></connections>"),
          scene(
            "nav", element: "navigationController",
            "<connections><segue destination=\"help\" kind=\"relationship\" relationship=\"rootViewController\"/></connections>"),
          scene("help", "HelpViewController"),
          scene("terms", "").replacing(" customClass=\"\"", with: " title=\"Terms\"")))
  }

  @Test func containersArePassedOverAndTabsAreTold() {
    expectFlow(
      controllers("AppTabs", "FeedViewController", "MeViewController", "SettingsViewController", "MapViewController", "HostViewController")
        + """
        // file: App/Info.plist
        <plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>

        """
        + storyboard(
          "App/Start.storyboard", initial: "tabs",
          scene(
            "tabs", "AppTabs", element: "tabBarController",
            """
            <connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers"/> <!-- // nav: AppTabs -> FeedViewController [tab] -->
            <segue destination="me" kind="relationship" relationship="viewControllers"/> <!-- // nav: AppTabs -> MeViewController [tab] -->
            </connections>
            """),
          scene(
            "nav", element: "navigationController",
            "<connections><segue destination=\"feed\" kind=\"relationship\" relationship=\"rootViewController\"/></connections>"),
          scene(
            "feed", "FeedViewController",
            """
            <containerView><connections>
            <segue destination="host" kind="embed"/> <!-- // nav: FeedViewController -> HostViewController [child] -->
            </connections></containerView>
            """), scene("host", "HostViewController"),
          "<viewControllerPlaceholder id=\"me\" storyboardName=\"Me\" sceneMemberID=\"viewController\"/>"
        ).replacing("initialViewController=\"tabs\">", with: "initialViewController=\"tabs\"> <!-- // nav: (entry) -> AppTabs [root] -->")
        + storyboard(
          "App/Me.storyboard", initial: "me",
          scene(
            "me", "MeViewController",
            """
            <button><connections>
            <segue destination="settings" kind="show"/> <!-- // nav: MeViewController -> SettingsViewController [push] -->
            <segue destination="map" kind="show"/> <!-- // nav: MeViewController -> MapViewController [push] -->
            </connections></button>
            """), scene("settings", "SettingsViewController"),
          "<viewControllerPlaceholder id=\"map\" storyboardName=\"Places\" referencedIdentifier=\"Map\" sceneMemberID=\"viewController\"/>")
        + storyboard("App/Places.storyboard", scene("map", "MapViewController", identifier: "Map")))
  }

  /// The template's storyboard stays in the property list; the delegate's own window takes the place of the one made from it.
  @Test func aWindowOfTheDelegatesOwnReplacesTheMainStoryboard() {
    let files = controllers("StartViewController")
      + """
      // file: App/Info.plist
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>

      """
    let delegate = """
      // file: App/App.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }

      """
    let rest = """

        }
      }
      final class OwnViewController: UIViewController {}

      """
    let main = storyboard("App/Main.storyboard", initial: "start", scene("start", "StartViewController"))
    expectFlow(
      files + delegate
        + """
              let own = UIWindow(windowScene: scene)
              own.rootViewController = OwnViewController() // nav: (entry) -> OwnViewController [root]
              window = own
          """ + rest + main)
    // Where it may as well leave it alone, both are shown first.
    expectFlow(
      files + delegate
        + """
              if UserDefaults.standard.bool(forKey: "isOwn") {
                window?.rootViewController = OwnViewController() // nav: (entry) -> OwnViewController [root]
              }
          """ + rest
        + main.replacing("initialViewController=\"start\">", with: "initialViewController=\"start\"> <!-- // nav: (entry) -> StartViewController [root] -->"))
  }

  @Test func scenesAreMadeByIdentifier() {
    expectFlow(
      """
      // file: App/App.swift
      import UIKit
      protocol Named { static var storyboardName: String { get } }
      extension UIStoryboard {
        static var cart: UIStoryboard { UIStoryboard(name: "Cart", bundle: nil) }
        func make<T: UIViewController>(_ type: T.Type) -> T { instantiateViewController(withIdentifier: String(describing: T.self)) as! T }
      }
      final class ShelfViewController: UIViewController {
        private let board = UIStoryboard(name: "Cart", bundle: .main)
        func a() {
          let item = storyboard!.instantiateViewController(withIdentifier: "Item") as! ItemViewController
          navigationController?.pushViewController(item, animated: true) // nav: ShelfViewController -> ItemViewController [push]
        }
        func b() {
          present(UIStoryboard.cart.instantiateInitialViewController()!, animated: true) // nav: ShelfViewController -> CartViewController [present]
        }
        func c() {
          show(UIStoryboard.cart.make(PayViewController.self), sender: nil) // nav: ShelfViewController -> PayViewController [push]
        }
        func d() {
          present(board.instantiateViewController(identifier: "Gift"), animated: true) // nav: ShelfViewController -> Gift [present]
        }
      }
      final class ItemViewController: UIViewController {}
      final class CartViewController: UIViewController {}
      final class PayViewController: UIViewController {}

      """
        + storyboard("App/Shelf.storyboard", scene("s", "ShelfViewController"), scene("i", "ItemViewController", identifier: "Item"))
        + storyboard(
          "App/Cart.storyboard", initial: "n",
          scene("n", element: "navigationController", "<connections><segue destination=\"c\" kind=\"relationship\" relationship=\"rootViewController\"/></connections>"),
          scene("c", "CartViewController"), scene("p", "PayViewController", identifier: "PayViewController"),
          scene("g", identifier: "Gift")))
  }

  @Test func translationsAndLaunchScreensAreNoScenes() {
    let text = scene("a", "AViewController", "<button><connections><segue destination=\"b\" kind=\"show\"/></connections></button>")
    let graph = FlowRun.graph(
      controllers("AViewController", "BViewController")
        + storyboard("App/de.lproj/Main.storyboard", text, scene("b", "BViewController"))
        + storyboard("App/Base.lproj/Main.storyboard", text, scene("b", "BViewController"))
        + storyboard("App/Launch.storyboard", attributes: " launchScreen=\"YES\"", text, scene("b", "BViewController")))
    #expect(FlowRun.transitions(graph) == ["AViewController -> BViewController [push] @App/Base.lproj/Main.storyboard:5"])
  }

  @Test func evidenceNamesTheSegueInTheStoryboard() throws {
    let graph = FlowRun.graph(
      """
      // file: App/App.swift
      import UIKit
      final class AViewController: UIViewController { func go() { performSegue(withIdentifier: "b", sender: nil) } }
      final class BViewController: UIViewController {}

      """
        + storyboard(
          "App/Main.storyboard", scene("a", "AViewController", "<connections><segue destination=\"b\" kind=\"show\" identifier=\"b\"/></connections>"),
          scene("b", "BViewController")))
    let transition = try #require(graph.transitions.first)
    #expect(transition.place.file == "App/App.swift" && transition.confidence == .certain)
    #expect(transition.evidence.map { "\($0.place.file):\($0.place.line) \($0.text)" } == ["App/Main.storyboard:5 the segue of this name leads there"])
  }
}

/// What rules are told, and what they are not told.
@Suite struct StoryboardCheckTests {
  private func checks(_ code: String, _ storyboards: String...) -> InterfaceObservations {
    FlowRun.graph("// file: App/App.swift\nimport UIKit\n" + code + "\n" + storyboards.joined()).observations.interface
  }

  private let main = storyboard(
    "App/Main.storyboard", initial: "a",
    scene("a", "AViewController", "<connections><segue destination=\"b\" kind=\"show\" identifier=\"toB\"/></connections>"),
    scene("b", "BViewController", identifier: "B"))

  @Test(arguments: [
    ("class AViewController: UIViewController { func go() { performSegue(withIdentifier: \"toC\", sender: nil) } }", ["AViewController.toC"]),
    // What is put together or handed in is not known.
    ("class AViewController: UIViewController { func go(_ x: Int) { performSegue(withIdentifier: \"to\\(x)\", sender: nil) } }", []),
    ("class AViewController: UIViewController { func go(_ x: String) { performSegue(withIdentifier: \"to\" + x, sender: nil) } }", []),
    ("class AViewController: UIViewController { func go(_ x: String) { performSegue(withIdentifier: x, sender: nil) } }", []),
    ("class AViewController: UIViewController { var x = \"C\"; func go() { x = \"toB\"; performSegue(withIdentifier: x, sender: nil) } }", []),
    // Another view controller performs it, and nobody knows which.
    ("class AViewController: UIViewController { func go(_ c: UIViewController) { c.performSegue(withIdentifier: \"toC\", sender: nil) } }", []),
    // Made elsewhere than by the storyboard.
    ("class CViewController: UIViewController { func go() { performSegue(withIdentifier: \"toC\", sender: nil) } }", []),
    // The class below has the segue.
    ("class Base: UIViewController { func go() { performSegue(withIdentifier: \"toB\", sender: nil) } }; class AViewController: Base {}", []),
    // A closure that another view controller calls.
    (
      """
      class AViewController: UIViewController { func go() { let b = BViewController(); b.tapped = { self.performSegue(withIdentifier: $0, sender: nil) } } }
      class BViewController: UIViewController { var tapped: ((String) -> Void)?; func tap() { tapped?("toB") } }
      """, []
    ),
    // Code that is never run.
    ("class AViewController: UIViewController { private func go() { performSegue(withIdentifier: \"toC\", sender: nil) } }", []),
  ])
  func unknownSegues(_ code: String, _ expected: [String]) {
    #expect(checks(code, main).unknownSegues.map { "\($0.performer).\($0.identifier)" } == expected)
  }

  @Test func aSegueOfOneSceneOfTwo() {
    let code = "class AViewController: UIViewController { func go() { performSegue(withIdentifier: \"toB\", sender: nil) } }"
    let found = checks(code, main, storyboard("App/Pad.storyboard", scene("x", "AViewController"))).unknownSegues
    #expect(found.map(\.isElsewhere) == [true])
    #expect(found.first?.scenes.map(\.file) == ["App/Pad.storyboard"])
  }

  @Test func damagedStoryboardsSayNothing() {
    let code = """
      class AViewController: UIViewController {
        func go() { performSegue(withIdentifier: "toC", sender: nil) }
        func make() { present(storyboard!.instantiateViewController(withIdentifier: "C"), animated: true) }
      }
      """
    #expect(checks(code, main).unknownSegues.count == 1)
    #expect(checks(code, main).unknownIdentifiers.count == 1)
    let damaged = checks(code, main.replacing("</scenes>", with: "<<<<<<< HEAD"))
    #expect(damaged.unknownSegues.isEmpty && damaged.unknownIdentifiers.isEmpty && damaged.lostScenes.isEmpty)
  }

  @Test(arguments: [
    ("\"Mian\", bundle: nil", ["Mian"]), ("\"Mian\", bundle: .main", ["Mian"]), ("\"Mian\", bundle: Bundle.main", ["Mian"]),
    ("\"Main\", bundle: nil", []), ("\"Mian\", bundle: Bundle(for: A.self)", []), ("\"Mian\", bundle: .module", []),
    ("name, bundle: nil", ["Mian"]), ("\"Ma\" + \"in\", bundle: nil", []),
  ])
  func unknownStoryboards(_ arguments: String, _ expected: [String]) {
    let code = "let name = \"Mian\"\nclass A: UIViewController { func go() { _ = UIStoryboard(name: \(arguments)) } }"
    #expect(checks(code, main).unknownStoryboards.map(\.name) == expected)
  }

  /// `Self` of a protocol is whoever conforms to it.
  @Test(arguments: ["NSStringFromClass(Self.self).components(separatedBy: \".\").last!", "String(describing: Self.self)", "\"\\(Self.self)\""])
  func theNameOfWhoeverConformsIsNotTheProtocols(_ name: String) {
    let shelf = storyboard("App/Shelf.storyboard", scene("s", "ShelfViewController", identifier: "ShelfViewController"))
    let code = """
      protocol Drawn {
        static var sceneName: String { get }
        static func make() -> Self
      }
      extension Drawn where Self: UIViewController {
        static var sceneName: String { \(name) }
        static func make() -> Self {
          UIStoryboard(name: "Shelf", bundle: nil).instantiateViewController(withIdentifier: sceneName) as! Self
        }
      }
      final class ShelfViewController: UIViewController, Drawn {}
      """
    #expect(checks(code, shelf).unknownIdentifiers.isEmpty)
    #expect(checks(code, shelf).lostScenes.map(\.identifier) == ["ShelfViewController"])
    let used = code + "\nfinal class AViewController: UIViewController { func go() { present(ShelfViewController.make(), animated: true) } }"
    #expect(checks(used, shelf).lostScenes.isEmpty)
  }

  @Test func aStoryboardOfAPropertyThatNothingReadsIsNotAskedFor() {
    let code = "extension UIStoryboard { static var old: UIStoryboard { UIStoryboard(name: \"Old\", bundle: .main) } }\n"
    #expect(checks(code, main).unknownStoryboards.isEmpty)
    #expect(checks(code + "class A: UIViewController { func go() { _ = UIStoryboard.old } }", main).unknownStoryboards.map(\.name) == ["Old"])
    #expect(checks(code.replacing("static", with: "public static"), main).unknownStoryboards.map(\.name) == ["Old"])
  }

  @Test func referencesAndPropertyListsNameStoryboards() {
    let found = checks(
      "", main,
      storyboard(
        "App/More.storyboard", "<viewControllerPlaceholder id=\"p\" storyboardName=\"Gone\" sceneMemberID=\"viewController\"/>",
        "<viewControllerPlaceholder id=\"q\" storyboardName=\"Theirs\" bundleIdentifier=\"com.x\" sceneMemberID=\"viewController\"/>"),
      "// file: App/Info.plist\n<plist><dict><key>NSMainStoryboardFile</key><string>Start</string></dict></plist>\n"
    ).unknownStoryboards
    #expect(found.map(\.name) == ["Start", "Gone"])
    #expect(found.map(\.key) == ["NSMainStoryboardFile", nil])
  }

  @Test(arguments: [
    ("storyboard!.instantiateViewController(withIdentifier: \"C\")", ["Main.C"]),
    ("storyboard!.instantiateViewController(withIdentifier: \"B\")", []),
    ("UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"C\")", ["Main.C"]),
    ("UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: String(describing: AViewController.self))", ["Main.AViewController"]),
    ("UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: \"\\(AViewController.self)\")", []),
    ("UIStoryboard(name: n, bundle: nil).instantiateViewController(identifier: \"C\")", ["?.C"]),
    ("factory.instantiateViewController(withIdentifier: \"C\")", []),
  ])
  func unknownIdentifiers(_ call: String, _ expected: [String]) {
    let code = "class AViewController: UIViewController { func go(_ n: String) { present(\(call), animated: true) } }"
    #expect(checks(code, main).unknownIdentifiers.map { "\($0.storyboard ?? "?").\($0.identifier)" } == expected)
  }

  @Test(arguments: [
    ("class Tag: UIView {}", "customClass=\"Tag\" customModule=\"App\" customModuleProvider=\"target\"", []),
    ("class Label: UIView {}", "customClass=\"Tag\" customModule=\"App\" customModuleProvider=\"target\"", ["Tag"]),
    ("typealias Tag = UIView", "customClass=\"Tag\" customModule=\"App\" customModuleProvider=\"target\"", []),
    ("", "customClass=\"Tag\" customModule=\"Kit\"", []), ("", "customClass=\"Tag\"", []),
    ("", "customClass=\"Old\" customModule=\"App\" customModuleProvider=\"target\"", []),
    ("class Tag: UIView {}", "customClass=\"Tag\"", ["Tag"]), ("@objc(Tag) class Tag: UIView {}", "customClass=\"Tag\"", []),
    ("@objcMembers class Tag: UIView {}", "customClass=\"Tag\"", []), ("struct Tag {}", "customClass=\"Tag\"", []),
    ("", "placeholderIdentifier=\"IBFilesOwner\" customClass=\"Tag\" customModuleProvider=\"target\"", []),
  ])
  func unknownClasses(_ code: String, _ attributes: String, _ expected: [String]) {
    let xib = "// file: App/Tag.xib\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view \(attributes)/></objects></document>\n"
    let found = checks(code, xib, "// file: App/Old.m\n@implementation Old\n").unknownClasses
    #expect(found.map(\.name) == expected)
    #expect(found.allSatisfy { ($0.declaration != nil) == ($0.module == nil) })
  }

  @Test(arguments: [
    ("", ["Old map"]), ("let name = \"Old map\"", []), ("let x = R.storyboard.main.oldMap()", []), ("case_(OldMap.self)", []),
    ("enum S: String { case old = \"Old map\" }", ["Old map"]), ("enum S: String { case old = \"Old map\" }; let s = S.old", []),
    ("enum S: String, CaseIterable { case old = \"Old map\" }; let s = S.allCases", []),
    ("func make(_ x: String) { UIStoryboard(name: x, bundle: nil).instantiateViewController(withIdentifier: x) }", []),
  ])
  func lostScenes(_ code: String, _ expected: [String]) {
    let found = checks(code, storyboard("App/Main.storyboard", initial: "a", scene("a", "A"), scene("o", identifier: "Old map")))
    #expect(found.lostScenes.map(\.screen) == expected)
  }

  @Test func scenesOfObjectiveCAndWatchesAreNotLost() {
    let board = storyboard("App/Main.storyboard", initial: "a", scene("a", "A"), scene("o", identifier: "OldMap"))
    #expect(checks("", board).lostScenes.map(\.identifier) == ["OldMap"])
    #expect(checks("", board, "// file: App/Old.m\n[board instantiateViewControllerWithIdentifier:@\"OldMap\"];\n").lostScenes.isEmpty)
    #expect(checks("", board.replacing("InterfaceBuilder3.CocoaTouch.Storyboard.XIB", with: "InterfaceBuilder.WatchKit.Storyboard")).lostScenes.isEmpty)
  }

  /// A scene without a class of its own goes by the framework's, and its tabs are selected by their place in it.
  @Test func tabsOfAStoryboardAreSelectedByTheirPlace() {
    expectFlow(
      """
      // file: App/App.swift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() // nav: (entry) -> Main.UITabBarController [root]
        }
      }
      final class HomeController: UIViewController {
        @objc func tapShelf() { tabBarController?.selectedIndex = 1 } // nav: HomeController -> ShelfController [tab]
      }
      final class ShelfController: UIViewController {}
      // file: App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="bar">
      <scenes>
      <scene><objects>
      <tabBarController id="bar" sceneMemberID="viewController"><connections>
      <segue destination="home" kind="relationship" relationship="viewControllers" id="a"/> <!-- // nav: Main.UITabBarController -> HomeController [tab] -->
      <segue destination="shelfStack" kind="relationship" relationship="viewControllers" id="b"/> <!-- // nav: Main.UITabBarController -> ShelfController [tab] -->
      </connections></tabBarController>
      </objects></scene>
      <scene><objects><viewController id="home" customClass="HomeController" sceneMemberID="viewController"></viewController></objects></scene>
      <scene><objects>
      <navigationController id="shelfStack" sceneMemberID="viewController"><connections>
      <segue destination="shelf" kind="relationship" relationship="rootViewController" id="c"/>
      </connections></navigationController>
      </objects></scene>
      <scene><objects><viewController id="shelf" customClass="ShelfController" sceneMemberID="viewController"></viewController></objects></scene>
      </scenes>
      </document>
      """)
  }

  /// A name that stands in for one which cannot be told is not the storyboard's: the scene is looked for in all.
  @Test func aNameThatStandsInForAnotherTellsNoStoryboard() {
    let source = """
      // file: App/App.swift
      import UIKit
      protocol OfStoryboard { static var names: [UIUserInterfaceIdiom: String] { get } }
      extension OfStoryboard { static var board: String { Self.names[UIDevice.current.userInterfaceIdiom] ?? "Main" } }
      final class HomeController: UIViewController {
        @objc func tap() {
          let page = UIStoryboard(name: PageController.board, bundle: nil).instantiateViewController(withIdentifier: "Page")
          present(page, animated: true) // nav: HomeController -> PageController [present]
        }
      }
      final class PageController: UIViewController, OfStoryboard { static var names: [UIUserInterfaceIdiom: String] = [.pad: "Pages", .phone: "Pages_phone"] }

      """
      + storyboard("App/Main.storyboard", initial: "home", attributes: "> <!-- // nav: (entry) -> HomeController [root] --", scene("home", "HomeController"))
      + storyboard("App/Pages.storyboard", scene("page", "PageController", identifier: "Page"))
    expectFlow(source)
    #expect(FlowRun.graph(FlowRun.files(source)).observations.interface.unknownIdentifiers.isEmpty)
  }
}
