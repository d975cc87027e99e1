import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The views that snapshots find by rectangle and by distance among views rotated in space, hidden,
/// clipped and in windows, compared with a scan of the live views.
@Suite struct SpatialSnapshotLaws {
  /// The visible boxes, in the root's coordinates, by the letter of `elements(in:)`; nil for a view
  /// that isn't visible.
  private func boxes(_ views: ViewTree) -> [Int: CGRect] {
    var boxes: [Int: CGRect] = [:]
    let root = views[0]
    for (index, view) in views.all.enumerated() {
      var box = view.convert(view.bounds, to: root)
      var next: View? = view
      var isSeen = true
      while let current = next {
        if current.isHidden || current.alpha < 0.01 { isSeen = false }
        if current !== view, current.clipsToBounds || current is Window {
          box = box.intersection(current.convert(current.bounds, to: root))
        }
        next = current === root ? nil : current.superview
      }
      if isSeen, !box.isNull { boxes[index] = box }
    }
    return boxes
  }

  private static func generate(_ source: inout ChoiceSource) -> SpatialCase {
    var tree = source.spatialTree(limit: 9)
    for index in tree.views.indices {
      tree.views[index].hitRule = .builtIn
      if source.oneIn(3) { tree.views[index].clipsToBounds = true }
      if source.oneIn(6) { tree.views[index].isHidden = true }
      if source.oneIn(6) { tree.views[index].alpha = source.pick([0, 0.009, 0.01]) }
    }
    return SpatialCase(
      tree: tree, point: source.realPoint(within: 500),
      size: CGSize(width: source.integer(within: 300), height: source.integer(within: 300)))
  }

  @Test func `elements in a rectangle are those whose boxes a scan finds in it`() {
    check(Self.generate) { (each: SpatialCase) in
      let views = ViewTree(each.tree)
      let snapshot = GeometrySnapshot(of: views[0])
      let rect = CGRect(origin: each.point, size: each.size)

      let elements = snapshot.elements(in: rect)

      try demand(elements == elements.sorted(), "\(elements) aren't in painting order")
      let found = elements.map { views.index(of: $0, in: snapshot) }
      let boxes = boxes(views)
      for index in views.all.indices {
        let box = boxes[index] ?? .null
        guard box.isNull || box.isModest else { continue }
        // Between these two, rounding decides.
        let surely = !box.isNull && box.insetBy(dx: 1e-6, dy: 1e-6).sharesPoint(with: rect)
        let maybe = !box.isNull && box.insetBy(dx: -1e-6, dy: -1e-6).sharesPoint(with: rect)
        if surely { try demand(found.contains(index), "view\(index) with \(box) isn't found") }
        if !maybe { try demand(!found.contains(index), "view\(index) with \(box) is found") }
      }
    }
  }

  @Test func `no element that is left out is nearer than those found`() {
    check(Self.generate) { (each: SpatialCase) in
      let views = ViewTree(each.tree)
      let snapshot = GeometrySnapshot(of: views[0])
      let boxes = boxes(views)
      // Rounding decides whether empty boxes exist; infinite ones are near everything.
      guard boxes.values.allSatisfy({ $0.isModest && $0.width > 1e-6 && $0.height > 1e-6 }) else {
        return
      }
      let distances = boxes.mapValues { $0.distance(to: each.point) }

      for count in [0, 1, 3, 50] {
        let found = snapshot.nearest(to: each.point, count: count).map {
          views.index(of: $0, in: snapshot)
        }

        try demand(Set(found).count == found.count && found.count <= count, "\(found)")
        let told = found.compactMap { distances[$0] }
        try demand(
          zip(told, told.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }, "\(told) isn't nearest first")
        let left = distances.filter { !found.contains($0.key) }.values.min() ?? .infinity
        let isFull = found.count == count
        try demand(
          isFull ? (told.max() ?? 0) <= left + 1e-6 : left == .infinity,
          "\(found) with \(told) leave out one at \(left)")
      }
    }
  }
}

private struct SpatialCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint
  let size: CGSize

  var description: String { "\(tree)\nlet rect = \(CGRect(origin: point, size: size).code)" }
}

extension ViewTree {
  fileprivate func index(of id: GeometrySnapshot.ID, in snapshot: GeometrySnapshot) -> Int {
    all.firstIndex { snapshot.id(of: $0) == id } ?? -1
  }
}

extension CGRect {
  fileprivate var isModest: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e6 }
  }

  fileprivate func sharesPoint(with other: CGRect) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0 && minX < other.maxX
      && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
