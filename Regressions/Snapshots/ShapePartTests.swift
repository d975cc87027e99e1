import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Intersections of shapes with the plane and with shapes without an area.
@Suite struct ShapePartTests {
  private let diamond = ConvexPolygon([[0, 5], [5, 0], [10, 5], [5, 10]])

  @Test func `the whole plane takes nothing away`() {
    let shape = FrontShape(diamond)
    let box = FrontShape(Extent(CGRect(x: 0, y: 0, width: 5, height: 10)))
    expectEqual(FrontShape.everything.intersection(shape).polygon?.corners, diamond.corners)
    expectEqual(shape.intersection(.everything).polygon?.corners, diamond.corners)
    expectEqual(FrontShape.everything.intersection(box).box, box.box)
    expect(abs(shape.intersection(box).area - 25) < 1e-12)
    expect(abs(box.intersection(shape).area - 25) < 1e-12)
  }

  @Test func `nothing is in a shape without an area`() {
    for flat in [[[0, 0], [10, 10]], [[0, 5], [5, 5], [10, 5]], [[3, 3]], []] as [[SIMD2<Double>]] {
      let polygon = ConvexPolygon(flat)
      expect(polygon.isFlat)
      expect(diamond.intersection(polygon).isFlat, "\(flat)")
      expect(FrontShape(diamond).intersection(FrontShape(polygon)).isEmpty, "\(flat)")
    }
    expect(!diamond.isFlat)
  }

  @Test func `a snapshot of the presentation keeps the values of its moment`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (turned, inner) = (View(frame: CGRect(x: 20, y: 20, width: 40, height: 40)), View())
    root.addSubview(turned)
    turned.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    (turned.tag, inner.tag) = (1, 2)
    let flight = Flight(barsTouches: false)
    FlightRecorder.current.record(into: flight) { turned.center.x += 30 }
    flight.progress = 0.5
    let snapshot = GeometrySnapshot(presentationOf: root)
    flight.land()

    // Shown at 35 to 75: the inner view is at the top right of the turned one.
    let points: [SIMD2<Double>] = [[70, 25], [40, 25], [70, 55], [90, 25], [30, 25]]
    let found = points.map { snapshot.hitTestOfLayers($0).map { snapshot.tag(of: $0) } }
    expectEqual(found, [2, 1, 1, 0, 0])
  }
}
