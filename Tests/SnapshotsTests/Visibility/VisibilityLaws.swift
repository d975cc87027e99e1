import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Visibility maps of random screens, compared with cells queried one by one.
@Suite struct VisibilityLaws {
  @Test(arguments: [TransformFamily.translations, .exact])
  func `the parts are disjoint and cover what brute force covers`(_ family: TransformFamily) {
    check({ ScreenCase(&$0, family) }, cases: .fewScreens) { (each: ScreenCase) in
      let screen = MappedScreen(each)
      var areas: [Int: Double] = [:]
      for cell in screen.cells.cells {
        let middle = CGPoint(x: cell.midX, y: cell.midY)
        for point in [middle, cell.origin] {
          let seen = screen.cells.seen(at: point)
          let found = screen.index(screen.map.element(at: point))
          try demand(found == seen, "\(name(found)) at \(point), and \(name(seen)) by a scan")
          let holders = screen.all.filter { index in
            screen.map.visibleParts(of: screen.id(index)).contains { $0.contains(point) }
          }
          try demand(holders == [seen].compactMap { $0 }, "the parts of \(holders) hold \(point)")
        }
        let touched = screen.cells.touched(at: middle)
        let taker = screen.index(screen.map.touchedElement(at: middle))
        try demand(taker == touched, "\(name(taker)) takes \(middle), and \(name(touched))")
        let area = Double(cell.width * cell.height)
        if let seen = screen.cells.seen(at: middle) { areas[seen, default: 0] += area }
      }
      for index in screen.all {
        let area = Double(screen.map.visibleArea(of: screen.id(index)))
        try demand(area == areas[index] ?? 0, "\(index) shows \(area), and \(areas[index] ?? 0)")
      }
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `what covers an element has the shares that brute force finds`(_ family: TransformFamily) {
    check({ ScreenCase(&$0, family) }, cases: .fewScreens) { (each: ScreenCase) in
      let screen = MappedScreen(each)
      for index in screen.all {
        var (seen, taken): ([Int: Double], [Int: Double]) = ([:], [:])
        for cell in screen.cells.cells {
          let (middle, area) = (
            CGPoint(x: cell.midX, y: cell.midY), Double(cell.width * cell.height)
          )
          guard screen.cells.isDrawn(index, at: middle) else { continue }
          seen[screen.cells.seen(at: middle) ?? -1, default: 0] += area
          taken[screen.cells.touched(at: middle) ?? -1, default: 0] += area
        }
        let box = each.tree.convert(each.tree.views[index].bounds, from: index, to: 0)
        let whole = Double(box.width * box.height)
        let id = screen.id(index)
        let uncovered = whole > 0 ? (seen.removeValue(forKey: index) ?? 0) / whole : 0
        try demand(close(screen.map.visibleFraction(of: id), uncovered), "the share of \(index)")
        try demand(
          same(
            screen.map.coverers(of: id).map { (screen.index($0.element), $0.fraction) }, seen, whole
          ),
          "\(screen.map.coverers(of: id)) cover \(index), and \(seen) of \(whole)")
        taken[-1] = nil
        try demand(
          same(
            screen.map.touchTakers(of: id).map { (screen.index($0.element), $0.fraction) }, taken,
            whole),
          "\(screen.map.touchTakers(of: id)) take the touches of \(index), and \(taken) of \(whole)"
        )
      }
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `no point has more clearance than the tap point`(_ family: TransformFamily) {
    check({ ScreenCase(&$0, family, limit: 8) }, cases: .fewScreens) { (each: ScreenCase) in
      let screen = MappedScreen(each)
      for index in screen.all {
        let tap = screen.map.tapPoint(of: screen.id(index))
        let samples = screen.cells.cells.flatMap { cell -> [CGPoint] in
          [0.125, 0.5, 0.75].map { (part: CGFloat) -> CGPoint in
            CGPoint(x: cell.minX + cell.width * part, y: cell.minY + cell.height * (1 - part))
          }
        }
        var best = 0.0
        for sample in samples where screen.cells.touched(at: sample) == index {
          best = max(best, screen.cells.clearance(of: index, at: sample))
        }
        guard let tap else {
          try demand(best == 0, "\(index) has no tap point, and \(best) around another")
          continue
        }
        try demand(screen.cells.touched(at: tap.point) == index, "\(tap) isn't in \(index)")
        let clearance = screen.cells.clearance(of: index, at: tap.point)
        try demand(close(tap.clearance, clearance), "\(tap) of \(index) has \(clearance)")
        try demand(best <= clearance * (1 + 1e-9), "\(tap) of \(index), and \(best) elsewhere")
        let same = screen.map.tapPoint(of: screen.id(index), minimumClearance: tap.clearance)
        try demand(same?.clearance == tap.clearance, "\(tap) of \(index) isn't found again")
        let more = screen.map.tapPoint(
          of: screen.id(index), minimumClearance: tap.clearance.nextUp * 1.001)
        try demand(more == nil, "\(index) has no \(tap.clearance * 1.001)")
      }
    }
  }

  @Test(arguments: [TransformFamily.affine, .singular])
  func `under turns the parts hold what is seen, away from edges`(_ family: TransformFamily) {
    check({ ScreenCase(&$0, family, limit: 10) }, cases: .fewScreens) { (each: ScreenCase) in
      let screen = MappedScreen(each)
      for point in each.points where each.tree.edgeMargin(at: point) > 1e-6 {
        let seen = screen.cells.seen(at: point)
        let found = screen.index(screen.map.element(at: point))
        try demand(found == seen, "\(name(found)) at \(point), and \(name(seen)) by a scan")
        let holders = screen.all.filter { index in
          screen.map.visibleParts(of: screen.id(index)).contains { $0.contains(point) }
        }
        // On the seam of two parts, rounding decides.
        try demand(
          holders == [seen].compactMap { $0 } || holders.isEmpty && seen != nil,
          "the parts of \(holders) hold \(point), seen is \(name(seen))")
        let touched = screen.cells.touched(at: point)
        let taker = screen.index(screen.map.touchedElement(at: point))
        try demand(taker == touched, "\(name(taker)) takes \(point), and \(name(touched))")
      }
      for index in screen.all {
        let id = screen.id(index)
        guard screen.isDrawn(index) else { continue }
        let sum =
          screen.map.visibleFraction(of: id) + screen.map.clippedFraction(of: id)
          + screen.map.coverers(of: id).reduce(0) { $0 + $1.fraction }
        try demand(abs(sum - 1) < 1e-6, "the shares of \(index) make \(sum)")
      }
    }
  }

  @Test(arguments: [TransformFamily.affine, .singular])
  func `under turns taps in the circle of a tap point reach the element`(_ family: TransformFamily)
  {
    check({ ScreenCase(&$0, family, limit: 8) }, cases: .fewScreens) { (each: ScreenCase) in
      let screen = MappedScreen(each)
      let edges = ScreenEdges(each.tree)
      for index in screen.all {
        let tap = screen.map.tapPoint(of: screen.id(index))
        if let tap {
          for point in circles(around: tap.point, Double(tap.clearance) - 1e-6) {
            let taker = screen.cells.touched(at: point)
            try demand(taker == index, "\(name(taker)) takes \(point), in the circle of \(tap)")
          }
        }
        // A point whose circle is larger by more than the tolerance, if there is one.
        for point in each.points where screen.cells.touched(at: point) == index {
          let radius = Double(tap?.clearance ?? 0) + 1 / 64 + 1e-6
          let larger = circles(around: point, radius, turns: 64)
          guard larger.allSatisfy({ screen.cells.touched(at: $0) == index }) else { continue }
          // Parts thinner than the distance of the circles.
          let between = edges.candidates(around: point, within: radius)
          try demand(
            !between.allSatisfy { screen.cells.touched(at: $0) == index },
            "\(point) of \(index) has more clearance than \(tap as TapPoint?)")
        }
      }
    }
  }

  @Test func `what covers nothing is seen through, and has its own uncovered part`() {
    check(
      { source in
        (ScreenCase(&source, .exact), Set((0..<50).filter { _ in source.flag() }))
      }, cases: .fewScreens
    ) { (each: (ScreenCase, Set<Int>)) in
      let plain = MappedScreen(each.0)
      let ids = Set(plain.all.filter(each.1.contains).map(plain.id))
      let screen = MappedScreen(each.0, covering: .elements(ids))
      var areas: [Int: Double] = [:]
      let order = each.0.tree.order(byDrawing: true)
      for cell in screen.cells.cells {
        let middle = CGPoint(x: cell.midX, y: cell.midY)
        let seen = screen.cells.seen(at: middle, where: each.1.contains)
        let found = screen.index(screen.map.element(at: middle))
        try demand(found == seen, "\(name(found)) at \(middle), and \(name(seen)) by a scan")
        let place = seen.flatMap { order.firstIndex(of: $0) } ?? -1
        for index in order[(place + 1)...] + (seen.map { [$0] } ?? [])
        where screen.cells.isDrawn(index, at: middle) {
          areas[index, default: 0] += Double(cell.width * cell.height)
        }
      }
      for index in screen.all {
        let area = screen.map.visibleArea(of: screen.id(index))
        try demand(
          close(area, areas[index] ?? 0), "\(index) shows \(area), and \(areas[index] ?? 0)")
      }
    }
  }
}

/// A screen of crowded views, some clipping, hidden or with a depth.
private struct ScreenCase: CustomStringConvertible {
  var tree: NaiveTree
  let policy: HitTestPolicy
  let points: [CGPoint]
  let areUpright: Bool

  init(_ source: inout ChoiceSource, _ family: TransformFamily, limit: Int = 12) {
    areUpright = family == .translations || family == .exact
    tree = HitTestCase(&source, family).tree
    // The first few views form a tree of their own.
    tree.views = Array(tree.views.prefix(limit))
    for index in tree.views.indices {
      tree.views[index].hitRule = .builtIn
      tree.views[index].children.removeAll { $0 >= limit }
      if source.oneIn(4) { tree.views[index].clipsToBounds = true }
      if source.oneIn(6) { tree.views[index].isUserInteractionEnabled = false }
      if source.oneIn(4) { tree.views[index].zPosition = source.pick([1, -1, 2]) }
    }
    policy = HitTestPolicy(
      reachesOverflow: source.flag(), fallsThroughInert: source.flag(),
      ordersByDrawing: source.flag())
    points = (0..<16).map { _ in source.realPoint(within: 66) }
  }

  var description: String { "\(tree)\nlet policy = \(policy)" }
}

/// A screen, its map and its cells.
private final class MappedScreen {
  let frozen: TreeSnapshot<ArrayTree>
  let map: VisibilityMap
  let cells: ScreenCells
  let all: [Int]

  init(_ each: ScreenCase, covering: VisibilityPolicy.Covering = .all) {
    frozen = TreeSnapshot(of: ArrayTree(each.tree))
    map = VisibilityMap(
      of: frozen.snapshot, policy: VisibilityPolicy(covering: covering, touches: each.policy))
    cells = ScreenCells(each.tree, each.policy, areUpright: each.areUpright)
    all = Array(each.tree.views.indices)
  }

  func id(_ index: Int) -> GeometrySnapshot.ID { frozen.id(of: index) ?? frozen.snapshot.root }
  func index(_ id: GeometrySnapshot.ID?) -> Int? { id.map(frozen.node(of:)) }

  /// Whether the element is drawn, and has an area.
  func isDrawn(_ index: Int) -> Bool {
    let tree = cells.tree
    return tree.ancestry(of: index).allSatisfy {
      !tree.isSingular($0) && !tree.views[$0].isHidden
        && Double(Float(tree.views[$0].alpha)) >= 0.01
    } && !tree.views[index].bounds.isEmpty && map.clippedFraction(of: id(index)) < 1
  }
}

extension CaseRange {
  /// Cells take a long time.
  fileprivate static var fewScreens: CaseRange {
    var cases = CaseRange.standard
    cases.count = max(1, cases.count / 20)
    return cases
  }
}

extension NaiveTree {
  /// The distance of a point from the nearest edge of any view, in that view's points.
  fileprivate func edgeMargin(at point: CGPoint) -> Double {
    views.indices.filter { index in ancestry(of: index).allSatisfy { !isSingular($0) } }.reduce(1) {
      min($0, edgeDistance(convert(point, from: 0, to: $1), in: $1))
    }
  }
}

private func circles(around center: CGPoint, _ radius: Double, turns: Int = 16) -> [CGPoint] {
  guard radius > 0 else { return [] }
  return [0.25, 0.5, 0.75, 1].flatMap { share in
    (0..<turns).map { turn in
      let angle = Double(turn) * 2 * .pi / Double(turns)
      return CGPoint(
        x: center.x + radius * share * cos(angle), y: center.y + radius * share * sin(angle))
    }
  }
}

private func same(
  _ shares: [(index: Int?, fraction: CGFloat)], _ areas: [Int: Double], _ whole: Double
) -> Bool {
  let isSorted = zip(shares, shares.dropFirst()).allSatisfy { $0.fraction >= $1.fraction }
  let found = Set(shares.compactMap(\.index))
  return isSorted && found.subtracting(areas.keys).isEmpty
    && areas.allSatisfy { index, area in
      index < 0 || shares.contains { $0.index == index && close($0.fraction, area / whole) }
    }
}

private func close(_ number: CGFloat, _ other: Double) -> Bool {
  abs(Double(number) - other) <= 1e-9 * max(1, abs(other))
}

private func name(_ index: Int?) -> String { index.map { "\($0)" } ?? "nothing" }
