import SwiftUI

struct MembershipView: View {
    @EnvironmentObject private var club: ClubService
    @Environment(\.membershipCoordinator) private var coordinator
    @State private var showsPass = false

    var body: some View {
        List {
            Button("Plan: \(club.plan.name)") { coordinator?.push(.plans) }
            Button("Freeze membership") { coordinator?.push(.freeze) }
            Button("Show pass") { showsPass = true }
        }
        .sheet(isPresented: $showsPass) {
            PassView()
        }
    }
}

struct PlansView: View {
    @EnvironmentObject private var club: ClubService
    @Environment(\.membershipCoordinator) private var coordinator

    var body: some View {
        List(club.plans) { plan in
            Button(plan.name) {
                club.plan = plan
                coordinator?.pop()
            }
        }
    }
}

struct PassView: View {
    var body: some View {
        Image(systemName: "qrcode")
            .resizable()
            .scaledToFit()
    }
}
