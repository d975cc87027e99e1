import Foundation
import ViewGeometry

/// A spatial index of some elements of a dump, for finding the frontmost one at a point.
struct DumpSearch: Sendable {
  private let index: SpatialIndex
  private let isForTouches: Bool

  /// Creates an index of the elements with nonempty boxes.
  ///
  /// `boxes` contains a box on the screen for each element of the dump. If `isForTouches` is true,
  /// rotated elements are clipped as for touches; see `DumpModel.shows(_:at:isForTouches:)`.
  ///
  /// - Complexity: O(n log n).
  init(_ model: DumpModel, boxes: [Extent], isForTouches: Bool) {
    let ranks = model.order.ranks
    index = SpatialIndex(zip(boxes, ranks).map { (extent: $0, z: Int($1)) })
    self.isForTouches = isForTouches
  }

  /// Returns the frontmost element that contains a point on the screen.
  ///
  /// Returns nil if there is none, or if a coordinate is NaN.
  func topmost(at point: CGPoint, in model: DumpModel) -> Int? {
    index.topmostItem(
      x: Double(point.x), y: Double(point.y),
      where: HoldsPoint(model: model, point: point, isForTouches: isForTouches))
  }

  /// Returns the elements whose boxes contain a point, the frontmost last.
  func elements(holding point: CGPoint) -> [Int] { index.items(at: point) }
}

/// Accepts elements that contain a point and aren't clipped there.
///
/// Rotated elements are tested with their rotation.
private struct HoldsPoint: SpatialIndexFilter {
  let model: DumpModel
  let point: CGPoint
  let isForTouches: Bool

  func accepts(_ item: Int) -> Bool {
    // Without rotation the box alone decides.
    !model.hasTransforms || model.shows(item, at: point, isForTouches: isForTouches)
  }
}

extension Extent {
  /// An empty box.
  static var nothing: Extent { Extent(minX: 0, minY: 0, maxX: 0, maxY: 0) }
}
