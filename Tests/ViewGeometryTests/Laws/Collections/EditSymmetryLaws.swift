import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Equivalent edits give equal results: one batch or single edits; and an element that is inserted
/// and deleted again leaves no trace.
@Suite struct EditSymmetryLaws {
  private struct Case: CustomStringConvertible {
    var breadth: CGFloat
    var isHorizontal: Bool
    var isMirrored: Bool
    var before: LawContents
    /// Old index paths of deleted elements, and new ones of inserted elements, in ascending order.
    var deletes: [ItemIndex] = []
    var inserts: [ItemIndex] = []
    var after: LawContents

    init(_ layout: LayoutUnderTest, _ source: inout ChoiceSource, deletes: Bool) {
      breadth = source.pick([120, 160, 200.5])
      isHorizontal = layout.hasBothDirections && source.flag()
      isMirrored = layout.isMirrored && source.flag()
      before = source.lawContents(.free, longest: min(layout.longest, 120))
      var next = before.sections.joined().count
      after = before
      for section in before.sections.indices {
        let count = before.sections[section].count
        let gone = deletes ? (0..<count).filter { _ in source.oneIn(6) } : []
        self.deletes += gone.map { ItemIndex(section: section, item: $0) }
        for item in gone.reversed() { after.sections[section].remove(at: item) }
        // From the front, so that each index is final.
        var place = 0
        for _ in 0..<source.index(below: 4) {
          place += source.index(below: after.sections[section].count - place + 1)
          after.sections[section].insert(LawItem(number: next), at: place)
          next += 1
          inserts.append(ItemIndex(section: section, item: place))
          place += 1
        }
      }
    }

    var description: String { "\(before.sections) without \(deletes) and with \(inserts)" }

    func subject(_ layout: LayoutUnderTest) -> any LawSubject {
      layout.subject(before, breadth: breadth, isHorizontal: isHorizontal, isMirrored: isMirrored)
    }

    /// All edits in one batch.
    var batch: LawBatch {
      var batch = LawBatch(after: after)
      batch.updates.items.deletes = deletes
      batch.updates.items.inserts = inserts
      return batch
    }

    /// Each edit in a batch of its own.
    var singles: [LawBatch] {
      var (contents, batches) = (before, [LawBatch]())
      for place in deletes.reversed() {
        contents.sections[place.section].remove(at: place.item)
        var batch = LawBatch(after: contents)
        batch.updates.items.deletes = [place]
        batches.append(batch)
      }
      for place in inserts {
        contents.sections[place.section].insert(
          after.sections[place.section][place.item], at: place.item)
        var batch = LawBatch(after: contents)
        batch.updates.items.inserts = [place]
        batches.append(batch)
      }
      return batches
    }
  }

  private static let freeLayouts = LayoutUnderTest.all.filter { $0.shape == .free }

  private func demandSame(_ found: any LawSubject, _ expected: any LawSubject) throws {
    try demand(
      found.queries.contentSize == expected.queries.contentSize,
      "\(found.queries.contentSize), not \(expected.queries.contentSize)")
    let (found, expected) = (found.elements, expected.elements)
    try demand(found.count == expected.count, "\(found.count) elements, not \(expected.count)")
    for (found, expected) in zip(found, expected) {
      try demand(found == expected, "\(found), not \(expected)")
    }
  }

  @Test(arguments: freeLayouts.filter { !$0.remembersEdits })
  func `a batch does what its edits do one by one`(_ layout: LayoutUnderTest) {
    check({ Case(layout, &$0, deletes: true) }, cases: .perThousand(30)) { (input: Case) in
      let (one, many) = (input.subject(layout), input.subject(layout))
      one.perform(input.batch)
      for (number, batch) in input.singles.enumerated() {
        many.perform(batch)
        if number % 2 == 0 { many.view.layoutIfNeeded() }
      }
      one.view.layoutIfNeeded()
      many.view.layoutIfNeeded()
      try demandSame(many, one)
      try demand(many.shownItems == one.shownItems, "others are shown")
    }
  }

  @Test(arguments: freeLayouts)
  func `what is inserted and deleted again was never there`(_ layout: LayoutUnderTest) {
    check({ Case(layout, &$0, deletes: false) }, cases: .perThousand(30)) { (input: Case) in
      let (subject, fresh) = (input.subject(layout), input.subject(layout))
      subject.perform(input.batch)
      subject.view.layoutIfNeeded()
      var back = LawBatch(after: input.before)
      back.updates.items.deletes = input.inserts
      subject.perform(back)
      subject.view.layoutIfNeeded()
      try demandSame(subject, fresh)
      try demand(subject.shownItems == fresh.shownItems, "others are shown")
    }
  }
}
