import Foundation
import ViewGeometry

@testable import TestSupport

/// The visible and touchable parts of a screen of upright views, by brute force: the plane cut
/// along every edge, and each cell queried.
struct ScreenCells {
  let tree: NaiveTree
  private let xs: [Double]
  private let ys: [Double]
  /// The views from back to front in drawing order, and in the order of touches.
  private let drawn: [Int]
  private let asked: [Int]
  private let policy: HitTestPolicy
  /// The boxes of upright views in the root; none if some are rotated.
  private let boxes: [CGRect]
  private let chains: [[Int]]
  /// The views that take touches in each cell, including those around the outermost edges.
  private var takers: [Int?] = []
  /// The cells, and those beyond the outermost edges.
  private let grid: [CGRect]
  /// The boxes of the cells inside the outermost edges.
  let cells: [CGRect]

  init(_ tree: NaiveTree, _ policy: HitTestPolicy, areUpright: Bool) {
    self.tree = tree
    self.policy = policy
    let places = tree.views.indices.map { tree.convert(tree.views[$0].bounds, from: $0, to: 0) }
    boxes = areUpright ? places : []
    chains = tree.views.indices.map(tree.ancestry)
    xs = areUpright ? Set(places.flatMap { [Double($0.minX), Double($0.maxX)] }).sorted() : []
    ys = areUpright ? Set(places.flatMap { [Double($0.minY), Double($0.maxY)] }).sorted() : []
    let (columns, rows) = ([-1e6] + xs + [1e6], [-1e6] + ys + [1e6])
    grid =
      areUpright
      ? zip(rows, rows.dropFirst()).flatMap { top, bottom in
        zip(columns, columns.dropFirst()).map { left, right in
          CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
      } : []
    cells = grid.filter { $0.width < 1e5 && $0.height < 1e5 }
    drawn = tree.order(byDrawing: true)
    asked = tree.order(byDrawing: policy.ordersByDrawing)
    if areUpright { takers = grid.map { touched(at: CGPoint(x: $0.midX, y: $0.midY)) } }
  }

  /// The front-most view that is visible at a point.
  func seen(at point: CGPoint, where covers: (Int) -> Bool = { _ in true }) -> Int? {
    drawn.last { covers($0) && isDrawn($0, at: point) }
  }

  func isDrawn(_ index: Int, at point: CGPoint) -> Bool {
    guard holds(index, point) else { return false }
    return chains[index].allSatisfy { other in
      let view = tree.views[other]
      let isVisible = !view.isHidden && Double(Float(view.alpha)) >= 0.01
      return isVisible && (other == index || !view.clipsToBounds || holds(other, point))
    }
  }

  /// The view that a touch goes to.
  func touched(at point: CGPoint) -> Int? { asked.last { takes($0, at: point) } }

  private func takes(_ index: Int, at point: CGPoint) -> Bool {
    guard holds(index, point), tree.views[index].isUserInteractionEnabled else { return false }
    return chains[index].allSatisfy { other in
      let view = tree.views[other]
      let isVisible = !view.isHidden && Double(Float(view.alpha)) >= 0.01
      let isOpen = view.isUserInteractionEnabled || policy.fallsThroughInert
      let cuts = !policy.reachesOverflow || view.clipsToBounds
      return isVisible && isOpen && (!cuts || holds(other, point))
    }
  }

  private func holds(_ index: Int, _ point: CGPoint) -> Bool {
    guard boxes.isEmpty else { return boxes[index].contains(point) }
    guard chains[index].dropLast().allSatisfy({ !tree.isSingular($0) }) else { return false }
    return tree.contains(tree.convert(point, from: 0, to: index), in: index)
  }

  /// The distance from a point to the nearest one where touches don't go to a view.
  func clearance(of index: Int, at point: CGPoint) -> Double {
    var least = Double.infinity
    for (cell, taker) in zip(grid, takers) where taker != index {
      let (left, top) = (cell.origin.x, cell.origin.y)
      let across = max(0, left - point.x, point.x - left - cell.size.width)
      let down = max(0, top - point.y, point.y - top - cell.size.height)
      least = min(least, Double((across * across + down * down).squareRoot()))
    }
    return least
  }
}

extension NaiveTree {
  /// The views, each before its subviews, siblings from back to front.
  func order(byDrawing: Bool) -> [Int] {
    func visit(_ index: Int) -> [Int] {
      var children = views[index].children
      if byDrawing {
        children = children.enumerated().sorted {
          (views[$0.element].zPosition, $0.offset) < (views[$1.element].zPosition, $1.offset)
        }.map(\.element)
      }
      return [index] + children.flatMap(visit)
    }
    return visit(0)
  }
}
