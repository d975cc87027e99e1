import Testing
import ViewGeometry

@testable import TestSupport

/// The results of batches: T9.6 to T9.10.
@Suite struct BatchUpdateTests {
  /// The result of a batch in section 0, whose new items are those of `final` at the inserted
  /// indices.
  private func result(
    of updates: BatchUpdates, on letters: String, final: String
  ) throws -> String {
    let before = ListContents([letters.map(String.init)])
    let after = ListContents([final.map(String.init)])
    let plan = try updates.plan(before: before, after: after)
    return before.applying(plan, final: after).sections[0].joined()
  }

  @Test
  func `T9.6 deletes and sources are old indices, inserts and targets new (R9.8, R9.9, T12.25)`()
    throws
  {
    try expectEqual(
      result(
        of: BatchUpdates(delete: [1], insert: [1], move: [(3, 0)]), on: "ABCD", final: "DXAC"),
      "DXAC")
    // T9.7
    try expectEqual(
      result(
        of: BatchUpdates(delete: [1], insert: [2], move: [(2, 1)]), on: "12345", final: "13645"),
      "13645")
    // T9.8
    try expectEqual(
      result(of: BatchUpdates(delete: [0], insert: [0]), on: "ABC", final: "XBC"), "XBC")
    // T9.9
    try expectEqual(result(of: BatchUpdates(delete: [0, 2]), on: "ABC", final: "B"), "B")
  }

  @Test func `R9.9 a reload keeps its index among the others`() throws {
    try expectEqual(
      result(of: BatchUpdates(delete: [0], insert: [2], reload: [1]), on: "ABC", final: "XCY"),
      "XCY")
  }

