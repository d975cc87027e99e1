import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of the visible areas and tap points of many random overlapping elements.
  static var visibility: Suite {
    Suite(title: "Visibility", rows: [visibilityBuild, visibilityPoint, tapPoints])
  }

  private static var visibilityBuild: Row {
    Row(
      "visibility.build", sizes: [100, 1_000, 10_000, 100_000], quickSizes: [100, 1_000],
      unit: .nanosecondsPerItem
    ) { inputs in
      let count = inputs.size
      let screen = OverlappingScreen(count: count, random: &inputs.random)
      let naive = Batch(count: 1) { range in
        var sum = 0.0
        for _ in range { sum += screen.naiveVisibleAreas().reduce(0, +) }
        return sum
      }
      return .timing(
        Timing(
          operation: Batch(count: 1) { range in
            var sum = 0
            for _ in range { sum += VisibilityMap(of: screen.snapshot).snapshot.count }
            return Double(sum)
          },
          // The naive twin is quadratic: it takes hours for the largest size.
          naive: count <= 1_000 ? naive : nil, itemsPerOperation: Double(count)
        ) { () throws(WrongAnswer) in
          guard count <= 1_000 else { return }
          let map = VisibilityMap(of: screen.snapshot)
          let areas = screen.naiveVisibleAreas()
          for (place, id) in screen.snapshot.elements.dropFirst().enumerated() {
            let (area, expected) = (Double(map.visibleArea(of: id)), areas[place])
            guard abs(area - expected) <= 1e-6 * max(1, expected) else {
              throw WrongAnswer(
                "Element \(place) has the visible area \(area), but \(expected) by the naive twin.")
            }
          }
        })
    }
  }

  private static var visibilityPoint: Row {
    Row(
      "visibility.point", sizes: [1_000, 100_000], quickSizes: [1_000], limit: "snapshot.hitTest"
    ) { inputs in
      let screen = OverlappingScreen(count: inputs.size, random: &inputs.random)
      let map = VisibilityMap(of: screen.snapshot)
      let points = RandomPoints(
        width: screen.side, height: screen.side, random: &inputs.random)
      let operation = Batch { range in
        var hits = 0
        for index in range where map.element(at: points[index]) != nil { hits += 1 }
        return Double(hits)
      }
      let limit = Batch { range in
        var hits = 0
        for index in range where screen.snapshot.hitTest(points[index]) != nil { hits += 1 }
        return Double(hits)
      }
      return .timing(
        Timing(operation: operation, limit: limit) { () throws(WrongAnswer) in
          for index in 0..<RandomPoints.count {
            try Agreement.require(
              map.element(at: points[index]), screen.snapshot.hitTest(points[index]),
              for: "The visible element at \(points[index])")
          }
        })
    }
  }

  /// Computes the tap points of all elements.
  ///
  /// The baseline is the time to build the map.
  private static var tapPoints: Row {
    Row(
      "tapPoint.all", sizes: [1_000], unit: .nanosecondsPerItem, limit: "visibility.build"
    ) { inputs in
      let screen = OverlappingScreen(count: inputs.size, random: &inputs.random)
      let map = VisibilityMap(of: screen.snapshot)
      let ids = screen.snapshot.elements
      return .timing(
        Timing(
          operation: Batch(count: 1) { range in
            var sum: CGFloat = 0
            for _ in range {
              for id in ids { sum += map.tapPoint(of: id)?.clearance ?? 0 }
            }
            return Double(sum)
          },
          limit: Batch(count: 1) { range in
            var sum = 0
            for _ in range { sum += VisibilityMap(of: screen.snapshot).snapshot.count }
            return Double(sum)
          },
          itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in
          for id in ids {
            guard let tap = map.tapPoint(of: id) else { continue }
            try Agreement.require(
              map.touchedElement(at: tap.point), id, for: "A tap at \(tap.point)")
          }
        })
    }
  }
}
