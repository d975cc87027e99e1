import Foundation
public import ViewGeometry

extension TreeDrawing {
  /// Draws a line for each constraint that `view` holds.
  ///
  /// The line connects the two positions or, for a size, extends along the first item. The
  /// relation, multiplier, constant and priority are written beside a line if they differ from the
  /// defaults; the constant is always written if there is no second item. Constraints broken by a
  /// conflict are drawn in the color in which ``markHit(at:)`` marks the hit view. Constraints on a
  /// distance (`anchorWithOffset(to:)`) aren't drawn, and neither are those with a deallocated
  /// item. Does nothing in the drawing of a layout, which has no views.
  ///
  /// - Complexity: O(constraints of the view · depth), plus the cost of updating a stale layout.
  public mutating func markConstraints(of view: View) {
    guard let root else { return }
    let broken = Set(view.layoutConflicts.map { ObjectIdentifier($0.broken) })
    for constraint in view.constraints {
      guard let line = ConstraintLine(constraint) else { continue }
      let (start, end) = (line.start(in: root), line.end(in: root))
      let style = broken.contains(ObjectIdentifier(constraint)) ? "hit" : "converted"
      marks.append(
        """
        <line class="\(style)" x1="\(start.x.inDrawing)" y1="\(start.y.inDrawing)" \
        x2="\(end.x.inDrawing)" y2="\(end.y.inDrawing)"/>
        """)
      let text = constraint.textInDrawing
      guard !text.isEmpty else { continue }
      let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      marks.append(Self.markLabel(text, at: CGRect(origin: middle, size: .zero)))
    }
  }
}

/// The line of a constraint, between anchors of its two items or along the size of the first item.
private struct ConstraintLine {
  private let first: ConstraintPlace
  private let second: ConstraintPlace?
  private let axis: Axis

  /// Creates the line; returns nil if an item has been deallocated, or if the constraint compares
  /// distances.
  init?(_ constraint: LayoutConstraint) {
    if constraint.comparesDistances { return nil }
    let attribute = constraint.firstAttribute
    let isMirrored = constraint.isMirrored
    let (item, other) = (constraint.firstItem, constraint.secondItem)
    guard
      let first = ConstraintPlace(item, attribute, isMirrored: isMirrored, comparedWith: other),
      let axis = first.axis
    else { return nil }
    self.first = first
    self.axis = axis
    let isSize = attribute == .width || attribute == .height
    second =
      isSize
      ? nil
      : ConstraintPlace(
        other, constraint.secondAttribute, isMirrored: isMirrored, comparedWith: item)
    if !isSize, second == nil { return nil }
  }

  func start(in root: View) -> CGPoint {
    first.view.convert(first.point(along: axis, isEnd: false), to: root as View?)
  }

  func end(in root: View) -> CGPoint {
    guard let second else {
      return first.view.convert(first.point(along: axis, isEnd: true), to: root as View?)
    }
    // The line runs along the axis, through the center of the first item.
    let across = first.view.convert(
      first.point(along: axis, isEnd: false), to: second.view as View?)
    return second.view.convert(
      second.point(along: axis, isEnd: false, across: across), to: root as View?)
  }
}

/// An anchor of a view or a layout guide, in the coordinates of `view`'s bounds.
private struct ConstraintPlace {
  let view: View
  /// The axis of the attribute; never nil.
  let axis: Axis?
  private let rect: CGRect
  /// The position of the anchor between the edges, from 0 to 1; nil for a size.
  private let fraction: CGFloat?

