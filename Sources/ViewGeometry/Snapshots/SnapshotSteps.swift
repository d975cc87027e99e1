// The steps by which views become elements, written once for building a snapshot and for updating it.

extension SnapshotSlot {
  /// Reads a view into its slot, without what the slot says of other elements.
  @inline(__always)
  init(reading view: some SnapshotMember, isTurned: Bool) {
    let (boundsMin, size) = view.boundsMinAndSize
    let offset = view.offset
    self.init(
      offset: SIMD2(offset.x, offset.y), boundsMin: boundsMin, size: size, element: 0,
      firstInner: 0, innerCount: 0, flags: View.Flags(inSlotOf: view.flags, isTurned: isTurned))
  }
}

extension OffsetGrid {
  /// The zero point of an element of the root's space whose view is only shifted; nil if it takes more than one double.
  @inline(__always)
  mutating func shifted(_ outer: ExactOffset, by offset: SIMD2<Double>) -> ExactOffset? {
    guard let sum = outer.addingInOneDouble(offset) else { return nil }
    add(sum)
    return ExactOffset(high: sum, low: .zero)
  }

  /// The same in any space, exact or as near as two doubles are; nil if the element must begin a space of its own.
  mutating func shifted(
    _ outer: SnapshotZeroPoint, by offset: SIMD2<Double>, inSpace number: Int32,
    _ space: SnapshotSpace
  ) -> SnapshotZeroPoint? {
    guard let moved = space.zeroPoint(movedBy: offset, from: outer) else { return nil }
    if number == 0 { addInexact() }
    return moved
  }
}
