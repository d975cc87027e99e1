import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The space that margins reserve in a flow that is mirrored for right-to-left reading (R6.28).
@Suite struct MirroredReferenceTests {
  @Test(arguments: [false, true])
  func `the margins stay where the view has them`(isRightToLeft: Bool) {
    let layout = FlippingFlow()
    layout.sectionInsetReference = .fromLayoutMargins
    let items = ItemGrid([6])
    let view = items.makeCollectionView(size: .wh(300, 300), layout: layout)
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.layoutMargins = EdgeInsets(top: 0, left: 40, bottom: 0, right: 10)

    let frames = view.itemFrames

    expect(frames.first?.minX == (isRightToLeft ? 240 : 40) as CGFloat)
    expect(frames.map(\.minX).min() == 40 as CGFloat)
    expect(frames.map(\.maxX).max() == 290 as CGFloat)
  }
}
