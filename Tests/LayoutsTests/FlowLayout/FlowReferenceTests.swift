import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The edges of a flow's sections: margins, headers and footers in either direction (R6.1, R6.2).
@Suite struct FlowReferenceTests {
  private func show(_ items: ItemGrid, _ layout: CollectionViewFlowLayout) -> CollectionView {
    items.makeCollectionView(size: .wh(300, 300), layout: layout)
  }

  @Test(arguments: [false, true])
  func `margins count as far as they reach further in than the content inset`(isHorizontal: Bool) {
    let (items, layout) = (ItemGrid([2]), CollectionViewFlowLayout())
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.sectionInsetReference = .fromLayoutMargins
    let view = show(items, layout)
    view.layoutMargins = EdgeInsets(top: 40, left: 50, bottom: 20, right: 30)
    view.contentInset = EdgeInsets(top: 15, left: 20, bottom: 25, right: 35)

    let origin = view.itemOrigins.first

    expectEqual(origin, (isHorizontal ? .xy(0, 25) : .xy(30, 0)))
  }

  @Test(arguments: [false, true])
  func `headers and footers are as long as their size says in the scrolling direction`(
    isHorizontal: Bool
  ) {
    let (items, layout) = (ItemGrid([1]), CollectionViewFlowLayout())
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = .wh(10, 20)
    layout.footerReferenceSize = .wh(30, 60)

    let view = show(items, layout)
    view.layoutIfNeeded()

    let expected: CGSize = isHorizontal ? .wh(90, 300) : .wh(300, 130)
    expectEqual(view.contentSize, expected)
  }

  @Test func `negative insets leave a section room for its header and its footer`() {
    let (items, layout) = (ItemGrid([1]), CollectionViewFlowLayout())
    layout.headerReferenceSize = .wh(30, 30)
    layout.footerReferenceSize = .wh(20, 20)
    layout.sectionInset = EdgeInsets(top: -100, left: 0, bottom: -100, right: 0)

    let view = show(items, layout)
    view.layoutIfNeeded()

    expect(view.contentSize.height == 50 as CGFloat)
    expectEqual(
      view.frame(ofKind: CollectionView.elementKindSectionFooter, section: 0), .xywh(0, 30, 300, 20)
    )
  }
}
