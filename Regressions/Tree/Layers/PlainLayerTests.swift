import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Layers without views: their transforms, hits on them, and the movement of their sublayers.
@Suite struct PlainLayerTests {
  @Test func `the transform of a layer is that of its view, and of its own without one`() {
    let view = View()
    let transform = Transform3D(scaleX: 2, y: 3, z: 1)

    for layer in [view.layer, Layer()] {
      layer.bounds.size = CGSize(width: 10, height: 10)
      layer.transform = transform

      expectEqual(layer.transform, transform)
      expectEqual(layer.frame.size, CGSize(width: 20, height: 30))
    }
    expectEqual(view.transform3D, transform)
  }

  @Test func `a narrow layer is hit as far as it reaches`() {
    let (root, layer) = (Layer(), Layer())
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.frame = CGRect(x: 100, y: 0, width: 20, height: 200)
    root.addSublayer(layer)

    expect(root.hitTest(CGPoint(x: 110, y: 150)) === layer)
    expect(root.hitTest(CGPoint(x: 150, y: 10)) === root)
  }

  @Test func `a layer brings its sublayers to another`() {
    let (root, other, layer, inner) = (Layer(), Layer(), Layer(), Layer())
    layer.addSublayer(inner)
    root.addSublayer(layer)

    other.addSublayer(layer)
    root.addSublayer(other)

    expect(layer.sublayers == [inner] && other.sublayers == [layer])
    expectEqual(root.sublayers, [other])
    expect(inner.superlayer === layer && layer.superlayer === other)
  }

  @Test func `layers in one without extent convert to each other, for that isn't on the way`() {
    let (view, outer, first, second) = (View(), Layer(), Layer(), Layer())
    view.layer.addSublayer(outer)
    outer.transform = Transform3D(scaleX: 0, y: 0, z: 1)
    first.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    second.frame = CGRect(x: 40, y: 60, width: 30, height: 30)
    outer.addSublayer(first)
    outer.addSublayer(second)

    // Up by (10, 20), and down by (40, 60).
    let converted = first.convert(CGPoint(x: 1, y: 2), to: second)
    expectEqual(converted, CGPoint(x: -29, y: -38))
  }
}
