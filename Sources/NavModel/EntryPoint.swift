import NavSource

/// A way into the app: a scene, a delegate, a storyboard, or what the system calls when something outside asks for a screen.
public struct EntryPoint: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    // Scenes of an app.
    case windowGroup, window, documentGroup, settings, menuBarExtra, immersiveSpace, notificationScene
    /// An app's own code outside its scenes.
    case app
    case appDelegate, sceneDelegate
    /// What the system opens because a property list says so.
    case storyboard
    // Calls from outside.
    case url, userActivity, notification, shortcut, intent
    /// A view of a widget that gives the app a URL.
    case widget
    /// Named in the settings.
    case configured
    /// Code that puts a first screen up; who calls it could not be told.
    case code

    /// Whether it is asked for from outside, rather than being how the app looks when it starts.
    public var isLink: Bool {
      switch self {
      case .url, .userActivity, .notification, .shortcut, .intent, .widget: true
      default: false
      }
    }
  }

  /// A screen that users come to, and where the code says so.
  public struct Arrival: Sendable, Hashable, Comparable {
    public var screen: String
    public var place: Place

    public init(screen: String, place: Place) {
      self.screen = screen
      self.place = place
    }

    public static func < (a: Self, b: Self) -> Bool { (a.screen, a.place) < (b.screen, b.place) }
  }

  /// `ShopApp.WindowGroup`, `SceneDelegate`, `Main.storyboard`, `HomeView.onOpenURL`. Two entries may share a name.
  public var name: String
  public var kind: Kind
  /// The scene, the handler, the storyboard's initial scene.
  public var place: Place
  /// Where users begin: no screen of the app was there before. Sorted.
  public var starts: [Arrival]
  /// What it shows over, or in place of, a screen that is there already. Sorted.
  public var opens: [Arrival]

  public init(name: String, kind: Kind, place: Place, starts: [Arrival] = [], opens: [Arrival] = []) {
    self.name = name
    self.kind = kind
    self.place = place
    self.starts = starts
    self.opens = opens
  }

  /// One at whose own place all of `screens` are shown first.
  public init(name: String, place: Place, screens: [String]) {
    self.init(name: name, kind: .code, place: place, starts: screens.map { Arrival(screen: $0, place: place) })
  }

  /// The ids of the screens where users begin, sorted, none twice.
  public var screens: [String] { Set(starts.map(\.screen)).sorted() }
}

extension NavigationGraph {
  /// By screen where users begin: the first place that says so.
  public var startPlaces: [String: Place] {
    Dictionary(entries.lazy.flatMap(\.starts).map { ($0.screen, $0.place) }, uniquingKeysWith: min)
  }

  /// Whether the code says where users begin; without it everything would look unreachable. An app of which only a part is seen may answer calls from outside and begin nowhere.
  public var hasEntries: Bool { entries.contains { !$0.starts.isEmpty } }
}
