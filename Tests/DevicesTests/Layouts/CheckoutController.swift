import ForceTouch
import Foundation
import ViewGeometry

final class RoundButton: View {}
final class ItemImageView: View {}
final class PriceLabel: View {
  override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 20) }
}

/// The checkout of the example: its back button doesn't follow the reading direction, and it is too
/// high for small phones.
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
      back.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 8),
      help.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      total.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      total.centerYAnchor.constraint(equalTo: back.centerYAnchor),
      photo.topAnchor.constraint(equalTo: back.bottomAnchor, constant: 12),
      photo.heightAnchor.constraint(equalToConstant: 160),
      address.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 12),
      address.heightAnchor.constraint(equalToConstant: 60),
      pay.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      pay.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
