import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The reference of insets if the layout scrolls sideways: the safe area and the margins above and
/// below.
@Suite struct CompositionalHorizontalReferenceTests {
  // The container is 790 high; it starts where the content inset of 10 ends.
  @Test(
    arguments: [
      (.none, 0, 790), (.automatic, 20, 720), (.safeArea, 20, 720), (.layoutMargins, 25, 705),
      // There is no readable height.
      (.readableContent, 25, 705),
    ] as [(ContentInsetsReference, CGFloat, CGFloat)])
  func `insets are measured from their reference`(
    reference: ContentInsetsReference, y: CGFloat, height: CGFloat
  ) {
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .fractionalHeight(1))
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    section.contentInsetsReference = reference
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let page = CompositionalPage(
      section, items: 1, configuration: configuration, size: .wh(700, 800))
    let window = Window(frame: .xywh(0, 0, 700, 800))
    window.safeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    page.view.layoutMargins = EdgeInsets(top: 5, left: 0, bottom: 10, right: 0)
    page.view.contentInset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.addSubview(page.view)

    withExtendedLifetime(window) { expectEqual(page.frames, [.xywh(0, y, 100, height)]) }
  }
}
