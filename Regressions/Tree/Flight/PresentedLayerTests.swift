import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Presentations of layers that the app added to the layer of an animated view.
@Suite struct PresentedLayerTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let host = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let left = Layer()
  private let right = Layer()

  init() {
    root.addSubview(host)
    for layer in [left, right] { host.layer.addSublayer(layer) }
    left.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    right.frame = CGRect(x: 60, y: 10, width: 20, height: 20)
  }

  private func record(at progress: Double, _ changes: () -> Void) -> Flight {
    let flight = Flight(barsTouches: false)
    FlightRecorder.current.record(into: flight, changes)
    flight.progress = progress
    return flight
  }

  private func shown(_ layer: Layer) -> Layer { layer.presentation() ?? layer }

  @Test func `R15.22 they are shown in the animated view, at the place of the model`() {
    let flight = record(at: 0.5) { host.center.x += 100 }
    let (point, root) = (CGPoint(x: 1, y: 2), root.layer)

    expectEqual(shown(left).convert(point, to: shown(right)), CGPoint(x: -49, y: 2))
    expectEqual(shown(left).convert(point, to: shown(root)), CGPoint(x: 61, y: 12))
    expectEqual(shown(root).convert(CGPoint(x: 61, y: 12), to: shown(left)), point)
    expectEqual(left.convert(point, to: root), CGPoint(x: 111, y: 12))
    expectEqual(left.convertShownUncached(point, to: root), CGPoint(x: 61, y: 12))
    expectEqual(shown(left).convertShownUncached(point, to: shown(root)), CGPoint(x: 61, y: 12))
    // From a presentation to the model, or back, through the root.
    expectEqual(shown(left).convert(point, to: right), CGPoint(x: -99, y: 2))
    expectEqual(left.convert(point, to: shown(right)), CGPoint(x: 1, y: 2))
    expect(shown(root).hitTest(CGPoint(x: 61, y: 12))?.model() === left)
    expect(shown(root).hitTest(CGPoint(x: 131, y: 12))?.model() === host.layer)
    expect(shown(host.layer).hitTest(CGPoint(x: 61, y: 12))?.model() === left)
    flight.land()
  }

  @Test func `R15.22 a sublayer transform in flight moves them about the anchor`() {
    let inner = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    host.addSubview(inner)
    let cases: [(isSet: Bool, end: CGFloat, progress: Double, x: CGFloat)] = [
      (false, 3, 0.5, -28), (false, 3, 1, -67), (true, 3, 0, -67), (true, 1, 1, 11),
      (false, 0, 1, 50), (false, 0, 0, 11),
    ]
    for (isSet, end, progress, x) in cases {
      host.layer.sublayerTransform = isSet ? Transform3D(scaleX: 3, y: 1, z: 1) : .identity
      let flight = record(at: progress) {
        host.layer.sublayerTransform = Transform3D(scaleX: end, y: 1, z: 1)
        host.center.y += 10
      }
      for layer in [left, inner.layer] {
        let found = shown(layer).convert(CGPoint(x: 1, y: 1), to: shown(host.layer))
        expectEqual(found, CGPoint(x: x, y: 11), "\(isSet) \(end) \(progress)")
      }
      let model = left.convert(CGPoint(x: 1, y: 1), to: host.layer)
      expectEqual(model.x, 50 + end * (11 - 50))
      flight.land()
      host.center.y = 50
    }
  }

  @Test func `a sublayer transform and no animation of it`() {
    host.layer.sublayerTransform = Transform3D(scaleX: 0, y: 1, z: 1)
    let flight = record(at: 0.5) { host.center.x += 100 }
    let point = CGPoint(x: 1, y: 1)

    expectEqual(left.convert(point, to: host.layer), CGPoint(x: 50, y: 11))
    expectEqual(shown(left).convert(point, to: shown(host.layer)), CGPoint(x: 50, y: 11))
    expectEqual(shown(left).convert(point, to: shown(root.layer)), CGPoint(x: 100, y: 11))
    flight.land()
  }

  @Test func `unrelated trees are beside each other`() {
    let other = View(frame: CGRect(x: 5, y: 0, width: 50, height: 50))
    let lone = Layer()
    lone.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
    other.layer.addSublayer(lone)
    let flight = record(at: 0.5) { other.center.x += 10 }
    let point = CGPoint(x: 1, y: 1)

    // Views outside windows convert through their frames (R3.6).
    expectEqual(other.convert(point, to: host), CGPoint(x: 16, y: 1))
    expectEqual(shown(other.layer).convert(point, to: shown(host.layer)), CGPoint(x: 11, y: 1))
    expectEqual(shown(lone).convert(point, to: shown(left)), CGPoint(x: 2, y: -8))
    flight.land()
  }

  @Test func `R15.22 layers are hit in the order of the depths that are shown`() {
    let (low, high) = (View(), View())
    for view in [low, high] {
      root.addSubview(view)
      view.frame = CGRect(x: 150, y: 150, width: 20, height: 20)
    }
    let flight = record(at: 0.25) { low.layer.zPosition = 8 }
    high.layer.zPosition = 4
    let point = CGPoint(x: 155, y: 155)
    expect(shown(root.layer).hitTest(point)?.model() === high.layer)
    flight.progress = 0.75
    expect(shown(root.layer).hitTest(point)?.model() === low.layer)
    flight.land()
  }

  @Test func `a layer has the bounds of its model`() {
    let reading = LayerTree().reading(of: LayerSpot(left))
    expectEqual(reading.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
    expect(reading.boundsContain(x: 19.5, y: 19) && reading.boundsContain(x: 0, y: 0))
    expect(!reading.boundsContain(x: 20, y: 5) && !reading.boundsContain(x: -1, y: 5))
    expectEqual(LayerTree().drawingDepth(of: LayerSpot(left)), 0)
  }

  @Test func `a transform layer is a layer`() {
    weak var gone: TransformLayer?
    do {
      let layer = TransformLayer()
      gone = layer
      host.layer.addSublayer(layer)
      layer.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
      expectEqual(layer.convert(.zero, to: host.layer), CGPoint(x: 3, y: 4))
      layer.removeFromSuperlayer()
    }
    expect(gone == nil)
  }
}
