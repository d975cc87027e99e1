import TestSupport
import Testing
import ViewGeometry

/// Edits by example; random ones are compared with a twin in `OffsetTreeStateMachineTests`.
@Suite struct OffsetTreeEditTests {
  @Test(arguments: [0, 5_000, 10_000])
  func `Full leaves split wherever rows are inserted`(place: Int) {
    var lengths = (0..<10_000).map { Double($0 % 700) / 64 }
    var rows = OffsetTree(lengths)

    for row in 0..<3_000 {
      rows.insert(Double(row) / 64, at: place)
    }
    lengths.insert(contentsOf: (0..<3_000).reversed().map { Double($0) / 64 }, at: place)

    rows.checkInvariants()
    expectEqual((0..<13_000).map(rows.length(at:)), lengths)
    expectEqual(rows.totalLength, lengths.reduce(0, +))
  }

  @Test func `A list can be appended row by row and emptied from the front`() {
    var rows = OffsetTree()
    for row in 0..<5_000 { rows.append(Double(row % 100)) }
    rows.checkInvariants()
    expectEqual(rows.totalLength, 247_500)

    for _ in 0..<4_900 { rows.remove(at: 0) }
    rows.checkInvariants()
    expectEqual(rows.totalLength, 4_950)

    for _ in 0..<100 { rows.remove(at: 0) }
    expect(rows.isEmpty)
  }

  @Test func `Measuring a row of a run leaves the others a run`() {
    var rows = OffsetTree(repeating: 44, count: 1_000_000)

    for row in [0, 999_999, 500_000] { rows.setLength(60.5, at: row) }

    rows.checkInvariants()
    expectEqual(rows.totalLength, 44_000_049.5)
    expect(rows.memory < 10_000)
  }

  @Test func `Setting the length a run has changes nothing`() {
    var rows = OffsetTree(repeating: 44, count: 1_000_000)
    let memory = rows.memory

    rows.setLength(44, at: 500_000)
    rows.insert(44, at: 500_000)
    rows.remove(at: 0)

    expectEqual(rows.count, 1_000_000)
    expectEqual(rows.memory, memory)
  }

  @Test func `Equal runs that meet become one`() {
    var rows = OffsetTree(repeating: 44, count: 1_000_000)
    let memory = rows.memory
    rows.insert(repeating: 20, count: 5_000, at: 400_000)

    rows.removeSubrange(400_000..<405_000)

    expectEqual(rows.memory, memory)
    expectEqual(rows.totalLength, 44_000_000)
  }

  @Test func `Splitting keeps the rows before the index and returns the others`() {
    var rows = OffsetTree((0..<3_000).map { Double($0) })

    let rest = rows.split(at: 1_234)

    rows.checkInvariants()
    rest.checkInvariants()
    expectEqual(rows.count, 1_234)
    expectEqual(rest.count, 1_766)
    expectEqual(rest.length(at: 0), 1_234)
  }

  @Test(arguments: [0, 1, 20, 600])
  func `Any number of rows replaces any number`(count: Int) {
    for range in [0..<0, 100..<103, 300..<900, 0..<2_000] {
      var lengths = (0..<2_000).map { Double($0) }
      var rows = OffsetTree(lengths)
      let new = (0..<count).map { Double($0) / 3 }

      rows.replaceSubrange(range, with: new)
      lengths.replaceSubrange(range, with: new)

      rows.checkInvariants()
      expectEqual(lengths.indices.map(rows.length(at:)), lengths)
    }
  }

  @Test func `Small trees are small and large ones take two to nine bytes a row`() {
    let narrow = (0..<100_000).map { Double($0 % 6_400) / 64 }
    let wide = narrow.map { $0 / 3 }

    expect(OffsetTree([1, 2, 3]).memory < 512)
    expect(Double(OffsetTree(narrow).memory) / 100_000 < 3)
    expect(Double(OffsetTree(wide).memory) / 100_000 < 9)
    expect(OffsetTree(Array(repeating: 44, count: 100_000)).memory < 128)
  }
}
