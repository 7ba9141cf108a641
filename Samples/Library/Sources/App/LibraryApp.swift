import SwiftUI

@main
struct LibraryApp: App {
    @State private var library = LibraryModel()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(library)
        }
    }
}
