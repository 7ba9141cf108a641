import SwiftUI

struct TicketsView: View {
    @Environment(Programme.self) private var programme
    @Environment(Router.self) private var router
    @State private var code = ""

    var body: some View {
        List {
            ForEach(programme.tickets) { ticket in
                Button(ticket.seat) {
                    router.push(.ticket(ticket))
                }
            }
            TextField("Voucher", text: $code)
                .onSubmit {
                    router.navigate(to: .sheet(.voucher(code: code)))
                }
        }
        .navigationTitle("Tickets")
    }
}

struct TicketView: View {
    @Environment(Router.self) private var router
    let ticket: Ticket

    var body: some View {
        VStack {
            Text("Seat \(ticket.seat)")
            NavigationButton(destination: .push(.film(id: ticket.filmID))) {
                Text("About the film")
            }
            Button("Done") { router.pop() }
        }
    }
}
