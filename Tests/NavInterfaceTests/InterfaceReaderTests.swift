import NavFacts
import NavInterface
import NavSource
import TestSupport
import Testing

/// A storyboard of a small bakery.
let bakery = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav-1">
    <scenes>
      <!--Navigation Controller-->
      <scene sceneID="s1">
        <objects>
          <navigationController id="nav-1" sceneMemberID="viewController">
            <connections>
              <segue destination="breads" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections>
          </navigationController>
        </objects>
      </scene>
      <!--Breads &amp; Rolls-->
      <scene sceneID="s2">
        <objects>
          <tableViewController storyboardIdentifier="Breads" id="breads" customClass="BreadsViewController" customModule="Bakery" customModuleProvider="target" sceneMemberID="viewController">
            <tableView key="view" id="t1">
              <prototypes>
                <tableViewCell id="c1" customClass="BreadCell" customModule="Bakery" customModuleProvider="target">
                  <connections>
                    <segue destination="bread" kind="show" identifier="showBread" id="g1"/>
                  </connections>
                </tableViewCell>
              </prototypes>
            </tableView>
            <navigationItem key="navigationItem" title="Breads &amp; Rolls" id="n1"/>
            <connections>
              <segue destination="order" kind="presentation" identifier="order" modalPresentationStyle="fullScreen" id="g2"/>
              <segue destination="exit-1" kind="unwind" unwindAction="back:" id="g3"/>
            </connections>
          </tableViewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f1" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
          <exit id="exit-1" userLabel="Exit" sceneMemberID="exit"/>
        </objects>
      </scene>
      <scene sceneID="s3">
        <objects>
          <viewController id="bread" title="Bread" sceneMemberID="viewController"/>
        </objects>
      </scene>
      <scene sceneID="s4">
        <objects>
          <viewControllerPlaceholder storyboardName="Orders" referencedIdentifier="new" id="order" sceneMemberID="viewController"/>
        </objects>
      </scene>
    </scenes>
  </document>
  """

private func read(_ text: String, path: String = "App/Bakery.storyboard") -> InterfaceReader.Reading {
  InterfaceReader.read(path: path, module: "Bakery", bytes: Array(text.utf8))
}

@Suite struct InterfaceReaderTests {
  @Test func scenesAndSegues() throws {
    let reading = read(bakery)
    #expect(reading.problem == nil)
    let file = try #require(reading.file)
    #expect(file.name == "Bakery" && file.initial == "nav-1" && file.isWhole && !file.isLaunchScreen && !file.isMac)
    #expect(file.scenes.map(\.kind) == [.navigation, .controller, .controller, .reference])
    let breads = file.scenes[1]
    #expect(breads.customClass == "BreadsViewController" && breads.identifier == "Breads" && breads.title == "Breads & Rolls")
    #expect(breads.place == Place(file: "App/Bakery.storyboard", line: 17, column: 9, length: 20))
    #expect(breads.segues.map(\.kind) == [.show, .present, .unwind])
    #expect(breads.segues.map(\.isWired) == [true, false, false])
    #expect(breads.segues.map(\.place.line) == [22, 29, 30])
    #expect(breads.segues[1].presentationStyle == "fullScreen")
    #expect(file.scenes[0].segues.map(\.relationship) == ["rootViewController"])
    #expect(file.scenes[3].referencedStoryboard == "Orders" && file.scenes[3].referencedIdentifier == "new")
    #expect(file.classes.map(\.name) == ["BreadsViewController", "BreadCell"])
    #expect(file.classes.allSatisfy { $0.isOfTarget && $0.isMade })
  }

  @Test(arguments: [("100", "50", false), ("100", "40", true), ("90.5", "50", true), ("x", "1", false)])
  func containersMayBeParts(_ width: String, _ height: String, _ isPart: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3"><scene><viewController id="a" sceneMemberID="viewController">
      <view key="view"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
      <containerView><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <connections><segue destination="b" kind="embed"/></connections></containerView>
      </subviews></view></viewController></scene></document>
      """
    #expect(try #require(read(text).file).scenes[0].segues.map(\.isPart) == [isPart])
  }

  @Test(arguments: [
    ("Main~ipad.storyboard", "Main"), ("Base.lproj/Main.storyboard", "Main"), ("a/Sign.Up.storyboard", "Sign.Up"), ("~ipad.storyboard", "~ipad"),
  ])
  func namesAreThoseThatCodeAsksFor(_ path: String, _ name: String) {
    #expect(InterfaceFile(path: path, module: "", kind: .storyboard).name == name)
  }

  @Test func theOwnerOfAXibIsNotMade() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CellOwner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v" customClass="PriceTag" customModule="Bakery"/>
      </objects></document>
      """
    let file = try #require(read(xib, path: "PriceTag.xib").file)
    #expect(file.kind == .xib && file.scenes.isEmpty)
    #expect(file.classes.map(\.name) == ["CellOwner", "PriceTag"] && file.classes.map(\.isMade) == [false, true])
    #expect(file.classes[1].place == Place(file: "PriceTag.xib", line: 4, column: 27, length: 8))
  }

  /// `customClass="UINavigationController"` on a plain view controller.
  @Test(arguments: [("UINavigationController", InterfaceScene.Kind.navigation), ("UITabBarController", .tabs)])
  func aControllerOfTheFrameworksClassIsWhatThatIs(_ name: String, _ kind: InterfaceScene.Kind) throws {
    let file = try #require(read(bakery.replacing("BreadsViewController", with: name).replacing("tableViewController", with: "viewController")).file)
    #expect(file.scenes[1].kind == kind && file.scenes[1].customClass == nil)
  }

  @Test func otherXMLIsNone() {
    #expect(read("<svg><path d='M0'/></svg>").file == nil)
    #expect(read("<svg><path d='M0'/></svg>").problem == nil)
    #expect(read("<document type=\"x\"/>").file == nil)
  }

  @Test(arguments: [
    ("", 1, "there is no element in it"),
    ("<document>\n<a></b></document>", 2, "'</b>' stands where 'a' has to be closed"),
    ("<document>\n\n<<<<<<< HEAD\n<a/>", 3, "'<' begins no tag"),
    ("<document>\n<a b=c/></document>", 2, "the value of 'b' is not quoted"),
    ("<document>\n<a b='c/></document>", 2, "the value of 'b' is not closed"),
    ("<document>\n<a", 2, "'a' ends in the middle of its tag"),
    ("<document>\n<!-- <a/>", 2, "a comment is not closed"),
    ("<document>\n</document>\n</document>", 3, "'</document>' closes nothing"),
    ("<document>\n<a/>", 1, "'document' is not closed"),
    ("{ \"a\": 1 }", 1, "text stands outside of all elements"),
  ])
  func damageIsToldWithItsLine(_ text: String, _ line: Int, _ what: String) throws {
    let problem = try #require(read(text).problem)
    #expect(problem.what == "this is not well-formed XML: \(what)")
    #expect(problem.line == line && problem.file == "App/Bakery.storyboard" && problem.mend != nil)
  }

  @Test func whatStandsBeforeDamageIsKept() throws {
    let cut = try #require(bakery.utf8.firstIndex(of: UInt8(ascii: "&")))
    let reading = read(String(bakery.utf8.prefix(upTo: bakery.range(of: "<scene sceneID=\"s3\">")?.lowerBound ?? cut)) ?? "")
    #expect(reading.problem != nil)
    #expect(reading.file?.scenes.count == 2 && reading.file?.isWhole == false)
  }

  @Test func textInUTF16IsTold() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "<document/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let problem = InterfaceReader.read(path: "A.xib", module: "", bytes: bytes).problem
    #expect(problem?.what == "this is UTF-16 text, and only UTF-8 is read")
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(read(deep).problem?.what.contains("nested more than 1000 deep") == true)
  }

  @Test func entitiesStandForCharacters() throws {
    let text = bakery.replacing("title=\"Bread\"", with: "title=\"&lt;&#66;&#x72;ead&gt; &quot;&apos;&nbsp; &\"")
    let file = try #require(read(text).file)
    #expect(file.scenes[2].title == "<Bread> \"'&nbsp; &")
  }

  /// Any bytes give a reading, and none traps.
  @Test func damagedFilesAreRead() {
    var random = SplitMix64(seed: 20_261_121)
    let whole = Array(bakery.utf8)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + 40))
        }
      }
      let reading = InterfaceReader.read(path: "Bakery.storyboard", module: "", bytes: bytes)
      #expect(reading.file?.scenes.count ?? 0 <= 5)
      if let problem = reading.problem { #expect(problem.line ?? 0 >= 1) }
    }
  }
}

@Suite struct MainInterfaceTests {
  @Test func propertyListsNameStoryboards() {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>X</key><array><dict>
        <key>UISceneStoryboardFile</key>
        <string>Main</string>
      </dict></array></dict></dict>
      <key>NSMainStoryboardFile</key><string>$(MAIN)</string>
      <key>UIMainStoryboardFile</key><true/><key>Other</key><string>Not</string>
      </dict></plist>
      """
    let mains = MainInterfaceReader.propertyList(path: "Info.plist", bytes: Array(plist.utf8))
    #expect(mains.map(\.storyboard) == ["Main"])
    #expect(mains.map(\.key) == ["UISceneStoryboardFile"])
    #expect(mains.map(\.place) == [Place(file: "Info.plist", line: 7, column: 11, length: 4)])
  }

  /// Build settings may call an app's list anything; what an app keeps of its own in such files is none.
  @Test func theListOfABundleHasAnyName() {
    let bundle = Array("<plist><dict><key>CFBundleName</key><string>Inn</string></dict></plist>".utf8)
    let data = Array("<plist><array><string>CF</string><string>C</string></array></plist>".utf8)
    #expect(AddressReader.isOfBundle(path: "App/Staging.plist", bytes: bundle))
    #expect(!AddressReader.isOfBundle(path: "App/Rooms.plist", bytes: data))
    #expect(!AddressReader.isOfBundle(path: "App/Empty.plist", bytes: []))
    #expect(AddressReader.isOfBundle(path: "Info.plist", bytes: data))
    #expect(AddressReader.isOfBundle(path: "App/Staging-Info.plist", bytes: data))
  }

  @Test(arguments: [
    "\t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;", "INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphone*] = Main",
    "    UIMainStoryboardFile: \"Main\"", "  INFOPLIST_KEY_NSMainStoryboardFile: Main.storyboard", "\"UISceneStoryboardFile\" = \"Main\",",
  ])
  func settingsNameStoryboards(_ line: String) {
    let mains = MainInterfaceReader.settings(path: "p", bytes: Array("// S = x\r\n\(line)\nS = UIMainStoryboardFile\n".utf8))
    #expect(mains.map(\.storyboard) == ["Main"])
    #expect(mains.map(\.place.line) == [2])
  }

  @Test func onlyWantedNamesOfObjectiveCAreKept() {
    let source = #"""
      @interface LoginViewController : UIViewController
      @implementation Other
      [self performSegueWithIdentifier:@"login" sender:nil]; // @"unclosed
      NSString *a = @"esc\"aped", *b = @"Detail"; @"
      """#
    var names = ObjectiveCNames()
    ObjectiveCReader.read(source.utf8.span, wanted: ["LoginViewController", "login", "Detail"], into: &names)
    #expect(names.classes == ["LoginViewController"])
    #expect(names.texts == ["login", "Detail"])
  }
}
