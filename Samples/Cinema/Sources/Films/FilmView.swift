import SwiftUI

struct FilmView: View {
    @Environment(Programme.self) private var programme
    @Environment(Router.self) private var router
    let filmID: Int

    var body: some View {
        ScrollView {
            Text(programme.film(filmID)?.title ?? "")
                .font(.largeTitle)
            Button("Trailer") {
                router.present(fullScreen: .trailer(filmID: filmID))
            }
            NavigationButton(destination: .push(.cast(filmID: filmID))) {
                Text("Cast")
            }
            NavigationButton(destination: .push(.comment(filmID: filmID))) { // expect: unknown-destination
                Text("Comments")
            }
            NavigationButton(destination: .sheet(.rating(filmID: filmID))) {
                Text("Rate")
            }
        }
        .toolbar {
            Button("Times") {
                router.navigate(to: .sheet(.showings(filmID: filmID)))
            }
            Button("Book") {
                router.navigate(to: .fullScreen(.booking(filmID: filmID)))
            }
        }
    }
}

struct CastView: View {
    @Environment(Programme.self) private var programme
    let filmID: Int

    var body: some View {
        List(programme.film(filmID)?.cast ?? [], id: \.self) { name in
            Text(name)
        }
    }
}

struct CommentsView: View { // expect: unreachable-screen
    let filmID: Int
    @State private var text = ""

    var body: some View {
        TextField("Say something", text: $text)
            .navigationTitle("Comments")
    }
}

#Preview {
    NavigationStack {
        CommentsView(filmID: 1)
    }
}
