import ForceTouch
import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of animations on a clock; all but `flight.million` have as their baseline the plain
  /// interpolation of one coordinate of each view.
  static var flight: Suite {
    Suite(title: "Animations in flight", rows: [advance, convert, hitTest, record, million, when])
  }

  private static let limitName = "limit.interpolation"

  /// Runs one frame of many animated views.
  ///
  /// It advances the clock by a sixtieth of a second, and reads each view's presented position.
  private static var advance: Row {
    Row("flight.advance", sizes: [1_000], limit: limitName) { inputs in
      let scene = FlightScene(views: inputs.size, depth: 1)
      scene.start()
      let operation = Batch { range in
        var sum = 0.0
        for _ in range {
          scene.clock.advance(by: 1 / 60)
          for view in scene.views { sum += Double(view.layer.presentation()?.position.x ?? 0) }
        }
        return sum
      }
      return .timing(
        Timing(operation: operation, limit: scene.interpolation, owner: scene) {
          () throws(WrongAnswer) in
          scene.clock.advance(by: 1 / 60)
          for (index, view) in scene.views.enumerated() {
            try Agreement.require(
              CGPoint(x: view.layer.presentation()?.position.x ?? 0, y: 0),
              CGPoint(x: scene.interpolatedX(of: index), y: 0), tolerance: 1e-9,
              for: "The x of view \(index)")
          }
        })
    }
  }

  /// Converts a point from the deepest of nested moving views to the root.
  ///
  /// In place of a naive twin, `View.convert(_:to:)` converts the same points in the model.
  private static var convert: Row {
    Row("flight.presentation.convert", sizes: [8, 32], quickSizes: [8, 32], limit: limitName) {
      inputs in
      let scene = FlightScene(views: inputs.size, depth: inputs.size)
      scene.start()
      scene.clock.advance(by: 0.5)
      let (leaf, root) = (scene.views[scene.views.count - 1].layer, scene.root.layer)
      let (shownLeaf, shownRoot) = (leaf.presentation() ?? leaf, root.presentation() ?? root)
      let operation = Batch { range in
        var sum = 0.0
        for index in range {
          sum += Double(shownLeaf.convert(CGPoint(x: index & 7, y: 0), to: shownRoot).x)
        }
        return sum
      }
      let (view, top) = (scene.views[scene.views.count - 1], scene.root)
      let naive = Batch { range in
        var sum = 0.0
        for index in range { sum += Double(view.convert(CGPoint(x: index & 7, y: 0), to: top).x) }
        return sum
      }
      return .timing(
        Timing(operation: operation, limit: scene.interpolation, naive: naive, owner: scene) {
          () throws(WrongAnswer) in
          let x = scene.views.indices.reduce(0) { $0 + scene.interpolatedX(of: $1) - 20 }
          try Agreement.require(
            shownLeaf.convert(CGPoint.zero, to: shownRoot), CGPoint(x: x, y: 0), tolerance: 1e-6,
            for: "The converted point")
        })
    }
  }

  /// Hit-tests the presented positions of moving views.
  private static var hitTest: Row {
    Row("flight.hitTest", sizes: [100], limit: limitName) { inputs in
      let scene = FlightScene(views: inputs.size, depth: 1)
      scene.start()
      scene.clock.advance(by: 0.5)
      let shown = scene.root.layer.presentation() ?? scene.root.layer
      let operation = Batch { range in
        var hits = 0.0
        for index in range where shown.hitTest(CGPoint(x: index % 900, y: 10)) != nil { hits += 1 }
        return hits
      }
      return .timing(
        Timing(operation: operation, limit: scene.interpolation, owner: scene) {
          () throws(WrongAnswer) in
          for x in 0..<300 {
            let hit = shown.hitTest(CGPoint(x: x, y: 10))?.model()
            let expected = scene.views.indices.last {
              let start = scene.interpolatedX(of: $0) - 20
              return Double(x) >= start && Double(x) < start + 40
            }
            try Agreement.require(
              identical: hit, expected.map { scene.views[$0].layer } ?? scene.root.layer,
              for: "The layer at \(x)")
          }
        })
    }
  }

  /// Animates many views in a block, and advances the clock past the end of the animation.
  private static var record: Row {
    Row("flight.record", sizes: [1_000], limit: limitName) { inputs in
      let scene = FlightScene(views: inputs.size, depth: 1)
      let operation = Batch { range in
        for index in range {
          scene.clock.use {
            View.animate(withDuration: 1) {
              for view in scene.views { view.center.x = CGFloat(index & 255) }
            }
          }
          scene.clock.advance(by: 2)
        }
        return Double(scene.views[0].center.x)
      }
      return .timing(Timing(operation: operation, limit: scene.interpolation, owner: scene))
    }
  }

  /// Records very many animations of one property of each view, and runs them to their ends.
  ///
  /// The animation blocks have eight different durations. If the total time is linear, the time per
  /// animation is the same at all sizes.
  private static var million: Row {
    Row("flight.million", sizes: [10_000, 1_000_000], unit: .nanosecondsPerItem) { inputs in
      let count = inputs.size
      let scene = FlightScene(views: max(1_000, count / 10), depth: 1)
      let rounds = count / scene.views.count
      let operation = Batch(count: 1) { range in
        for _ in range {
          scene.clock.use {
            for round in 0..<rounds {
              View.animate(withDuration: Double(1 + round & 7)) {
                for view in scene.views { view.center.x += 1 }
              }
            }
          }
          scene.clock.advance(by: 0.5)
          scene.clock.advanceToRest()
        }
        return Double(scene.views[0].center.x)
      }
      return .timing(
        Timing(operation: operation, itemsPerOperation: Double(count), owner: scene))
    }
  }

  /// Finds the first time at which a view of a moving sheet is entirely visible.
  ///
  /// The sheet moves for half a second; the view becomes entirely visible about halfway.
  private static var when: Row {
    Row("flight.when", sizes: [8], limit: limitName) { inputs in
      let scene = FlightScene(views: inputs.size, depth: inputs.size)
      let leaf = scene.views[scene.views.count - 1]
      scene.root.bounds.size = CGSize(width: 1_000, height: 1_000)
      scene.views[0].center.y = 1_500
      scene.clock.use {
        View.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          scene.views[0].center.y = 500
        }
      }
      let operation = Batch(each: { _ in scene.clock.firstMoment(whollyShowing: leaf) ?? 0 })
      return .timing(
        Timing(operation: operation, limit: scene.interpolation, owner: scene) {
          () throws(WrongAnswer) in
          let moment = scene.clock.firstMoment(whollyShowing: leaf) ?? 0
          scene.clock.advance(to: max(scene.clock.now, moment))
          let corner = CGPoint(x: 0, y: 40)
          let shown = leaf.layer.presentation()?.convert(corner, to: scene.root.layer)
          try Agreement.require(
            CGPoint(x: 0, y: shown?.y ?? 0), CGPoint(x: 0, y: 1_000), tolerance: 1e-6,
            for: "The edge at the time found")
        })
    }
  }
}

