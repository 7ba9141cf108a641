import SwiftUI

struct FilmsView: View {
    @Environment(Programme.self) private var programme

    var body: some View {
        List(programme.films) { film in
            NavigationButton(destination: .push(.film(id: film.id))) {
                FilmRow(film: film)
            }
        }
        .navigationTitle("Now showing")
    }
}

struct FilmRow: View {
    let film: Film

    var body: some View {
        LabeledContent(film.title, value: "\(film.minutes) min")
    }
}
