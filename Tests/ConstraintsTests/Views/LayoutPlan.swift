import Foundation
import ViewGeometry

@testable import TestSupport

/// A random layout with one best solution, described so that it can be made more than once.
struct LayoutPlan: CustomStringConvertible {
  /// The position of a view along an axis.
  struct Span {
    enum Place: CaseIterable { case start, center, end, afterSibling }
    enum Length: CaseIterable { case constant, shareOfParent, content, atMost }

    var place: Place
    var offset: Double
    var length: Length
    var size: Double
  }

  struct Item {
    /// The index of the parent among the items; nil for the root.
    var parent: Int?
    /// An item before it with the same parent.
    var sibling: Int?
    var spans: [Span]
    var content: [Double]
  }

  var size = [320.0, 480.0]
  var items: [Item] = []
  var isMirrored = false
  /// The factor of all lengths.
  var scale = 1.0

  init(_ source: inout ChoiceSource) {
    let count = 1 + source.index(below: 7)
    for place in 0..<count {
      let parent = place == 0 || source.oneIn(2) ? nil : Optional(source.index(below: place))
      let siblings = (0..<place).filter { items[$0].parent == parent }
      items.append(
        Item(
          parent: parent, sibling: siblings.isEmpty ? nil : source.pick(siblings),
          spans: [Self.span(&source), Self.span(&source)],
          content: [Self.length(&source), Self.length(&source)]))
    }
  }

  static func length(_ source: inout ChoiceSource) -> Double {
    Double(source.index(below: 400)) / 4
  }

  private static func span(_ source: inout ChoiceSource) -> Span {
    Span(
      place: source.pick(Span.Place.allCases), offset: Double(source.integer(within: 100)) / 4,
      length: source.pick(Span.Length.allCases), size: length(&source))
  }

  var description: String { "size \(size), items \(items)" }

  func make() -> PlannedLayout { PlannedLayout(self) }
}

/// The views of a plan.
final class PlannedLayout {
  let root = View()
  let views: [PlainStatedView]
  /// For each view and axis: the constraint of its position, and that of its length, if any.
  var places: [[LayoutConstraint]] = []
  var lengths: [[LayoutConstraint?]] = []

  init(_ plan: LayoutPlan) {
    views = plan.items.map { _ in PlainStatedView() }
    root.frame.size = CGSize(width: plan.scale * plan.size[0], height: plan.scale * plan.size[1])
    for (place, item) in plan.items.enumerated() {
      let view = views[place]
      (item.parent.map { views[$0] } ?? root).addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      setContent(plan, place)
      places.append([])
      lengths.append([])
      for axis in 0...1 { addConstraints(plan, place, axis) }
    }
    if plan.isMirrored {
      for view in views + [root] { view.semanticContentAttribute = .forceRightToLeft }
    }
    activateAll()
  }

  func setContent(_ plan: LayoutPlan, _ place: Int) {
    let content = plan.items[place].content
    views[place].traits.intrinsic = CGSize(
      width: plan.scale * content[0], height: plan.scale * content[1])
    views[place].invalidateIntrinsicContentSize()
  }

  func activateAll() {
    LayoutConstraint.activate(places.flatMap { $0 } + lengths.flatMap { $0 }.compactMap { $0 })
  }

  private func addConstraints(_ plan: LayoutPlan, _ place: Int, _ axis: Int) {
    let item = plan.items[place]
    let span = item.spans[axis]
    let view = views[place]
    let parent = item.parent.map { views[$0] as View } ?? root
    let attributes: [LayoutConstraint.Attribute] =
      axis == 0 ? [.leading, .centerX, .trailing, .width] : [.top, .centerY, .bottom, .height]
    func constraint(
      _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
      _ other: View?, _ otherAttribute: LayoutConstraint.Attribute, _ multiplier: Double,
      _ constant: Double
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: CGFloat(multiplier),
        constant: CGFloat(plan.scale * constant))
    }
    let sibling = item.sibling.map { views[$0] }
    let held: LayoutConstraint =
      switch span.place {
      case .start: constraint(attributes[0], .equal, parent, attributes[0], 1, span.offset)
      // Centers take no offset: it would not be mirrored with the reading direction (R11.15).
      case .center: constraint(attributes[1], .equal, parent, attributes[1], 1, 0)
      case .end: constraint(attributes[2], .equal, parent, attributes[2], 1, span.offset)
      case .afterSibling:
        constraint(
          attributes[0], .equal, sibling ?? parent, sibling == nil ? attributes[0] : attributes[2],
          1, span.offset)
      }
    places[place].append(held)
    let length: LayoutConstraint? =
      switch span.length {
      case .constant: constraint(attributes[3], .equal, nil, .notAnAttribute, 1, span.size)
      case .shareOfParent: constraint(attributes[3], .equal, parent, attributes[3], 0.5, 0)
      case .atMost:
        constraint(attributes[3], .lessThanOrEqual, nil, .notAnAttribute, 1, span.size)
      case .content: nil
      }
    lengths[place].append(length)
  }

  /// The frames after a layout.
  var frames: [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }
}
