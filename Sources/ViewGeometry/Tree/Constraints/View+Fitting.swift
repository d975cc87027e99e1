public import Foundation

extension View {
  /// The target that asks for the smallest size: zero (R11.59).
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target that asks for the largest size: 10,000 along both axes (R11.59).
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Whether something inside the view is tied to it or to each other by constraints.
  final var holdsConstraints: Bool { !(constraintItem?.held.isEmpty ?? true) }

  /// The least height that constraints inside allow in a width (R11.60).
  final func heightFitting(width: CGFloat) -> CGSize {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  final func fittingSize(
    _ target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    for priority in [horizontal, vertical] {
      precondition(
        priority.rawValue > 0 && priority.rawValue <= LayoutPriority.required.rawValue,
        "It's illegal to fit a view at priority:\(priority.rawValue). Priorities must be greater than 0 and less or equal to 1000."
      )
    }
    updateConstraintsIfNeeded()
    let item = makeConstraintItem()
    let solver = TreeSolver(root: item, purpose: .fitting)
    return solver.fittingSize(target, horizontal: horizontal, vertical: vertical)
  }
}

extension TreeSolver {
  /// The size of the root that comes nearest to a target at these priorities (R11.58).
  fileprivate func fittingSize(
    _ target: CGSize, horizontal: LayoutPriority, vertical: LayoutPriority
  ) -> CGSize {
    rebuild()
    isStale = false
    let insets = root.view?.alignmentRectInsets ?? .zero
    for (coordinate, priority) in [(Coordinate.width, horizontal), (.height, vertical)] {
      let axis = coordinate.axis
      // 1e15: beyond that doubles have no half points left.
      let length = min(max(Double(target[axis]), -1e15), 1e15)
      guard !target[axis].isNaN else { continue }
      let both = Double(insets.start(along: axis) + insets.end(along: axis))
      addSystemRow(
        [(unknown(coordinate, of: root), 1)], constant: both - length, .equal,
        priority: priority.rawValue, SystemConstraint(kind: .fitting, item: root, axis: axis))
    }
    update()
    return CGSize(
      width: roundedUp(value(.width, of: root) + Double(insets.left + insets.right)),
      height: roundedUp(value(.height, of: root) + Double(insets.top + insets.bottom)))
  }

  /// A length in whole pixels of the window, when that asks for them (R11.61).
  private func roundedUp(_ length: Double) -> CGFloat {
    let length = length.saturated
    guard let scale = (root.view?.window?.displayScale).map({ Double($0) }) else {
      return CGFloat(length)
    }
    let pixels = length * scale
    let nearest = pixels.rounded()
    // 1e-9: thirds of a point are whole pixels at 3x, though not as doubles.
    let isWhole = abs(pixels - nearest) <= 1e-9 * max(1, abs(pixels))
    return CGFloat(((isWhole ? nearest : pixels.rounded(.up)) / scale).saturated)
  }
}
