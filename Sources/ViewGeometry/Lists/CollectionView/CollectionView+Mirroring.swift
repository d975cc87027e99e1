import Foundation

/// Queries of the layout, whose results are in content coordinates (R6.28).
extension CollectionView {
  /// Returns the index path of the item at a point in content coordinates; nil if there is none.
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

  /// Returns the item at a point, and its frame, in content coordinates; nil if there is none.
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

  /// The solved layout, unretained, if items can be looked up in it directly; otherwise nil.
  ///
  /// Querying it calls no app code.
  @inline(__always)
  private var restingSolution: Unmanaged<PlacedSolution>? {
    storedLayout.restingSolution.map { .passUnretained($0) }
  }

  /// Returns the frame of an item in content coordinates; nil if the item doesn't exist.
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

  /// Returns the frame of a supplementary view in content coordinates; nil if it doesn't exist.
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

  /// Returns, in content coordinates, the frame of attributes that the layout created.
  ///
  /// The attributes are mirrored, not the frame. Because transforms aren't mirrored, the frame of a
  /// transformed element is the bounding box of the element at its mirrored position.
  private func displayedFrame(_ attributes: CollectionViewLayoutAttributes?) -> CGRect? {
    mirrorWidth == nil ? attributes?.frame : displayed(attributes)?.frame
  }

  /// Converts a frame from layout coordinates to content coordinates.
  private func displayed(_ frame: CGRect?) -> CGRect? {
    guard let mirror, let frame else { return frame }
    return mirror.image(of: frame)
  }

  /// Calls `body` with the elements that overlap `rect`, both in content coordinates.
  ///
  /// The closure also receives the layout's attributes, in layout coordinates, if the layout
  /// created any.
  final func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    prepareLayout()
    guard let mirror else { return storedLayout.visitElements(in: rect, body) }
    let extent = Extent(rect)
    guard !extent.isEmpty else { return }
    storedLayout.visitElements(in: mirror.source(of: rect.standardized)) {
      if let image = mirror.image(of: $0, overlapping: extent) { body(image, $1) }
    }
  }

  /// Returns a copy, in content coordinates, of attributes that the layout created (R9.7).
  final func displayed(
    _ attributes: CollectionViewLayoutAttributes?
  ) -> CollectionViewLayoutAttributes? {
    guard let mirror, let attributes else { return attributes?.copied() }
    return mirror.image(of: attributes)
  }

  /// The mirroring of the layout; nil if it isn't mirrored.
  @inline(__always)
  final var mirror: ContentMirror? { mirrorWidth.map { ContentMirror(width: $0) } }

  /// Whether items run from right to left: the layout is either right-to-left or mirrored, but not
  /// both.
  final var readsLeftward: Bool {
    (storedLayout.developmentLayoutDirection == .rightToLeft) != (mirrorWidth != nil)
  }

  /// Updates whether the layout is mirrored.
  ///
  /// Called whenever the layout has been prepared, or its content size has been read again.
  final func updateMirroring(contentWidth: CGFloat) {
    let isMirrored =
      effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
      && storedLayout.flipsHorizontallyInOppositeLayoutDirection
    mirrorWidth = isMirrored ? contentWidth : nil
  }
}
