import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// Distances, overlaps and answers at middles, compared with loops over all pairs of elements.
struct DumpAuditLaws {
  /// A screen of 40 by 30 with nested elements, none of which lies outside; or with many small
  /// ones.
  private func makeDump(_ random: inout RandomText, areSmall: Bool = false) -> ScreenDump {
    var builder = DumpBuilder(hidesInside: false)
    var node = DumpNode()
    (node.role, node.rectangle) = ("Application", CGRect(0, 0, 40, 30))
    var path = [builder.addOnScreen(node, in: nil)]
    for _ in 0..<random.below(areSmall ? 14 : 9) {
      var node = DumpNode()
      node.role = random.pick(["Button", "Cell", "Other"])
      if random.below(8) == 0 { node.flags.insert(.hidden) }
      node.rectangle = CGRect(
        x: random.below(38) - 2, y: random.below(28) - 2, width: 3 + random.below(8),
        height: 3 + random.below(8))
      if areSmall {
        node.rectangle?.size = CGSize(width: 1 + random.below(2), height: 1 + random.below(2))
        node.rectangle?.origin = CGPoint(CGFloat(random.below(38)), CGFloat(random.below(28)))
      }
      path.removeLast(path.count - 1 - random.below(path.count))
      path.append(builder.addOnScreen(node, in: path.last))
    }
    let rules = DumpRules(touch: .frontmost, rounding: 0.1)
    return ScreenDump(builder, format: .idb, unit: .points, rules: rules)
  }

  private func areRelatives(_ first: Int, _ second: Int, _ dump: ScreenDump) -> Bool {
    func holds(_ outer: Int, _ inner: Int) -> Bool {
      var next: Int? = inner
      while let place = next {
        if place == outer { return true }
        next = dump.elements[place].parent
      }
      return false
    }
    return holds(first, second) || holds(second, first)
  }

  @Test(arguments: [0, 2, 5] as [CGFloat], [false, true])
  func `targets are as far apart and overlap as much as their rectangles`(
    spacing: CGFloat, areSmall: Bool
  ) {
    for seed in 0..<80 {
      var random = RandomText(seed: seed)
      let dump = makeDump(&random, areSmall: areSmall)
      let targets = dump.elements.filter(dump.isTarget)
      func box(_ element: ScreenDump.Element) -> CGRect {
        element.frame.intersection(CGRect(0, 0, 40, 30))
      }
      func distance(_ first: CGRect, _ second: CGRect) -> CGFloat {
        let x = max(0, second.minX - first.maxX, first.minX - second.maxX)
        let y = max(0, second.minY - first.maxY, first.minY - second.maxY)
        return (x * x + y * y).squareRoot()
      }

      let audit = dump.audit(minimumSize: CGSize(width: 1, height: 1), minimumSpacing: spacing)

      expectEqual(audit.targets.map(\.element), targets.map(\.index), "seed \(seed)")
      for (target, told) in zip(targets, audit.targets) {
        let others = targets.filter { !areRelatives($0.index, target.index, dump) }
        let least = others.map { distance(box(target), box($0)) }.min()
        expect(told.spacing == least ?? .infinity, "seed \(seed), \(target.index)")
        expectEqual((told.nearest == nil), (least == nil), "seed \(seed)")
        if let nearest = told.nearest {
          expect(others.map(\.index).contains(nearest), "seed \(seed)")
          expectEqual(distance(box(target), box(dump.elements[nearest])), least, "seed \(seed)")
        }
        let own = audit.problems.filter { $0.element == target.index }.map(\.kind)
        let overlaps = others.filter { $0.index > target.index }.compactMap { other in
          let shared = box(target).intersection(box(other))
          // Later ones lie in front; one that lies wholly on a larger one is on it, not over its edge.
          let isOn = shared == box(other) && shared != box(target)
          return shared.width > 0.1 && shared.height > 0.1 && !isOn
            ? ScreenDump.Audit.Problem.Kind.overlaps(
              other.index, area: shared.width * shared.height) : nil
        }
        expectEqual(own.filter { if case .overlaps = $0 { true } else { false } }, overlaps)
        let isClose = least.map { $0 > 0 && $0 < spacing } ?? false
        expectEqual(
          own.filter { if case .close = $0 { true } else { false } },
          (isClose
            ? [.close(to: told.nearest ?? -1, distance: told.spacing)] : []),
          "seed \(seed)")
      }
    }
  }

