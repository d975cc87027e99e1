import TestSupport
import Testing
import ViewGeometry

/// The bits of option sets, which apps store: those of UIKit's header files.
struct RawValueTests {
  @Test func `options have UIKit's bits`() {
    let edges: [RectEdge] = [.top, .left, .bottom, .right]
    let directional: [DirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    let corners: [RectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    let masks: [Layer.CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    let resizing: [View.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight,
      .flexibleBottomMargin,
    ]
    let positions: [CollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    let attributes: [MenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    let menus: [Menu.Options] = [.displayInline, .destructive, .singleSelection, .displayAsPalette]

    expect(edges.map(\.rawValue) == [1, 2, 4, 8] && RectEdge.all.rawValue == 15)
    expectEqual(directional.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(DirectionalRectEdge.all.rawValue, 15)
    expectEqual(corners.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(RectCorner.allCorners.rawValue, .max)
    expectEqual(masks.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(resizing.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectEqual(positions.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    expectEqual(attributes.map(\.rawValue), [1, 2, 4, 8])
    expectEqual(menus.map(\.rawValue), [1, 2, 32, 128])
  }

  @Test func `options of formats have UIKit's bits`() {
    let aligning: [LayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing,
      .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
    ]
    let others: [LayoutConstraint.FormatOptions] = [
      .directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft, .spacingEdgeToEdge,
      .spacingBaselineToBaseline,
    ]

    let places: [UInt] = [1, 2, 3, 4, 5, 6, 9, 10, 11, 12]
    expectEqual(aligning.map(\.rawValue), places.map { 1 << $0 })
    expectEqual(others.map(\.rawValue), [0, 1 << 16, 2 << 16, 0, 1 << 19])
  }

  @Test func `masks of orientations are those of their orientations`() {
    let masks: [InterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    expectEqual(Set(masks.map(\.rawValue)).count, 4)
    expectEqual(InterfaceOrientationMask.landscape, [.landscapeLeft, .landscapeRight])
    expectEqual(
      InterfaceOrientationMask.allButUpsideDown, [.portrait, .landscapeLeft, .landscapeRight])
    expect(masks.allSatisfy { InterfaceOrientationMask.all.contains($0) })
  }
}
