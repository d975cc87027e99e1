import Foundation
import ViewGeometry

@testable import TestSupport

extension Entrance {
  static let ofListQueries: [Entrance] = layouts.flatMap { name, makeLayout in
    [
      Entrance("\(name) queries") { number in
        let collection = Items([100]).collection(makeLayout())
        collection.layoutIfNeeded()
        for rect in [CGRect(number, 0, 10, 10), CGRect(0, 0, number, number)] {
          _ = collection.indexPathsForItems(in: rect)
          _ = collection.collectionViewLayout.layoutAttributesForElements(in: rect)
          _ = collection.layoutSnapshot.indexPathsForItems(in: rect)
        }
        let point = CGPoint(number, number)
        _ = (collection.indexPathForItem(at: point), collection.nearestItem(to: point))
        _ = collection.sourceRect(at: point, in: collection)
        return laidOut(collection)
      },
      Entrance(
        "\(name) bounds",
        refuses: { isNoCoordinate($0) || (name == "WaterfallLayout" && $0.magnitude > 0x1p21) }
      ) { number in
        let collection = Items([100]).collection(makeLayout())
        collection.contentOffset = CGPoint(number, number)
        collection.layoutIfNeeded()
        collection.bounds.size = CGSize(width: number, height: number)
        return laidOut(collection)
      },
    ]
  }

  private static let layouts: [(String, @Sendable () -> CollectionViewLayout)] = [
    ("FlowLayout", { CollectionViewFlowLayout() }),
    ("WaterfallLayout", { CollectionViewWaterfallLayout() }),
    ("GridLayout", { CollectionViewGridLayout() }),
    ("CompositionalLayout", { CollectionViewCompositionalLayout(section: .rows) }),
  ]

  static let ofTables: [Entrance] = [
    Entrance("TableView.rowHeight", refuses: isNoHeight) { number in
      rows { $0.rowHeight = number }
    },
    Entrance("TableView.estimatedRowHeight", refuses: isNoHeight) { number in
      rows { $0.estimatedRowHeight = number }
    },
    Entrance("TableView.sectionHeaderHeight", refuses: isNoHeight) { number in
      rows { $0.sectionHeaderHeight = number }
    },
    Entrance("TableView.sectionHeaderTopPadding", refuses: isNoHeight) { number in
      rows { $0.sectionHeaderTopPadding = number }
    },
    Entrance("TableView.setMeasuredHeight", refuses: isNoLength) { number in
      rows { $0.setMeasuredHeight(number, forRowAt: IndexPath(row: 1, section: 0)) }
    },
    Entrance("TableView.tableHeaderView", refuses: isNoCoordinate) { number in
      rows { $0.tableHeaderView = View(frame: CGRect(0, 0, 10, number)) }
    },
    Entrance("heightForRowAt", refuses: isNoHeight) { number in
      delegated { $0.height = number }
    },
    Entrance("heightForHeaderInSection", refuses: isNoCoordinate) { number in
      delegated { $0.headerHeight = number }
    },
    Entrance("TableView queries") { number in
      rows { table in
        _ = table.indexPathForRow(at: CGPoint(number, number))
        _ = table.indexPathsForRows(in: CGRect(0, number, 10, number))
        _ = table.layoutSnapshot.nearestRow(to: CGPoint(0, number))
        _ = table.sourceRect(at: CGPoint(number, number), in: table)
        table.forEachElement(in: CGRect(number, number, number, number)) { _ in }
      }
    },
    Entrance("TableView.bounds", refuses: isNoCoordinate) { number in
      rows {
        $0.contentOffset = CGPoint(number, number)
        $0.layoutIfNeeded()
        $0.bounds.size = CGSize(width: number, height: number)
      }
    },
    Entrance("TableViewCell.sizeThatFits", refuses: { $0 >= 1e301 }) { number in
      rows {
        Wanting.height = number
        $0.rowHeight = TableView.automaticDimension
        $0.register(Wanting.self, forCellReuseIdentifier: "cell")
      }
    },
  ]

  private static func isNoHeight(_ number: CGFloat) -> Bool {
    isNoLength(number) && number != TableView.automaticDimension
  }

  private static func rows(_ change: (TableView) -> Void) -> [CGFloat] {
    let table = KeepingTable(frame: CGRect(0, 0, 320, 480))
    let rows = Rows([5, 3])
    table.rows = rows
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    change(table)
    return answers(of: table)
  }

  private static func delegated(_ change: (Rows) -> Void) -> [CGFloat] {
    let rows = Rows([5, 3])
    change(rows)
    return answers(of: rows.table())
  }

  private static func answers(of table: TableView) -> [CGFloat] {
    table.layoutIfNeeded()
    table.checkInvariants()
    return table.contentSize.parts
      + (0..<5).flatMap { table.rectForRow(at: IndexPath(row: $0, section: 0)).parts }
  }
}

/// A cell with a preferred height.
private final class Wanting: TableViewCell {
  nonisolated(unsafe) static var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
}
