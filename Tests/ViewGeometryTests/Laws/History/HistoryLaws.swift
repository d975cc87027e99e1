import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Whatever was set, queried, scrolled and edited before, an object gives the same answers as a new
/// one with the same properties.
///
/// Legitimate history is carried over by name: Documentation/Trust/history.md lists it.
@Suite struct HistoryLaws {
  private static let cases = CaseRange.perThousand(90)

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

  @Test func `flows that are mirrored have no history`() {
    CollectionHistory.flippingFlow.checkHistoryDoesNotMatter(cases: .perThousand(15))
  }

  @Test func `boards have no history`() {
    CollectionHistory.board.checkHistoryDoesNotMatter(cases: .perThousand(15))
  }

  @Test func `waterfalls have no history`() {
    CollectionHistory.waterfall.checkHistoryDoesNotMatter(cases: Self.cases)
  }

  @Test func `compositions have no history`() {
    CollectionHistory.composition.checkHistoryDoesNotMatter(cases: Self.cases)
  }

  @Test func `windows and scenes have no history`() {
    SceneHistory.subject.checkHistoryDoesNotMatter(cases: .standard)
  }

  @Test func `grids have no history`() {
    CollectionHistory.grid.checkHistoryDoesNotMatter(cases: Self.cases)
  }
}
