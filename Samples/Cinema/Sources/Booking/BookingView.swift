import SwiftUI

struct BookingView: View {
    @Environment(Programme.self) private var programme
    @Environment(\.dismiss) private var dismiss
    let filmID: Int

    var body: some View {
        List(programme.showings(of: filmID)) { showing in
            NavigationButton(destination: .push(.seats(showing))) {
                Text(showing.hall)
            }
        }
        .navigationTitle("Choose a time")
        .toolbar { Button("Cancel") { dismiss() } }
    }
}
