import Foundation
import ViewGeometry

@testable import TestSupport

/// The edges of all views of a screen, in the coordinates of its root: the nearest visible point of
/// a view lies on one of them.
struct ScreenEdges {
  private var edges: [(start: CGPoint, end: CGPoint)] = []
  /// The ends and crossings of edges.
  private var corners: [CGPoint] = []

  init(_ tree: NaiveTree) {
    for index in tree.views.indices
    where tree.ancestry(of: index).allSatisfy({ !tree.isSingular($0) }) {
      let ends = tree.convert(Quad(tree.views[index].bounds), from: index, to: 0).corners
      edges += zip(ends, ends.dropFirst() + ends.prefix(1)).map { ($0, $1) }
      corners += ends
    }
    for (place, edge) in edges.enumerated() {
      corners += edges[..<place].compactMap { Self.crossing(of: edge, $0) }
    }
  }

  /// The points within a distance where another view may become the nearest to a point, and points
  /// around each of these.
  ///
  /// A view's visible part is a polygon, whose nearest point to another one is on one of its edges:
  /// at the edge's nearest point, or where it ends or crosses another.
  func candidates(around center: CGPoint, within radius: Double) -> [CGPoint] {
    (edges.map { Self.nearest(to: center, on: $0) } + corners).flatMap { point in
      (0..<8).map { turn in
        let angle = (Double(turn) + 0.5) * .pi / 4
        // 1e-7: farther than rounding moves a corner, and nearer than the laws' tolerance.
        return CGPoint(x: point.x + 1e-7 * cos(angle), y: point.y + 1e-7 * sin(angle))
      }
    }.filter { hypot($0.x - center.x, $0.y - center.y) <= radius }
  }

  private static func nearest(
    to point: CGPoint, on edge: (start: CGPoint, end: CGPoint)
  ) -> CGPoint {
    let (x, y) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let square = x * x + y * y
    guard square > 0 else { return edge.start }
    let share = ((point.x - edge.start.x) * x + (point.y - edge.start.y) * y) / square
    let place = min(1, max(0, share))
    return CGPoint(x: edge.start.x + place * x, y: edge.start.y + place * y)
  }

  private static func crossing(
    of edge: (start: CGPoint, end: CGPoint), _ other: (start: CGPoint, end: CGPoint)
  ) -> CGPoint? {
    let (x, y) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
    let (otherX, otherY) = (other.end.x - other.start.x, other.end.y - other.start.y)
    let area = x * otherY - y * otherX
    guard area != 0 else { return nil }
    let (apartX, apartY) = (other.start.x - edge.start.x, other.start.y - edge.start.y)
    let (place, otherPlace) = (
      (apartX * otherY - apartY * otherX) / area, (apartX * y - apartY * x) / area
    )
    guard place >= 0, place <= 1, otherPlace >= 0, otherPlace <= 1 else { return nil }
    return CGPoint(x: edge.start.x + place * x, y: edge.start.y + place * y)
  }
}
