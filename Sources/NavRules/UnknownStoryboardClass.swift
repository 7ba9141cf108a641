import NavFindings
import NavModel

extension Rule {
  static let unknownStoryboardClass = Rule(card) { graph in
    // Where only a part of an app is seen, its classes may lie elsewhere.
    guard graph.hasEntries else { return [] }
    let classes = graph.observations.interface.classes
    return graph.observations.interface.unknownClasses.map { one in
      if let declaration = one.declaration {
        return Claim(
          place: one.place, subject: one.name,
          message: "'\(one.name)' is a class of Swift, and without its module it is not found when this file is loaded; "
            + "set the module in Interface Builder",
          related: [Finding.Related(place: declaration, text: "'\(one.name)' is declared here")],
          severity: .warning)
      }
      let near = Spelling.nearest(to: one.name, among: classes, share: 0.5)
      return Claim(
        place: one.place, subject: one.name,
        message: "there is no class '\(one.name)', so a plain one of the system is made here, and its outlets end in an exception; "
          + (near.map { "did you mean '\($0)'? Otherwise declare the class" } ?? "declare the class, or name one that is there"))
    }
  }

  private static let card = RuleCard(
    id: "unknown-storyboard-class",
    severity: .error,
    summary: "A storyboard or xib names a class that the code does not declare",
    rationale: """
      'Unknown class in Interface Builder file': the class was renamed or removed, and Interface Builder does not look. The system \
      makes a plain view controller or view in its place; whatever the class did is missing, and the first outlet that is set on it \
      is an exception.

      Judged are classes of the target's own module. Of classes of Swift that are named without one the rule warns. What comes from other modules, \
      from Objective-C and from the system is not known.
      """,
    bad: [
      .init(
        "the class was renamed in the code alone",
        """
        import UIKit

        final class CatalogViewController: UIViewController {}

        final class ProductDetailViewController: UIViewController {} // expect: unreachable-screen

        final class PriceLabel: UILabel {}
        """,
        interfaces: [
          .init(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="catalog">
              <scenes>
                <scene><objects>
                  <viewController id="catalog" sceneMemberID="viewController" customClass="CatalogViewController"
                    customModule="Example" customModuleProvider="target">
                    <view key="view" id="view-1"><subviews>
                      <label id="label-1" customClass="PriceLabel"/> <!-- expect: unknown-storyboard-class -->
                      <button id="button-1">
                        <connections><segue destination="product" kind="show" id="segue-1"/></connections>
                      </button>
                    </subviews></view>
                  </viewController>
                </objects></scene>
                <scene><objects>
                  <viewController id="product" sceneMemberID="viewController"
                    customClass="ProductViewController" customModule="Example" customModuleProvider="target"/> <!-- expect: unknown-storyboard-class -->
                </objects></scene>
              </scenes>
            </document>
            """)
        ])
    ],
    good: [
      .init(
        "the classes are there, and what another module has is not judged",
        """
        import UIKit

        final class CatalogViewController: UIViewController {}

        final class ProductViewController: UIViewController {}

        @objc(PriceLabel) final class PriceLabel: UILabel {}
        """,
        interfaces: [
          .init(
            "Main.storyboard",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="catalog">
              <scenes>
                <scene><objects>
                  <viewController id="catalog" sceneMemberID="viewController" customClass="CatalogViewController"
                    customModule="Example" customModuleProvider="target">
                    <view key="view" id="view-1"><subviews>
                      <label id="label-1" customClass="PriceLabel"/>
                      <view id="view-2" customClass="AnimationView" customModule="Lottie"/>
                      <view id="view-3" customClass="GMSMapView"/>
                      <button id="button-1">
                        <connections><segue destination="product" kind="show" id="segue-1"/></connections>
                      </button>
                    </subviews></view>
                  </viewController>
                </objects></scene>
                <scene><objects>
                  <viewController id="product" sceneMemberID="viewController"
                    customClass="ProductViewController" customModule="Example" customModuleProvider="target"/>
                </objects></scene>
              </scenes>
            </document>
            """)
        ])
    ])
}
