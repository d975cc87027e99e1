/// The header of a leaf of a ``SubviewOrder``.
struct SubviewLeafHeader {
  /// The number of views in the leaf; the slots after them are empty.
  var used = 0
  /// The index of the leaf in `SubviewOrder.leaves`.
  ///
  /// The leaf's views also store this index.
  var number: Int32
  /// The first label of the leaf's range of labels.
  ///
  /// The ranges of consecutive leaves are contiguous, so a leaf can be found from the root by its
  /// label.
  var label: Int64 = 0
  /// The length of the leaf's range of labels.
  var room: Int64 = 0
}

/// Consecutive subviews, back to front, of a view that has very many subviews.
final class SubviewLeaf: ManagedBuffer<SubviewLeafHeader, View>, CountedLeaf {
  struct Rules: CountedRules {
    let fanOut: Int
    /// The maximum number of views per leaf, at least 2.
    let leafCapacity: Int
  }

  static func make(number: Int32, capacity: Int) -> SubviewLeaf {
    unsafeDowncast(
      create(minimumCapacity: capacity) { _ in SubviewLeafHeader(number: number) },
      to: SubviewLeaf.self)
  }

  deinit {
    _ = withUnsafeMutablePointers { $1.deinitialize(count: $0.pointee.used) }
  }

  var state: UnsafeMutablePointer<SubviewLeafHeader> { withUnsafeMutablePointerToHeader { $0 } }
  var slots: UnsafeMutablePointer<View> { withUnsafeMutablePointerToElements { $0 } }

  /// The views as cursors.
  ///
  /// The caller must keep the views in the leaf while it uses the cursors.
  var cursors: UnsafePointer<ViewCursor> {
    // A cursor is the same single word as the reference.
    UnsafeRawPointer(slots).assumingMemoryBound(to: ViewCursor.self)
  }

  var places: Int { state.pointee.used }
  static func counterCount(_ rules: Rules) -> Int { 1 }
  func counter(_ index: Int) -> Int64 { state.pointee.room }

  /// Inserts a view at an offset; the leaf must have a free slot.
  func insert(_ view: View, at offset: Int) {
    let slot = slots + offset
    (slot + 1).moveInitialize(from: slot, count: places - offset)
    slot.initialize(to: view)
    view.leafInOrder = state.pointee.number
    state.pointee.used += 1
  }

  /// Removes and returns the view at an offset.
  func remove(at offset: Int) -> View {
    let view = (slots + offset).move()
    (slots + offset).moveInitialize(from: slots + offset + 1, count: places - offset - 1)
    state.pointee.used -= 1
    return view
  }

  /// Moves the second half of the views, and of the range of labels, to the empty leaf `new`.
  func split(to new: SubviewLeaf) {
    let kept = places / 2
    new.slots.moveInitialize(from: slots + kept, count: places - kept)
    new.state.pointee.used = places - kept
    state.pointee.used = kept
    let room = state.pointee.room / 2
    new.state.pointee.label = state.pointee.label + room
    new.state.pointee.room = state.pointee.room - room
    state.pointee.room = room
    for offset in 0..<new.places { new.cursors[offset].leafInOrder = new.state.pointee.number }
  }

  func brokenInvariant(_ rules: Rules, isRoot: Bool) -> String? {
    if places > rules.leafCapacity { return "A leaf has \(places) subviews." }
    if state.pointee.room < 1 { return "A leaf of subviews has no label." }
    let areKnown = (0..<places).allSatisfy { cursors[$0].leafInOrder == state.pointee.number }
    return areKnown ? nil : "A subview refers to the wrong leaf."
  }
}
