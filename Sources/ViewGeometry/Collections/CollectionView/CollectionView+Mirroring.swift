import Foundation

/// Where layout coordinates and content coordinates differ: mirrored layouts (R6.28).
///
/// A layout that flips in a right-to-left view answers as if reading went from left to right; the collection view mirrors
/// what it is asked and what it answers at the middle of the content. Everything that asks the layout goes through here.
extension CollectionView {
  /// The item under a point in content coordinates.
  final func itemIndexPath(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let pointInLayout = mirrorWidth.map { point.mirrored(in: $0) } ?? point
    // Asking it runs nobody else's code, so nothing has to be retained.
    if let flow = storedLayout.solvedFlow {
      return flow._withUnsafeGuaranteedRef { $0.indexPathOfItem(at: pointInLayout) }
    }
    return storedLayout.indexPathOfItem(at: pointInLayout)
  }

  /// The frame of an item in content coordinates; nil when there is none.
  final func itemFrame(at indexPath: IndexPath) -> CGRect? {
    prepareLayout()
    let frame = storedLayout.frameOfItem(at: indexPath)
    guard let width = mirrorWidth, let frame else { return frame }
    return frame.mirrored(in: width)
  }

  /// Calls `body` with the elements that overlap `rect`, both in content coordinates.
  final func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    prepareLayout()
    guard let width = mirrorWidth else { return storedLayout.visitElements(in: rect, body) }
    guard !rect.isNull else { return }
    storedLayout.visitElements(in: rect.standardized.mirrored(in: width)) {
      body($0.moved(to: $0.frame.mirrored(in: width)), $1)
    }
  }

  /// A copy of attributes the layout made, in content coordinates (R9.7).
  final func displayed(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    let copy = attributes?.copy()
    if let width = mirrorWidth, let copy { copy.center.x = width - copy.center.x }
    return copy
  }

  /// Finds out whether the layout is mirrored; called whenever it was prepared.
  final func updateMirroring() {
    let isMirrored =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      && storedLayout.flipsHorizontallyInOppositeLayoutDirection
    mirrorWidth = isMirrored ? contentSize.width : nil
  }
}

extension CGRect {
  /// The rectangle mirrored at the middle of content of this width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - minX - self.width, y: minY, width: self.width, height: height)
  }
}

extension CGPoint {
  /// The point mirrored at the middle of content of this width, to be looked for in half-open frames.
  ///
  /// The mirror image of a half-open frame has its right edge in and its left one out: the next number to the left turns
  /// that around again.
  func mirrored(in width: CGFloat) -> CGPoint {
    CGPoint(x: (width - x).nextDown, y: y)
  }
}
