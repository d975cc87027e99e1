import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The order in which two layouts are notified that one replaces the other.
@Suite struct LayoutSwitchOrderTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Told: CollectionViewLayout {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init()
    }

    override var collectionViewContentSize: CGSize { .wh(100, 1_000) }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      log.lines.append("\(name) is asked")
      return proposedContentOffset
    }

    override func finalizeLayoutTransition() { log.lines.append("\(name) is done") }
  }

  @Test func `both are notified of the end once the new one has set the offset`() {
    let (items, log) = (ItemGrid([1]), Log())
    let view = items.makeCollectionView(layout: Told("old", log))
    view.layoutIfNeeded()
    log.lines = []

    view.setCollectionViewLayout(Told("new", log), animated: false)

    expectEqual(log.lines, ["new is asked", "old is done", "new is done"])
  }

  @Test func `nothing is notified if the layout is already set`() {
    let (items, log) = (ItemGrid([1]), Log())
    let layout = Told("only", log)
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    log.lines = []

    view.setCollectionViewLayout(layout, animated: true)

    expectEqual(log.lines, [])
    expect(view.collectionViewLayout === layout)
    expectEqual(view.contentOffset, .xy(0, 200))
  }
}
