import Testing

/// Folders that bear the name of a library.
@Suite struct LibrarySourceTests {
  @Test func aFolderOfTheAppMayBearTheNameOfALibrary() {
    expectFlow(
      """
      // file: App/App.swift
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
      // file: SwiftUI/MillView.swift
      import SwiftUI
      struct MillView: View {
        var body: some View {
          NavigationStack { List { NavigationLink("Wheel") { WheelFactory.make() } } } // nav: MillView -> WheelView [push]
        }
      }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      // file: Factory/WheelFactory.swift
      import Foundation
      enum WheelFactory { static func make() -> WheelView { WheelView() } }
      """)
  }

  @Test func aModuleOfTheAppMayBearTheNameOfALibraryThatItDoesNotDeclare() {
    expectFlow(
      """
      // file: App/App.swift
      import Factory
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { WheelFactory.make() } } } // nav: (entry) -> WheelView [root]
      // file: Factory/WheelFactory.swift
      import SwiftUI
      public enum WheelFactory { public static func make() -> WheelView { WheelView() } }
      public struct WheelView: View { public var body: some View { Text("Wheel") } }
      """)
  }

  @Test func anAppMayBearTheNameOfALibrary() {
    expectFlow(
      """
      // file: Stinsen/App.swift
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
      // file: Stinsen/MillView.swift
      import SwiftUI
      struct MillView: View {
        var body: some View { NavigationStack { NavigationLink("Wheel") { WheelView() } } } // nav: MillView -> WheelView [push]
      }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      """)
  }

  @Test func theSourceOfALibraryBesideTheAppIsLeftOut() {
    let graph = FlowRun.graph(
      """
      // file: App/App.swift
      import Factory
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } }
      struct MillView: View { var body: some View { Text("Mill") } }
      // file: Factory/Demo.swift
      import SwiftUI
      public struct DemoView: View { public var body: some View { NavigationStack { NavigationLink("Next") { NextView() } } } }
      public struct NextView: View { public var body: some View { Text("Next") } }
      public struct Factory<T> { }
      public protocol SharedContainer: AnyObject { }
      """)
    #expect(graph.transitions.map(\.to) == ["MillView"])
  }
}
