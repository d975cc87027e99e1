import Foundation

/// The future events of a clock, ordered by time, and at the same time by insertion.
///
/// It is a binary heap: the first event is at the root, and no event precedes its parent.
struct EventQueue {
  struct Event {
    let moment: TimeInterval
    /// The event's sequence number, which orders events of the same time.
    let order: Int
    let body: () -> Void
    /// Returns whether the event is still needed; nil if it always is.
    let isCurrent: (() -> Bool)?

    func comes(before other: Event) -> Bool {
      (moment, order) < (other.moment, other.order)
    }
  }

  private var heap: [Event] = []
  /// The sequence number of the event added last.
  private(set) var lastOrder = 0

  var first: Event? { heap.first }

  /// The latest time of the events that are still needed; nil if there are none.
  ///
  /// - Complexity: O(events).
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
