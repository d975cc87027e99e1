import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rectangles and quads on several levels, compared with a scan of all of them.
@Suite struct CustomSolutionLaws {
  struct Case {
    var elements: [CustomElement]
    var points: [CGPoint]
    var area: Extent

    func isUnder(_ point: CGPoint, _ element: CustomElement) -> Bool {
      guard element.isItem else { return false }
      let extent = element.extent
      return extent.contains(x: Double(point.x), y: Double(point.y))
        && element.quad.map { $0.contains(point) } ?? true
    }

    func topmost(_ point: CGPoint) -> Int? {
      elements.indices.filter { isUnder(point, elements[$0]) }
        .max { (elements[$0].z, $0) < (elements[$1].z, $1) }
    }
  }

  private static func number(_ source: inout ChoiceSource) -> Double {
    Double(source.index(below: 80)) / 2
  }

  private static func element(_ source: inout ChoiceSource, levels: Int) -> CustomElement {
    let (x, y) = (number(&source), number(&source))
    let (width, height) = (number(&source), number(&source))
    let z = source.integer(within: levels)
    let isItem = !source.oneIn(4)
    switch source.index(below: 4) {
    case 0:
      // A rectangle on its corner.
      let quad = Quad(
        topLeft: CGPoint(x: x, y: y), topRight: CGPoint(x: x + width, y: y + width),
        bottomRight: CGPoint(x: x + width - height, y: y + width + height),
        bottomLeft: CGPoint(x: x - height, y: y + height))
      return CustomElement(quad: quad, z: z, isItem: isItem)
    case 1 where source.oneIn(4):
      return CustomElement(
        extent: Extent(minX: .nan, minY: y, maxX: .nan, maxY: y), z: z, isItem: isItem)
    case 2: return CustomElement(extent: Extent(x: x, y: y, width: width, height: height))
    default:
      return CustomElement(
        extent: Extent(x: x, y: y, width: width, height: height), z: z, isItem: isItem)
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    // More than 64, and levels or none.
    let (count, levels) = (source.pick([5, 20, 150]), source.pick([0, 2]))
    let elements = source.list(mean: count, limit: 300) { element(&$0, levels: levels) }
    return Case(
      elements: elements,
      points: (0..<8).map { _ in
        CGPoint(x: number(&source) - 10 + 0.25, y: number(&source) + 0.125)
      },
      area: source.oneIn(8)
        ? Extent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
        : Extent(
          x: number(&source) - 20, y: number(&source) - 20, width: number(&source),
          height: number(&source)))
  }

  @Test func `a point finds the frontmost item that holds it`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      let solution = CustomSolution(input.elements)
      try demand(solution.count == input.elements.count, "There are \(solution.count).")
      for point in input.points {
        let found = solution.topmostItem(x: Double(point.x), y: Double(point.y))
        let expected = input.topmost(point)
        try demand(found == expected, "\(found ?? -1), not \(expected ?? -1) at \(point).")
      }
    }
  }

  @Test func `a rectangle finds the boxes that overlap it in the order given`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      let found = CustomSolution(input.elements).elements(in: input.area)
      let expected = input.elements.indices.filter {
        input.elements[$0].extent.overlaps(input.area)
      }
      try demand(found == expected, "\(found), not \(expected).")
    }
  }

  @Test func `the box of a quad reaches to its corners, and that of a NaN quad is empty`() {
    let quad = Quad(
      topLeft: CGPoint(x: 3, y: 1), topRight: CGPoint(x: 9, y: 4),
      bottomRight: CGPoint(x: 7, y: 8), bottomLeft: CGPoint(x: 2, y: 6))
    var nowhere = quad
    nowhere.bottomRight.y = .nan
    let corners: [WritableKeyPath<Quad, CGPoint>] = [
      \.topLeft, \.topRight, \.bottomRight, \.bottomLeft,
    ]
    for corner in corners {
      var (acrossLost, downLost) = (quad, quad)
      acrossLost[keyPath: corner].x = .nan
      downLost[keyPath: corner].y = .nan
      expectEqual(CustomElement(quad: acrossLost).extent, .empty)
      expectEqual(CustomElement(quad: downLost).extent, .empty)
    }

    expectEqual(
      CustomElement(quad: quad).extent, Extent(minX: 2, minY: 1, maxX: 9, maxY: 8))
    expect(CustomElement(quad: nowhere).extent.isEmpty)
    var endless = quad
    endless.bottomRight = CGPoint(x: CGFloat.infinity, y: .infinity)
    expectEqual(
      CustomElement(quad: endless).extent,
      Extent(minX: 2, minY: 1, maxX: .infinity, maxY: .infinity))
    expect(CustomElement(quad: quad).isItem)
    expectEqual(CustomElement(quad: quad).z, 0)
    let box = CustomElement(extent: Extent(x: 2, y: 2, width: 9, height: 9))
    expect(box.isItem)
    expectEqual(box.z, 0)
    expectEqual(CustomSolution([box]).topmostItem(x: 5, y: 5), 0)
    expect(CustomSolution([CustomElement(quad: nowhere)]).topmostItem(x: 5, y: 5) == nil)
    let turned = CustomSolution([CustomElement(quad: quad)])
    expectEqual(turned.topmostItem(x: 5, y: 5), 0)
    // In a corner of the box outside the quad.
    expect(turned.topmostItem(x: 2.25, y: 1.25) == nil)
  }
}
