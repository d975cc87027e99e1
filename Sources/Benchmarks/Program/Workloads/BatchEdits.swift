import Foundation
import ViewGeometry

/// One batch of scattered edits in a table's only section.
///
/// Inserts and deletes are equal in number.
struct BatchEdits {
  let deletes: [IndexPath]
  let inserts: [IndexPath]
  let moves: [(from: IndexPath, to: IndexPath)]

  /// Creates a batch of deletes, inserts and moves, about a third each.
  ///
  /// No row is deleted or moved twice, and no two rows get the same new index.
  init(edits: Int, rows: Int, random: inout SplitMix64) {
    var sources: Set<Int> = []
    var targets: Set<Int> = []
    let third = edits / 3
    let moves = edits - 2 * third
    while sources.count < third + moves { sources.insert(random.nextIndex(below: rows)) }
    while targets.count < third + moves { targets.insert(random.nextIndex(below: rows)) }
    // The order of a set differs from run to run.
    var (old, new) = (sources.sorted(), targets.sorted())
    for index in old.indices.reversed() {
      old.swapAt(index, random.nextIndex(below: index + 1))
      new.swapAt(index, random.nextIndex(below: index + 1))
    }
    deletes = old[..<third].map { IndexPath(row: $0, section: 0) }
    inserts = new[..<third].map { IndexPath(row: $0, section: 0) }
    self.moves = zip(old[third...], new[third...]).map {
      (IndexPath(row: $0, section: 0), IndexPath(row: $1, section: 0))
    }
  }

  func apply(to table: TableView) {
    table.performBatchUpdates {
      table.deleteRows(at: deletes)
      table.insertRows(at: inserts)
      for move in moves { table.moveRow(at: move.from, to: move.to) }
    }
  }

  /// Returns the heights after the batch (R9.9).
  ///
  /// Deleted and moved rows are removed from the array first. Then inserted and moved rows are
  /// added at their new indices. `inserted` returns the height of the inserted row at a new index.
  func applied(to heights: [Double], inserted: (Int) -> Double) -> [Double] {
    let gone = Set((deletes + moves.map(\.from)).map(\.row))
    var kept = heights.indices.lazy.filter { !gone.contains($0) }.makeIterator()
    var filled = Dictionary(
      uniqueKeysWithValues: inserts.map { ($0.row, inserted($0.row)) })
    for move in moves { filled[move.to.row] = heights[move.from.row] }
    return heights.indices.map { filled[$0] ?? heights[kept.next() ?? 0] }
  }
}

/// A table of one section whose rows have random heights.
///
/// The heights of inserted rows are computed from their indices, without reading memory. The
/// baseline, which inserts rows one at a time, computes their heights in the same way.
final class EditedTable: TableViewDataSource, TableViewDelegate {
  let table: TableView
  let heights: [Double]
  /// Whether the delegate returns the heights of inserted rows instead of the original ones.
  var isEdited = false

  static func insertedHeight(_ row: Int) -> Double { 20 + Double(row & 1023) / 8 }

  init(heights: [Double]) {
    self.heights = heights
    table = TableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.delegate = self
    table.dataSource = self
    table.layoutIfNeeded()
    isEdited = true
  }

  /// Reloads the table with the heights that it had before any batch.
  func reload() {
    isEdited = false
    table.reloadData()
    isEdited = true
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool {
    for (place, row) in rows.enumerated() {
      heights[place] = isEdited ? Self.insertedHeight(row) : self.heights[row]
    }
    return true
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
