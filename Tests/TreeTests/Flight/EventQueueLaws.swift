import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The events of a clock, some of which are cancelled.
@Suite struct EventQueueLaws {
  private struct Step {
    let kind: Int
    let moment: Int
    let event: Int
  }

  private struct Steps: CustomStringConvertible {
    let all: [Step]
    var description: String { "\(all.map { ($0.kind, $0.moment, $0.event) })" }
  }

  /// The events that are still needed, by number, and a queue with all.
  private final class World {
    var queue = EventQueue()
    var moments: [Int] = []
    var needed: Set<Int> = []
    var last = -1

    func add(at moment: Int) {
      let number = moments.count
      moments.append(moment)
      needed.insert(number)
      let isCurrent = { [weak self] in self?.needed.contains(number) ?? false }
      queue.add(at: Double(moment), isCurrent: isCurrent) { [weak self] in self?.last = number }
    }

    func cancel(_ number: Int) {
      if needed.remove(number) != nil { queue.noteStaleEvent() }
    }

    /// Removes the first event that is still needed, and returns its number.
    func takeFirst() -> Int? {
      while let event = queue.first {
        queue.removeFirst()
        event.body()
        if needed.remove(last) != nil { return last }
      }
      return nil
    }
  }

  @Test func `events come by their times, then as they were added, whatever is cancelled`() {
    check({ source in
      Steps(
        all: source.list(mean: 80, limit: 400) {
          Step(kind: $0.index(below: 5), moment: $0.index(below: 8), event: $0.index(below: 200))
        })
    }) { (steps: Steps) in
      let world = World()
      for step in steps.all {
        switch step.kind {
        case 0, 1: world.add(at: step.moment)
        case 2, 3: world.cancel(step.event % max(1, world.moments.count))
        default:
          let moments = world.moments
          let first = world.needed.min { (moments[$0], $0) < (moments[$1], $1) }
          try demand(world.takeFirst() == first, "the first event")
        }
        let last = world.needed.map { world.moments[$0] }.max()
        try demand(world.queue.lastMoment == last.map(Double.init), "the last time")
      }
    }
  }
}
