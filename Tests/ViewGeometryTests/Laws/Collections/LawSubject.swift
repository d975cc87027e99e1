import Foundation
import ViewGeometry

@testable import TestSupport

/// An element as a law sees it.
struct LawElement: Hashable {
  let indexPath: IndexPath
  /// "cell", or the kind of a supplementary or decoration view.
  let kind: String
  let frame: CGRect
  var zIndex = 0
  /// Of a transformed element.
  var outline: Quad?

  var isItem: Bool { kind == "cell" }

  init(indexPath: IndexPath, kind: String, frame: CGRect) {
    self.indexPath = indexPath
    self.kind = kind
    self.frame = frame
  }

  init(_ element: CollectionLayoutElement) {
    self.init(
      indexPath: element.indexPath, kind: element.category == .cell ? "cell" : element.kind ?? "",
      frame: element.frame)
    zIndex = element.zIndex
  }
}

/// The queries of a law to a collection view or a table, or to a snapshot of one.
struct LawQueries {
  let contentSize: CGSize
  let item: (CGPoint) -> IndexPath?
  let nearest: (CGPoint) -> IndexPath?
  let elements: (CGRect) -> [LawElement]
}

/// A collection view or a table that a law queries and edits.
protocol LawSubject: AnyObject {
  var view: ScrollView { get }
  var queries: LawQueries { get }
  /// A snapshot, taken now.
  var frozen: LawQueries { get }
  /// Every element that has a frame and isn't hidden, requested one by one.
  var elements: [LawElement] { get }
  func perform(_ batch: LawBatch)
  /// Each view on screen with its index path.
  var shownItems: [IndexPath: CGRect] { get }
}

final class CollectionSubject: LawSubject {
  let items: LawItems
  let collection: CollectionView
  private let kinds: [String]
  private let decorations: [String]
  private let isMirrored: Bool

  init(
    _ items: LawItems, layout: CollectionViewLayout, size: CGSize, usesDelegate: Bool,
    isMirrored: Bool, kinds: [String], decorations: [String]
  ) {
    self.items = items
    self.kinds = kinds
    self.decorations = decorations
    self.isMirrored = isMirrored
    collection = CollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    collection.dataSource = items
    if usesDelegate { collection.delegate = items }
    collection.layoutIfNeeded()
  }

  var view: ScrollView { collection }

  var queries: LawQueries {
    let collection = collection
    return LawQueries(
      contentSize: collection.contentSize, item: collection.indexPathForItem(at:),
      nearest: collection.nearestItem(to:),
      elements: { rect in
        var found: [LawElement] = []
        collection.forEachElement(in: rect) { found.append(LawElement($0)) }
        return found
      })
  }

  var frozen: LawQueries {
    let snapshot = collection.layoutSnapshot
    return LawQueries(
      contentSize: snapshot.contentSize, item: snapshot.indexPathForItem(at:),
      nearest: snapshot.nearestItem(to:),
      elements: { rect in
        var found: [LawElement] = []
        snapshot.forEachElement(in: rect) { found.append(LawElement($0)) }
        return found
      })
  }

  var elements: [LawElement] {
    var found: [LawElement] = []
    for section in 0..<collection.numberOfSections {
      let count = collection.numberOfItems(inSection: section)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        add(collection.layoutAttributesForItem(at: path))
      }
      for kind in kinds {
        // Elements attached to items may be anywhere, headers and footers have item 0.
        for item in 0..<(kind == "badge" ? count : 1) {
          let path = IndexPath(item: item, section: section)
          add(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
        }
      }
      for kind in decorations {
        let attributes = collection.collectionViewLayout.layoutAttributesForDecorationView(
          ofKind: kind, at: IndexPath(item: 0, section: section))
        // The layout answers in its own coordinates.
        if isMirrored, let attributes {
          attributes.center.x = collection.contentSize.width - attributes.center.x
        }
        add(attributes)
      }
    }
    return found

    func add(_ attributes: CollectionViewLayoutAttributes?) {
      guard let attributes, !attributes.isHidden else { return }
      let isUpright = attributes.transform3D == .identity
      var element = LawElement(
        indexPath: attributes.indexPath,
        kind: attributes.representedElementKind ?? "cell",
        frame: attributes.frame)
      element.zIndex = attributes.zIndex
      if !isUpright { element.outline = attributes.quad }
      found.append(element)
    }
  }

  func perform(_ batch: LawBatch) {
    let (items, collection) = (items, collection)
    collection.performBatchUpdates {
      items.contents = batch.after
      collection.perform(batch.updates)
    }
  }

  var shownItems: [IndexPath: CGRect] {
    var shown: [IndexPath: CGRect] = [:]
    for path in collection.indexPathsForVisibleItems {
      shown[path] = collection.cellForItem(at: path)?.frame
    }
    return shown
  }
}

final class TableSubject: LawSubject {
  let items: LawItems
  let table: TableView

  init(_ items: LawItems, size: CGSize) {
    self.items = items
    table = TableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = items
    table.dataSource = items
    table.layoutIfNeeded()
  }

  var view: ScrollView { table }

  var queries: LawQueries {
    let table = table
    return LawQueries(
      contentSize: table.contentSize, item: table.indexPathForRow(at:),
      nearest: { table.layoutSnapshot.nearestRow(to: $0) },
      elements: { rect in
        var found: [LawElement] = []
        table.forEachElement(in: rect) { found.append(LawElement($0)) }
        return found
      })
  }

  var frozen: LawQueries {
    let snapshot = table.layoutSnapshot
    return LawQueries(
      contentSize: snapshot.contentSize, item: snapshot.indexPathForRow(at:),
      nearest: snapshot.nearestRow(to:),
      elements: { rect in
        var found: [LawElement] = []
        snapshot.forEachElement(in: rect) { found.append(LawElement($0)) }
        return found
      })
  }

  var elements: [LawElement] {
    let snapshot = table.layoutSnapshot
    var found: [LawElement] = []
    for section in 0..<table.numberOfSections {
      let first = IndexPath(row: 0, section: section)
      found.append(
        LawElement(
          indexPath: first, kind: "header",
          frame: snapshot.floatingRectForHeader(inSection: section)))
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        found.append(LawElement(indexPath: path, kind: "cell", frame: table.rectForRow(at: path)))
      }
      found.append(
        LawElement(
          indexPath: first, kind: "footer",
          frame: snapshot.floatingRectForFooter(inSection: section)))
    }
    return found
  }

  func perform(_ batch: LawBatch) {
    let (items, table) = (items, table)
    table.performBatchUpdates {
      items.contents = batch.after
      table.perform(batch.updates)
    }
  }

  var shownItems: [IndexPath: CGRect] {
    var shown: [IndexPath: CGRect] = [:]
    for cell in table.visibleCells {
      if let path = table.indexPath(for: cell) { shown[path] = cell.frame }
    }
    return shown
  }
}

extension LawElement {
  init(_ element: TableLayoutElement) {
    let kind =
      switch element.kind {
      case .header: "header"
      case .row: "cell"
      case .footer: "footer"
      }
    self.init(indexPath: element.indexPath, kind: kind, frame: element.frame)
  }
}
