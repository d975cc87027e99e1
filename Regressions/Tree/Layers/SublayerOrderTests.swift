import TestSupport
import Testing

@testable import TreeTests
@testable import ViewGeometry

/// The order in which sublayers are given.
@Suite struct SublayerOrderTests {
  /// A layer of two subviews with plain layers behind, between and in front of them.
  private static func layers() -> (root: View, sublayers: [Layer]) {
    let (root, first, second) = (View(), View(), View())
    let (back, middle, front) = (Layer(), Layer(), Layer())
    root.addSubview(first)
    root.addSubview(second)
    root.layer.addSublayer(front)
    root.layer.insertSublayer(middle, below: second.layer)
    root.layer.insertSublayer(back, at: 0)
    return (root, [back, first.layer, middle, second.layer, front])
  }

  @Test func `sublayers set to what they are stay in order`() {
    let (root, sublayers) = Self.layers()
    expectEqual(root.layer.sublayers, sublayers)

    root.layer.sublayers = sublayers

    expectEqual(root.layer.sublayers, sublayers)
  }

  @Test func `a sublayer that is left out is removed, and the others keep their positions`() {
    var (root, sublayers) = Self.layers()
    let taken = sublayers.remove(at: 2)

    root.layer.sublayers = sublayers

    expectEqual(root.layer.sublayers, sublayers)
    expect(taken.superlayer == nil)
  }

  @Test func `layers given without those of the subviews come in front of them`() {
    let (root, sublayers) = Self.layers()
    let new = [Layer(), Layer()]

    root.layer.sublayers = new

    expectEqual(root.layer.sublayers, [sublayers[1], sublayers[3]] + new)
  }

  @Test func `subviews keep their order whatever the order given`() {
    let (root, sublayers) = Self.layers()
    let (first, second, new) = (sublayers[1], sublayers[3], Layer())

    root.layer.sublayers = [second, new, first]

    expectEqual(root.layer.sublayers, [new, first, second])
  }

  @Test func `a plain layer keeps its index when a removed subview has another one added`() {
    let (root, first, added, plain) = (View(), View(), View(), Layer())
    let leaving = RecordingView("leaving", CallRecord())
    root.addSubview(first)
    root.addSubview(leaving)
    root.layer.insertSublayer(plain, above: first.layer)
    leaving.reactions["willMoveToSuperview"] = { root.insertSubview(added, at: 0) }

    leaving.layer.removeFromSuperlayer()

    expectEqual(root.layer.sublayers, [added.layer, first.layer, plain])
  }

  @Test func `a plain layer keeps its index when an added subview has another one added`() {
    let (root, first, added, plain) = (View(), View(), View(), Layer())
    let coming = RecordingView("coming", CallRecord())
    root.addSubview(first)
    root.layer.addSublayer(plain)
    coming.reactions["willMoveToSuperview"] = { root.insertSubview(added, at: 0) }

    root.layer.insertSublayer(coming.layer, at: 0)
    coming.reactions = [:]

    expectEqual(root.layer.sublayers, [coming.layer, added.layer, first.layer, plain])
  }

  @Test(arguments: [true, false])
  func `a subview's layer comes beside the layer named whatever its callbacks add`(above: Bool) {
    let (root, first, added, plain) = (View(), View(), View(), Layer())
    let coming = RecordingView("coming", CallRecord())
    root.addSubview(first)
    root.layer.insertSublayer(plain, above: first.layer)
    coming.reactions["willMoveToSuperview"] = { root.insertSubview(added, at: 0) }

    if above {
      root.layer.insertSublayer(coming.layer, above: plain)
    } else {
      root.layer.insertSublayer(coming.layer, below: plain)
    }
    coming.reactions = [:]

    let last = above ? [plain, coming.layer] : [coming.layer, plain]
    expectEqual(root.layer.sublayers, [added.layer, first.layer] + last)
  }
}