/// Views of 40 × 40 points, in a row or nested, and the paths along which `start()` moves them.
private final class FlightScene {
  let clock = AnimationClock()
  let root = Window(frame: CGRect(x: 0, y: 0, width: 1_000, height: 100))
  let views: [View]
  /// The x-coordinates of each view's center at both ends of its path.
  private let ways: [(from: Double, to: Double)]

  init(views count: Int, depth: Int) {
    ways = (0..<count).map { index in
      let from = Double(index % 100) * 9 + 20
      return (from, from + Double(index % 7))
    }
    views = ways.map { View(frame: CGRect(x: $0.from - 20, y: 0, width: 40, height: 40)) }
    for (index, view) in views.enumerated() {
      (depth > 1 && index > 0 ? views[index - 1] : root).addSubview(view)
    }
  }

  /// Starts long-running animations of all views.
  func start() {
    clock.use {
      View.animate(withDuration: 1_000_000, delay: 0, options: [.curveLinear, .repeat]) {
        for (view, way) in zip(views, ways) { view.center.x = CGFloat(way.to) }
      }
    }
  }

  func interpolatedX(of index: Int) -> Double {
    let part = (clock.now / 1_000_000).truncatingRemainder(dividingBy: 1)
    return ways[index].to + (ways[index].from - ways[index].to) * (1 - part)
  }

  /// Interpolates the x-coordinates of all centers along their paths, without views.
  var interpolation: Batch {
    Batch { [ways] range in
      var sum = 0.0
      for index in range {
        let part = Double(index & 1_023) / 1_024
        for way in ways { sum += way.to + (way.from - way.to) * (1 - part) }
      }
      return sum
    }
  }
}