  @Test(arguments: [(1, 1), (1, -1), (-1, 1), (-1, -1)] as [(CGFloat, CGFloat)], [false, true])
  func `the nearest target may lie straight beside one, and farther ones nearer to its corners`(
    signs: (x: CGFloat, y: CGFloat), isFlipped: Bool
  ) {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      let (x, y) = isFlipped ? (y, x) : (x, y)
      return CGRect(195 + signs.x * x, 195 + signs.y * y, 10, 10)
    }
    var builder = DumpBuilder(hidesInside: false)
    var node = DumpNode()
    (node.role, node.rectangle) = ("Application", CGRect(0, 0, 400, 400))
    builder.addOnScreen(node, in: nil)
    // From the first, the second is 9 √2 away, the third 11.
    for rectangle in [place(0, 0), place(19, 19), place(21, 0)] {
      (node.role, node.rectangle) = ("Button", rectangle)
      builder.addOnScreen(node, in: 0)
    }
    let rules = DumpRules(touch: .frontmost, rounding: 0.1)
    let dump = ScreenDump(builder, format: .idb, unit: .points, rules: rules)

    let audit = dump.audit(minimumSize: CGSize(width: 1, height: 1), minimumSpacing: 12)

    expectEqual(audit.targets.first?.nearest, 3)
    expectEqual(audit.targets.first?.spacing, 11)
    expect(audit.problems.contains(.init(element: 1, kind: .close(to: 3, distance: 11))))
  }

  @Test func `rules by order and by area answer as a loop over all elements does`() {
    for seed in 0..<200 {
      var random = RandomText(seed: seed &+ 5)
      let dump = makeDump(&random)
      func shown(_ point: CGPoint) -> [ScreenDump.Element] {
        dump.elements.filter { !$0.flags.contains(.hidden) && $0.frame.contains(point) }
      }
      func area(_ element: ScreenDump.Element) -> CGFloat {
        element.frame.width * element.frame.height
      }
      func latest(_ elements: [ScreenDump.Element]) -> Int? { elements.last?.index }
      func smallest(_ elements: [ScreenDump.Element]) -> Int? {
        let least = elements.map(area).min()
        return elements.last { area($0) == least }?.index
      }
      for (rule, answer) in [
        (ScreenDump.PointRule.documentOrder, latest), (.smallestArea, smallest),
      ] {
        var expected: [ScreenDump.Disagreement] = []
        for element in dump.elements {
          let point = CGPoint(element.frame.midX, element.frame.midY)
          guard CGRect(0, 0, 40, 30).contains(point) else { continue }
          let found = answer(shown(point))
          if let found, areRelatives(found, element.index, dump) { continue }
          expected.append(
            ScreenDump.Disagreement(
              aim: element.index, point: point, first: element.index, second: found))
        }

        let found = dump.disagreements(between: .aim, and: rule, atMiddlesOf: dump.elements)
        let turned = dump.disagreements(between: rule, and: .aim, atMiddlesOf: dump.elements)

        expectEqual(found, expected, "seed \(seed)")
        expectEqual(turned.map(\.first), expected.map(\.second), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    (320, 48), (480, 48), (600, 72), (720, 96), (800, 96), (1_050, 126), (1_080, 132),
    (1_100, 132), (1_200, 144), (1_440, 168), (1_600, 192), (2_000, 192),
  ])
  func `the minimum size depends on the unit, and on the shorter side of pixels`(
    side: Int, size: Int
  ) {
    for isUpright in [true, false] {
      var builder = DumpBuilder(hidesInside: false)
      var node = DumpNode()
      node.rectangle = CGRect(
        x: 0, y: 0, width: isUpright ? side : 5_000, height: isUpright ? 5_000 : side)
      builder.addOnScreen(node, in: nil)
      for unit in ScreenDump.Unit.allCases {
        let dump = ScreenDump(
          builder, format: .idb, unit: unit,
          rules: DumpRules(touch: .frontmost, rounding: 0.1))
        let isPixels = unit == .pixels || unit == .unknown
        let expected = isPixels ? size : unit == .cssPixels ? 24 : 44

        let (audit, given) = (dump.audit(), dump.audit(minimumSize: CGSize(width: 3, height: 4)))

        expectEqual(audit.minimumSize, CGSize(width: expected, height: expected), "\(unit)")
        expectEqual(audit.isSizeGuessed, isPixels)
        expect(given.minimumSize == CGSize(width: 3, height: 4) && !given.isSizeGuessed)
      }
    }
  }
}
