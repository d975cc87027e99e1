import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layers without views: their order, their positions in each other, and hits on them.
@Suite struct LayerTreeTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let card = View(frame: CGRect(x: 100, y: 100, width: 200, height: 100))

  init() { window.addSubview(card) }

  @Test func `setting the sublayers replaces those that were added and keeps subviews`() {
    let (first, second) = (View(), View())
    card.addSubview(first)
    card.addSubview(second)
    let (old, new, other) = (Layer(), Layer(), Layer())
    card.layer.insertSublayer(old, at: 0)

    card.layer.sublayers = [new, first.layer, other]
    expectEqual(card.layer.sublayers, [new, first.layer, second.layer, other])
    expect(old.superlayer == nil && new.superlayer === card.layer)
    expectEqual(card.subviews, [first, second])

    card.layer.sublayers = nil
    expectEqual(card.layer.sublayers, [first.layer, second.layer])
    expect(new.superlayer == nil && other.superlayer == nil)
  }

  @Test(arguments: [true, false])
  func `plain layers stay where they are when the layer of a view goes elsewhere`(_ moves: Bool) {
    let (other, first, second, plain) = (View(), View(), View(), Layer())
    card.addSubview(first)
    card.layer.addSublayer(plain)
    card.addSubview(second)

    if moves { other.layer.addSublayer(first.layer) } else { first.layer.removeFromSuperlayer() }

    expectEqual(card.layer.sublayers, [plain, second.layer])
    expectEqual(other.subviews, (moves ? [first] : []))
  }

  @Test func `a layout of a view's layer lays out the plain layers in it, parents first`() {
    final class Recorder {
      var names: [String] = []
    }
    final class Plain: Layer {
      var recorder: Recorder?
      override func layoutSublayers() { recorder?.names.append(name ?? "") }
    }
    let (recorder, inner) = (Recorder(), LayoutListener())
    let layers = ["outer", "leaf", "in the subview"].map { name in
      let layer = Plain()
      (layer.name, layer.recorder) = (name, recorder)
      return layer
    }
    inner.whenLaidOut = { _ in recorder.names.append("view") }
    let wrapper = View()
    card.addSubview(wrapper)
    wrapper.addSubview(inner)
    card.layer.addSublayer(layers[0])
    layers[0].addSublayer(layers[1])
    inner.layer.addSublayer(layers[2])

    card.layer.layoutIfNeeded()
    card.layer.layoutIfNeeded()
    layers[1].setNeedsLayout()
    card.layer.layoutIfNeeded()

    expectEqual(recorder.names, ["view", "outer", "leaf", "in the subview", "leaf"])
  }

  @Test func `a layer with layers in it goes into a deep one that it isn't above`() {
    let (root, middle, leaf, branch) = (Layer(), Layer(), Layer(), Layer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    branch.addSublayer(Layer())

    leaf.addSublayer(branch)
    expect(leaf.sublayers == [branch] && branch.superlayer === leaf)
    card.layer.addSublayer(root)
    expect(leaf.superlayer === middle && root.superlayer === card.layer)
    root.addSublayer(branch)
    expect(root.sublayers == [middle, branch] && leaf.sublayers == nil)
  }

  @Test func `a layer can't go into one two levels below it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (root, middle, leaf) = (Layer(), Layer(), Layer())
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      leaf.addSublayer(root)
    }

    expectMessage("it contains the receiver, and a tree can't have cycles.", in: result)
  }

  @Test func `rectangles convert between layers of either kind, both ways`() {
    let (badge, dot) = (Layer(), Layer())
    badge.frame = CGRect(x: 190, y: -10, width: 20, height: 20)
    dot.bounds = CGRect(x: 1, y: 2, width: 4, height: 8)
    dot.position = CGPoint(x: 7, y: 9)
    dot.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    card.layer.addSublayer(badge)
    badge.addSublayer(dot)
    // In the badge from (3, 7), 8 wide and 4 high; the badge begins at (290, 90) in the window.
    let box = CGRect(x: 293, y: 97, width: 8, height: 4)

    expectEqual(dot.convert(dot.bounds, to: window.layer), box)
    expectEqual(window.layer.convert(dot.bounds, from: dot), box)
    expectEqual(dot.convert(box, from: window.layer), dot.bounds)
    expectEqual(window.layer.convert(box, to: dot), dot.bounds)
    expectEqual(window.layer.convert(CGPoint(x: 295, y: 98), to: dot), CGPoint(x: 2, y: 4))
    expectEqual(badge.convert(dot.frame, to: dot), dot.bounds)
    expectEqual(dot.convert(dot.bounds, to: nil), CGRect(x: 4, y: 9, width: 4, height: 8))
    expectEqual(dot.convert(dot.bounds, from: nil), CGRect(x: -2, y: -5, width: 4, height: 8))
  }

  @Test func `rectangles convert between trees by the frames of their roots`() {
    let (root, leaf, other) = (Layer(), Layer(), Layer())
    root.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    leaf.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    root.addSublayer(leaf)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    expectEqual(leaf.convert(rect, to: other), CGRect(x: 61, y: 72, width: 3, height: 4))
    expectEqual(other.convert(rect, to: leaf), CGRect(x: -59, y: -68, width: 3, height: 4))
    expectEqual(leaf.convert(rect, to: card.layer), CGRect(x: -39, y: -28, width: 3, height: 4))
    expectEqual(card.layer.convert(rect, to: leaf), CGRect(x: 41, y: 32, width: 3, height: 4))
    expectEqual(leaf.convert(CGPoint(x: 1, y: 2), to: card.layer), CGPoint(x: -39, y: -28))
  }

  @Test func `rectangles convert between rotated layers of a tree without views as boxes`() {
    let (root, turned, other) = (Layer(), Layer(), Layer())
    turned.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    turned.position = CGPoint(x: 50, y: 60)
    // (x, y) goes to (60 - y, 55 + x).
    turned.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    other.frame = CGRect(x: 100, y: 7, width: 10, height: 10)
    root.addSublayer(turned)
    root.addSublayer(other)
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)

    expectEqual(turned.convert(part, to: root), CGRect(x: 54, y: 56, width: 4, height: 3))
    expectEqual(root.convert(CGRect(x: 54, y: 56, width: 4, height: 3), to: turned), part)
    expectEqual(turned.convert(part, to: other), CGRect(x: -46, y: 49, width: 4, height: 3))
    expectEqual(turned.convert(CGRect(x: -46, y: 49, width: 4, height: 3), from: other), part)
    expectEqual(turned.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 58, y: 56))
  }

  @Test func `into a flat layer everything comes out at its anchor point`() {
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 8, height: 6)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    card.layer.addSublayer(layer)

    expectEqual(card.layer.convert(CGPoint(x: 1, y: 1), to: layer), CGPoint(x: 4, y: 3))
    expect(layer.hitTest(CGPoint(x: 14, y: 23)) == nil)
    expect(card.layer.hitTest(CGPoint(x: 114, y: 123)) === card.layer)
  }

  @Test func `a layer rotated in space is hit as a view is`() {
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 300
    card.layer.sublayerTransform = perspective
    let (view, layer) = (View(frame: CGRect(x: 20, y: 10, width: 150, height: 70)), Layer())
    card.addSubview(view)
    layer.frame = view.frame
    card.layer.addSublayer(layer)
    for each in [view.layer, layer] {
      each.zPosition = 60
      each.anchorPointZ = 10
      each.transform = Transform3D(rotationAngle: 1, x: 0.2, y: 1, z: 0)
    }
    var hits = 0

    for x in stride(from: CGFloat(-50), to: 250, by: 7) {
      for y in stride(from: CGFloat(-50), to: 150, by: 7) {
        let point = CGPoint(x: x, y: y)
        let isHit = layer.hitTest(point) === layer
        expectEqual(isHit, (view.layer.hitTest(point) === view.layer))
        if isHit { hits += 1 }
      }
    }
    expect(hits > 50 && layer.anchorPointZ == 10 as CGFloat)
    expectEqual(card.layer.sublayerTransform, perspective)
  }

  @Test func `of layers equally near the one added last is hit, and none in a hidden one`() {
    let layers = [1, 1, 0, -1].map { depth in
      let layer = Layer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.zPosition = depth
      card.layer.addSublayer(layer)
      return layer
    }
    let inner = Layer()
    inner.frame = layers[0].bounds
    layers[1].addSublayer(inner)
    let point = CGPoint(x: 105, y: 105)

    expect(card.layer.hitTest(point) === inner)
    inner.isHidden = true
    expect(card.layer.hitTest(point) === layers[1])
    inner.isHidden = false
    layers[1].isHidden = true
    expect(card.layer.hitTest(point) === layers[0])
    layers[0].isHidden = true
    expect(card.layer.hitTest(point) === layers[2])
    layers[2].isHidden = true
    expect(card.layer.hitTest(point) === layers[3])
    layers[3].isHidden = true
    expect(card.layer.hitTest(point) === card.layer)
  }

  @Test func `a layer is its own model and presentation, and a copy begins from scratch`() {
    let layer = Layer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.opacity = 0.25

    expect(layer.presentation() === layer && layer.model() === layer)
    expectEqual(layer.opacity, 0.25)
    expectEqual(Layer(layer: layer).frame, .zero)
    layer.layoutIfNeeded()
    layer.layoutSublayers()
    expectEqual(layer.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [false, true])
  func `a layer goes beside one among the sublayers, and beside any other to the front`(
    isOfView: Bool
  ) {
    let layer = isOfView ? card.layer : Layer()
    let (first, second, added, stranger) = (Layer(), Layer(), Layer(), Layer())
    layer.addSublayer(first)
    layer.addSublayer(second)

    layer.insertSublayer(added, below: second)
    expectEqual(layer.sublayers, [first, added, second])
    layer.insertSublayer(added, above: second)
    expectEqual(layer.sublayers, [first, second, added])
    layer.insertSublayer(added, above: first)
    expectEqual(layer.sublayers, [first, added, second])
    layer.insertSublayer(added, below: nil)
    expectEqual(layer.sublayers, [first, second, added])
    layer.insertSublayer(first, above: nil)
    expectEqual(layer.sublayers, [second, added, first])
    layer.insertSublayer(second, below: stranger)
    expectEqual(layer.sublayers, [added, first, second])
    layer.insertSublayer(added, above: stranger)
    expectEqual(layer.sublayers, [first, second, added])
    expect(stranger.superlayer == nil)
  }

  @Test func `a layer replaces a sublayer, and no other layer`() {
    let (root, first, second, new) = (Layer(), Layer(), Layer(), Layer())
    let (elsewhere, stranger) = (Layer(), Layer())
    root.addSublayer(first)
    root.addSublayer(second)
    elsewhere.addSublayer(stranger)

    root.replaceSublayer(stranger, with: new)
    root.replaceSublayer(first, with: first)
    expect(root.sublayers == [first, second] && new.superlayer == nil)
    expect(elsewhere.sublayers == [stranger] && stranger.superlayer === elsewhere)
    root.replaceSublayer(first, with: new)
    expect(root.sublayers == [new, second] && first.superlayer == nil)
  }

  @Test func `no layer comes out of an archive`() {
    expect(Layer(coder: NSKeyedArchiver(requiringSecureCoding: true)) == nil)
  }
}