  init?(
    _ item: AnyObject?, _ attribute: LayoutConstraint.Attribute, isMirrored: Bool,
    comparedWith other: AnyObject?
  ) {
    guard let holder = viewInDrawing(of: item) else { return nil }
    let isInside = viewInDrawing(of: other)?.isDescendant(of: holder) ?? false
    let content = isInside ? (holder as? ScrollView)?.contentSize : nil
    let guide = item as? LayoutGuide
    if attribute == .firstBaseline || attribute == .lastBaseline {
      (view, rect) = holder.baselineInDrawing(isFirst: attribute == .firstBaseline)
    } else if attribute.isOfMargins
      || content != nil && guide != nil && guide === holder.layoutMarginsGuide
    {
      (view, rect) = (holder, holder.marginsInDrawing(around: content))
    } else if let guide {
      (view, rect) = (holder, guide.layoutFrame)
    } else if let content, attribute.isEdge {
      // In constraints to views inside a scroll view, its edges are those of its content (R11.90).
      (view, rect) = (holder, CGRect(origin: .zero, size: content))
    } else {
      (view, rect) = (holder, holder.bounds.inset(by: holder.alignmentRectInsets))
    }
    switch attribute {
    case .notAnAttribute: return nil
    case .width: (axis, fraction) = (.horizontal, nil)
    case .height: (axis, fraction) = (.vertical, nil)
    case .left, .leftMargin: (axis, fraction) = (.horizontal, 0)
    case .right, .rightMargin: (axis, fraction) = (.horizontal, 1)
    case .leading, .leadingMargin: (axis, fraction) = (.horizontal, isMirrored ? 1 : 0)
    case .trailing, .trailingMargin: (axis, fraction) = (.horizontal, isMirrored ? 0 : 1)
    case .centerX, .centerXWithinMargins: (axis, fraction) = (.horizontal, 0.5)
    case .top, .topMargin: (axis, fraction) = (.vertical, 0)
    case .centerY, .centerYWithinMargins: (axis, fraction) = (.vertical, 0.5)
    case .bottom, .bottomMargin, .lastBaseline, .firstBaseline:
      (axis, fraction) = (.vertical, 1)
    }
  }

  /// Returns the anchor's point.
  ///
  /// For a size, the point is on the far edge if `isEnd` is true, otherwise on the near edge. Its
  /// coordinate on the other axis is that of `across` or, if `across` is nil, that of the center of
  /// the rectangle.
  func point(along axis: Axis, isEnd: Bool, across: CGPoint? = nil) -> CGPoint {
    let fraction = fraction ?? (isEnd ? 1 : 0)
    return axis == .horizontal
      ? CGPoint(x: rect.minX + fraction * rect.width, y: across?.y ?? rect.midY)
      : CGPoint(x: across?.x ?? rect.midX, y: rect.minY + fraction * rect.height)
  }
}

/// Returns the view of a constraint's item: the item itself, or the view that owns a guide.
///
/// Returns nil if there is no such view.
private func viewInDrawing(of item: AnyObject?) -> View? {
  item as? View ?? (item as? LayoutGuide)?.owningView
}

extension LayoutConstraint.Attribute {
  fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  fileprivate var isEdge: Bool {
    [.left, .right, .top, .bottom, .leading, .trailing].contains(self)
  }
}

extension View {
  /// Returns the rectangle inside the layout margins, in bounds coordinates.
  ///
  /// - Parameter content: The size of a scroll view's content, if the margins are those of the
  ///   content; nil if they are those of the bounds.
  fileprivate func marginsInDrawing(around content: CGSize?) -> CGRect {
    let frame = layoutMarginsGuide.layoutFrame
    guard let content else { return frame }
    return CGRect(origin: .zero, size: content).inset(
      by: EdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
  }

  /// Returns the view that provides the first or last baseline (R11.8), and a rectangle of zero
  /// height at the baseline, in that view's bounds coordinates.
  fileprivate func baselineInDrawing(isFirst: Bool) -> (View, CGRect) {
    let named = placedViewOfBaseline(isFirst: isFirst)
    let view = named ?? self
    var rect = view.bounds.inset(by: view.alignmentRectInsets)
    if isFirst, let distance = named?.firstBaselineOffsetFromTop {
      rect.origin.y += distance
    } else {
      rect.origin.y = rect.maxY - (isFirst ? 0 : named?.lastBaselineOffsetFromBottom ?? 0)
    }
    rect.size.height = 0
    return (view, rect)
  }
}

extension LayoutConstraint {
  /// The relation, multiplier, constant and priority, each only if it differs from the default.
  ///
  /// The constant is also included if it is 0 and there is no second item.
  fileprivate var textInDrawing: String {
    var text = relation == .lessThanOrEqual ? "≤ " : relation == .greaterThanOrEqual ? "≥ " : ""
    if multiplier != 1 { text += "\(multiplier.inDrawing)× " }
    if constant != 0 || secondItem == nil { text += constant.inDrawing }
    if priority != .required { text += "@\(CGFloat(priority.rawValue).inDrawing)" }
    return text
  }
}
