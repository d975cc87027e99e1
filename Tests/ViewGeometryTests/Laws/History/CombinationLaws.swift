import Foundation
import Testing
import ViewGeometry

/// With any two options of a layout together, all ways to ask for its elements agree.
@Suite struct CombinationLaws {
  @Test func `in flows all ways to ask agree`() throws { try Self.check(CollectionHistory.flow) }
  @Test func `in waterfalls all ways to ask agree`() throws {
    try Self.check(CollectionHistory.waterfall)
  }
  @Test func `in grids all ways to ask agree`() throws { try Self.check(CollectionHistory.grid) }

  private static func check<Layout>(
    _ subject: SubjectUnderTest<CollectionHistory<Layout>>
  ) throws {
    for (number, row) in CoveringArray(valueCounts: subject.settings.map(\.valueCount)).rows
      .enumerated()
    {
      let history = subject.configured(row)
      var source = ChoiceSource(seed: UInt64(number))
      subject.settle(history, &source)
      do {
        try checkAgreement(history.collection)
      } catch {
        let options = zip(subject.settings, row).map { "\($0.name) = value \($1)" }
        Issue.record("\(error)\n\(options.joined(separator: "\n"))")
      }
    }
  }

  private static func checkAgreement(_ collection: CollectionView) throws {
    collection.layoutIfNeeded()
    let twin = LawTwin(elements: elements(of: collection))
    let snapshot = collection.layoutSnapshot
    for element in twin.elements {
      let frame = element.frame
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
      collection.forEachElement(in: rect) { found.insert(LawElement($0)) }
      let expected = twin.elements(in: rect)
      let difference = found.symmetricDifference(expected)
      try demand(difference.isEmpty, "in \(rect) differ \(difference)")
    }
    let shown = Set(collection.indexPathsForVisibleItems)
    let expected = twin.elements(in: collection.bounds).filter(\.isItem).map(\.indexPath)
    try demand(shown == Set(expected), "shown are \(shown.sorted()), not \(expected.sorted())")
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
