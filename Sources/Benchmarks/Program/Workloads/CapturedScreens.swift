import BenchmarkOptions
import Foundation
import ScreenFiles
import ViewGeometry

/// The screens captured from real apps, and random queries that visit them in turn.
final class CapturedScreens {
  /// A point of a view on a screen, and the view to convert it to.
  struct Question {
    let source: Unmanaged<View>
    let target: Unmanaged<View>
    let point: CGPoint
  }

  let screens: [FixtureScreen]

  /// Loads the first `count` screens in the order of their file paths.
  init(count: Int) throws {
    let folder = try FixtureFiles.folder.appendingPathComponent("captured")
    let fixtures = try LayoutFixture.all(in: folder)
    guard fixtures.count >= count else {
      throw UsageError("Found \(fixtures.count) of \(count) screens in '\(folder.path)'.")
    }
    screens = fixtures.prefix(count).map { $0.makeScreen() }
  }

  /// Returns random points in the first root of each screen, visiting the screens in turn.
  ///
  /// The root is both the source and the target.
  func touches(random: inout SplitMix64) -> [Question] {
    (0..<RandomPoints.count).map { index in
      let root = screens[index % screens.count].roots[0]
      let unmanaged = Unmanaged.passUnretained(root)
      return Question(
        source: unmanaged, target: unmanaged, point: Self.point(in: root, random: &random))
    }
  }

  /// Returns random conversions within each screen, visiting the screens in turn.
  ///
  /// Each conversion has a random view as the source, a random point in it, and a random view of
  /// the same tree as the target.
  func pairs(random: inout SplitMix64) -> [Question] {
    let trees = screens.map { screen in
      screen.views.filter { $0.isDescendant(of: screen.roots[0]) }
    }
    return (0..<RandomPoints.count).map { index in
      let views = trees[index % trees.count]
      let source = views[random.nextIndex(below: views.count)]
      let target = views[random.nextIndex(below: views.count)]
      return Question(
        source: .passUnretained(source), target: .passUnretained(target),
        point: Self.point(in: source, random: &random))
    }
  }

  private static func point(in view: View, random: inout SplitMix64) -> CGPoint {
    let bounds = view.bounds
    return CGPoint(
      x: bounds.origin.x + random.nextDyadic(below: bounds.size.width),
      y: bounds.origin.y + random.nextDyadic(below: bounds.size.height))
  }
}
