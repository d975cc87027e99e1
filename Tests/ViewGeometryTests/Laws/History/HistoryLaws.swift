import Foundation
import Testing
import ViewGeometry

/// Whatever was set, asked, scrolled and edited before, an object answers as a new one with the same properties.
///
/// Legitimate history, carried over by `settle`: the content offset, the zoom scale with the content size it made, and
/// positions that pinned columns keep. Measured sizes have laws of their own, `SizingLaws`.
@Suite struct HistoryLaws {
  private static let cases = CaseRange(
    seed: CaseRange.standard.seed, count: max(1, CaseRange.standard.count / 5))

  @Test func `scroll views have no history`() {
    ScrollHistory.subject.checkHistoryDoesNotMatter(cases: Self.cases)
  }

  @Test func `stack views have no history`() {
    StackHistory.subject.checkHistoryDoesNotMatter(cases: .standard)
  }

  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func `tables have no history`(_ style: TableView.Style) {
    TableHistory.subject(style).checkHistoryDoesNotMatter(cases: Self.cases)
  }

  @Test func `flows have no history`() {
    CollectionHistory.flow.checkHistoryDoesNotMatter(cases: Self.cases)
  }

  @Test func `waterfalls have no history`() {
    CollectionHistory.waterfall.checkHistoryDoesNotMatter(cases: Self.cases)
  }

  @Test func `grids have no history`() {
    CollectionHistory.grid.checkHistoryDoesNotMatter(cases: Self.cases)
  }
}
