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
    let root = slots.pointee
    guard root.flags.isDisjoint(with: .ineligible), root.boundsContain(point) else { return -1 }
    guard let searchedIndex else { return deepestHit(below: slots, at: point) }
    return topmostHit(in: searchedIndex, at: point)
  }
}

extension SnapshotSlot {
  /// How many slots behind the last a scan may read.
  static let padding = 3

  /// All ones if the point, in the bounds of the view around, is in the bounds; for views that aren't turned.
  @inline(__always)
  fileprivate func admits(_ point: SIMD2<Double>) -> UInt {
    let local = point - offset
    let isInside = (local .>= boundsMin) .& (local .< boundsMin + size)
    let lanes = SIMD2<Int64>.zero.replacing(with: -1, where: isInside)
    return UInt(bitPattern: Int(lanes.x & lanes.y))
  }
}

extension SnapshotStorage {
  /// Goes down from a view that holds the point, given in its bounds, always into the frontmost subview that does too: with
  /// the live tree's steps, and so with its answer.
  ///
  /// - Complexity: O(subviews of the views that hold the point).
  @inline(__always)
  private func deepestHit(below root: UnsafePointer<SnapshotSlot>, at point: SIMD2<Double>) -> Int {
    var (view, point) = (root, point)
    while let inner = frontmost(in: view, at: &point) { view = inner }
    return Int(view.pointee.element)
  }

  /// The frontmost subview that holds the point; the point becomes one in its bounds.
  ///
  /// Four at a time and without a branch among them: left or right, above or below is a coin toss that a processor can't
  /// predict.
  @inline(__always)
  private func frontmost(
    in view: UnsafePointer<SnapshotSlot>, at point: inout SIMD2<Double>
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
    let first = slots + Int(view.pointee.firstInner)
    for slot in first..<first + Int(view.pointee.innerCount)
    where slot.pointee.flags.isDisjoint(with: .ineligible) {
      if slot.pointee.flags.contains(.isTurned) {
        guard let local = pointInside(turned: slot, from: point) else { continue }
        point = local
        return slot
      }
      guard slot.pointee.admits(point) != 0 else { continue }
      point -= slot.pointee.offset
      return slot
    }
    return nil
  }

  /// The point in the bounds of a turned view; nil where it isn't inside.
  @inline(never)
  private func pointInside(
    turned slot: UnsafePointer<SnapshotSlot>, from point: SIMD2<Double>
  ) -> SIMD2<Double>? {
    let space = spaces[Int(elements[Int(slot.pointee.element)].space)]
    guard let (x, y) = space.localInverse?.mapInFront(x: point.x, y: point.y) else { return nil }
    let local = SIMD2(x, y)
    return slot.pointee.boundsContain(local) ? local : nil
  }
}
