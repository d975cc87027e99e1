import TestSupport
import Testing

@testable import ViewGeometry

/// The notes that a journal of changes keeps, and how long it keeps them.
@Suite struct ChangeJournalTests {
  private let journal = ChangeJournal()
  private let views = (0..<3).map { _ in View() }

  /// Notes the views one after the other.
  private func note(count: Int) {
    for place in 0..<count { journal.note(ViewCursor(views[place % 3])) }
  }

  @Test func `notes are read from any index on`() {
    let start = journal.open(viewCount: 1_000)
    note(count: 5)

    expectEqual(start, 0)
    expectEqual(journal.notes(since: 0)?.views.map { $0.view }, [0, 1, 2, 0, 1].map { views[$0] })
    expectEqual(journal.notes(since: 3)?.views.map { $0.view }, [views[0], views[1]])
    expect(journal.notes(since: 5)?.views.isEmpty == true)
    expectEqual(journal.notes(since: 2)?.end, 5)
    expectEqual(journal.open(viewCount: 1_000), 5)
  }

  @Test func `of more notes than one for four views the older half goes`() {
    _ = journal.open(viewCount: 1_000)
    note(count: 250)
    expectEqual(journal.notes(since: 0)?.views.count, 250)

    note(count: 1)
    expect(journal.notes(since: 124) == nil)
    expectEqual(journal.notes(since: 125)?.views.count, 126)
    expectEqual(journal.notes(since: 125)?.end, 251)
    note(count: 124)
    expectEqual(journal.notes(since: 125)?.views.count, 250)
    note(count: 1)
    expect(journal.notes(since: 249) == nil)
    expectEqual(journal.notes(since: 250)?.end, 376)
  }

  @Test func `a closed journal notes nothing, and one opened again knows nothing of before`() {
    note(count: 3)
    expect(journal.notes(since: 0) == nil)
    let start = journal.open(viewCount: 1_000)
    note(count: 3)

    journal.close()
    note(count: 2)
    expect(journal.notes(since: start) == nil)
    let restart = journal.open(viewCount: 1_000)
    expect(journal.notes(since: start + 3) == nil)
    expect(journal.notes(since: restart)?.views.isEmpty == true)
    note(count: 1)
    expectEqual(journal.notes(since: restart)?.views.map { $0.view }, [views[0]])
    expectEqual(journal.notes(since: restart)?.end, restart + 1)
  }
}
