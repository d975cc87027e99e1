public import Foundation

extension GeometrySnapshot {
  /// Returns the element that a hit test finds at `point`, or nil if there is none.
  ///
  /// The point is in the bounds coordinates of the root. The test uses the built-in rules of
  /// `View.hitTest(_:with:)` (R4.12 to R4.15) and ignores overrides. A point with a NaN or infinite
  /// coordinate hits nothing. Views that don't receive touches while they are being animated
  /// (R15.20) aren't hit. In a snapshot of the presentation, the rules of layers apply; see
  /// ``init(presentationOf:)``.
  ///
  /// - Complexity: O(depth) if the tree has at most 64 levels below the root and fewer than 64
  ///   subviews per view. Otherwise, O(log n) if few views overlap at any point; each transformed
  ///   view at the point, and a point within rounding error of an edge, take O(depth) more. In a
  ///   snapshot of the presentation, O(views).
  public func hitTest(_ point: CGPoint) -> ID? {
    let point = SIMD2(Double(point.x), Double(point.y))
    guard point.x.isFinite && point.y.isFinite else { return nil }
    if isOfPresentation { return hitTestOfLayers(point) }
    let index = storage.frontmostHit(at: point)
    return index < 0 ? nil : ID(index: Int32(index))
  }

  /// Performs a hit test with the index, regardless of the shape of the tree.
  ///
  /// Tests compare its results with those of the search that descends from the root.
  package func hitTestByIndex(_ point: CGPoint) -> ID? {
    let point = SIMD2(Double(point.x), Double(point.y))
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let index = storage.topmostHit(in: storage.index, at: point)
    return index < 0 ? nil : ID(index: Int32(index))
  }

  /// Whether hit tests descend from the root instead of searching the index.
  package var isDescended: Bool { storage.searchedIndex == nil }
}

extension SnapshotStorage {
  /// Returns the index of the hit element, or -1.
  @inline(__always)
  func frontmostHit(at point: SIMD2<Double>) -> Int {
    if let searchedIndex {
      guard slots.pointee.boundsContain(point) else { return -1 }
      return topmostHit(in: searchedIndex, at: point)
    }
    return deepestHit(at: point, in: slots).map { Int($0.pointee.element) } ?? -1
  }

  /// Returns the frontmost subview that contains the point, and converts `point` to the bounds
  /// coordinates of that subview.
  ///
  /// Returns nil if there is none. Four subviews are tested at a time without branches, because a
  /// processor can't predict on which side of a view the point lies.
  @inline(__always)
  func frontmostChild(
    of view: UnsafePointer<SnapshotSlot>, entered point: inout SIMD2<Double>
  ) -> UnsafePointer<SnapshotSlot>? {
    guard !view.pointee.flags.contains(.holdsSpecial) else {
      return frontmostOfSpecial(in: view, at: &point)
    }
    var next = slots + Int(view.pointee.firstInner)
    var left = Int(view.pointee.innerCount)
    while left > 0 {
      let inside =
        next[0].admits(point) & 1 | next[1].admits(point) & 2 | next[2].admits(point) & 4
        | next[3].admits(point) & 8
      let candidates = left < 4 ? inside & ((1 &<< UInt(left)) &- 1) : inside
      if candidates != 0 {
        next += candidates.trailingZeroBitCount
        point -= next.pointee.offset
        return next
      }
      next += 4
      left -= 4
    }
    return nil
  }

  /// Returns the frontmost child that contains the point, if some children are special.
  ///
  /// Special children are transformed or can't be hit. All children are tested one after the other.
  /// Also converts `point` to the bounds coordinates of the child.
  @inline(never)
  private func frontmostOfSpecial(
    in view: UnsafePointer<SnapshotSlot>, at point: inout SIMD2<Double>
  ) -> UnsafePointer<SnapshotSlot>? {
    scannedChild(of: view, entered: &point)
  }
}

extension SnapshotSlot {
  /// The number of slots beyond the last one that a scan may read.
  static let padding = 3

  /// Returns a word whose bits are all ones if the bounds contain the point, or else 0.
  ///
  /// The point is in the superview's bounds coordinates. The result is valid only for views without
  /// a transform.
  @inline(__always)
  fileprivate func admits(_ point: SIMD2<Double>) -> UInt {
    let local = point - offset
    let isInside = (local .>= boundsMin) .& (local .< boundsMin + size)
    let lanes = SIMD2<Int64>.zero.replacing(with: -1, where: isInside)
    return UInt(bitPattern: Int(lanes.x & lanes.y))
  }
}
