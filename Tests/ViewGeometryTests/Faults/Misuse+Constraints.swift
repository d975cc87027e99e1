import Foundation
import ViewGeometry

extension Misuse {
  /// A view in another, neither constrained yet.
  private static func pair() -> (root: View, view: View) {
    let (root, view) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), View())
    root.addSubview(view)
    return (root, view)
  }

  // R11.5, R11.6, R11.11, R11.17, R11.20 and R11.21, in UIKit's words.
  static let ofConstraints: [Misuse] = [
    Misuse(
      "Unable to activate constraint with anchors …left\" and …right\" because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) {
      View().leftAnchor.constraint(equalTo: View().rightAnchor).isActive = true
    },
    // A guide that no view has is in no hierarchy, whichever side it is.
    Misuse(
      "Unable to activate constraint with anchors …left\" and …right\" because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) {
      let (view, guide) = (View(), LayoutGuide())
      view.leftAnchor.constraint(equalTo: guide.rightAnchor).isActive = true
    },
    Misuse(
      "Unable to activate constraint with anchors …left\" and …right\" because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) {
      let (view, guide) = (View(), LayoutGuide())
      guide.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    },
    Misuse(
      "NSLayoutConstraint for …: constant is not finite!  That's illegal.  constant:inf"
    ) {
      _ = View().widthAnchor.constraint(equalToConstant: .infinity)
    },
    Misuse("NSLayoutConstraint for …: constant is not finite!  That's illegal.  constant:nan") {
      View().widthAnchor.constraint(equalToConstant: 1).constant = .nan
    },
    Misuse(
      "NSLayoutConstraint for …: Multiplier is not finite!  That's illegal.  multiplier:nan"
    ) {
      let view = View()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
    },
    Misuse(
      "It's illegal to set priority:1001.0. Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    ) {
      View().widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(1_001)
    },
    Misuse(
      "NSLayoutConstraint for …left…: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    ) {
      _ = LayoutConstraint(
        item: View(), attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 8)
    },
    Misuse(
      "NSLayoutConstraint for …top…: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    ) {
      let (root, view) = pair()
      _ = LayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 0, constant: 8)
    },
    Misuse(
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    ) {
      _ = View().leadingAnchor.constraint(equalTo: View().leftAnchor)
    },
    Misuse("A constraint cannot be made between a leading/trailing attribute and a right/left…") {
      _ = View().leadingAnchor.anchorWithOffset(to: View().leftAnchor)
        .constraint(equalToConstant: 1)
    },
    Misuse("Invalid pairing of layout attributes: width with left") {
      let (root, view) = pair()
      _ = LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .left,
        multiplier: 1, constant: 0)
    },
    Misuse("Invalid pairing of layout attributes: a side with an item needs an attribute.") {
      _ = LayoutConstraint(
        item: View(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 0)
    },
    Misuse("A layout guide has no firstBaseline: only views have baselines and margins.") {
      let (root, guide) = (View(), LayoutGuide())
      _ = LayoutConstraint(
        item: guide, attribute: .firstBaseline, relatedBy: .equal, toItem: root,
        attribute: .top, multiplier: 1, constant: 0)
    },
    Misuse(
      "Constraint must contain a first layout item: a view or a layout guide, not 5 (first item)."
    ) {
      _ = LayoutConstraint(
        item: 5, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0)
    },
    Misuse(
      "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:…> When added to a view, the constraint's items must be descendants of that view (or the view itself)."
    ) {
      let (root, view) = pair()
      view.addConstraint(view.leftAnchor.constraint(equalTo: root.leftAnchor))
    },
    Misuse("The display scale of a window must be finite and above zero, not 0.0.") {
      Window().displayScale = 0
    },
    Misuse(
      "It's illegal to fit a view at priority:0.0. Priorities must be greater than 0 and less or equal to 1000."
    ) {
      _ = View().systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: LayoutPriority(0),
        verticalFittingPriority: .required)
    },
    Misuse(
      "Default layout margins must be finite and not negative, not EdgeInsets(top: -1.0, left: 0.0, bottom: 0.0, right: 0.0)."
    ) {
      View.defaultLayoutMargins = EdgeInsets(top: -1, left: 0, bottom: 0, right: 0)
    },
    Misuse(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 750.0 and the existing priority was 1000.0."
    ) {
      LayoutConstraint.requirementIsFixedWhileActive = true
      let view = View()
      withExtendedLifetime(view) {
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = .defaultHigh
      }
    },
    Misuse("Unable to parse constraint format: …") {
      _ = LayoutConstraint.constraints(
        withVisualFormat: "H:|-[a", metrics: nil, views: ["a": View()])
    },
  ]
}
