extension LayoutConstraint {
  /// An attribute of a view or guide, with UIKit's raw values (R11.2).
  ///
  /// Edges, sizes and centers are those of the alignment rectangle (R11.3).
  public enum Attribute: Int, Sendable, Hashable, CaseIterable {
    /// No attribute, for a constraint between a size and a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge, where reading starts.
    case leading = 5
    /// The trailing edge, where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge if there is no text (R11.8).
    case lastBaseline = 11
    /// The baseline of the first line of text, or the bottom edge if there is no text (R11.8).
    case firstBaseline = 12
    /// The left edge of the rectangle inside the margins.
    case leftMargin = 13
    /// The right edge of the rectangle inside the margins.
    case rightMargin = 14
    /// The top edge of the rectangle inside the margins.
    case topMargin = 15
    /// The bottom edge of the rectangle inside the margins.
    case bottomMargin = 16
    /// The leading edge of the rectangle inside the margins.
    case leadingMargin = 17
    /// The trailing edge of the rectangle inside the margins.
    case trailingMargin = 18
    /// The horizontal center of the rectangle inside the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the rectangle inside the margins.
    case centerYWithinMargins = 20
  }

  /// The relation between the two sides of a constraint, with UIKit's raw values (R11.2).
  ///
  /// Positions increase downward and to the right or, with a leading or trailing attribute in a
  /// right-to-left layout, to the left (R11.15).
  public enum Relation: Int, Sendable, Hashable, CaseIterable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The axes of a layout, under UIKit's name.
  public typealias Axis = ViewGeometry.Axis
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a length, not a position.
  var isSize: Bool { self == .width || self == .height }

  /// The axis of the attribute, or nil for `notAnAttribute`.
  var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is on the left or right regardless of the layout direction.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The corresponding attribute of the layout margins guide, or nil if this attribute doesn't
  /// depend on the margins (R11.54).
  var withinMargins: LayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

extension LayoutConstraint.Relation {
  /// The relation with its sides exchanged.
  var reversed: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
