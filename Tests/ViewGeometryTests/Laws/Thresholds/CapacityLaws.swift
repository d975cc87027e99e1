import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Sizes around the capacities of memory layouts: one below, equal, one above.
@Suite struct CapacityLaws {
  /// Around vectors of 4 to 32 SIMD lanes, words of 64 bits, and blocks of 128, 256, 384, 511 and
  /// 512.
  private static let sizes = [4, 8, 16, 32, 64, 128, 256, 384, 511, 512].flatMap {
    [$0 - 1, $0, $0 + 1]
  }

  /// Each size in turn, in a few cases each.
  private static let cases = CaseRange.perThousand(2 * sizes.count)

  @Test(arguments: [
    RoughLayout.uniformFlow, .mixedFlow, .waterfall, .grid, .composition, .table,
  ])
  func `lists of such sizes answer as their items do`(_ kind: RoughLayout) {
    check(
      { source in
        var input = RoughCase(kind, &source)
        let count = source.pick(Self.sizes)
        // Integers and quarters are stored in 16 bits, sevenths aren't.
        let unit = source.pick([1, 4, 7])
        // So narrow that each item has its own line, or as wide as a screen.
        if source.flag() { input.breadth = 30 }
        let one = SIMD2<Double>(20, 11)
        input.sections = [
          (0..<count).map { _ in
            kind == .uniformFlow
              ? one
              : SIMD2(16, 4) + SIMD2(
                Double(source.index(below: 40)), Double(source.index(below: 40))) / Double(unit)
          }
        ]
        if source.flag() { input.sections.append([one]) }
        if kind == .grid { input.sections = Array(repeating: input.sections[0], count: 2) }
        input.picks = [0, count - 1, count] + input.picks
        return input
      }, cases: Self.cases
    ) { input in
      let subject = RoughSubject(input)
      let twin = LawTwin(elements: subject.elements)
      for pick in input.picks {
        let frame = subject.elements[pick % subject.elements.count].frame
        for point in [frame.origin, CGPoint(x: frame.midX, y: frame.maxY)] {
          if kind == .table, point.x >= input.breadth { continue }
          for (asked, found) in subject.items(at: point) {
            try demand(found == twin.item(at: point), "\(asked) finds another item at \(point).")
          }
        }
        for (asked, found) in subject.items(in: frame.insetBy(dx: -1, dy: -1)) {
          let expected = twin.elements(in: frame.insetBy(dx: -1, dy: -1))
          try demand(found == expected, "\(asked) finds others around \(frame).")
        }
      }
    }
  }

  @Test func `siblings are hit, found and moved as in an array`() {
    check(
      { source in
        (
          (0..<source.pick(Self.sizes)).map { _ in
            CGRect(
              x: source.index(below: 90), y: source.index(below: 90),
              width: 1 + source.index(below: 30), height: 1 + source.index(below: 30))
          }, (0..<12).map { _ in SIMD2(source.index(below: 1 << 20), source.index(below: 1 << 20)) }
        )
      }, cases: Self.cases
    ) { (frames, picks) in
      let parent = View(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
      var model = frames.map { View(frame: $0) }
      model.forEach(parent.addSubview)
      for pick in picks {
        let (view, other) = (model[pick.x % model.count], model[pick.y % model.count])
        if view !== other {
          model.removeAll { $0 === view }
          let place = model.firstIndex { $0 === other } ?? 0
          model.insert(view, at: pick.x % 2 == 0 ? place : place + 1)
          if pick.x % 2 == 0 {
            parent.insertSubview(view, belowSubview: other)
          } else {
            parent.insertSubview(view, aboveSubview: other)
          }
          try demand(zip(parent.subviews, model).allSatisfy { $0 === $1 }, "another order")
        }
        let point = CGPoint(x: pick.x % 120, y: pick.y % 120)
        let expected = model.last { $0.frame.contains(point) } ?? parent
        try demand(parent.hitTest(point, with: nil) === expected, "another hit at \(point)")
        let snapshot = GeometrySnapshot(of: parent)
        try demand(
          snapshot.hitTest(point) == snapshot.id(of: expected), "another element hit at \(point)")
      }
    }
  }

  @Test func `an index finds the same boxes as a scan`() {
    check(
      { source in
        (
          (0..<source.pick(Self.sizes)).map { _ in
            Extent(
              x: Double(source.index(below: 300)), y: Double(source.index(below: 300)) / 3,
              width: Double(1 + source.index(below: 20)), height: Double(1 + source.index(below: 9))
            )
          },
          (0..<8).map { _ in
            SIMD2(Double(source.index(below: 320)), Double(source.index(below: 110)))
          }
        )
      }, cases: Self.cases
    ) { (boxes, points) in
      let index = SpatialIndex(boxes.map { (extent: $0, z: 0) })
      for point in points {
        let expected = boxes.lastIndex {
          $0.minX <= point.x && point.x < $0.maxX && $0.minY <= point.y && point.y < $0.maxY
        }
        try demand(index.topmostItem(x: point.x, y: point.y) == expected, "another box at \(point)")
      }
    }
  }

  @Test func `points are mapped at once as one by one`() {
    check(
      { source -> (points: [CGPoint], transform: CGAffineTransform) in
        let points = (0..<source.pick(Self.sizes)).map { _ in
          source.oneIn(40) ? CGPoint(x: CGFloat.nan, y: 1) : source.realPoint()
        }
        return (points, source.transform(.affine))
      }, cases: Self.cases
    ) { (input: (points: [CGPoint], transform: CGAffineTransform)) in
      let (points, transform) = input
      let (view, parent) = (View(frame: CGRect(x: 3, y: 4, width: 50, height: 60)), View())
      view.transform = transform
      parent.addSubview(view)

      var found = points
      found.withUnsafeMutableBufferPointer { view.convert($0, to: parent) }

      for (point, found) in zip(points, found) {
        let expected = view.convert(point, to: parent)
        try demand(
          found == expected || expected.x.isNaN && found.x.isNaN, "\(found), not \(expected)")
      }
    }
  }
}
