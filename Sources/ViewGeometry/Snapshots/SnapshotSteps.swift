// The steps that turn views into elements, shared by building and updating a snapshot.

extension SnapshotSlot {
  /// Creates the slot of a view, without the values that refer to other elements.
  @inline(__always)
  init(reading view: some SnapshotMember, isTransformed: Bool) {
    let (boundsMin, size) = view.boundsMinAndSize
    let offset = view.offset
    self.init(
      offset: SIMD2(offset.x, offset.y), boundsMin: boundsMin, size: size, element: 0,
      firstInner: 0, innerCount: 0,
      flags: View.Flags(inSlotOf: view.flags, isTransformed: isTransformed))
  }
}

extension OffsetGrid {
  /// Returns the zero point of a translated element's coordinates, in the root's coordinates.
  ///
  /// Returns nil if one double can't store it exactly. Otherwise, also records whether it is on the
  /// grid.
  @inline(__always)
  mutating func shifted(_ outer: ExactOffset, by offset: SIMD2<Double>) -> ExactOffset? {
    guard let sum = outer.addingInOneDouble(offset) else { return nil }
    add(sum)
    return ExactOffset(high: sum, low: .zero)
  }

  /// Returns the zero point of an element's coordinates, in any space.
  ///
  /// The zero point is exact, or has double-double precision. In the first space, it is recorded as
  /// being off the grid. Returns nil if the element must start its own space.
  mutating func shifted(
    _ outer: SnapshotZeroPoint, by offset: SIMD2<Double>, inSpace number: Int32,
    _ space: SnapshotSpace
  ) -> SnapshotZeroPoint? {
    guard let moved = space.zeroPoint(movedBy: offset, from: outer) else { return nil }
    if number == 0 { addInexact() }
    return moved
  }
}
