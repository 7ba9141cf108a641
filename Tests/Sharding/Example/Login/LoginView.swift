import SwiftUI
import UIKit

public struct LoginView: UIViewControllerRepresentable {
  public init() {}

  public func makeUIViewController(context: Context) -> UIViewController {
    UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: "login")
  }

  public func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

class LoginController: UIViewController {}
class HelpController: UIViewController {}
