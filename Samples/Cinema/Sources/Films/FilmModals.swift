import SwiftUI

struct TrailerView: View {
    @Environment(\.dismiss) private var dismiss
    let filmID: Int

    var body: some View {
        Rectangle()
            .ignoresSafeArea()
            .toolbar { Button("Close") { dismiss() } }
    }
}

struct RatingView: View {
    @Environment(Programme.self) private var programme
    @Environment(\.dismiss) private var dismiss
    let filmID: Int

    var body: some View {
        HStack {
            ForEach(1..<6) { stars in
                Button("\(stars)") {
                    programme.rate(filmID, stars: stars)
                    dismiss()
                }
            }
        }
    }
}

struct ShowingsView: View {
    @Environment(Programme.self) private var programme
    let filmID: Int

    var body: some View {
        List(programme.showings(of: filmID)) { showing in
            Text("\(showing.hall), \(showing.start, style: .time)")
        }
    }
}
