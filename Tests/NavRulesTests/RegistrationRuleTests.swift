import Testing

/// Which types a stack takes, where they are not named one by one.
@Suite struct RegistrationRuleTests {
  private func program(_ registration: String, bed: String = "") -> String {
    """
    import SwiftUI
    @main struct GardenApp: App {
      var body: some Scene { WindowGroup { GuideHost(guide: Guide(), page: { BedScreen(stop: $0) }) } }
    }
    enum Bed: Hashable { case roses, herbs }
    protocol Guiding {
      associatedtype Stop: Hashable
      var first: Stop { get }
    }
    typealias Guide = BedGuide<Bed>
    final class BedGuide<Stop: Hashable>: Guiding {
      var first: Stop
    }
    struct GuideHost<Guide: Guiding, Page: View>: View {
      let guide: Guide
      @ViewBuilder let page: (Guide.Stop) -> Page
      var body: some View {
        NavigationStack { page(guide.first)\(registration) }
      }
    }
    struct BedScreen: View {
      let stop: Bed
      var body: some View { NavigationLink("Herbs", value: Bed.herbs) }\(bed)
    }
    """
  }

  /// `Guide.Stop` is whatever the guide of the caller says, and the pushed type may be it.
  @Test func aTypeOfATypeParameterMayBeAny() {
    expectFindings(of: "unregistered-destination", program(".navigationDestination(for: Guide.Stop.self) { page($0) }"))
    expectFindings(of: "unregistered-destination", program("", bed: " // expect: unregistered-destination"))
  }
}
