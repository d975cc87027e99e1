import Foundation

/// What a clock is going to call: by moments, and at one moment in the order in which it was added.
///
/// A binary heap: the first event lies at the root, and no event comes before its parent.
struct EventQueue {
  struct Event {
    let moment: TimeInterval
    /// Counts events that were added.
    let order: Int
    let body: () -> Void
    /// Whether the event still matters; nil for always.
    let isCurrent: (() -> Bool)?

    func comes(before other: Event) -> Bool {
      (moment, order) < (other.moment, other.order)
    }
  }

  private var heap: [Event] = []
  /// The order of the event that was added last.
  private(set) var lastOrder = 0

  var first: Event? { heap.first }

  /// The latest moment of all events that still matter; O(events).
  var lastMoment: TimeInterval? {
    heap.lazy.filter { $0.isCurrent?() ?? true }.map(\.moment).max()
  }

  mutating func add(
    at moment: TimeInterval, isCurrent: (() -> Bool)? = nil, _ body: @escaping () -> Void
  ) {
    lastOrder += 1
    heap.append(Event(moment: moment, order: lastOrder, body: body, isCurrent: isCurrent))
    var index = heap.count - 1
    while index > 0, heap[index].comes(before: heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child + 1].comes(before: heap[child]) { child += 1 }
      guard heap[child].comes(before: heap[index]) else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}
