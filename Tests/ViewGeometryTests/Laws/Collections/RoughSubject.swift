import Foundation
import ViewGeometry

@testable import TestSupport

/// Shows such a case, and queries frames and items in every possible way.
final class RoughSubject: ListData, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout, TableViewDelegate
{
  private let input: RoughCase
  private let collection: CollectionView?
  private let table: TableView?
  private(set) var elements: [LawElement] = []

  init(_ input: RoughCase) {
    self.input = input
    let frame = CGRect(origin: .zero, size: input.size(input.breadth, 400 * input.unit))
    let isTable = input.kind == .table
    table = isTable ? TableView(frame: frame) : nil
    collection =
      isTable ? nil : CollectionView(frame: frame, collectionViewLayout: input.makeLayout())
    table?.sectionHeaderTopPadding = 7 * input.unit
    table?.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    collection?.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    table?.delegate = self
    table?.dataSource = self
    if input.isMirrored { collection?.semanticContentAttribute = .forceRightToLeft }
    collection?.dataSource = self
    if input.kind != .composition { collection?.delegate = self }
    elements = input.sections.enumerated().flatMap { section, items in
      items.indices.compactMap { item -> LawElement? in
        let path = IndexPath(item: item, section: section)
        let frame =
          table?.rectForRow(at: path) ?? collection?.layoutAttributesForItem(at: path)?.frame
        return frame.map { LawElement(indexPath: path, kind: "cell", frame: $0) }
      }
    }
  }

  // MARK: Questions

  func items(at point: CGPoint) -> [(String, IndexPath?)] {
    if let table {
      return [
        ("The table", table.indexPathForRow(at: point)),
        ("Its snapshot", table.layoutSnapshot.indexPathForRow(at: point)),
      ]
    }
    guard let collection else { return [] }
    return [
      ("The view", collection.indexPathForItem(at: point)),
      ("Its snapshot", collection.layoutSnapshot.indexPathForItem(at: point)),
    ]
  }

  func items(in rect: CGRect) -> [(String, Set<LawElement>)] {
    var (found, frozen): (Set<LawElement>, Set<LawElement>) = ([], [])
    if let table {
      table.forEachElement(in: rect) { if $0.kind == .row { found.insert(LawElement($0)) } }
      return [("The table", found)]
    }
    guard let collection else { return [] }
    collection.forEachElement(in: rect) {
      if $0.category == .cell { found.insert(LawElement($0)) }
    }
    collection.layoutSnapshot.forEachElement(in: rect) {
      if $0.category == .cell { frozen.insert(LawElement($0)) }
    }
    return [("The view", found), ("Its snapshot", frozen)]
  }

  /// The frames of the items that a walk over all elements finds.
  private lazy var visited: [IndexPath: CGRect] = {
    var visited: [IndexPath: CGRect] = [:]
    collection?.forEachElement(in: .infinite) {
      if $0.category == .cell { visited[$0.indexPath] = $0.frame }
    }
    return visited
  }()

  func frames(of path: IndexPath) -> [(String, CGRect?)] {
    if let table { return [("The snapshot", table.layoutSnapshot.rectForRow(at: path))] }
    guard let collection else { return [] }
    let attributes = collection.layoutAttributesForItem(at: path)
    let isEmpty = attributes.map { $0.size.width == 0 || $0.size.height == 0 } ?? true
    let snapshot = collection.layoutSnapshot.frameForItem(at: path)
    return [
      // The snapshot of a layout that only uses attributes lists elements with an area.
      ("The snapshot", isEmpty ? snapshot ?? attributes?.frame : snapshot),
      // An element without area is in no rectangle.
      ("The elements", isEmpty ? attributes?.frame : visited[path]),
    ]
  }

  /// The corners of an item's frame, and the adjacent doubles.
  func edges(of pick: Int) -> [CGPoint] {
    let frame = elements[pick % elements.count].frame
    func beside(_ numbers: CGFloat...) -> [CGFloat] {
      numbers.flatMap { [$0.nextDown, $0, $0.nextUp] }
    }
    let inTable = beside(frame.midX)
    return (table == nil ? beside(frame.minX, frame.maxX) : inTable).flatMap { x in
      beside(frame.minY, frame.maxY).map { CGPoint(x: x, y: $0) }
    }
  }

  /// Rectangles that touch an item's frame, or just don't, and the frame itself.
  func rects(at pick: Int) -> [CGRect] {
    let frame = elements[pick % elements.count].frame
    let ends = [frame.maxX.nextDown, frame.maxX].flatMap { x in
      [frame.maxY.nextDown, frame.maxY].map { CGRect(x: x, y: $0, width: 9, height: 9) }
    }
    return ends + [
      frame, CGRect(x: frame.minX - 8, y: frame.minY, width: 8, height: frame.height),
      CGRect(x: frame.minX, y: frame.minY - 8, width: frame.width, height: 8),
    ]
  }

  // MARK: Answers

  var sectionCount: Int { input.sections.count }
  func itemCount(inSection section: Int) -> Int { input.sections[section].count }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let lengths = input.sections[indexPath.section][indexPath.item]
    return input.size(lengths.x, lengths.y)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    input.sections[indexPath.section][indexPath.item].y
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    input.sections[indexPath.section][indexPath.item].y
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    input.header
  }
}
