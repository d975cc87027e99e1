import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Boxes of rectangles between layers without views, which equal those between views at the same
/// positions.
@Suite struct LayerBoxTests {
  /// Two columns in a root, each with an inner rectangle, all rotated; the inner ones as layers and
  /// as views.
  private struct Columns {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var layers: [Layer] = []
    var views: [View] = []

    init() {
      for (place, angle) in [0.6, -0.8].enumerated() {
        let column = View(frame: CGRect(x: 30 + 170 * place, y: 40, width: 150, height: 200))
        column.transform = CGAffineTransform(rotationAngle: angle)
        root.addSubview(column)
        let (layer, view) = (Layer(), View())
        column.addSubview(view)
        column.layer.addSublayer(layer)
        let turn = CGAffineTransform(rotationAngle: place == 0 ? -angle : 0.3)
        layer.frame = CGRect(x: 20, y: 30, width: 60, height: 50)
        layer.setAffineTransform(turn)
        view.frame = layer.frame
        (view.bounds, view.center, view.transform) = (layer.bounds, layer.position, turn)
        layers.append(layer)
        views.append(view)
      }
    }
  }

  private func expectNear(
    _ actual: CGRect, _ expected: CGRect, _ location: SourceLocation = #_sourceLocation
  ) {
    let (origin, size) = (actual.origin, actual.size)
    let distance = max(
      max(abs(origin.x - expected.origin.x), abs(origin.y - expected.origin.y)),
      max(abs(size.width - expected.size.width), abs(size.height - expected.size.height)))
    #expect(distance < 1e-9, "\(actual) isn't \(expected).", sourceLocation: location)
  }

  @Test(arguments: [0, 1])
  func `a rectangle is boxed once on the way up to a view and once on the way down`(place: Int) {
    let columns = Columns()
    let (layer, view) = (columns.layers[place], columns.views[place])
    let rect = CGRect(x: 5, y: 6, width: 30, height: 20)

    expectNear(
      layer.convert(rect, to: columns.root.layer), view.convert(rect, to: columns.root))
    expectNear(
      layer.convert(rect, from: columns.root.layer), view.convert(rect, from: columns.root))
  }

  @Test func `a rectangle is boxed at the common view and in the other layer`() {
    let columns = Columns()
    let rect = CGRect(x: 5, y: 6, width: 30, height: 20)

    let box = columns.layers[0].convert(rect, to: columns.layers[1])

    expectNear(box, columns.views[0].convert(rect, to: columns.views[1]))
  }

  @Test func `a rectangle comes from a tree without views with one box`() {
    let columns = Columns()
    let rect = CGRect(x: 5, y: 6, width: 30, height: 20)

    let box = columns.layers[0].convert(rect, from: Layer())

    expectNear(box, columns.views[0].convert(rect, from: columns.root))
  }
}
