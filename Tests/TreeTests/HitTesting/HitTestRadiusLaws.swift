import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Touches as large as a finger, compared with a scan of all regions in painting order.
@Suite struct HitTestRadiusLaws {
  private struct Case: CustomStringConvertible {
    let tree: NaiveTree
    let point: CGPoint
    let radius: CGFloat

    init(_ source: inout ChoiceSource) {
      let each = HitTestCase(&source, .exact)
      (tree, point) = (each.tree, each.point)
      radius = CGFloat(source.index(below: 64) + 1) / 4
    }

    var description: String { "\(tree)\nlet (point, radius) = (\(point.code), \(radius))" }
  }

  @Test func `a large touch hits what a scan of all regions does`() {
    var hits: Set<Int> = []
    check({ Case(&$0) }) { each in
      guard each.point.x.isFinite, abs(each.point.x) < 1e6, each.point.y.isFinite,
        abs(each.point.y) < 1e6
      else { return }
      let views = ViewTree(each.tree)

      let hit = views[0].hitTest(each.point, radius: each.radius)?.tag

      let scanned = each.tree.region(at: each.point, radius: each.radius)
      try demand(hit == scanned, "\(hit ?? -1) is hit, and \(scanned ?? -1) by a scan")
      hits.insert(hit ?? -1)
    }
    expect(hits.count > 3)
  }
}

extension NaiveTree {
  /// The region that a square touch selects.
  fileprivate func region(at point: CGPoint, radius: CGFloat) -> Int? {
    let touch = CGRect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    let painted = hitRegions().filter { $0.box.part(in: touch) != nil }
    // Behind one that covers the touch, unless around it.
    let reached = painted.indices.filter { place in
      !painted[place...].dropFirst().contains { other in
        other.box.part(in: touch) == touch && !contains(other.index, in: painted[place].index)
      }
    }
    let leaves = reached.filter { place in
      !reached.contains { views[painted[$0].index].parent == painted[place].index }
    }
    func rank(_ place: Int) -> (CGFloat, CGFloat, Int) {
      let box = painted[place].box
      let part = box.part(in: touch) ?? .zero
      let across = max(0, box.minX - point.x, point.x - box.maxX)
      let down = max(0, box.minY - point.y, point.y - box.maxY)
      return (part.width * part.height, -(across * across + down * down), place)
    }
    return leaves.max { rank($0) < rank($1) }.map { painted[$0].index }
  }

  private func contains(_ index: Int, in ancestor: Int) -> Bool {
    var next: Int? = index
    while let view = next, view != ancestor { next = views[view].parent }
    return next != nil
  }
}

extension CGRect {
  /// The part of the touch in the rectangle; nil without area.
  fileprivate func part(in touch: CGRect) -> CGRect? {
    let (x, y) = (max(minX, touch.minX), max(minY, touch.minY))
    let (right, bottom) = (min(maxX, touch.maxX), min(maxY, touch.maxY))
    return x < right && y < bottom
      ? CGRect(x: x, y: y, width: right - x, height: bottom - y) : nil
  }
}
