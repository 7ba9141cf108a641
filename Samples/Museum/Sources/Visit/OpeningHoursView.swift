import SwiftUI

struct OpeningHoursView: View {
    @State private var showsHolidays = false
    @State private var showsAccessibility = false

    private let hours = ["Tuesday to Friday": "10 – 18", "Weekend": "9 – 20"]

    var body: some View {
        List {
            ForEach(hours.keys.sorted(), id: \.self) { day in
                LabeledContent(day, value: hours[day] ?? "closed")
            }
            Button("Accessible entrances") {
                showsAccessibility = true
            }
        }
        .navigationTitle("Opening hours")
        .sheet(isPresented: $showsAccessibility) {
            AccessibilityInfoView()
        }
        .sheet(isPresented: $showsHolidays) { // expect: never-presented
            HolidayHoursView()
        }
    }
}

struct AccessibilityInfoView: View {
    var body: some View {
        Text("Step-free access is at the river entrance.")
            .padding()
            .presentationDetents([.medium])
    }
}

struct HolidayHoursView: View { // expect: unreachable-screen
    var body: some View {
        Text("Closed on the first of January.")
            .padding()
    }
}

#Preview {
    HolidayHoursView()
}
