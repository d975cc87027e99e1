import TestSupport
import Testing

@testable import ViewGeometry

/// The bits of a sweep's row, compared with a plain set: with one word, two levels and three.
struct CellSetTests {
  @Test(arguments: [1, 63, 64, 65, 4_095, 4_096, 4_097, 9_000])
  func `the last cell up to an index is that of a plain set`(count: Int) {
    var random = SplitMix(state: UInt64(count))
    var (cells, plain) = (CellSet(count: count), [Int32]())
    cells.insert(0)
    plain.append(0)
    for _ in 0..<400 {
      let cell = Int32(Int.random(in: 0..<count, using: &random))
      if let place = plain.firstIndex(of: cell) {
        // Zero is always included.
        if cell > 0 {
          cells.remove(cell)
          plain.remove(at: place)
        }
      } else {
        cells.insert(cell)
        plain.append(cell)
      }
      for place in [
        cell, cell - 1, 0, Int32(count - 1), Int32(Int.random(in: 0..<count, using: &random)),
      ]
      where place >= 0 {
        expect(cells.last(upTo: place) == plain.filter { $0 <= place }.max() ?? 0, "\(place)")
      }
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
