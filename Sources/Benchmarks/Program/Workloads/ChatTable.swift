import BenchmarkOptions
import Foundation
import ScreenFiles
import ViewGeometry

/// The chat fixture: a scroll view with thousands of messages, and random pairs of its views.
final class ChatTable {
  struct Pair {
    let source: Unmanaged<View>
    let target: Unmanaged<View>
    let point: CGPoint
  }

  let screen: FixtureScreen
  let scrollView: ScrollView
  let pairs: [Pair]
  /// The average number of levels from the source up to the common ancestor and down to the target.
  let meanLength: Double

  init(random: inout SplitMix64) throws {
    screen = try FixtureFiles.screen("chat.json")
    let views = screen.views
    guard let scrollView = views.compactMap({ $0 as? ScrollView }).last else {
      throw UsageError("The chat fixture has no scroll view.")
    }
    self.scrollView = scrollView
    var pairs: [Pair] = []
    var levels = 0
    for _ in 0..<RandomPoints.count {
      let source = views[random.nextIndex(below: views.count)]
      let target = views[random.nextIndex(below: views.count)]
      let point = CGPoint(x: random.nextDyadic(below: 40), y: random.nextDyadic(below: 40))
      pairs.append(
        Pair(source: .passUnretained(source), target: .passUnretained(target), point: point))
      levels += Self.length(from: source, to: target)
    }
    self.pairs = pairs
    meanLength = Double(levels) / Double(pairs.count)
  }

  /// Returns the scroll offset of an operation.
  ///
  /// It grows by a quarter point per operation, and restarts at 0 after 1,024 operations.
  @inline(__always)
  func offset(_ index: Int) -> CGPoint {
    CGPoint(x: 0, y: Double(index & 1023) / 4)
  }

  private static func length(from source: View, to target: View) -> Int {
    let up = ancestors(of: source)
    let down = ancestors(of: target)
    let shared = zip(up.reversed(), down.reversed()).prefix { $0 === $1 }.count
    return up.count + down.count - 2 * shared
  }

  /// Returns the view and its ancestors up to the root.
  private static func ancestors(of view: View) -> [View] {
    Array(sequence(first: view) { $0.superview })
  }
}
