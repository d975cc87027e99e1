import Foundation
import ViewGeometry

/// Some elements of a dump by place, to find the front-most at a point.
struct DumpSearch: Sendable {
  private let index: SpatialIndex
  private let isForTouches: Bool

  /// Elements in boxes on the screen; those in boxes without a point are left out.
  ///
  /// - Complexity: O(n log n).
  init(_ model: DumpModel, boxes: [Extent], isForTouches: Bool) {
    let ranks = model.order.ranks
    index = SpatialIndex(zip(boxes, ranks).map { (extent: $0, z: Int($1)) })
    self.isForTouches = isForTouches
  }

  /// The front-most element that holds the point on the screen; nil if none does, and for NaN.
  func topmost(at point: CGPoint, in model: DumpModel) -> Int? {
    index.topmostItem(
      x: Double(point.x), y: Double(point.y),
      where: HoldsPoint(model: model, point: point, isForTouches: isForTouches))
  }

  /// The elements whose boxes hold a point, the front-most last.
  func elements(holding point: CGPoint) -> [Int] { index.items(at: point) }
}

/// Accepts elements that hold a point as they lie, turned or not, and that nothing cuts off there.
private struct HoldsPoint: SpatialIndexFilter {
  let model: DumpModel
  let point: CGPoint
  let isForTouches: Bool

  func accepts(_ item: Int) -> Bool {
    // Where nothing is turned, the box has said all.
    !model.hasTurned || model.shows(item, at: point, isForTouches: isForTouches)
  }
}

extension Extent {
  /// A box without a point.
  static var nothing: Extent { Extent(minX: 0, minY: 0, maxX: 0, maxY: 0) }
}
