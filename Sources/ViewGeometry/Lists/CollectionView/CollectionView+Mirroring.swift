import Foundation

/// Everything that asks the layout goes through here, so that answers are in content coordinates (R6.28).
extension CollectionView {
  /// The item under a point in content coordinates.
  final func itemIndexPath(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    if let mirror {
      return mirror.item(at: point) { storedLayout.visitElements(around: $0, $1) }
    }
    if let solved = restingSolution {
      return solved._withUnsafeGuaranteedRef { $0.indexPath(at: point) }
    }
    return storedLayout.indexPathOfItem(at: point)
  }

  /// The item under a point in content coordinates, and its frame in them.
  final func placedItem(at point: CGPoint) -> PlacedItem? {
    prepareLayout()
    if mirrorWidth == nil, let solved = restingSolution {
      return solved._withUnsafeGuaranteedRef { $0.item(at: point) }
    }
    guard let indexPath = itemIndexPath(at: point), let frame = itemFrame(at: indexPath) else {
      return nil
    }
    return PlacedItem(indexPath: indexPath, frame: frame)
  }

  /// What answers in the layout's place for items at rest, not retained: asking it runs nobody else's code.
  @inline(__always)
  private var restingSolution: Unmanaged<PlacedSolution>? {
    storedLayout.restingSolution.map { .passUnretained($0) }
  }

  /// The frame of an item in content coordinates; nil when there is none.
  final func itemFrame(at indexPath: IndexPath) -> CGRect? {
    prepareLayout()
    if mirrorWidth == nil, let solved = restingSolution {
      return solved._withUnsafeGuaranteedRef { $0.frame(of: indexPath, viewport: nil) }
    }
    guard let solved = storedLayout.directSolution else {
      return displayedFrame(storedLayout.layoutAttributesForItem(at: indexPath))
    }
    let viewport = solved.pinning == .items ? solved.viewport(of: self) : nil
    return displayed(solved.frame(of: indexPath, viewport: viewport))
  }

  /// The frame of a supplementary view in content coordinates; nil when there is none.
  final func supplementaryFrame(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    prepareLayout()
    guard let solved = storedLayout.directSolution else {
      return displayedFrame(
        storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }
    let viewport = solved.viewport(of: self)
    return displayed(
      solved.supplementary(ofKind: kind, at: indexPath, viewport: viewport)?.frame)
  }

  /// The frame of attributes the layout made, in content coordinates.
  ///
  /// Mirrored by way of the attributes: a transformed element's frame is the box of its mirrored outline.
  private func displayedFrame(_ attributes: CollectionViewLayoutAttributes?) -> CGRect? {
    mirrorWidth == nil ? attributes?.frame : displayed(attributes)?.frame
  }

  /// A frame of the layout's in content coordinates.
  private func displayed(_ frame: CGRect?) -> CGRect? {
    guard let mirror, let frame else { return frame }
    return mirror.image(of: frame)
  }

  /// Calls `body` with the elements that overlap `rect`, both in content coordinates; attributes are as the layout made them.
  final func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    prepareLayout()
    guard let mirror else { return storedLayout.visitElements(in: rect, body) }
    let extent = Extent(rect)
    guard !extent.isEmpty else { return }
    storedLayout.visitElements(in: mirror.source(of: rect.standardized)) {
      if let image = mirror.image(of: $0, overlapping: extent) { body(image, $1) }
    }
  }

  /// A copy of attributes the layout made, in content coordinates (R9.7).
  final func displayed(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let mirror, let attributes else { return attributes?.copy() }
    return mirror.image(of: attributes)
  }

  /// How the layout is mirrored; nil where it isn't.
  @inline(__always)
  final var mirror: ContentMirror? { mirrorWidth.map { ContentMirror(width: $0) } }

  /// Whether items follow each other leftward: in a layout that was written so, or in another that is mirrored.
  final var readsLeftward: Bool {
    (storedLayout.developmentLayoutDirection == .rightToLeft) != (mirrorWidth != nil)
  }

  /// Finds out whether the layout is mirrored; called whenever it was prepared.
  final func updateMirroring(contentWidth: CGFloat) {
    let isMirrored =
      effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
      && storedLayout.flipsHorizontallyInOppositeLayoutDirection
    mirrorWidth = isMirrored ? contentWidth : nil
  }
}
