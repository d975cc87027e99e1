extension GeometrySnapshot {
  /// Traps if the parts of the snapshot are inconsistent.
  ///
  /// - Complexity: O(elements).
  package func checkInvariants() { storage.checkInvariants() }
}

extension SnapshotStorage {
  /// In builds with internal checks, traps if a new or updated snapshot is inconsistent.
  ///
  /// Snapshots of more than 4,096 elements aren't checked.
  @inline(__always)
  func checkAfterBuilding() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if count <= 4_096 { checkInvariants() }
    #endif
  }

  func checkInvariants() {
    checkFamilies()
    checkSpaces()
    for element in 0..<count { checkOffset(of: element) }
    let extras = extras
    precondition(
      extras.placed.isAscending && extras.labeled.isAscending && extras.spatial.isAscending,
      "The rare attributes aren't in the order of the elements.")
    precondition(
      (searchedIndex == nil) == shape.isDescended,
      "Hit tests use an index although the tree's shape doesn't require one, or vice versa.")
    if let searchedIndex { searchedIndex.seen.checkInvariants() }
  }

  /// Traps if the elements or slots are inconsistent.
  ///
  /// Elements must be in the order of the tree. The slots of the subviews of one view must be
  /// consecutive and ordered from front to back. The `holdsSpecial` flag must be correct.
  private func checkFamilies() {
    precondition(elements[0].parent == -1 && elements[0].slot == 0, "Element 0 isn't the root.")
    var (ways, slotCount): ([Int32], Int) = ([0], 1)
    for element in 0..<count {
      let (slot, number) = (slot(of: element).pointee, Int32(element))
      precondition(
        slot.element == number, "The slot of element \(element) belongs to another element.")
      let family = Int(slot.firstInner)..<Int(slot.firstInner) + Int(slot.innerCount)
      slotCount += family.count
      var previous = Int32(count)
      for inner in family.map({ slots[$0].element }) {
        precondition(
          inner > number && inner < previous && elements[Int(inner)].parent == number,
          "The subviews of element \(element) are wrong or aren't in order from front to back.")
        previous = inner
      }
      let isSpecial = family.contains { !slots[$0].flags.isDisjoint(with: .special) }
      precondition(
        slot.flags.contains(.holdsSpecial) == isSpecial,
        "The flags of element \(element) don't match its subviews.")
      guard element > 0 else { continue }
      while let last = ways.last, last != elements[element].parent { ways.removeLast() }
      precondition(!ways.isEmpty, "Element \(element) isn't painted right after its superview.")
      ways.append(number)
    }
    precondition(slotCount == count, "There are \(slotCount) slots for \(count) elements.")
  }

  /// Traps if a space doesn't start at its first element, or if its composed maps are inconsistent.
  private func checkSpaces() {
    precondition(
      spaces[0].first == 0 && spaces[0].parent == -1 && spaces[0].isDirect,
      "Space 0 isn't the space of the root.")
    for index in spaces.indices.dropFirst() {
      let (space, first) = (spaces[index], Int(spaces[index].first))
      precondition(
        first > spaces[index - 1].first && Int(elements[first].space) == index
          && space.parent == elements[Int(elements[first].parent)].space,
        "Space \(index) doesn't begin at its first element.")
      let condition = space.toRoot.largestFactor * space.fromRoot.largestFactor
      precondition(
        space.isDirect
          ? spaces[Int(space.parent)].isDirect && condition < SnapshotSpace.worstCondition
          : space.toRoot.a.isNaN && space.fromRoot.a.isNaN,
        "Space \(index) has composed maps that are missing or too inaccurate.")
    }
  }

  /// Traps if an element's origin isn't the sum of its superview's origin and its own offset.
  ///
  /// For an element that starts a space, the sum isn't checked. Also traps if a transformed element
  /// doesn't start a space, or if an element is off the grid although `isOnGrid` is true.
  private func checkOffset(of index: Int) {
    let element = elements[index]
    let isFirst = spaces[Int(element.space)].first == Int32(index)
    precondition(
      isFirst || !flags(of: index).contains(.isTransformed),
      "Element \(index) is rotated but doesn't begin a space.")
    if isOnGrid, element.space == 0 {
      var grid = OffsetGrid()
      grid.add(element.origin.high)
      precondition(
        grid.holdsAll && element.origin.low == .zero, "Element \(index) isn't on the grid.")
    }
    guard !isFirst else { return }
    let outer = elements[Int(element.parent)]
    precondition(
      element.space == outer.space, "Element \(index) isn't in the space of its superview.")
    let way =
      element.space == 0
      ? element.origin.minus(outer.origin)
      : sides[Int(element.side)].minus(sides[Int(outer.side)])
    precondition(
      all(way.rounded .== slot(of: index).pointee.offset),
      "The offset of element \(index) isn't the difference of two sums.")
  }
}

extension ContiguousArray where Element: SnapshotExtra {
  fileprivate var isAscending: Bool {
    zip(self, dropFirst()).allSatisfy { $0.element < $1.element }
  }
}
