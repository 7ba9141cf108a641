extension Dialect {
  /// UIKit's and AppKit's view controllers.
  public static let uiKit = Dialect(
    id: "uikit",
    viewControllerBases: [
      "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController",
      "UISplitViewController", "UIPageViewController", "UIHostingController", "UIAlertController", "UIActivityViewController",
      "UIImagePickerController", "UIVideoEditorController", "MPMediaPickerController", "UISearchController", "SFSafariViewController",
      "PHPickerViewController",
      "MFMailComposeViewController", "MFMessageComposeViewController", "UIDocumentPickerViewController",
      "UIDocumentInteractionController", "QLPreviewController", "AVPlayerViewController", "SKStoreProductViewController",
      "CNContactViewController", "CNContactPickerViewController", "EKEventEditViewController", "EKEventViewController",
      "UIColorPickerViewController", "UIFontPickerViewController", "UIReferenceLibraryViewController", "UICloudSharingController",
      "GKGameCenterViewController", "PKAddPassesViewController", "PKPaymentAuthorizationViewController", "UIInputViewController",
      "VNDocumentCameraViewController", "DataScannerViewController", "NSViewController", "NSHostingController",
      "NSTabViewController", "NSSplitViewController", "NSWindowController",
    ],
    calls: [
      CallRow("pushViewController", .position(0), .push, ownLabels: ["", "animated"]),
      CallRow("present", .position(0), .present, requires: ["animated"], ownLabels: ["", "animated", "completion"]),
      CallRow("present", .position(0), .present, requires: ["completion"], forbids: ["animated"]),
      CallRow("show", .position(0), .push, requires: ["sender"], ownLabels: ["", "sender"]),
      CallRow("showDetailViewController", .position(0), .split),
      CallRow("setViewControllers", .position(0), .root, ownLabels: ["", "animated"]),
      CallRow("setViewController", .position(0), .split, requires: ["for"]),
      CallRow("setTabs", .position(0), .tab, requires: ["animated"]),
      CallRow("addChild", .position(0), .child, forbids: ["withPendingUnitCount"]),
      // Until Swift 4.2.
      CallRow("addChildViewController", .position(0), .child, ownLabels: [""]),
      CallRow("UISearchController", .label("searchResultsController"), .child),
      CallRow("presentAsSheet", .position(0), .sheet),
      CallRow("presentAsModalWindow", .position(0), .window),
      CallRow("performSegue", .label("withIdentifier"), .segue),
    ],
    assignments: [
      AssignmentRow("rootViewController", .root),
      AssignmentRow("viewControllers", .root),
      AssignmentRow("contentViewController", .root),
      AssignmentRow("tabs", .tab, receivers: ["UITabBarController"]),
      AssignmentRow("selectedIndex", .tab, isIndex: true),
    ],
    wrappers: [
      WrapperRow("UIHostingController", "rootView"),
      WrapperRow("NSHostingController", "rootView"),
      WrapperRow("UIHostingView", "rootView"),
      WrapperRow("UINavigationController", "rootViewController"),
      WrapperRow("UITab", "viewControllerProvider"),
      WrapperRow("UISearchTab", "viewControllerProvider"),
      WrapperRow("UITabGroup", "viewControllerProvider", members: "children"),
    ],
    storyboards: [StoryboardRow("UIStoryboard", "name", isMac: false), StoryboardRow("NSStoryboard", "name", isMac: true)],
    scenes: [
      SceneRow("instantiateViewController", "withIdentifier"), SceneRow("instantiateViewController", "identifier"),
      SceneRow("instantiateInitialViewController", nil), SceneRow("instantiateController", "withIdentifier"),
      SceneRow("instantiateController", "identifier"), SceneRow("instantiateInitialController", nil),
    ],
    surroundings: ["tabBarController", "splitViewController", "presentingViewController", "viewControllers", "topViewController", "visibleViewController"],
    watched: ["popViewController", "popToRootViewController", "popToViewController", "dismiss", "start"]
  )
}
