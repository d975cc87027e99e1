import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The checks of derived state detect each part that is out of date.
@Suite struct InvariantTests {
  private let turned = View(frame: CGRect(10, 20, 30, 40))

  init() { turned.transform3D = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0) }

  @Test func `a map that doesn't follow from its properties is noticed`() {
    expect(turned.isProjectionConsistent)
    turned.routeBits ^= 1
    expect(!turned.isProjectionConsistent)
    turned.routeBits ^= 1
    turned.flags.subtract(.spatial)
    expect(!turned.isProjectionConsistent)
    turned.flags.formUnion(.spatial)
    turned.rareAttributes?.projection = nil
    expect(!turned.isProjectionConsistent)
    turned.refreshProjection()
    expect(turned.isProjectionConsistent)
  }

  @Test func `a view rotated in space knows whether it has an inverse`() {
    var flat = Transform3D(scaleX: 0, y: 1, z: 1)
    flat.m34 = -0.002

    turned.transform3D = flat

    expect(turned.routeBits & Placement.singularBit != 0)
    expect(turned.isProjectionConsistent)
    turned.routeBits ^= Placement.singularBit
    expect(!turned.isProjectionConsistent)
    flat.m11 = 1
    turned.transform3D = flat
    expectEqual(turned.routeBits & Placement.singularBit, 0)
    expect(turned.isProjectionConsistent)
  }

  @Test func `a flat view is in its superview's plane`() {
    let view = View(frame: CGRect(10, 20, 30, 40))
    expect(view.isProjectionConsistent)
    view.flags.formUnion(.spatial)
    expect(!view.isProjectionConsistent)
    view.flags.subtract(.spatial)
    view.routeBits = Placement.singularBit
    expect(!view.isProjectionConsistent)
  }

  @Test func `boxes of subviews that are stale are noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = InvariantTests.filledView(count: 3)
      root.subviewBoxes[1].min.x += 1
      root.checkSubviewBoxes(root.subviews)
    }

    expectMessage("The boxes of the subviews of", in: result)
  }

  @Test func `boxes of fewer subviews are noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = InvariantTests.filledView(count: 3)
      root.checkSubviewBoxes(Array(root.subviews.dropFirst()))
    }

    expectMessage("The boxes of the subviews of", in: result)
  }

  @Test func `keys of siblings that are out of order are noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      InvariantTests.spoilIndex { $0.nodes[5].key = $0.nodes[4].key }
    }

    expectMessage("and its siblings aren't in order.", in: result)
  }

  @Test func `a stale box in an index is noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      InvariantTests.spoilIndex { $0.boxes[5].max.y += 1 }
    }

    expectMessage("The box of", in: result)
  }

  @Test func `a subview that the index looks for elsewhere is noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      InvariantTests.spoilIndex { $0.treeBits[0] ^= 1 << 5 }
    }
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      InvariantTests.spoilIndex { _ = $0.asked.insert(5) }
    }

    expectMessage("isn't where the index of siblings expects it.", in: result)
    expectMessage("isn't where the index of siblings expects it.", in: other)
  }

  @Test func `a change that an index hasn't noted is noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = InvariantTests.filledView(count: 250)
      root.subviews[5].flags.formUnion(.hasStaleBox)
      root.checkInvariants()
    }

    expectMessage("The index of siblings hasn't marked exactly the subviews", in: result)
  }

  @Test func `a transparency that doesn't follow from the alpha is noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      view.flags.formUnion(.transparent)
      view.checkInvariants()
    }

    expectMessage("The transparency of", in: result)
  }

  @Test func `a reading direction that doesn't follow from the traits is noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = View()
      view.flags.formUnion(.inRightToLeftTraits)
      view.checkInvariants()
    }

    expectMessage("The reading direction of", in: result)
  }

  @Test func `a layout that the superview doesn't know of is noticed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let root = InvariantTests.filledView(count: 1)
      root.layoutIfNeeded()
      root.subviews[0].flags.formUnion(.needsLayout)
      root.checkInvariants()
    }

    expectMessage("needs layout, but its superview isn't marked accordingly.", in: result)
  }

  /// A view whose subviews have boxes, or an index if they are many.
  private static func filledView(count: Int) -> View {
    let root = View(frame: CGRect(0, 0, 100, 100))
    for _ in 0..<count { root.addSubview(View(frame: CGRect(1, 2, 30, 40))) }
    for _ in 0..<2 { _ = root.hitTest(CGPoint(5, 5), with: nil) }
    root.checkInvariants()
    return root
  }

  private static func spoilIndex(_ body: (SiblingIndex) -> Void) {
    let root = filledView(count: 250)
    root.subviewBoxes.siblings?._withUnsafeGuaranteedRef(body)
    root.checkInvariants()
  }
}
