/// The boxes of a leaf of a ``HilbertTree``, at most 16, and their ranks.
struct HilbertLeaf {
  let record: UnsafeMutableRawPointer
  /// The boxes of the whole tree.
  let boxes: HilbertBoxes
  /// The index of the first box of this leaf.
  let first: Int

  static let lanes = 16
  /// The size of a record, in bytes: a sketch and the ranks.
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

  /// Returns the entries of the boxes that contain a point.
  ///
  /// `place` is the point in the parent's cell coordinates, and `cells` is the grid of the leaf.
  @inline(__always)
  func lanes(
    holding x: Double, _ y: Double, at place: HilbertPlace, _ cells: HilbertLeafCells
  ) -> HilbertLanes {
    let found = sketch.pointee.lanes(meeting: HilbertProbe(cells.place(place)))
    return checked(found) { $0.contains(x: x, y: y) }
  }

  /// Returns the entries of the boxes that may contain a point, according to the sketch alone.
  ///
  /// `place` is the point in the parent's cell coordinates, and `cells` is the grid of the leaf.
  /// All boxes that contain the point are included.
  @inline(__always)
  func lanes(near place: HilbertPlace, _ cells: HilbertLeafCells) -> HilbertLanes {
    sketch.pointee.lanes(meeting: HilbertProbe(cells.place(place))).possible
  }

  /// Returns the entries of the boxes that overlap `extent`, which isn't empty.
  ///
  /// `low` and `high` are the corners of `extent` in the parent's cell coordinates, and `cells` is
  /// the grid of the leaf.
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

  /// Returns all certain entries, and the other possible entries whose boxes satisfy `condition`.
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

/// The grid of a leaf: 64 columns and rows across the box that the parent stores for the leaf.
struct HilbertLeafCells {
  fileprivate let column: Double
  fileprivate let row: Double
  fileprivate let columns: Double
  fileprivate let rows: Double

  fileprivate static let last = 63.0

  /// The grid of a leaf without a parent, whose box counts as one cell.
  static let whole = HilbertLeafCells(minX: 1, minY: 1, maxX: 1, maxY: 1)

  /// Creates the grid of a leaf from the cell numbers of its edges in the parent's grid.
  ///
  /// Each cell number may differ by one from the exact position of the edge.
  @inline(__always)
  init(minX: UInt8, minY: UInt8, maxX: UInt8, maxY: UInt8) {
    (column, row) = (Double(minX) - 1, Double(minY) - 1)
    columns = Self.last / (Double(maxX) + 1 - column)
    rows = Self.last / (Double(maxY) + 1 - row)
  }

  /// Converts a point from the parent's cell coordinates to the leaf's.
  @inline(__always)
  func place(_ place: HilbertPlace) -> HilbertPlace {
    HilbertPlace(
      column: HilbertCells.bound((place.column - column) * columns, 0, Self.last),
      row: HilbertCells.bound((place.row - row) * rows, 0, Self.last))
  }
}
