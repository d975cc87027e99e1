import Foundation
import ViewGeometry

@testable import TestSupport

/// A view with one required constraint in a tree whose other views have given frames.
///
/// The root has a box, the box an inner view, and the inner view a leaf; a guide is in the box. The view of the constraint is in the
/// root or in the box.
struct EquationScene {
  typealias Attribute = LayoutConstraint.Attribute

  struct Plan: CustomStringConvertible {
    var first: Attribute
    var second: Attribute
    /// The index of the second item in `EquationScene.items`.
    var item: Int
    var isInBox: Bool
    var relation: LayoutConstraint.Relation
    var multiplier: CGFloat
    var constant: CGFloat
    var isMirrored: Bool
    var numbers: Numbers
    var laterNumbers: Numbers

    var description: String {
      "\(first) \(relation) \(multiplier) * \(second) of \(item) + \(constant), in box \(isInBox), "
        + "from the right \(isMirrored)\n\(numbers)\n\(laterNumbers)"
    }
  }

  /// The values that may differ from one layout to the next.
  struct Numbers {
    /// Of the root, the box, the inner view and the leaf.
    var origins: [CGPoint]
    var frames: [CGRect]
    var margins: [EdgeInsets]
    var safeAreas: [EdgeInsets]
  }

  let plan: Plan
  let view = PlainStatedView()
  let root = PlainStatedView(frame: CGRect(x: 0, y: 0, width: 700, height: 500))
  let chain: [PlainStatedView]
  let items: [AnyObject]
  let constraint: LayoutConstraint
  private let placing: [[LayoutConstraint]]

  init(_ plan: Plan) {
    self.plan = plan
    chain = [root] + (0..<3).map { _ in PlainStatedView() }
    let guide = LayoutGuide()
    var placing: [[LayoutConstraint]] = []
    for (superview, view) in zip(chain, chain.dropFirst()) {
      superview.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      placing.append([
        view.leftAnchor.constraint(equalTo: superview.leftAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 0),
        view.heightAnchor.constraint(equalToConstant: 0),
      ])
    }
    self.placing = placing
    for (index, view) in (chain + [view]).enumerated() {
      let inset = CGFloat(index + 1)
      view.traits.alignment = EdgeInsets(top: inset, left: 2 * inset, bottom: 3, right: 4)
      view.traits.firstBaseline = index == 2 ? nil : 3 + inset
      view.traits.lastBaseline = 5 - inset
      if plan.isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    }
    let owner = chain[plan.isInBox ? 1 : 0]
    owner.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    chain[1].addLayoutGuide(guide)
    items = chain + [guide, chain[2].safeAreaLayoutGuide, chain[3].layoutMarginsGuide]
    constraint = LayoutConstraint(
      item: view, attribute: plan.first, relatedBy: plan.relation, toItem: items[plan.item],
      attribute: plan.second, multiplier: plan.multiplier, constant: plan.constant)
    let weak = [
      view.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: 11),
      view.topAnchor.constraint(equalTo: owner.topAnchor, constant: 13),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ]
    for constraint in weak { constraint.priority = LayoutPriority(500) }
    LayoutConstraint.activate(
      placing.flatMap { $0 } + weak + [
        constraint, guide.leftAnchor.constraint(equalTo: chain[1].leftAnchor, constant: 7),
        guide.topAnchor.constraint(equalTo: chain[1].topAnchor, constant: 9),
        guide.widthAnchor.constraint(equalToConstant: 50),
        guide.heightAnchor.constraint(equalToConstant: 60),
      ])
  }

  /// Sets the values of the tree and lays it out.
  func take(_ numbers: Numbers) {
    for (index, view) in chain.enumerated() {
      view.bounds.origin = numbers.origins[index]
      view.layoutMargins = numbers.margins[index]
      if view.traits.safeArea != numbers.safeAreas[index] {
        view.traits.safeArea = numbers.safeAreas[index]
        view.safeAreaInsetsDidChange()
      }
      guard index > 0 else { continue }
      let frame = numbers.frames[index]
      let constants = [frame.minX, frame.minY, frame.width, frame.height]
      for (constraint, constant) in zip(placing[index - 1], constants) {
        constraint.constant = constant
      }
    }
    root.layoutIfNeeded()
  }
}

extension EquationScene {
  /// The excess of the first side over the relation, in the direction of reading.
  var excess: CGFloat {
    let turns = plan.isMirrored && (isDirectional(plan.first) || isDirectional(plan.second))
    let left = measure(plan.first, of: view)
    let right = plan.multiplier * measure(plan.second, of: items[plan.item])
    return turns ? right - plan.constant - left : left - right - plan.constant
  }

  private func isDirectional(_ attribute: Attribute) -> Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
  }

  /// A size, or a position from the upper left corner of the nearest common ancestor.
  private func measure(_ attribute: Attribute, of item: AnyObject) -> CGFloat {
    // Margins may be wider than the view: lengths are those of `size`, which may be negative.
    var area = CGRect.zero
    var owner = root as View?
    if let guide = item as? LayoutGuide {
      (area, owner) = (guide.layoutFrame, guide.owningView)
    } else if let view = item as? PlainStatedView {
      if isOfMargins(attribute) || view === root {
        owner = view
        area = view.bounds.inset(
          by: isOfMargins(attribute) ? view.layoutMargins : view.traits.alignment)
      } else {
        owner = view.superview
        area = view.frame.inset(by: view.traits.alignment)
      }
      if attribute == .firstBaseline, let distance = view.traits.firstBaseline {
        return inAncestor(CGPoint(x: 0, y: area.minY + distance), of: owner).y
      }
      if attribute == .lastBaseline { area.size.height -= view.traits.lastBaseline }
    }
    let start = inAncestor(area.origin, of: owner)
    return switch attribute {
    case .left, .leftMargin: start.x
    case .right, .rightMargin: start.x + area.size.width
    case .leading, .leadingMargin: plan.isMirrored ? start.x + area.size.width : start.x
    case .trailing, .trailingMargin: plan.isMirrored ? start.x : start.x + area.size.width
    case .top, .topMargin: start.y
    case .centerX, .centerXWithinMargins: start.x + area.size.width / 2
    case .centerY, .centerYWithinMargins: start.y + area.size.height / 2
    case .width: area.size.width
    case .height: area.size.height
    default: start.y + area.size.height
    }
  }

  private func isOfMargins(_ attribute: Attribute) -> Bool {
    attribute.rawValue >= Attribute.leftMargin.rawValue
  }

  private func inAncestor(_ point: CGPoint, of owner: View?) -> CGPoint {
    let ancestor = plan.isInBox && plan.item > 0 ? chain[1] : root
    var point = point
    var next = owner
    while let view = next {
      point.x -= view.bounds.minX
      point.y -= view.bounds.minY
      if view === ancestor { return point }
      point.x += view.frame.minX
      point.y += view.frame.minY
      next = view.superview
    }
    return point
  }
}
