import Foundation
import Testing
import ViewGeometry

@testable import TestSupport
@testable import ValuesTests

/// Lengths given in bulk, in runs or in a file make the same sequence as given one by one.
@Suite struct LengthFileTests {
  struct Case {
    var lengths: [Double]
    var chunk: Int
    var nodeCapacity: Int
    var usesBlocks: Bool
    var actions: [OffsetTreeAction]
    var probes: [Double]
  }

  private static func anyCase(most: Int) -> (inout ChoiceSource) -> Case {
    { source in
      var lengths = source.list(mean: 8, limit: 30) { source in
        // Equal lengths in a row make runs, others single rows.
        let length = Double(source.index(below: most)) / 64
        return Array(repeating: length, count: source.oneIn(4) ? source.index(below: 60) : 1)
      }.flatMap { $0 }
      if source.oneIn(8) { lengths += Array(repeating: 12.5, count: 5_000) }
      if source.oneIn(3) { lengths = lengths.map { $0 > 10 ? $0 / 3 : $0 } }
      return Case(
        lengths: lengths, chunk: 1 + source.index(below: 40),
        nodeCapacity: source.pick([4, 9, 512]), usesBlocks: source.flag(),
        actions: source.list(mean: 6, limit: 30) { $0.offsetTreeAction(rows: 200, .dyadic) },
        probes: (0..<6).map { _ in source.unit() })
    }
  }

  private static let cases = CaseRange.perThousand(50)

  /// Compares a sequence, and a copy after some edits, which must not change the original.
  private func compare(_ tree: OffsetTree, _ input: Case) throws {
    var model = OffsetTreeModel(lengths: input.lengths)
    var edited = tree
    for action in [nil] + input.actions.map(Optional.some) {
      action?.apply(to: &edited, &model)
      try demand(edited.brokenInvariant == nil, edited.brokenInvariant ?? "")
      let rows = stride(from: 0, to: model.lengths.count, by: 1 + model.lengths.count / 100)
      let mismatch = model.mismatch(edited, rows: rows, probes: input.probes)
      try demand(mismatch == nil, mismatch ?? "")
    }
    let original = OffsetTreeModel(lengths: input.lengths)
    let mismatch = original.mismatch(tree, rows: 0..<0, probes: input.probes)
    try demand(mismatch == nil, mismatch ?? "")
  }

  @Test func `lengths that arrive some at a time make the sequence of all`() {
    check(Self.anyCase(most: 80_000), cases: Self.cases) { input in
      var builder = OffsetTreeBuilder(
        count: input.lengths.count, nodeCapacity: input.nodeCapacity,
        leastInBlocks: input.usesBlocks ? 0 : .max)
      for start in stride(from: 0, to: input.lengths.count, by: input.chunk) {
        Array(input.lengths[start..<min(input.lengths.count, start + input.chunk)])
          .withUnsafeBufferPointer { builder.append($0) }
      }
      try compare(builder.finish(), input)
    }
  }

  @Test func `lengths that arrive in runs make the sequence of all`() {
    check(Self.anyCase(most: 80_000), cases: Self.cases) { input in
      var builder = OffsetTreeBuilder(
        count: input.lengths.count, nodeCapacity: input.nodeCapacity,
        leastInBlocks: input.usesBlocks ? 0 : .max)
      var rest = input.lengths[...]
      while let first = rest.first {
        let count = rest.firstIndex { $0 != first }.map { $0 - rest.startIndex } ?? rest.count
        builder.append(repeating: first, count: count)
        rest = rest.dropFirst(count)
      }
      try compare(builder.finish(), input)
    }
  }

  @Test(arguments: LengthFile.Format.allCases, [1, 3])
  func `lengths in a file make the sequence of all`(format: LengthFile.Format, workers: Int) {
    check(
      Self.anyCase(most: format == .sixteenBit ? 1 << 16 : 1 << 32), cases: Self.cases
    ) { input in
      var input = input
      input.lengths = input.lengths.map { ($0 * 64).rounded(.down) / 64 }
      try Self.withFile(input.lengths, format) { file in
        let work = ParallelWork(workers: workers, leastElements: 10)
        let tree = OffsetTree(file, nodeCapacity: input.nodeCapacity, work: work)
        try demand(file.count == input.lengths.count, "\(file.count) lengths")
        try compare(tree, input)
      }
    }
  }

