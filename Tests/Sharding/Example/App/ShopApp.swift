import Cart
import Login
import SwiftUI

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}

struct HomeView: View {
  @State private var path: [CartRoute] = []
  @State private var asksWho = false

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Cart") { path.append(.cart) }
        Button("Sign in") { asksWho = true }
      }
      .navigationDestination(for: CartRoute.self) { CartScreens(route: $0) }
    }
    .sheet(isPresented: $asksWho) { LoginView() }
  }
}
