/// The 16 boxes of a leaf of a ``HilbertTree``, and their ranks.
struct HilbertLeaf {
  let record: UnsafeMutableRawPointer
  /// The boxes of the whole tree.
  let boxes: HilbertBoxes
  /// The number of the first box of this leaf.
  let first: Int

  static let lanes = 16
  /// The size of a record, which is a sketch and the ranks.
  static let recordBytes = 48 + 64

  @inline(__always)
  var sketch: UnsafeMutablePointer<HilbertSketch> {
    record.assumingMemoryBound(to: HilbertSketch.self)
  }

  @inline(__always)
  var ranks: UnsafeMutablePointer<UInt32> {
    (record + 48).assumingMemoryBound(to: UInt32.self)
  }

  @inline(__always)
  func box(_ lane: Int) -> Extent { boxes[first &+ lane] }

  /// The boxes that hold the point, which lies at `place` in the parent; `cells` are those of the leaf.
  @inline(__always)
  func lanes(
    holding x: Double, _ y: Double, at place: HilbertPlace, _ cells: HilbertLeafCells
  ) -> HilbertLanes {
    let found = sketch.pointee.lanes(meeting: HilbertProbe(cells.place(place)))
    return checked(found) { $0.contains(x: x, y: y) }
  }

  /// Boxes among which are all that hold a point, by the sketch alone; the point lies at `place` in the parent.
  @inline(__always)
  func lanes(near place: HilbertPlace, _ cells: HilbertLeafCells) -> HilbertLanes {
    sketch.pointee.lanes(meeting: HilbertProbe(cells.place(place))).possible
  }

  /// The boxes that share a point with `extent`, which isn't empty and whose corners lie at `low` and `high` in the parent;
  /// `cells` are those of the leaf.
  @inline(__always)
  func lanes(
    meeting extent: Extent, from low: HilbertPlace, to high: HilbertPlace, _ cells: HilbertLeafCells
  ) -> HilbertLanes {
    let found = sketch.pointee.lanes(
      meeting: HilbertProbe(cells.place(low), cells.place(high)))
    return checked(found) {
      $0.minX < extent.maxX && $0.minY < extent.maxY && extent.minX < $0.maxX
        && extent.minY < $0.maxY
    }
  }

  /// The possible lanes without those that are neither certain nor satisfy a condition.
  @inline(__always)
  private func checked(
    _ found: (possible: HilbertLanes, certain: HilbertLanes), _ condition: (Extent) -> Bool
  ) -> HilbertLanes {
    var lanes = found.possible
    var doubtful = lanes.subtracting(found.certain)
    while !doubtful.isEmpty {
      let lane = doubtful.popFirst()
      if !condition(box(lane)) { lanes.remove(lane) }
    }
    return lanes
  }
}

/// The columns and rows of a leaf: 64 of each across the box that its parent has for it.
struct HilbertLeafCells {
  fileprivate let column: Double
  fileprivate let row: Double
  fileprivate let columns: Double
  fileprivate let rows: Double

  fileprivate static let last = 63.0

  /// One cell for everything: those of a leaf without a parent.
  static let whole = HilbertLeafCells(minX: 1, minY: 1, maxX: 1, maxY: 1)

  /// From the cells of the edges of the leaf in its parent, which are right to within a cell.
  @inline(__always)
  init(minX: UInt8, minY: UInt8, maxX: UInt8, maxY: UInt8) {
    (column, row) = (Double(minX) - 1, Double(minY) - 1)
    columns = Self.last / (Double(maxX) + 1 - column)
    rows = Self.last / (Double(maxY) + 1 - row)
  }

  /// Where in the leaf a place in its parent lies.
  @inline(__always)
  func place(_ place: HilbertPlace) -> HilbertPlace {
    HilbertPlace(
      column: HilbertCells.bound((place.column - column) * columns, 0, Self.last),
      row: HilbertCells.bound((place.row - row) * rows, 0, Self.last))
  }
}
