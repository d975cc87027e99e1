import TestSupport
import Testing
import ViewGeometry

/// The queries of a sequence of lengths.
@Suite struct OffsetTreeTests {
  @Test func `The example of the documentation is right`() {
    var rows = OffsetTree(repeating: 44, count: 1_000_000_000)
    rows.setLength(60.5, at: 2)
    expectEqual(rows.offset(of: 3), 148.5)
    expectEqual(rows.index(at: 148.5), 3)

    let before = rows
    rows.remove(at: 0)
    expectEqual(rows.totalLength, 44 * 999_999_998 + 60.5)
    expectEqual(before.totalLength, 44 * 999_999_999 + 60.5)
  }

  @Test func `An empty sequence has no rows and ends where it starts`() {
    let rows = OffsetTree()

    expect(rows.isEmpty)
    expectEqual(rows.count, 0)
    expectEqual(rows.totalLength, 0)
    expectEqual(rows.offset(of: 0), 0)
    expect(rows.index(at: 0) == nil)
  }

  @Test func `A row holds its start and not its end`() {
    let rows = OffsetTree([10, 20, 30])

    expectEqual(rows.index(at: 0), 0)
    expectEqual(rows.index(at: 10.0.nextDown), 0)
    expectEqual(rows.index(at: 10), 1)
    expectEqual(rows.index(at: 60.0.nextDown), 2)
  }

  @Test(arguments: [-0.5, 60, .infinity, -.infinity, .nan])
  func `There is no row outside`(offset: Double) {
    let rows = OffsetTree([10, 20, 30])

    expect(rows.index(at: offset) == nil)
    expect(rows.position(at: offset) == nil)
  }

  @Test func `A row of length zero is placed but never found`() {
    let rows = OffsetTree([0, 10, 0, 0, 5, 0])

    expectEqual(rows.position(of: 3), OffsetTree.Position(index: 3, offset: 10, length: 0))
    expectEqual(rows.index(at: 0), 1)
    expectEqual(rows.index(at: 10), 4)
    expect(rows.index(at: 15) == nil)
    expect(OffsetTree(repeating: 0, count: 1_000).index(at: 0) == nil)
  }

  @Test func `A position has the start and length of the row`() {
    let rows = OffsetTree([10, 20.3, 30])

    expectEqual(rows.position(at: 12), OffsetTree.Position(index: 1, offset: 10, length: 20.3))
    expectEqual(rows.position(of: 2), OffsetTree.Position(index: 2, offset: 30.3, length: 30))
  }

  @Test func `Lengths come back as they were set`() {
    let lengths = [0, 1 / 64, 1023.984375, 1024, 0.1, 1e-300, 1e300, .leastNonzeroMagnitude]

    let rows = OffsetTree(lengths)

    expectEqual(lengths.indices.map(rows.length(at:)), lengths)
  }

  @Test func `A walk sees the rows of its range`() {
    let rows = OffsetTree((0..<2_000).map { Double($0 % 50) })
    var seen: [OffsetTree.Position] = []

    rows.forEach(in: 900..<1_200) { seen.append($0) }

    expectEqual(seen, (900..<1_200).map(rows.position(of:)))
  }

  @Test func `A walk stops at the first row that will do`() {
    let rows = OffsetTree((0..<2_000).map { Double($0 % 50) })
    var seen = 0

    let found = rows.firstPosition(in: 480..<2_000) {
      seen += 1
      return $0.length == 49
    }

    expectEqual(found?.index, 499)
    expectEqual(seen, 20)
    expect(rows.firstPosition(in: 0..<49) { $0.length == 49 } == nil)
    expect(rows.firstPosition(in: 7..<7) { _ in true } == nil)
  }

  @Test func `Sequences and memory build the same tree as arrays`() {
    let lengths = (0..<1_000).map { Double($0) }

    let fromSequence = OffsetTree(sequence(first: 0.0) { $0 < 999 ? $0 + 1 : nil })
    let fromMemory = lengths.withUnsafeBufferPointer { OffsetTree(lengths: $0) }

    expectEqual(fromSequence.offset(of: 700), OffsetTree(lengths).offset(of: 700))
    expectEqual(fromMemory.offset(of: 700), OffsetTree(lengths).offset(of: 700))
  }

  @Test func `rows of the tree's own take whole allocations`() {
    for count in [1, 100, 5_000] {
      let memory = OffsetTree((0..<count).map { Double($0 % 50) }).memory

      expect(memory > 0)
      expect(memory.isMultiple(of: 16), "\(count) rows take \(memory) bytes")
    }
  }
}
