package import Foundation

/// The future events of a clock, ordered by time.
///
/// Events with the same time are ordered by insertion.
///
/// The events are stored in a binary heap: the first event is at the root, and none precedes its
/// parent.
package struct EventQueue {
  package struct Event {
    package let moment: TimeInterval
    /// The sequence number of the event, which orders events with the same time by insertion.
    let order: Int
    package let body: () -> Void
    /// Returns whether the event is still needed.
    ///
    /// If the closure is nil, the event is always needed.
    let isCurrent: (() -> Bool)?

    func comes(before other: Event) -> Bool {
      (moment, order) < (other.moment, other.order)
    }
  }

  private var heap: [Event] = []
  /// The approximate number of events in the heap that are no longer needed.
  private var staleEvents = 0
  /// The sequence number of the event added last.
  private(set) var lastOrder = 0

  /// Stale events are removed only if their number exceeds this value.
  private static let fewestStaleEvents = threshold(32, low: 0)

  package init() {}

  package var first: Event? { heap.first }

  /// The time of the last event that is still needed; nil if there is none.
  ///
  /// - Complexity: O(events).
  var lastMoment: TimeInterval? {
    heap.lazy.filter { $0.isCurrent?() ?? true }.map(\.moment).max()
  }

  package mutating func add(
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

  package mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(from: 0)
  }

  /// Records that an event is no longer needed.
  ///
  /// Once more than `fewestStaleEvents` events, and more than half of all events, are stale, the
  /// stale ones are removed. An animation that is interrupted again and again therefore doesn't
  /// fill the queue.
  mutating func noteStaleEvent() {
    staleEvents += 1
    guard staleEvents > Self.fewestStaleEvents, 2 * staleEvents > heap.count else { return }
    staleEvents = 0
    heap.removeAll { !($0.isCurrent?() ?? true) }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  private mutating func siftDown(from start: Int) {
    var index = start
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, heap[child + 1].comes(before: heap[child]) { child += 1 }
      guard heap[child].comes(before: heap[index]) else { return }
      heap.swapAt(index, child)
      index = child
    }
  }
}
