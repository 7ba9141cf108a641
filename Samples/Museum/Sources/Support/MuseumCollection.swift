import Foundation

struct Artwork: Hashable, Identifiable {
    let id: Int
    let title: String
    let artist: String
    let year: Int
}

struct Exhibition: Hashable, Identifiable {
    let id: Int
    let name: String
    let hall: String
    let artworks: [Artwork]
    let needsTicket: Bool
}

struct MuseumCollection {
    let exhibitions: [Exhibition]

    var artworks: [Artwork] {
        exhibitions.flatMap(\.artworks)
    }

    func artworks(matching text: String) -> [Artwork] {
        guard !text.isEmpty else { return artworks }
        return artworks.filter { $0.title.localizedCaseInsensitiveContains(text) || $0.artist.localizedCaseInsensitiveContains(text) }
    }
}

extension MuseumCollection {
    static let sample = MuseumCollection(exhibitions: [
        Exhibition(
            id: 1, name: "Light over Water", hall: "East Wing",
            artworks: [
                Artwork(id: 11, title: "Harbour at Dawn", artist: "M. Okafor", year: 1891),
                Artwork(id: 12, title: "Two Boats", artist: "L. Varga", year: 1904),
            ], needsTicket: true),
        Exhibition(
            id: 2, name: "Paper and Ink", hall: "Lower Gallery",
            artworks: [Artwork(id: 21, title: "Reed Study", artist: "H. Arai", year: 1936)],
            needsTicket: false),
    ])
}
