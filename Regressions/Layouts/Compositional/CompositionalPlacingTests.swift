import TestSupport
import Testing
import ViewGeometry

/// Positions of groups and of the elements at the edges of sections, worked out by hand.
@Suite struct CompositionalPlacingTests {
  private let container = LayoutSize(width: 300, height: 600)

  private func size(_ width: Double, _ height: Double) -> CompositionalSize {
    CompositionalSize(width: .absolute(width), height: .absolute(height))
  }

  private func solved(
    _ rules: CompositionalRules, _ counts: Int..., spacing: Double = 0,
    boundaries: [CompositionalBoundary] = [],
    arrange: @escaping CompositionalSolver.Arrange = { _, _ in [] }
  ) -> CompositionalSolution {
    var builder = CompositionalBuilder(container: container, sectionCount: counts.count)
    for count in counts { builder.append(rules, itemCount: count, arrange: arrange) }
    return builder.solution(sectionSpacing: spacing, boundaries: boundaries)
  }

  /// Rows of 40 points.
  private func rows(_ boundaries: [CompositionalBoundary]) -> CompositionalRules {
    CompositionalRules(
      group: CompositionalItem(size: size(300, 40)), boundaries: boundaries)
  }

  @Test func `R8.11 flexible edges center a group of the width it measures`() {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .estimated(100), height: .absolute(20)))
    let group = CompositionalItem(
      size: CompositionalSize(width: .estimated(100), height: .absolute(20)),
      edges: CompositionalEdges(leading: .flexible(0), trailing: .flexible(0)),
      content: .group(
        CompositionalGroup(axis: .horizontal, elements: [cell], repetition: .count(1))))
    var solution = solved(CompositionalRules(group: group), 2)

    expectEqual(
      solution.frame(ofItem: 0, section: 0), LayoutFrame(x: 100, y: 0, width: 100, height: 20))
    let moved = solution.measure(LayoutSize(width: 200, height: 20), ofItem: 0, section: 0)

    expect(moved)
    expectEqual(
      (0..<2).map { solution.frame(ofItem: $0, section: 0) },
      [
        LayoutFrame(x: 50, y: 0, width: 200, height: 20),
        LayoutFrame(x: 100, y: 20, width: 100, height: 20),
      ])
    expectEqual(solution.item(x: 60, y: 10)?.item, 0)
    expect(solution.item(x: 60, y: 30) == nil)
  }

  @Test func `an app's arrangement holds for items that come later`() {
    let rules = CompositionalRules(
      group: CompositionalItem(size: size(300, 40), content: .custom(0)))
    var solution = solved(rules, 2) { _, _ in
      (0..<5).map {
        CompositionalPlacedItem(
          frame: LayoutFrame(x: Double($0) * 50, y: 5, width: 40, height: 30), zIndex: 0)
      }
    }
    func origins(_ count: Int) -> [[Double]] {
      (0..<count).map { solution.frame(ofItem: $0, section: 0) }.map { [$0.x, $0.y] }
    }

    expectEqual(origins(2), [[0, 5], [50, 5]])
    solution.replaceItems(2..<2, inSection: 0, count: 2)
    expectEqual(origins(4), [[0, 5], [50, 5], [100, 5], [150, 5]])
    expectEqual(solution.height, 40)
    solution.replaceItems(0..<0, inSection: 0, count: 3)
    expectEqual(
      origins(7), [[0, 5], [50, 5], [100, 5], [150, 5], [200, 5], [0, 45], [50, 45]])
    expectEqual(solution.height, 80)
    expectEqual(solution.itemCount(inSection: 0), 7)
  }

  @Test func `an item alone may be a section's group, with its insets and its badge`() {
    let badge = CompositionalSupplementary(
      kind: "badge", size: size(10, 10), containerAnchor: CompositionalAnchor(x: 0, y: 1),
      itemAnchor: CompositionalAnchor(x: 1, y: 1))
    let item = CompositionalItem(
      size: size(100, 50), insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      supplementaries: [badge])
    let solution = solved(CompositionalRules(group: item, groupSpacing: 6), 2)

    expectEqual(
      (0..<2).map { solution.frame(ofItem: $0, section: 0) },
      [
        LayoutFrame(x: 2, y: 1, width: 94, height: 46),
        LayoutFrame(x: 2, y: 57, width: 94, height: 46),
      ])
    expectEqual(
      solution.supplementary(named: "badge", section: 0, item: 1, viewport: nil)?.frame,
      LayoutFrame(x: -8, y: 93, width: 10, height: 10))
    expectEqual(solution.height, 106)
  }

  @Test func `a boundary in the middle takes no room and moves with nothing`() {
    let middle = CompositionalBoundary(
      kind: "middle", size: size(100, 20), alignmentX: 0.5, alignmentY: 0.5, offsetX: 7,
      offsetY: 5, pinsToVisibleBounds: true)
    let solution = solved(rows([middle]), 2, 2)

    // Each section is 80 points high.
    let viewport = Extent(x: 0, y: 150, width: 300, height: 20)
    let found = (0..<2).map {
      solution.supplementary(named: "middle", section: $0, item: 0, viewport: viewport)
    }
    expectEqual(
      found.map(\.?.frame),
      [
        LayoutFrame(x: 107, y: 35, width: 100, height: 20),
        LayoutFrame(x: 107, y: 115, width: 100, height: 20),
      ])
    expectEqual(found.map(\.?.zIndex), [10, 10])
    expectEqual(solution.height, 160)
    expect(solution.isPinning)
  }

  @Test func `edges of a boundary are room around it`() {
    let header = CompositionalBoundary(
      kind: "header", size: size(100, 20), alignmentX: 1, alignmentY: 0,
      edges: CompositionalEdges(
        leading: .fixed(10), top: .fixed(3), trailing: .fixed(20), bottom: .fixed(4)))
    var footer = header
    (footer.kind, footer.alignmentX, footer.alignmentY) = ("footer", 0, 1)
    let solution = solved(rows([header, footer]), 1, 1)
    func frame(_ name: String, _ section: Int) -> LayoutFrame? {
      solution.supplementary(named: name, section: section, item: 0, viewport: nil)?.frame
    }

    // 27 points, a row of 40, and 27 again.
    expectEqual(frame("header", 0), LayoutFrame(x: 180, y: 3, width: 100, height: 20))
    expectEqual(frame("footer", 0), LayoutFrame(x: 10, y: 70, width: 100, height: 20))
    expectEqual(frame("header", 1), LayoutFrame(x: 180, y: 97, width: 100, height: 20))
    expectEqual(frame("footer", 1), LayoutFrame(x: 10, y: 164, width: 100, height: 20))
    expectEqual(solution.frame(ofItem: 0, section: 1).y, 121)
    expectEqual(solution.height, 188)
    expect(!solution.isPinning)
  }

  /// Two headers, one below the other, and two footers, in a section from 0 to 150: 20, 10, two rows of 40, 25, 15.
  @Test(
    arguments: [
      (-100, 60, 0, 20, 30, 45), (0, 150, 0, 20, 110, 135), (30, 100, 30, 50, 60, 85),
      (50, 120, 50, 70, 80, 105), (200, 300, 90, 100, 110, 135), (-300, -200, 0, 20, 30, 30),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func `R8.18 pinned boundaries stay in view one beside the other while there is room`(
    top: Double, bottom: Double, first: Double, second: Double, third: Double, fourth: Double
  ) {
    func boundary(_ kind: String, _ height: Double, _ alignment: Double) -> CompositionalBoundary {
      CompositionalBoundary(
        kind: kind, size: size(300, height), alignmentY: alignment, pinsToVisibleBounds: true)
    }
    let solution = solved(
      rows([
        boundary("a", 20, 0), boundary("b", 10, 0), boundary("c", 25, 1), boundary("d", 15, 1),
      ]), 2)
    let viewport = Extent(minX: 0, minY: top, maxX: 300, maxY: bottom)

    let found = ["a", "b", "c", "d"].map {
      solution.supplementary(named: $0, section: 0, item: 0, viewport: viewport)?.frame.y
    }

    expectEqual(found, [first, second, third, fourth])
  }

  @Test func `pinned boundaries that extend nothing stay within their section`() {
    func boundary(_ kind: String, _ alignment: Double) -> CompositionalBoundary {
      CompositionalBoundary(
        kind: kind, size: size(300, 20), alignmentY: alignment, extendsBoundary: false,
        pinsToVisibleBounds: true, zIndex: 3)
    }
    let solution = solved(rows([boundary("header", 0), boundary("footer", 1)]), 2)
    func y(_ name: String, _ top: Double, _ bottom: Double) -> Double? {
      let viewport = Extent(minX: 0, minY: top, maxX: 300, maxY: bottom)
      return solution.supplementary(named: name, section: 0, item: 0, viewport: viewport)?.frame.y
    }

    expectEqual(solution.height, 80)
    expectEqual([-50, 0, 25, 60, 90].map { y("header", $0, $0 + 50) }, [0, 0, 25, 60, 60])
    expectEqual([-50, 0, 25, 60, 90].map { y("footer", $0 - 50, $0) }, [0, 0, 5, 40, 60])
    expectEqual(
      solution.supplementary(named: "header", section: 0, item: 0, viewport: nil)?.zIndex, 3)
  }

  @Test func `boundaries of the layout lie around all sections, and have numbers`() {
    let header = CompositionalBoundary(kind: "top", size: size(300, 30), alignmentY: 0, zIndex: 2)
    let footer = CompositionalBoundary(kind: "end", size: size(300, 50), alignmentY: 1)
    let solution = solved(rows([]), 1, 2, spacing: 5, boundaries: [header, footer])
    func frame(_ name: String, _ number: Int) -> LayoutFrame? {
      solution.supplementary(named: name, section: number, item: nil, viewport: nil)?.frame
    }

    expectEqual(solution.height, 205)
    expectEqual((0..<2).map { solution.start(ofSection: $0) }, [30, 75])
    expectEqual(solution.frame(ofItem: 1, section: 1).y, 115)
    expectEqual(frame("top", 0), LayoutFrame(x: 0, y: 0, width: 300, height: 30))
    expectEqual(frame("end", 1), LayoutFrame(x: 0, y: 155, width: 300, height: 50))
    expect(frame("top", 1) == nil)
    expect(frame("top", 2) == nil)
    expect(frame("top", -1) == nil)
    expect(solution.item(x: 1, y: 29.5) == nil)
    expectEqual(solution.item(x: 1, y: 30)?.section, 0)
    expect(solution.item(x: 1, y: 72) == nil)
    expectEqual(solution.item(x: 1, y: 154)?.item, 1)
    expect(solution.item(x: 1, y: 155) == nil)
    var found: [LayoutElementKind] = []
    solution.forEachElement(in: Extent(x: 0, y: 0, width: 300, height: 300)) {
      found.append($0.kind)
    }
    expectEqual(found, [.layoutBoundary("top"), .item, .item, .item, .layoutBoundary("end")])
  }

  @Test func `an arrangement without items gives none of them a frame`() {
    let rules = CompositionalRules(
      group: CompositionalItem(size: size(300, 40), content: .custom(0)),
      insets: CompositionalInsets(top: 3, bottom: 4))
    var solution = solved(rules, 3)

    solution.replaceItems(0..<0, inSection: 0, count: 2)

    expectEqual(solution.itemCount(inSection: 0), 0)
    expectEqual(solution.height, 7)
    expect(solution.frame(section: 0, item: 0, viewport: nil) == nil)
    expect(solution.item(x: 10, y: 5) == nil)
  }

  @Test(
    arguments: [
      (.absolute(5), 5), (.absolute(-5), 0), (.absolute(.nan), 0), (.estimated(6), 6),
      (.uniform(estimate: 7), 7), (.fractionOfWidth(0.5), 100), (.fractionOfHeight(0.5), 40),
      (.fractionOfWidth(-0.5), 0), (.fractionOfHeight(0), 0),
    ] as [(CompositionalLength, Double)])
  func `R8.2 a length is a number of points or a part of the container, and at least 0`(
    length: CompositionalLength, points: Double
  ) {
    expectEqual(length.resolved(in: LayoutSize(width: 200, height: 80)), points)
  }

  @Test func `insets of a badge shrink it where its size isn't estimated`() {
    func frame(_ height: CompositionalLength) -> LayoutFrame {
      CompositionalSupplementary(
        kind: "badge", size: CompositionalSize(width: .absolute(30), height: height),
        containerAnchor: CompositionalAnchor(x: 0.5, y: 0),
        insets: CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      ).frame(on: LayoutFrame(x: 10, y: 20, width: 100, height: 50))
    }

    expectEqual(frame(.absolute(20)), LayoutFrame(x: 47, y: 21, width: 24, height: 16))
    expectEqual(frame(.estimated(20)), LayoutFrame(x: 47, y: 20, width: 24, height: 20))
  }

  @Test func `headers and footers are found where they reach into other sections`() {
    func boundary(_ kind: String, _ alignment: Double, _ offset: Double) -> CompositionalBoundary {
      CompositionalBoundary(
        kind: kind, size: size(300, 20), alignmentY: alignment, offsetY: offset)
    }
    // Sections of 80 points: a header from -15 to 5, a row from 20 to 60, a footer from 75 to 95.
    let solution = solved(rows([boundary("header", 0, -15), boundary("footer", 1, 15)]), 1, 1, 1)
    func found(_ y: Double, _ height: Double) -> [String] {
      var found: [String] = []
      solution.forEachElement(in: Extent(x: 0, y: y, width: 9, height: height)) {
        found.append("\($0.kind.name ?? "row") \($0.section)")
      }
      return found
    }

    expectEqual(found(-9, 2), ["header 0"])
    expectEqual(found(66, 8), ["header 1"])
    expectEqual(found(86, 8), ["footer 0"])
    expectEqual(found(76, 8), ["footer 0", "header 1"])
    expectEqual(found(61, 4), [])
    expectEqual(found(246, 3), ["footer 2"])
    expectEqual(found(255, 9), [])
    expectEqual(found(-30, 300).count, 9)
  }

  @Test func `R8.16 what hangs on a group lies at its edge, by the number of its first item`() {
    let badge = CompositionalSupplementary(
      kind: "badge", size: size(20, 10), containerAnchor: CompositionalAnchor(x: 1, y: 0))
    let group = CompositionalItem(
      size: size(300, 40), supplementaries: [badge],
      content: .group(
        CompositionalGroup(
          axis: .horizontal, elements: [CompositionalItem(size: size(100, 40))])))
    let solution = solved(CompositionalRules(group: group), 4)
    var badges: [LayoutElement] = []

    solution.forEachElement(in: Extent(x: 0, y: 0, width: 300, height: 600)) {
      if $0.kind != .item { badges.append($0) }
    }

    expectEqual(badges.map(\.item), [0, 3])
    expectEqual(
      badges.map(\.frame), [0, 40].map { LayoutFrame(x: 280, y: $0, width: 20, height: 10) })
  }

  @Test func `sections that a title lets begin above the layout's start are found`() {
    // It takes 20 points, and -60 above them.
    let title = CompositionalBoundary(
      kind: "title", size: size(300, 20), alignmentY: 0,
      edges: CompositionalEdges(top: .fixed(-60)))
    let solution = solved(rows([]), 1, 1, 1, boundaries: [title])
    func found(_ y: Double) -> [Int] {
      var found: [Int] = []
      solution.forEachElement(in: Extent(x: 0, y: y, width: 9, height: 9)) {
        if $0.kind == .item { found.append($0.section) }
      }
      return found
    }

    expectEqual((0..<3).map { solution.start(ofSection: $0) }, [-40, 0, 40])
    expectEqual([-30, 10, 50, 90].map(found), [[0], [1], [2], []])
    expectEqual(solution.item(x: 1, y: 50)?.section, 2)
  }
}
