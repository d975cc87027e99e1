// A checkout laid out on three devices, in both orientations and both reading directions, and its
// problems in each layout.
import DeviceLayouts
import Devices
import ForceTouch
import Foundation
import ViewGeometry

// The names of classes determine the kinds of views: buttons can be tapped, and images may extend
// to the edges.
final class RoundButton: View {}
final class ItemImageView: View {}
final class PriceLabel: View {
  override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 20) }
}

final class CheckoutController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (back, help, pay) = (RoundButton(), RoundButton(), RoundButton())
    let (total, photo, address) = (PriceLabel(), ItemImageView(), View())
    let names = ["back", "help", "total", "photo", "address", "pay"]
    for (part, name) in zip([back, help, total, photo, address, pay], names) {
      part.accessibilityIdentifier = name
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    for button in [back, help] {
      button.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8).isActive = true
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    for wide in [photo, address, pay] {
      let margin: CGFloat = wide === photo ? 0 : 16
      wide.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin).isActive = true
      wide.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin).isActive =
        true
    }
    LayoutConstraint.activate([
      // The first mistake: left stays left in every language, and trailing doesn't.
      back.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 8),
      help.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      total.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      total.centerYAnchor.constraint(equalTo: back.centerYAnchor),
      // The second: 160 and 60 points don't fit on a small phone in landscape.
      photo.topAnchor.constraint(equalTo: back.bottomAnchor, constant: 12),
      photo.heightAnchor.constraint(equalToConstant: 160),
      address.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
      address.heightAnchor.constraint(equalToConstant: 60),
      pay.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      pay.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

let settings = LayoutSetting.all(
  devices: [.iPhoneSE1, .iPhone17ProMax, .iPadPro11Generation1],
  orientations: [.portrait, .landscapeRight], directions: [.leftToRight, .rightToLeft])
let report = LayoutReport(on: settings) { CheckoutController() }

for layout in report.layouts {
  print("\(layout.setting.title): \(layout.problems.isEmpty ? "fine" : "breaks")")
  for problem in layout.problems { print("  \(problem.kind.rawValue): \(problem.text)") }
}
let frames = report.frames(of: "pay").map { $0.map { "\($0.minY), \($0.width) wide" } ?? "none" }
print("pay: \(frames[0]); landscape \(frames[2])")

// With a file name as argument, writes a page with all of them side by side.
if CommandLine.arguments.count > 1 {
  let url = URL(fileURLWithPath: CommandLine.arguments[1])
  try report.page(title: "Checkout").write(to: url, atomically: true, encoding: .utf8)
}
