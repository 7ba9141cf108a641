import SwiftUI

struct LoyaltyView: View { // expect: unreachable-screen
    @AppStorage("stamps") private var stamps = 0

    var body: some View {
        Text("\(stamps) of 10 stamps")
    }
}
