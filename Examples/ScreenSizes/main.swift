// A sign-in screen with constraints, laid out in the sizes of four devices.
import Foundation
import ViewGeometry

/// Two fields above two buttons: centered, and as wide as possible up to 400 points.
final class SignInScreen: View {
  let form = View()
  let (name, password) = (View(), View())
  let (cancel, signIn) = (View(), View())

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(form)
    for view in [name, password, cancel, signIn] { form.addSubview(view) }
    for view in [form] + form.subviews { view.translatesAutoresizingMaskIntoConstraints = false }

    let width = form.widthAnchor.constraint(equalTo: widthAnchor, constant: -40)
    width.priority = .defaultHigh
    LayoutConstraint.activate([
      form.centerXAnchor.constraint(equalTo: centerXAnchor),
      form.centerYAnchor.constraint(equalTo: centerYAnchor),
      form.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      width,

      name.topAnchor.constraint(equalTo: form.topAnchor),
      name.heightAnchor.constraint(equalToConstant: 44),
      password.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      password.heightAnchor.constraint(equalTo: name.heightAnchor),

      cancel.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 24),
      cancel.heightAnchor.constraint(equalToConstant: 48),
      cancel.bottomAnchor.constraint(equalTo: form.bottomAnchor),
      cancel.leadingAnchor.constraint(equalTo: form.leadingAnchor),
      signIn.leadingAnchor.constraint(equalTo: cancel.trailingAnchor, constant: 12),
      signIn.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      signIn.widthAnchor.constraint(equalTo: cancel.widthAnchor),
      signIn.topAnchor.constraint(equalTo: cancel.topAnchor),
      signIn.bottomAnchor.constraint(equalTo: cancel.bottomAnchor),
    ])
    for field in [name, password] {
      LayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: form.trailingAnchor),
      ])
    }
  }
}

extension CGRect {
  var text: String { "\(minX), \(minY), \(width) x \(height)" }
}

let devices: [(name: String, size: CGSize)] = [
  ("small phone", CGSize(width: 320, height: 568)),
  ("phone", CGSize(width: 390, height: 844)),
  ("phone, rotated", CGSize(width: 844, height: 390)),
  ("tablet", CGSize(width: 1024, height: 1366)),
]

let screen = SignInScreen(frame: .zero)
for device in devices {
  screen.frame.size = device.size
  screen.layoutIfNeeded()
  print("\(device.name), \(device.size.width) x \(device.size.height)")
  print("  form      \(screen.form.frame.text)")
  print("  password  \(screen.convert(screen.password.bounds, from: screen.password).text)")
  print("  cancel    \(screen.convert(screen.cancel.bounds, from: screen.cancel).text)")
  print("  sign in   \(screen.convert(screen.signIn.bounds, from: screen.signIn).text)")
}
