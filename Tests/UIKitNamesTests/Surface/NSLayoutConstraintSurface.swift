import UIKitNames

enum NSLayoutConstraintSurface {
  static func members(_ view: UIView) {
    let attribute = NSLayoutConstraint.Attribute.width
    let relation = NSLayoutConstraint.Relation.equal
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 10)
    constraint.isActive = true
    constraint.constant = 3
    constraint.priority = .defaultHigh
    mention(constraint.multiplier, NSLayoutConstraint.Axis.vertical)
    NSLayoutConstraint.activate([constraint])
    NSLayoutConstraint.deactivate([constraint])
    mention(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[view]|", options: [], metrics: nil, views: ["view": view]))
  }
}
