/// A solved group: where its items and what hangs on them are, relative to the group's own frame.
///
/// A section repeats one pattern, so that only the first group costs time and memory.
package struct CompositionalPattern: Sendable, Hashable {
  /// The place of one item.
  package struct Slot: Sendable, Hashable {
    package var frame: LayoutFrame
    package var zIndex = 0
    /// The lengths that aren't the item's to choose.
    package var fixed = CompositionalFixedLengths.both
  }

  /// The place of a supplementary.
  package struct Badge: Sendable, Hashable {
    package var kind: String
    package var frame: LayoutFrame
    package var zIndex: Int
    /// The item it hangs on; of a group, the first one.
    package var slot: Int
  }

  /// The footprint of the group, its edge spacing not counted.
  package var size: LayoutSize
  /// The items, in order.
  package var slots: ContiguousArray<Slot> = []
  package var badges: ContiguousArray<Badge> = []
  /// Whether no more items fit, rather than that no more were needed.
  package var isFull = true

  init(size: LayoutSize) {
    self.size = size
  }

  /// The number of items the group holds (R8.10).
  package var capacity: Int { slots.count }

  /// The box of everything in the group that has an area, and of the group itself.
  var box: Extent {
    var box = Extent(x: 0, y: 0, width: size.width, height: size.height)
    for slot in slots { box = box.union(Extent(slot.frame)) }
    for badge in badges { box = box.union(Extent(badge.frame)) }
    return box
  }

  /// Whether everything is at the same places in another pattern.
  func isArranged(as other: CompositionalPattern) -> Bool {
    size == other.size && slots == other.slots && badges == other.badges
  }

  /// Adds what another pattern holds, moved by a vector.
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

  /// Hangs supplementaries on a container, which holds the slots from `slot` on.
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
