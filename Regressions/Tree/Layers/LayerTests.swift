import Foundation
import TestSupport
import Testing
import ViewGeometry

private final class ShapeLayer: Layer {
  var laidOut = 0

  override func layoutSublayers() { laidOut += 1 }
}

private final class ShapeView: View {
  override class var layerClass: AnyClass { ShapeLayer.self }
}

private final class RoundLayer: Layer {
  override func contains(_ point: CGPoint) -> Bool {
    BezierPath(ovalIn: bounds).contains(point)
  }
}

@Suite struct LayerTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let card = View(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

  init() { window.addSubview(card) }

  @Test func `A view's layer is the view in other words`() {
    card.layer.position = CGPoint(x: 150, y: 160)
    card.layer.anchorPoint = .zero
    card.layer.bounds.size = CGSize(width: 20, height: 30)
    card.layer.masksToBounds = true
    card.layer.opacity = 0.5
    card.layer.isHidden = true
    card.layer.zPosition = 3

    expectEqual(card.frame, CGRect(x: 150, y: 160, width: 20, height: 30))
    expect(card.clipsToBounds && card.isHidden)
    expectEqual(card.alpha, CGFloat(0.5))
    expectEqual(card.zPosition, CGFloat(3))
    card.frame.origin.x = 7
    expectEqual(card.layer.frame, CGRect(x: 7, y: 160, width: 20, height: 30))
  }

  @Test func `A view has one layer, of the class it says`() {
    let shape = ShapeView()

    expect(shape.layer === shape.layer)
    expect(shape.layer is ShapeLayer)
    expectEqual(Set([shape.layer, shape.layer, card.layer]).count, 2)
  }

  @Test func `A layer doesn't keep its view, and is empty without it`() {
    var view: View? = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    weak let released = view

    view = nil

    expect(released == nil)
    expectEqual(layer?.frame, .zero)
  }

  @Test func `Transforms are those of the view, in the plane and in space`() {
    card.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(card.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(card.layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 2))

    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500
    window.layer.sublayerTransform = perspective
    card.layer.transform = Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0)
    expectEqual(window.sublayerTransform, perspective)
    expectEqual(
      card.layer.convert(CGPoint.zero, to: window.layer),
      card.convert(CGPoint.zero, to: window as View?))
  }

  @Test func `Sublayers are those of subviews, with others where they were added`() {
    let (first, second) = (View(), View())
    let (back, between, front) = (Layer(), Layer(), Layer())
    card.addSubview(first)
    card.layer.addSublayer(between)
    card.addSubview(second)
    card.layer.addSublayer(front)
    card.layer.insertSublayer(back, at: 0)

    expectEqual(card.layer.sublayers, [back, first.layer, between, second.layer, front])
    expectEqual(card.subviews, [first, second])
    expect(between.superlayer === card.layer)
    expect(first.layer.superlayer === card.layer)

    card.layer.insertSublayer(front, below: between)
    expectEqual(card.layer.sublayers, [back, first.layer, front, between, second.layer])
    card.layer.insertSublayer(back, above: second.layer)
    expectEqual(card.layer.sublayers, [first.layer, front, between, second.layer, back])
    card.layer.replaceSublayer(between, with: back)
    expectEqual(card.layer.sublayers, [first.layer, front, back, second.layer])
  }

  @Test func `Removing the layer of a view removes the view`() {
    let view = View()
    card.layer.addSublayer(view.layer)
    expectEqual(card.subviews, [view])

    card.layer.sublayers?.forEach { $0.removeFromSuperlayer() }

    expectEqual(card.subviews, [])
    expect(card.layer.sublayers == nil)
  }

  @Test func `A custom layer converts through layers and views`() {
    let (badge, dot) = (Layer(), Layer())
    badge.frame = CGRect(x: 190, y: -10, width: 20, height: 20)
    dot.frame = CGRect(x: 5, y: 5, width: 4, height: 4)
    card.layer.addSublayer(badge)
    badge.addSublayer(dot)

    expectEqual(dot.convert(CGPoint.zero, to: window.layer), CGPoint(x: 295, y: 95))
    expectEqual(dot.convert(CGPoint.zero, from: window.layer), CGPoint(x: -295, y: -95))
    expectEqual(
      dot.convert(dot.bounds, to: window.layer), CGRect(x: 295, y: 95, width: 4, height: 4))
    expectEqual(badge.convert(CGPoint(x: 6, y: 6), to: dot), CGPoint(x: 1, y: 1))
    expectEqual(dot.convert(CGPoint.zero, to: dot), .zero)
  }

  @Test func `A tree of layers without views stands by itself`() {
    let (root, leaf, other) = (Layer(), Layer(), Layer())
    root.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    leaf.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    other.frame = CGRect(x: 3, y: 3, width: 50, height: 50)
    root.addSublayer(leaf)

    expectEqual(leaf.convert(CGPoint.zero, to: root), CGPoint(x: 10, y: 20))
    // The frames of the roots count, as if they had one superlayer (R3.6).
    expectEqual(leaf.convert(CGPoint.zero, to: other), CGPoint(x: 57, y: 67))
    expectEqual(leaf.convert(CGPoint.zero, to: window.layer), CGPoint(x: 60, y: 70))
    expectEqual(card.layer.convert(CGPoint.zero, to: leaf), CGPoint(x: 40, y: 30))
  }

  @Test func `R3.13 for nil the origin of the layer's frame is added`() {
    let inner = View(frame: CGRect(x: 20, y: 30, width: 5, height: 5))
    card.addSubview(inner)

    expectEqual(inner.layer.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 21, y: 32))
    expectEqual(inner.layer.convert(CGPoint(x: 1, y: 2), from: nil), CGPoint(x: -19, y: -28))
    expectEqual(inner.layer.convert(inner.bounds, to: nil), inner.frame)
    expectEqual(inner.layer.convert(inner.frame, from: nil), inner.bounds)
  }

  @Test func `Depth and perspective move layers of either kind alike`() {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 400
    let (view, layer) = (View(frame: CGRect(x: 20, y: 20, width: 50, height: 50)), Layer())
    layer.frame = view.frame
    for container in [card.layer] { container.sublayerTransform = perspective }
    card.addSubview(view)
    card.layer.addSublayer(layer)
    for each in [view.layer, layer] {
      each.zPosition = 100
      each.transform = Transform3D(rotationAngle: 0.7, x: 1, y: 0, z: 0)
    }

    let (point, corner) = (CGPoint(x: 33, y: 12), layer.convert(CGPoint.zero, to: card.layer))
    expectEqual(corner, view.layer.convert(CGPoint.zero, to: card.layer))
    expectEqual(layer.convert(point, from: card.layer), view.layer.convert(point, from: card.layer))
    expect(corner != CGPoint(x: 20, y: 20))
  }

  @Test func `The frontmost layer is hit: by depth first, then by order`() {
    let (near, far, late) = (Layer(), Layer(), Layer())
    for layer in [near, far, late] {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      card.layer.addSublayer(layer)
    }
    let point = CGPoint(x: 105, y: 105)

    expect(card.layer.hitTest(point) === late)
    near.zPosition = 1
    expect(card.layer.hitTest(point) === near)
    near.isHidden = true
    far.opacity = 0
    late.removeFromSuperlayer()
    expect(card.layer.hitTest(point) === far)
    expect(window.hitTest(point, with: nil) === card)
  }

  @Test func `Overflowing sublayers are hit unless the layer masks them`() {
    let badge = Layer()
    badge.frame = CGRect(x: -20, y: 0, width: 30, height: 30)
    card.layer.addSublayer(badge)
    let outside = CGPoint(x: 90, y: 110)

    expect(card.layer.hitTest(outside) === badge)
    card.layer.masksToBounds = true
    expect(card.layer.hitTest(outside) == nil)
  }

  @Test func `A layer may say itself what it holds`() {
    let round = RoundLayer()
    round.frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    expect(round.hitTest(CGPoint(x: 50, y: 50)) === round)
    expect(round.hitTest(CGPoint(x: 2, y: 2)) == nil)

    let card = Layer()
    card.bounds = CGRect(x: 0, y: 0, width: 10, height: 50)
    expect(card.contains(CGPoint(x: 5, y: 40)))
    expect(!card.contains(CGPoint(x: 5, y: 50)))
    expect(!card.contains(CGPoint(x: 40, y: 5)))
  }

  @Test func `Layers without views are laid out when they ask for it`() {
    let layer = ShapeLayer()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    layer.setNeedsLayout()
    layer.layoutIfNeeded()

    expectEqual(layer.laidOut, 2)
  }

  @Test func `Drawing properties are kept and move nothing`() {
    let layer = card.layer
    (layer.cornerRadius, layer.borderWidth, layer.shadowRadius) = (8, 1, 4)
    (layer.shadowOpacity, layer.shadowOffset) = (0.25, CGSize(width: 0, height: 2))
    layer.shadowPath = BezierPath(roundedRect: card.bounds, cornerRadius: 8).cgPath
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let mask = Layer()
    layer.mask = mask
    (layer.borderColor, layer.backgroundColor, layer.shadowColor) = ("red", "green", "blue")
    (layer.contents, layer.contentsScale, layer.rasterizationScale) = ("picture", 2, 3)
    (layer.isOpaque, layer.shouldRasterize) = (true, true)

    expect(layer.mask === mask)
    expectEqual(
      [layer.borderColor, layer.backgroundColor, layer.shadowColor, layer.contents]
        .map { $0 as? String }, ["red", "green", "blue", "picture"])
    expectEqual(
      [layer.borderWidth, layer.shadowRadius, layer.contentsScale, layer.rasterizationScale],
      [1, 4, 2, 3])
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: 2))
    expect(layer.isOpaque && layer.shouldRasterize)
    expect(layer.cornerRadius == CGFloat(8) && layer.shadowOpacity == 0.25)
    expectEqual(layer.shadowPath?.boundingBox, card.bounds)
    expectEqual(layer.maskedCorners.rawValue, 3)
    expectEqual(card.frame, CGRect(x: 100, y: 100, width: 200, height: 100))
    expect(layer.hitTest(CGPoint(x: 100, y: 100)) === layer)
  }

  @Test func `A chain of 100,000 layers converts, is hit and goes away`() {
    var root: Layer? = Layer()
    root?.bounds.size = CGSize(width: 10, height: 10)
    var leaf = root
    for _ in 0..<100_000 {
      let next = Layer()
      next.bounds.size = CGSize(width: 10, height: 10)
      next.position = CGPoint(x: 5, y: 5)
      leaf?.addSublayer(next)
      leaf = next
    }

    expectEqual(leaf?.convert(CGPoint(x: 1, y: 1), to: root), CGPoint(x: 1, y: 1))
    expect(root?.hitTest(.zero) === leaf)
    weak let end = leaf
    (root, leaf) = (nil, nil)
    expect(end == nil)
  }

  @Test func `A new layer draws as one of Core Animation`() {
    let layer = Layer()

    expect(layer.cornerRadius == 0 && layer.borderWidth == 0 && layer.shadowOpacity == 0)
    expect(layer.shadowRadius == 3 as CGFloat)
    expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
    expect(layer.contentsScale == 1 as CGFloat && layer.rasterizationScale == 1 as CGFloat)
    expect(!layer.isOpaque && !layer.shouldRasterize && !layer.masksToBounds && !layer.isHidden)
    expectEqual(layer.maskedCorners.rawValue, 15)
    expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    expect(layer.borderColor == nil && layer.backgroundColor == nil && layer.shadowColor == nil)
    expect(layer.contents == nil && layer.mask == nil && layer.shadowPath == nil)
  }
}
