/// The names under which generators of source make storyboards, scenes and segues known: R.swift and SwiftGen with its usual settings.
///
/// What they write is seldom beside an app's source, as it is made anew by every build. Each name is the file's or the identifier's, with
/// what is no letter or digit left out, and the first letters perhaps in lower case.
public enum ResourceNames {
  /// What the storyboards are members of, and the scenes of these: `R.storyboard.shop.cart()`, `StoryboardScene.Shop.cart.instantiate()`.
  public static let storyboards = [["R", "storyboard"], ["StoryboardScene"]]
  /// What the controllers or storyboards are members of whose members are segues: `R.segue.shopViewController.cart`.
  public static let segues = [["R", "segue"], ["StoryboardSegue"]]
  /// Members that stand for a storyboard's initial scene.
  public static let initialScenes = ["initialScene", "initialViewController"]
  /// Calls that make what they are asked of.
  public static let makers = ["instantiate"]
  /// Members of a segue's name that give the name itself.
  public static let identifiers = ["identifier"]
}
