public import Foundation

/// Sections that scroll by themselves (R8.21 to R8.25).
///
/// UIKit puts such a section into a scroll view of its own that programs can't reach. Here the layout keeps the offset, and
/// all frames and queries are where the section is scrolled to (R8.25). Offsets are in points along the section's own
/// direction, from the leading edge of its content to that of the collection view.
extension CollectionViewCompositionalLayout {
  /// How far a section is scrolled; 0 for those that don't scroll by themselves.
  ///
  /// - Precondition: The section exists.
  public func orthogonalContentOffset(inSection section: Int) -> CGFloat {
    CGFloat(checkedSolution(section).scrollOffset(ofSection: section))
  }

  /// Scrolls a section, as far as its limits allow; the collection view's own offset stays (R8.24).
  ///
  /// - Precondition: The section exists.
  public func setOrthogonalContentOffset(_ offset: CGFloat, inSection section: Int) {
    let solved = checkedSolution(section).section(section)
    // A handler that keeps sections together sets the same offset in each pass.
    guard solved.isOrthogonal, solved.clampedScrollOffset(Double(offset)) != solved.scrollOffset
    else { return }
    change { $0.setScrollOffset(Double(offset), ofSection: section) }
    collectionView?.setNeedsLayout()
  }

  /// The length of what scrolls in a section, insets included; 0 for sections that don't scroll by themselves.
  ///
  /// - Precondition: The section exists.
  public func orthogonalContentLength(inSection section: Int) -> CGFloat {
    let solved = checkedSolution(section).section(section)
    return solved.isOrthogonal ? CGFloat(solved.scrollLength) : 0
  }

  /// The offsets where scrolling comes to rest, ascending; empty where it does anywhere (R8.23).
  ///
  /// Groups beyond what can be scrolled to share the offset at that end, which then stands there several times.
  ///
  /// - Precondition: The section exists.
  public func orthogonalRestingOffsets(
    inSection section: Int
  ) -> some RandomAccessCollection<CGFloat> {
    let solved = checkedSolution(section).section(section)
    return (0..<solved.stopCount).lazy.map { CGFloat(solved.stop($0)) }
  }

  /// Where scrolling that would end at an offset comes to rest (R8.23).
  ///
  /// - Parameters:
  ///   - proposedOffset: Where it would end by itself.
  ///   - velocity: The speed when the finger left; only the sign counts.
  ///   - start: Where the drag began: pages and groups turn by one at most.
  ///   - section: The section that scrolls.
  /// - Precondition: The section exists.
  /// - Complexity: O(log groups).
  public func orthogonalRestingOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, draggedFrom start: CGFloat,
    inSection section: Int
  ) -> CGFloat {
    CGFloat(
      checkedSolution(section).section(section).restingOffset(
        proposed: Double(proposedOffset), velocity: Double(velocity), start: Double(start)))
  }

  private func checkedSolution(_ section: Int) -> CompositionalSolution {
    let solution = solution(CompositionalSolution.self)
    precondition(
      0..<solution.sectionCount ~= section,
      "There is no section \(section): the layout has \(solution.sectionCount).")
    return solution
  }

  /// Scrolls an item's section until it is where a program wants it; an axis without alignment stays.
  final func scrollOrthogonally(
    to indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?
  ) {
    let (placed, solution) = (placed(), solution(CompositionalSolution.self))
    let isMirrored = collectionView?.mirrorWidth != nil
    let alignment =
      placed.isHorizontal ? vertically : isMirrored ? horizontally?.mirrored : horizontally
    guard let alignment, let frame = placed.frame(of: indexPath, viewport: nil),
      case let section = indexPath[0], solution.isOrthogonal(section: section)
    else { return }
    let axis: Axis = placed.isHorizontal ? .vertical : .horizontal
    let offset = solution.scrollOffset(ofSection: section)
    let view = solution.container.width
    let (start, length) = (Double(frame.origin[axis]) + offset, Double(frame.size[axis]))
    let wanted =
      switch alignment {
      case .start: start
      case .center: start + (length - view) / 2
      case .end: start + length - view
      }
    setOrthogonalContentOffset(CGFloat(wanted), inSection: section)
  }
}

extension ScrollAlignment {
  fileprivate var mirrored: ScrollAlignment {
    switch self {
    case .start: .end
    case .center: .center
    case .end: .start
    }
  }
}
