import SwiftUI

struct TrainerView: View {
    let trainer: Trainer
    let onMessage: () -> Void

    var body: some View {
        VStack {
            Image(systemName: "figure.run")
            Button("Write to \(trainer.name)") { onMessage() }
        }
    }
}

struct MessageView: View {
    let trainer: Trainer
    @State private var text = ""

    var body: some View {
        TextField("Message to \(trainer.name)", text: $text)
    }
}