  @Test(
    arguments: [
      (BatchUpdates(delete: [1], reload: [1]), BatchUpdateError.Step.delete, .reload),
      (BatchUpdates(delete: [1], move: [(1, 0)]), .delete, .moveFrom),
      (BatchUpdates(reload: [1], move: [(1, 0)]), .reload, .moveFrom),
      (BatchUpdates(delete: [1, 1]), .delete, .delete),
      (BatchUpdates(insert: [1, 1]), .insert, .insert),
      (BatchUpdates(insert: [1], move: [(0, 1)]), .insert, .moveTo),
      (BatchUpdates(move: [(0, 1), (2, 1)]), .moveTo, .moveTo),
      (BatchUpdates(move: [(1, 0), (1, 2)]), .moveFrom, .moveFrom),
    ] as [(BatchUpdates, BatchUpdateError.Step, BatchUpdateError.Step)])
  func `T9.10 steps that name one place twice exclude one another (R9.11)`(
    updates: BatchUpdates, first: BatchUpdateError.Step, second: BatchUpdateError.Step
  ) {
    let list = ListContents([["A", "B", "C"]])

    #expect(
      throws: BatchUpdateError.itemConflict(
        ItemIndex(section: 0, item: 1), first: first, second: second)
    ) { try updates.plan(before: list, after: list) }
  }

  @Test(
    arguments: [
      ([.delete, .moveFrom], .delete, .moveFrom), ([.reload, .moveFrom], .reload, .moveFrom),
      ([.insert, .insert], .insert, .insert), ([.insert, .moveTo], .insert, .moveTo),
      ([.moveTo, .moveTo], .moveTo, .moveTo),
    ] as [([BatchUpdateError.Step], BatchUpdateError.Step, BatchUpdateError.Step)])
  func `T9.10 steps that name one section twice exclude one another (R9.11)`(
    steps: [BatchUpdateError.Step], first: BatchUpdateError.Step, second: BatchUpdateError.Step
  ) {
    let list = ListContents([["A"], ["B"], ["C"], ["D"]])
    var updates = BatchUpdates()
    for (number, step) in steps.enumerated() {
      switch step {
      case .delete: updates.sections.deletes.append(1)
      case .insert: updates.sections.inserts.append(1)
      case .reload: updates.sections.reloads.append(1)
      case .moveFrom: updates.sections.moves.append(.init(from: 1, to: 3))
      case .moveTo: updates.sections.moves.append(.init(from: 2 + number, to: 1))
      }
    }

    #expect(
      throws: BatchUpdateError.sectionConflict(1, first: first, second: second)
    ) { try updates.plan(before: list, after: list) }
  }

  @Test func `R9.11 a section below 0 is none, whatever else is deleted`() {
    let list = ListContents([["A"], ["B"], ["C"]])
    var updates = BatchUpdates()
    updates.sections.deletes = [1, -1]

    #expect(
      throws: BatchUpdateError.noSuchSection(-1, step: .delete, sectionCount: 3)
    ) { try updates.plan(before: list, after: list) }
  }

  @Test func `R9.11 a conflict says whether it is one of two steps or of one`() {
    let place = ItemIndex(section: 2, item: 1)

    expectEqual(
      BatchUpdateError.itemConflict(place, first: .reload, second: .moveFrom).description,
      "Can't both reload and move from item 1 of section 2 in one batch.")
    expectEqual(
      BatchUpdateError.itemConflict(place, first: .delete, second: .delete).description,
      "Can't delete item 1 of section 2 twice in one batch.")
    expectEqual(
      BatchUpdateError.sectionConflict(3, first: .moveTo, second: .moveTo).description,
      "Can't move to section 3 twice in one batch.")
  }

  @Test func `R9.11 inconsistent counts name all values`() {
    let before = ListContents([["A", "B", "C"], ["D"]])
    let after = ListContents([["A", "B", "C", "X"], ["D"]])
    var updates = BatchUpdates(delete: [0], insert: [0, 1])
    updates.items.moves = [
      .init(from: ItemIndex(section: 0, item: 2), to: ItemIndex(section: 1, item: 0))
    ]

    let error = #expect(throws: BatchUpdateError.self) {
      try updates.plan(before: before, after: after)
    }

    expectEqual(
      error,
      .itemCount(
        section: 0, before: 3, inserted: 2, deleted: 1, movedIn: 0, movedOut: 1, after: 4))
    expectEqual(
      error?.description,
      "The number of items in section 0 after the updates (4) must be the number before them (3) "
        + "plus 2 inserted minus 1 deleted plus 0 moved in minus 1 moved out.")
  }

  @Test func `R9.11 a section that the batch doesn't touch is checked as well`() {
    let before = ListContents([["A"], ["B"]])
    let after = ListContents([["A"], ["B", "C"]])

    #expect(
      throws: BatchUpdateError.itemCount(
        section: 1, before: 1, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0, after: 2)
    ) { try BatchUpdates().plan(before: before, after: after) }
  }

  @Test func `R9.11 places out of range are refused`() {
    let list = ListContents([["A"]])

    #expect(
      throws: BatchUpdateError.noSuchItem(
        ItemIndex(section: 0, item: 1), step: .delete, itemCount: 1)
    ) { try BatchUpdates(delete: [1]).plan(before: list, after: list) }
    #expect(
      throws: BatchUpdateError.noSuchItem(
        ItemIndex(section: 0, item: -1), step: .insert, itemCount: 1)
    ) { try BatchUpdates(insert: [-1]).plan(before: list, after: list) }
    var sections = BatchUpdates()
    sections.sections.deletes = [3]
    #expect(throws: BatchUpdateError.noSuchSection(3, step: .delete, sectionCount: 1)) {
      try sections.plan(before: list, after: list)
    }
  }

  @Test func `R9.10 items of a deleted section can't be edited`() {
    let before = ListContents([["A", "B"], ["C"]])
    let place = ItemIndex(section: 0, item: 0)
    var deleted = BatchUpdates(delete: [0])
    deleted.sections.deletes = [0]

    #expect(throws: BatchUpdateError.itemOfDeletedSection(place, step: .delete)) {
      try deleted.plan(before: before, after: ListContents([["C"]]))
    }
  }

  @Test func `R9.24 edits of a reloaded section add nothing to the reload`() throws {
    let before = ListContents([["A", "B", "C"], ["D"]])
    let after = ListContents([["X", "D", "Y"], ["C", "Z"]])
    var updates = BatchUpdates(delete: [0], insert: [0], reload: [1])
    updates.sections.reloads = [0]
    updates.items.inserts.append(ItemIndex(section: 1, item: 1))
    updates.items.moves = [
      .init(from: ItemIndex(section: 0, item: 2), to: ItemIndex(section: 1, item: 0)),
      .init(from: ItemIndex(section: 1, item: 0), to: ItemIndex(section: 0, item: 1)),
    ]

    let plan = try updates.plan(before: before, after: after)

    expectEqual(plan.reloadedSections.map(\.old), [0])
    expectEqual(plan.removedItems, [ItemIndex(section: 1, item: 0)])
    expectEqual(
      plan.placedItems.map(\.place),
      [
        ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 1),
        ItemIndex(section: 1, item: 0), ItemIndex(section: 1, item: 1),
      ])
    expect(plan.newPlace(of: ItemIndex(section: 0, item: 0)) == nil)
    expectEqual(
      plan.newPlace(of: ItemIndex(section: 1, item: 0)), ItemIndex(section: 0, item: 1))
  }

  @Test func `R9.11 the number of sections must add up`() {
    var updates = BatchUpdates()
    updates.sections.inserts = [0]

    #expect(
      throws: BatchUpdateError.sectionCount(before: 1, inserted: 1, deleted: 0, after: 1)
    ) { try updates.plan(before: ListContents([["A"]]), after: ListContents([["A"]])) }
  }

  @Test func `R9.10 a moved section carries its items and their edits`() throws {
    let before = ListContents([["A", "B"], ["C"], ["D", "E"]])
    let after = ListContents([["D", "X"], ["A", "B"], ["F", "G"]])
    var updates = BatchUpdates()
    updates.sections.moves = [.init(from: 2, to: 0)]
    updates.sections.deletes = [1]
    updates.sections.inserts = [2]
    updates.items.deletes = [ItemIndex(section: 2, item: 1)]
    updates.items.inserts = [ItemIndex(section: 0, item: 1)]

    let plan = try updates.plan(before: before, after: after)

    expectEqual(before.applying(plan, final: after), after)
    expectEqual(plan.newPlace(of: ItemIndex(section: 2, item: 0)), ItemIndex(section: 0, item: 0))
    expect(plan.newPlace(of: ItemIndex(section: 2, item: 1)) == nil)
    expect(plan.newPlace(of: ItemIndex(section: 1, item: 0)) == nil)
    expectEqual(plan.newSection(of: 0), 1)
    expect(plan.oldSection(of: 2) == nil)
  }

  @Test func `R9.10 an inserted section needs no inserted items`() throws {
    let before = ListContents([["A", "B"]])
    let after = ListContents([["X", "B", "Y"], ["A"]])
    var updates = BatchUpdates()
    updates.sections.inserts = [0]
    updates.items.moves = [
      .init(from: ItemIndex(section: 0, item: 1), to: ItemIndex(section: 0, item: 1))
    ]

    let plan = try updates.plan(before: before, after: after)

    expectEqual(before.applying(plan, final: after), after)
  }
}
