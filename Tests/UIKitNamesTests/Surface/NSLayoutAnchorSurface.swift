import UIKitNames

enum NSLayoutAnchorSurface {
  static func constraints(_ view: UIView, _ other: UIView) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: 4),
      view.topAnchor.constraint(greaterThanOrEqualTo: other.topAnchor),
      view.topAnchor.constraint(lessThanOrEqualTo: other.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 2),
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
    ]
  }
}
