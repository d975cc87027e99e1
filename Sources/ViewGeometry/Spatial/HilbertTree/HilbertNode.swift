/// An inner node of a ``HilbertTree``.
///
/// It stores the cells of its children's edges, and the largest rank below each child.
struct HilbertNode {
  let address: UnsafeMutableRawPointer

  static let bytes = 176

  @inline(__always)
  var cells: UnsafeMutablePointer<HilbertCells> {
    address.assumingMemoryBound(to: HilbertCells.self)
  }

  /// The cell numbers of the even entries, followed by those of the odd entries.
  @inline(__always)
  var octets: UnsafeMutablePointer<HilbertOctet> {
    (address + 32).assumingMemoryBound(to: HilbertOctet.self)
  }

  @inline(__always)
  var ranks: UnsafeMutablePointer<UInt32> {
    (address + 96).assumingMemoryBound(to: UInt32.self)
  }

  /// The index of the first child in the array of leaves or inner nodes; the other children follow
  /// it.
  @inline(__always)
  var firstChild: UnsafeMutablePointer<Int> {
    (address + 160).assumingMemoryBound(to: Int.self)
  }

  /// The number of children.
  @inline(__always)
  var childCount: UnsafeMutablePointer<Int> {
    (address + 168).assumingMemoryBound(to: Int.self)
  }

  /// Returns the children whose boxes may overlap the probe; all other boxes certainly don't.
  @inline(__always)
  func lanes(meeting probe: HilbertProbe) -> HilbertLanes {
    HilbertLanes(
      even: octets[0].meeting(probe).possible, odd: octets[1].meeting(probe).possible)
  }

  /// Returns the children whose boxes are certainly within the probe; other boxes may be, too.
  @inline(__always)
  func lanes(within probe: HilbertProbe) -> HilbertLanes {
    HilbertLanes(even: octets[0].within(probe), odd: octets[1].within(probe))
  }

  /// Returns the grid of a child that is a leaf.
  @inline(__always)
  func leafCells(_ lane: Int) -> HilbertLeafCells {
    HilbertLeafCells(
      minX: edge(lane, 0).pointee, minY: edge(lane, 8).pointee, maxX: edge(lane, 16).pointee,
      maxY: edge(lane, 24).pointee)
  }

  /// Returns the address of the cell number of a child's edge.
  ///
  /// `offset` is 0 for minX, 8 for minY, 16 for maxX and 24 for maxY.
  @inline(__always)
  func edge(_ lane: Int, _ offset: Int) -> UnsafeMutablePointer<UInt8> {
    (address + (32 &+ (lane & 1) &<< 5 &+ lane &>> 1 &+ offset))
      .assumingMemoryBound(to: UInt8.self)
  }

  /// Returns a slightly enlarged bounding box of a child; `sides` is the size of a cell.
  @inline(__always)
  func box(_ lane: Int, _ sides: SIMD2<Double>) -> Extent {
    let cells = cells.pointee
    // An edge is at most half a cell from its rounded coordinate, or at most a whole cell if the
    // coordinate was clamped to 1. Each edge is moved outward by at least half a cell more than
    // that, which far exceeds all rounding errors.
    let maxX = cells.minX + (Double(edge(lane, 16).pointee) + 1) * sides.x
    let maxY = cells.minY + (Double(edge(lane, 24).pointee) + 1) * sides.y
    return Extent(
      minX: cells.minX + (Double(edge(lane, 0).pointee) - 2) * sides.x,
      minY: cells.minY + (Double(edge(lane, 8).pointee) - 2) * sides.y,
      // The edge is NaN if the box is infinite in both directions.
      maxX: maxX.isNaN ? .infinity : maxX, maxY: maxY.isNaN ? .infinity : maxY)
  }
}
