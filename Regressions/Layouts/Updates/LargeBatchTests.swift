import Testing
import ViewGeometry

@testable import TestSupport

/// Batches of many steps, and batches on lists of many sections.
@Suite struct LargeBatchTests {
  /// This many sections of two items.
  private func list(_ sections: Int) -> ListContents {
    ListContents((0..<sections).map { ["\($0)A", "\($0)B"] })
  }

  private func item(_ section: Int, _ item: Int) -> ItemIndex {
    ItemIndex(section: section, item: item)
  }

  @Test func `R9.11 a section that loses or gets items is checked among however many`() {
    let before = list(300)
    var deleting = BatchUpdates()
    deleting.items.deletes = [item(250, 1)]
    var inserting = BatchUpdates()
    inserting.items.inserts = [item(7, 0), item(299, 2)]
    var after = before
    after.sections[7].insert("new", at: 0)

    #expect(
      throws: BatchUpdateError.itemCount(
        section: 250, before: 2, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0, after: 2)
    ) { try deleting.plan(before: before, after: before) }
    after.sections[299] += ["one", "too many"]
    #expect(
      throws: BatchUpdateError.itemCount(
        section: 299, before: 2, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0, after: 4)
    ) { try inserting.plan(before: before, after: after) }
  }

  @Test func `R9.11 a section is checked by the number it had before the batch`() {
    let before = list(300)
    var updates = BatchUpdates()
    updates.sections.inserts = [0]
    updates.items.inserts = [item(8, 0)]
    var after = before
    after.sections.insert(["new"], at: 0)
    after.sections[8].insert("new", at: 0)

    #expect(throws: Never.self) { try updates.plan(before: before, after: after) }
    after.sections[8].append("one too many")
    #expect(
      throws: BatchUpdateError.itemCount(
        section: 7, before: 2, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0, after: 4)
    ) { try updates.plan(before: before, after: after) }
    updates.sections.inserts = []
    updates.sections.deletes = [0]
    updates.items.inserts = [item(6, 0)]
    after = before
    after.sections[7] += ["new", "one too many"]
    after.sections.removeFirst()
    #expect(
      throws: BatchUpdateError.itemCount(
        section: 7, before: 2, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0, after: 4)
    ) { try updates.plan(before: before, after: after) }
  }

  @Test func `R9.11 items moved between two of many sections count in both`() {
    let before = list(300)
    var updates = BatchUpdates()
    updates.items.moves = [.init(from: item(290, 0), to: item(280, 1))]
    updates.items.deletes = [item(280, 0)]
    var after = before
    after.sections[280] = ["280B", "290A"]

    #expect(
      throws: BatchUpdateError.itemCount(
        section: 290, before: 2, inserted: 0, deleted: 0, movedIn: 0, movedOut: 1, after: 2)
    ) { try updates.plan(before: before, after: after) }
    after.sections[290].removeFirst()
    #expect(throws: Never.self) { try updates.plan(before: before, after: after) }
    after.sections[280].append("one too many")
    #expect(
      throws: BatchUpdateError.itemCount(
        section: 280, before: 2, inserted: 0, deleted: 1, movedIn: 1, movedOut: 0, after: 3)
    ) { try updates.plan(before: before, after: after) }
  }

  @Test func `steps in any order are planned in that of their indices`() throws {
    let before = ListContents((0..<3).map { section in (0..<600).map { "\(section).\($0)" } })
    var (updates, after) = (BatchUpdates(), before)
    // 37 and 600 have no common divisor: each is named once.
    updates.items.deletes = (0..<450).map { item($0 * 7 % 3, $0 / 3 * 37 % 600) }
    for place in updates.items.deletes.sorted().reversed() {
      after.sections[place.section].remove(at: place.item)
    }

    let plan = try updates.plan(before: before, after: after)

    expectEqual(plan.removedItems, updates.items.deletes.sorted())
    expectEqual(before.applying(plan, final: after), after)
  }

  @Test func `many pairs of neighbors are put in order`() throws {
    let before = list(40)
    var updates = BatchUpdates()
    updates.items.deletes = (0..<40).flatMap { [item($0, 1), item($0, 0)] }

    let plan = try updates.plan(
      before: before, after: ListContents(Array(repeating: [], count: 40)))

    expectEqual(plan.removedItems, (0..<40).flatMap { [item($0, 0), item($0, 1)] })
  }

  @Test func `R9.11 the first of many places that aren't there is named`() {
    let before = ListContents([Array(repeating: "A", count: 100), ["B"]])
    var updates = BatchUpdates()
    updates.items.deletes = [item(1, 5), item(0, 1 << 41)] + (0..<80).map { item(0, $0) }

    #expect(
      throws: BatchUpdateError.noSuchItem(item(0, 1 << 41), step: .delete, itemCount: 100)
    ) { try updates.plan(before: before, after: before) }
    updates.items.deletes[1] = item(0, -1)
    #expect(throws: BatchUpdateError.noSuchItem(item(0, -1), step: .delete, itemCount: 100)) {
      try updates.plan(before: before, after: before)
    }
    updates.items.deletes[1] = item(2, 0)
    updates.items.deletes[0] = item(1, 0)
    #expect(throws: BatchUpdateError.noSuchSection(2, step: .delete, sectionCount: 2)) {
      try updates.plan(before: before, after: before)
    }
  }

  @Test func `R9.11 indices of sections are before the batch or after it`() {
    let two = list(2)
    func error(_ change: (inout BatchUpdates) -> Void, after: Int) -> BatchUpdateError? {
      var updates = BatchUpdates()
      change(&updates)
      do throws(BatchUpdateError) {
        _ = try updates.plan(before: two, after: list(after))
        return nil
      } catch { return error }
    }

    expectEqual(
      error({ $0.sections.inserts = [3] }, after: 3),
      .noSuchSection(3, step: .insert, sectionCount: 3))
    expectEqual(
      error({ $0.sections.inserts = [-1] }, after: 3),
      .noSuchSection(-1, step: .insert, sectionCount: 3))
    expectEqual(
      error({ $0.sections.inserts = [-1, 0] }, after: 4),
      .noSuchSection(-1, step: .insert, sectionCount: 4))
    expect(error({ $0.sections.inserts = [2] }, after: 3) == nil)
    expectEqual(
      error({ $0.sections.deletes = [2] }, after: 1),
      .noSuchSection(2, step: .delete, sectionCount: 2))
    expectEqual(
      error({ $0.sections.moves = [.init(from: 0, to: 2)] }, after: 2),
      .noSuchSection(2, step: .moveTo, sectionCount: 2))
    expectEqual(
      error({ $0.sections.reloads = [2] }, after: 2),
      .noSuchSection(2, step: .reload, sectionCount: 2))
    expectEqual(
      error(
        {
          $0.sections.deletes = [1]
          $0.sections.reloads = [1]
        }, after: 1), .sectionConflict(1, first: .delete, second: .reload))
    expectEqual(
      error({ $0.sections.deletes = [0, 1] }, after: 1),
      .sectionCount(before: 2, inserted: 0, deleted: 2, after: 1))
  }

  @Test func `an empty batch is a plan of nothing, and each kind of step is something`() throws {
    let two = list(2)
    expect(BatchUpdates().isEmpty)
    try expect(BatchUpdates().plan(before: two, after: two).isEmpty)
    let place = item(1, 0)
    let changes: [(inout BatchUpdates) -> Void] = [
      { $0.items.deletes = [place] }, { $0.items.inserts = [place] },
      { $0.items.reloads = [place] }, { $0.items.moves = [.init(from: place, to: place)] },
      { $0.sections.deletes = [1] }, { $0.sections.inserts = [1] },
      { $0.sections.reloads = [1] }, { $0.sections.moves = [.init(from: 1, to: 1)] },
    ]
    for change in changes {
      var updates = BatchUpdates()
      change(&updates)
      expect(!updates.isEmpty)
    }
    var (reload, reloadSection) = (BatchUpdates(), BatchUpdates())
    reload.items.reloads = [place]
    reloadSection.sections.reloads = [1]
    try expect(!reload.plan(before: two, after: two).isEmpty)
    try expect(!reloadSection.plan(before: two, after: two).isEmpty)
  }
}
