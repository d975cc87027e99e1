/// A solved group: the frames of its items and supplementary items, relative to the group's frame.
///
/// Unless items are measured, the groups of a section share one pattern, except a last group that
/// is arranged differently because it isn't full.
package struct CompositionalPattern: Sendable, Hashable {
  /// The geometry of one item; its index in `slots` is the item's index in the group.
  package struct Slot: Sendable, Hashable {
    package var frame: LayoutFrame
    package var zIndex = 0
    /// The axes along which no measurement of the item can change its length.
    package var fixed = CompositionalFixedLengths.both
  }

  /// The geometry of a supplementary item.
  package struct Badge: Sendable, Hashable {
    package var kind: String
    package var frame: LayoutFrame
    package var zIndex: Int
    /// The slot of the item to which the badge is attached.
    ///
    /// For a badge of a group, it is the group's first slot.
    package var slot: Int
  }

  /// The size of the group without its edge spacing.
  package var size: LayoutSize
  /// The items, in order.
  package var slots: ContiguousArray<Slot> = []
  package var badges: ContiguousArray<Badge> = []
  /// Whether the group is full.
  ///
  /// False if the group ends early because no more items are needed.
  package var isFull = true

  init(size: LayoutSize) {
    self.size = size
  }

  /// The number of items that the group contains (R8.10).
  package var capacity: Int { slots.count }

  /// The bounding box of the group, its items and its supplementary items.
  var box: Extent {
    var box = Extent(x: 0, y: 0, width: size.width, height: size.height)
    for slot in slots { box = box.union(Extent(slot.frame)) }
    for badge in badges { box = box.union(Extent(badge.frame)) }
    return box
  }

  /// Returns whether another pattern has the same size, items and supplementary items.
  func isArranged(as other: CompositionalPattern) -> Bool {
    size == other.size && slots == other.slots && badges == other.badges
  }

  /// Appends the contents of another pattern, shifted by `x` and `y`.
  mutating func append(_ other: CompositionalPattern, x: Double, y: Double) {
    let first = slots.count
    slots.reserveCapacity(first + other.slots.count)
    for slot in other.slots {
      var slot = slot
      slot.frame = slot.frame.moved(x: x, y: y)
      slots.append(slot)
    }
    for badge in other.badges {
      var badge = badge
      badge.frame = badge.frame.moved(x: x, y: y)
      badge.slot += first
      badges.append(badge)
    }
  }

  /// Adds the supplementary items of an element to the pattern.
  ///
  /// `container` is the element's frame, and `slot` the slot of its first item.
  mutating func hang(
    _ supplementaries: [CompositionalSupplementary], on container: LayoutFrame, slot: Int
  ) {
    for supplementary in supplementaries {
      badges.append(
        Badge(
          kind: supplementary.kind, frame: supplementary.frame(on: container),
          zIndex: supplementary.zIndex, slot: slot))
    }
  }
}

extension Extent {
  init(_ frame: LayoutFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