  /// Runs a function on a file of some lengths.
  static func withFile(
    _ lengths: [Double], _ format: LengthFile.Format, _ body: (LengthFile) throws -> Void
  ) throws {
    try withFile(LengthFile.data(of: lengths.map { CGFloat($0) }, format: format)) { path in
      try body(LengthFile(path: path, format: format))
    }
  }

  private static func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  @Test func `a file is named in what is wrong with it`() throws {
    let missing = #expect(throws: LengthFileError.self) {
      try LengthFile(path: "/no/such/file", format: .sixteenBit)
    }
    expectEqual(missing?.description, "/no/such/file: No such file or directory")

    try Self.withFile(Data([1, 2, 3, 4, 5])) { path in
      let odd = #expect(throws: LengthFileError.self) {
        try LengthFile(path: path, format: .sixteenBit)
      }
      expectEqual(odd?.reason, .incomplete(bytes: 1))
      expectEqual(odd?.description, "\(path): byte 4: 1 byte is left over after the last length")
      let short = #expect(throws: LengthFileError.self) {
        try LengthFile(path: path, format: .thirtyTwoBit)
      }
      expectEqual(short?.offset, 4)
    }
  }

  @Test func `a directory is no file of lengths`() {
    let path = FileManager.default.temporaryDirectory.path

    let error = #expect(throws: LengthFileError.self) {
      try LengthFile(path: path, format: .sixteenBit)
    }
    expect(error?.description.hasPrefix("\(path): ") == true)
  }

  @Test func `an empty file has no lengths`() throws {
    try Self.withFile([], .thirtyTwoBit) { expect(OffsetTree($0).isEmpty) }
  }

  @Test func `a file holds multiples of a 64th of a point, the low byte first`() {
    expectEqual(
      LengthFile.data(of: [0, 1, 4.03125], format: .sixteenBit), Data([0, 0, 64, 0, 2, 1]))
    expectEqual(LengthFile.data(of: [1_024], format: .thirtyTwoBit), Data([0, 0, 1, 0]))
    expect(LengthFile.canHold(1_023.984375, format: .sixteenBit))
    expect(!LengthFile.canHold(1_024, format: .sixteenBit))
    for length in [-1, 0.01, .nan, .infinity, 0x1p26] as [CGFloat] {
      expect(!LengthFile.canHold(length, format: .thirtyTwoBit))
    }
  }

  @Test func `a sequence outlives the file and the value that opened it`() throws {
    var rows = OffsetTree()
    try Self.withFile((0..<5_000).map { Double($0 % 100) }, .sixteenBit) { rows = OffsetTree($0) }

    rows.setLength(7, at: 4_000)

    expectEqual(rows.length(at: 4_999), 99)
    expectEqual(rows.totalLength, 247_507)
  }

  @Test func `more lengths than were expected are kept, too`() {
    let lengths = (0..<100_000).map { Double($0 * 7 % 501) }
    var builder = OffsetTreeBuilder(count: 1_000, leastInBlocks: 0)

    lengths.withUnsafeBufferPointer { builder.append($0) }
    let rows = builder.finish()

    expect(rows.brokenInvariant == nil)
    expectEqual(lengths.indices.map { rows.length(at: $0) }, lengths)
  }

  @Test func `memory holds what lies in blocks, and not what lies in a file`() throws {
    let lengths = (0..<10_000).map { Double($0 * 7 % 501) }
    var builder = OffsetTreeBuilder(
      count: lengths.count, nodeCapacity: 512, leastInBlocks: 0)
    lengths.withUnsafeBufferPointer { builder.append($0) }
    let inBlocks = builder.finish()

    try Self.withFile(lengths, .sixteenBit) { file in
      let inFile = OffsetTree(file, nodeCapacity: 512, work: .serial)

      // Two bytes a row; one of them may have an additional leaf.
      let difference = inBlocks.memory - inFile.memory
      expect((18_000...22_000).contains(difference), "\(difference) bytes")
    }
  }
}
