import SwiftUI

struct EntryView: View {
    @Environment(Journal.self) private var journal
    let entry: Entry
    @Binding var path: NavigationPath
    @State private var openedPhoto: Photo?
    @State private var showsWeather = false
    @State private var asksForDeletion = false

    var body: some View {
        ScrollView {
            Text(entry.text)
            PhotoStrip(photos: entry.photos, selection: $openedPhoto)
        }
        .toolbar {
            Button("Weather", systemImage: "cloud.sun") {
                showsWeather.toggle()
            }
            .popover(isPresented: $showsWeather) {
                WeatherView(day: entry.day)
            }
            Button("Close") { close() }
            Button("Delete", role: .destructive) { asksForDeletion = true }
        }
        .confirmationDialog("Delete this day?", isPresented: $asksForDeletion) {
            Button("Delete", role: .destructive) { delete() }
        }
        .fullScreenCover(item: $openedPhoto) { photo in
            PhotoViewerView(photo: photo)
        }
    }

    private func close() {
        guard !path.isEmpty else { return }
        path.removeLast()
    }

    private func delete() {
        journal.delete(entry)
        path.removeLast() // expect: unguarded-remove-last
    }
}

struct PhotoStrip: View {
    let photos: [Photo]
    @Binding var selection: Photo?

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(photos) { photo in
                    Button {
                        selection = photo
                    } label: {
                        Image(systemName: "photo").font(.largeTitle)
                    }
                }
            }
        }
    }
}

struct PhotoViewerView: View {
    @Environment(\.dismiss) private var dismiss
    let photo: Photo

    var body: some View {
        Text(photo.caption)
            .onTapGesture { dismiss() }
    }
}

struct WeatherView: View {
    let day: Date

    var body: some View {
        Label("Sunny, 24°", systemImage: "sun.max")
            .padding()
            .presentationCompactAdaptation(.popover)
    }
}
