/// The spacing between two elements of a group, in points.
package enum CompositionalSpacing: Sendable, Hashable {
  /// A fixed spacing.
  case fixed(Double)
  /// A minimum spacing, plus an equal share of the group's remaining space (R8.8).
  case flexible(Double)

  /// The minimum spacing.
  package var least: Double {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// The spacing around an element, which, unlike insets, affects the elements around it (R8.11).
package struct CompositionalEdges: Sendable, Hashable {
  package var leading: CompositionalSpacing
  package var top: CompositionalSpacing
  package var trailing: CompositionalSpacing
  package var bottom: CompositionalSpacing

  package init(
    leading: CompositionalSpacing = .fixed(0), top: CompositionalSpacing = .fixed(0),
    trailing: CompositionalSpacing = .fixed(0), bottom: CompositionalSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  package static let zero = CompositionalEdges()

  func start(along axis: Axis) -> CompositionalSpacing {
    axis == .horizontal ? leading : top
  }

  func end(along axis: Axis) -> CompositionalSpacing {
    axis == .horizontal ? trailing : bottom
  }

  /// Returns the sum of the minimum spacings at both edges along an axis.
  func least(along axis: Axis) -> Double {
    start(along: axis).least + end(along: axis).least
  }

  /// Returns how many of the two edges along an axis have flexible spacing.
  func flexibleCount(along axis: Axis) -> Int {
    (start(along: axis).isFlexible ? 1 : 0) + (end(along: axis).isFlexible ? 1 : 0)
  }

  /// Returns the leading or top spacing, depending on `axis`, in points.
  ///
  /// If it is flexible, `share` is added to its minimum.
  func start(along axis: Axis, share: Double) -> Double {
    let start = start(along: axis)
    return start.isFlexible ? start.least + share : start.least
  }

  /// Returns the distance from the start of a space to an element that is alone in it.
  ///
  /// `length` is the length of the element, and `room` that of the space.
  func start(along axis: Axis, of length: Double, in room: Double) -> Double {
    let flexible = flexibleCount(along: axis)
    guard flexible > 0 else { return start(along: axis).least }
    let left = max(0, room - length - least(along: axis))
    return start(along: axis, share: left / Double(flexible))
  }

  var transposed: CompositionalEdges {
    CompositionalEdges(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

/// Distances inward from the edges of an element, in points; negative distances lead outward.
package struct CompositionalInsets: Sendable, Hashable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let zero = CompositionalInsets()

  /// Returns the insets that apply to an element with the unresolved size `size`.
  ///
  /// They are 0 along an axis with an estimated length (R8.5).
  func applicable(to size: CompositionalSize) -> CompositionalInsets {
    var insets = self
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Returns the frame inside the insets; its lengths are at least 0.
  func inset(_ frame: LayoutFrame) -> LayoutFrame {
    let size = inset(frame.size)
    return LayoutFrame(
      x: frame.x + leading, y: frame.y + top, width: size.width, height: size.height)
  }

  func inset(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }

  var transposed: CompositionalInsets {
    CompositionalInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}
