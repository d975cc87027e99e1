public import Foundation

extension GeometrySnapshot {
  /// The element at `point`, in the bounds of the root, that the root's `hitTest(_:with:)` would have answered; nil if none.
  ///
  /// By the built-in rules (R4.12 to R4.15): overrides aren't asked. NaN and infinite points hit nothing.
  ///
  /// - Complexity: O(log n) where few views lie over any point, with at most 64 levels to go down and fewer than 64
  ///   subviews to look at on each. In deeper and wider trees, what lies in a turned view, and a point within rounding
  ///   error of an edge, take O(depth) more.
  public func hitTest(_ point: CGPoint) -> ID? {
    let point = SIMD2(Double(point.x), Double(point.y))
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let index = storage.frontmostHit(at: point)
    return index < 0 ? nil : ID(index: Int32(index))
  }

  /// The same by a search of the index, whatever the shape of the tree: what a descent is tested against.
  package func hitTestByIndex(_ point: CGPoint) -> ID? {
    let point = SIMD2(Double(point.x), Double(point.y))
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let index = storage.topmostHit(in: storage.index, at: point)
    return index < 0 ? nil : ID(index: Int32(index))
  }

  /// Whether hit tests descend from the root, not by the index.
  package var isDescended: Bool { storage.searchedIndex == nil }
}

extension SnapshotStorage {
  /// The element hit, or -1.
  @inline(__always)
  func frontmostHit(at point: SIMD2<Double>) -> Int {
    if let searchedIndex {
      guard slots.pointee.boundsContain(point) else { return -1 }
      return topmostHit(in: searchedIndex, at: point)
    }
    return deepestHit(at: point, in: slots).map { Int($0.pointee.element) } ?? -1
  }

  /// Four at a time and without a branch among them: left or right, above or below is a coin toss that a processor can't
  /// predict.
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

  /// The same where some subviews can't be hit or lie turned: one after the other.
  @inline(never)
  private func frontmostOfSpecial(
    in view: UnsafePointer<SnapshotSlot>, at point: inout SIMD2<Double>
  ) -> UnsafePointer<SnapshotSlot>? {
    scannedChild(of: view, entered: &point)
  }
}

extension SnapshotSlot {
  /// How many slots behind the last a scan may read.
  static let padding = 3

  /// All ones if the point, in the bounds of the view around, is in the bounds; for views that aren't rotated.
  @inline(__always)
  fileprivate func admits(_ point: SIMD2<Double>) -> UInt {
    let local = point - offset
    let isInside = (local .>= boundsMin) .& (local .< boundsMin + size)
    let lanes = SIMD2<Int64>.zero.replacing(with: -1, where: isInside)
    return UInt(bitPattern: Int(lanes.x & lanes.y))
  }
}
