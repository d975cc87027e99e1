import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// With any two options of a layout together, all queries of its elements agree.
@Suite struct CombinationLaws {
  @Test func `in flows all ways to ask agree`() throws { try Self.check(CollectionHistory.flow) }
  @Test func `in flows that are mirrored all ways to ask agree`() throws {
    try Self.check(CollectionHistory.flippingFlow)
  }
  @Test func `in boards all ways to ask agree`() throws { try Self.check(CollectionHistory.board) }
  @Test func `in waterfalls all ways to ask agree`() throws {
    try Self.check(CollectionHistory.waterfall)
  }
  @Test func `in grids all ways to ask agree`() throws { try Self.check(CollectionHistory.grid) }
  @Test func `in compositions all ways to ask agree`() throws {
    try Self.check(CollectionHistory.composition)
  }

  @Test(arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func `in tables all ways to ask agree`(_ style: TableView.Style) throws {
    try Self.check(TableHistory.subject(style)) { table, _ in try Self.checkAgreement(table.table) }
  }

  private static func check<Layout>(
    _ subject: SubjectUnderTest<CollectionHistory<Layout>>
  ) throws {
    try check(subject) { try checkAgreement($0.collection, $1) }
  }

  /// Checks each row of a covering array over the options, and all options switched on at once.
  private static func check<Subject>(
    _ subject: SubjectUnderTest<Subject>, agreement: (Subject, Int) throws -> Void
  ) throws {
    let counts = subject.settings.map(\.valueCount)
    let rows =
      CoveringArray(valueCounts: counts).rows + [counts.map { $0 - 1 }, counts.map { _ in 1 }]
    for (number, row) in rows.enumerated() {
      let history = subject.configured(row)
      var source = ChoiceSource(seed: UInt64(number))
      subject.settle(history, &source)
      do {
        try agreement(history, number)
      } catch {
        let options = zip(subject.settings, row).map { "\($0.name) = value \($1)" }
        Issue.record("\(error)\n\(options.joined(separator: "\n"))")
      }
    }
  }

  /// By default the points of every third element are looked for, first of another one in each row.
  private static func checkAgreement(_ collection: CollectionView, _ number: Int) throws {
    collection.layoutIfNeeded()
    let twin = LawTwin(elements: elements(of: collection))
    let snapshot = collection.layoutSnapshot
    let step = CaseRange.isFull ? 1 : 3
    for place in stride(from: number % step, to: twin.elements.count, by: step) {
      let frame = twin.elements[place].frame
      for x in [frame.minX, frame.midX, frame.maxX] {
        for y in [frame.minY, frame.midY, frame.maxY] {
          let point = CGPoint(x: x, y: y)
          let expected = twin.item(at: point)
          let found = collection.indexPathForItem(at: point)
          try demand(found == expected, "\(name(found)) at \(point), not \(name(expected))")
          try demand(snapshot.indexPathForItem(at: point) == expected, "snapshot at \(point)")
        }
      }
    }
    for rect in [collection.bounds, collection.bounds.insetBy(dx: 31, dy: 17), .zero] {
      var found: Set<LawElement> = []
      // The twin has no backgrounds and no elements of the whole layout.
      collection.forEachElement(in: rect) {
        if $0.kind != "back", $0.kind != "global" { found.insert(LawElement($0)) }
      }
      let expected = twin.elements(in: rect)
      let difference = found.symmetricDifference(expected)
      try demand(difference.isEmpty, "in \(rect) differ \(difference)")
    }
    let shown = Set(collection.indexPathsForVisibleItems)
    let expected = twin.elements(in: collection.bounds).filter(\.isItem).map(\.indexPath)
    try demand(shown == Set(expected), "shown are \(shown.sorted()), not \(expected.sorted())")
  }

  private static func checkAgreement(_ table: TableView) throws {
    table.layoutIfNeeded()
    let snapshot = table.layoutSnapshot
    var rows: [(path: IndexPath, rect: CGRect)] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        rows.append((path, table.rectForRow(at: path)))
      }
    }
    for (path, rect) in rows where rect.height > 0 {
      try demand(snapshot.rectForRow(at: path) == rect, "the snapshot has \(path) elsewhere")
      for y in [rect.minY, rect.midY, rect.maxY.nextDown] {
        let point = CGPoint(x: rect.midX, y: y)
        try demand(table.indexPathForRow(at: point) == path, "another row than \(path) at \(y)")
        try demand(snapshot.indexPathForRow(at: point) == path, "another in the snapshot at \(y)")
      }
    }
    for rect in [table.bounds, table.bounds.insetBy(dx: 31, dy: 17)] {
      let expected = rows.filter {
        $0.rect.minY < rect.maxY && rect.minY < $0.rect.maxY && $0.rect.height > 0
      }
      .map(\.path)
      try demand(
        table.indexPathsForRows(in: rect) ?? [] == expected,
        "in \(rect) are \(table.indexPathsForRows(in: rect) ?? []), not \(expected)")
      var found: [IndexPath] = []
      table.forEachElement(in: rect) { if $0.kind == .row { found.append($0.indexPath) } }
      try demand(found.sorted() == expected, "elements in \(rect) are \(found), not \(expected)")
    }
    let shown = table.indexPathsForVisibleRows ?? []
    for path in shown {
      try demand(
        table.cellForRow(at: path)?.frame == table.rectForRow(at: path), "the cell of \(path)")
    }
  }

  private static func name(_ path: IndexPath?) -> String { path.map { "item \($0)" } ?? "nothing" }

  private static func elements(of collection: CollectionView) -> [LawElement] {
    var found: [LawElement] = []
    func add(_ attributes: CollectionViewLayoutAttributes?) {
      guard let attributes, !attributes.isHidden else { return }
      var element = LawElement(
        indexPath: attributes.indexPath, kind: attributes.representedElementKind ?? "cell",
        frame: attributes.frame)
      element.zIndex = attributes.zIndex
      found.append(element)
    }
    for section in 0..<collection.numberOfSections {
      for item in 0..<collection.numberOfItems(inSection: section) {
        add(collection.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      }
      for kind in [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ] {
        add(
          collection.layoutAttributesForSupplementaryElement(
            ofKind: kind, at: IndexPath(item: 0, section: section)))
      }
    }
    return found
  }
}
