import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The index beside a list that reads from right to left.
@Suite struct MirroredIndexTests {
  @Test(arguments: [false, true])
  func `An index title leads to the leading edge`(isMirrored: Bool) {
    let source = ItemGrid([50])
    source.indexTitles = { ["a", "b"] }
    source.indexPathForTitle = { IndexPath(item: $0 * 20, section: 0) }
    let sheet = source.makeCollectionView(size: .wh(300, 100), layout: CollectionViewGridLayout())
    if isMirrored { sheet.semanticContentAttribute = .forceRightToLeft }

    sheet.scrollToIndexTitle(at: 1)

    let frame = sheet.frameForItem(at: .at(0, 20)) ?? .null
    expect(!frame.isNull && sheet.contentSize.width > CGFloat(900))
    if isMirrored {
      expectEqual(frame.maxX, sheet.bounds.maxX)
    } else {
      expectEqual(frame.minX, sheet.bounds.minX)
    }
  }
}
