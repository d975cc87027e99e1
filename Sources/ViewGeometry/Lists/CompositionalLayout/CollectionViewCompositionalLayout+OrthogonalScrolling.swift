public import Foundation

/// Sections that scroll orthogonally (R8.21 to R8.25).
///
/// UIKit puts such a section into a scroll view of its own that apps can't access. Here the layout
/// stores the offset, and all frames and queries take it into account (R8.25). An offset is the
/// distance, in points, by which the section is scrolled from the start of its content.
extension CollectionViewCompositionalLayout {
  /// Returns the scroll offset of a section, in points; 0 if it doesn't scroll orthogonally.
  ///
  /// When the layout is invalidated, the offset is kept, but clamped to its new limits. It is reset
  /// to 0 if the scroll direction of the layout changes, or if a batch update reloads the section.
  ///
  /// - Precondition: The section exists.
  public func orthogonalContentOffset(inSection section: Int) -> CGFloat {
    CGFloat(checkedSolution(section).scrollOffset(ofSection: section))
  }

  /// Scrolls a section orthogonally to an offset in points, clamped to its limits, without
  /// scrolling the collection view (R8.24).
  ///
  /// Ends an animation of the section's offset. Does nothing if the section doesn't scroll
  /// orthogonally.
  ///
  /// - Precondition: The section exists.
  public func setOrthogonalContentOffset(_ offset: CGFloat, inSection section: Int) {
    if let flight = flights[section], !flight.isStepping { flight.stop() }
    let solved = checkedSolution(section).section(section)
    // An unchanged offset must not cause another layout pass: a handler that keeps two sections in
    // sync sets the same offset in each pass.
    guard solved.isOrthogonal, solved.clampedScrollOffset(Double(offset)) != solved.scrollOffset
    else { return }
    change { $0.setScrollOffset(Double(offset), ofSection: section) }
    collectionView?.setNeedsLayout()
  }

  /// Returns the length of a section's scrolled content in points, including its insets; 0 if the
  /// section doesn't scroll orthogonally.
  ///
  /// - Precondition: The section exists.
  public func orthogonalContentLength(inSection section: Int) -> CGFloat {
    let solved = checkedSolution(section).section(section)
    return solved.isOrthogonal ? CGFloat(solved.scrollLength) : 0
  }

  /// Returns the offsets at which scrolling may stop, in points, in ascending order (R8.23).
  ///
  /// The result is empty if scrolling can stop at any offset, or if the section doesn't scroll
  /// orthogonally.
  ///
  /// If a group starts beyond the maximum offset, scrolling stops at the maximum instead. The
  /// maximum may therefore occur several times.
  ///
  /// - Precondition: The section exists.
  public func orthogonalRestingOffsets(
    inSection section: Int
  ) -> some RandomAccessCollection<CGFloat> {
    let solved = checkedSolution(section).section(section)
    return (0..<solved.stopCount).lazy.map { CGFloat(solved.stop($0)) }
  }

  /// Returns the offset, in points, at which scrolling of a section comes to rest (R8.23).
  ///
  /// If scrolling can stop at any offset, this is the proposed offset, clamped to the limits. It is
  /// 0 if the section doesn't scroll orthogonally.
  ///
  /// - Parameters:
  ///   - proposedOffset: The offset at which scrolling would end without snapping.
  ///   - velocity: The velocity of the offset when the drag ends; it is positive if the offset
  ///     grows. Only its sign matters, and only for scrolling by pages or groups.
  ///   - start: The offset at which the drag began. Scrolling by pages or groups advances by at
  ///     most one page or group from there; otherwise, it has no effect.
  ///   - section: The index of the section.
  /// - Precondition: The section exists.
  /// - Complexity: O(log sections + log groups); with measured items in the section, O(log sections
  ///   + log² groups).
  public func orthogonalRestingOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, draggedFrom start: CGFloat,
    inSection section: Int
  ) -> CGFloat {
    let solved = checkedSolution(section).section(section)
    guard solved.isOrthogonal else { return 0 }
    return CGFloat(
      solved.restingOffset(
        proposed: Double(proposedOffset), velocity: Double(velocity), start: Double(start)))
  }

  func checkedSolution(_ section: Int) -> CompositionalSolution {
    let solution = solution(CompositionalSolution.self)
    precondition(
      0..<solution.sectionCount ~= section,
      "There is no section \(section): the layout has \(solution.sectionCount).")
    return solution
  }

  /// Scrolls the section of an item orthogonally, so that the item has the given alignment in the
  /// collection view.
  ///
  /// Does nothing if the item has no frame, if its section doesn't scroll orthogonally, or if the
  /// alignment along the orthogonal axis is nil.
  final func scrollOrthogonally(
    to indexPath: IndexPath, horizontally: ScrollAlignment?, vertically: ScrollAlignment?,
    animated: Bool
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
    setOrthogonalContentOffset(CGFloat(wanted), inSection: section, animated: animated)
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
