import Testing
import ViewGeometry

/// Random edits of a tree and of an array, compared after every one.
@Suite struct OffsetTreeStateMachineTests {
  /// What the lengths of a sequence of edits are drawn from.
  enum Lengths: CaseIterable, Sendable {
    /// Multiples of 1/64, some zero, some of two bytes and some of eight.
    case dyadic
    /// Any `Double` from 2^-18 points up, some zero.
    case arbitrary
    /// Few different ones, so that runs arise.
    case uniform

    func random(_ generator: inout SeededGenerator) -> Double {
      let choice = Int.random(in: 0..<10, using: &generator)
      switch self {
      case .dyadic where choice == 0: return 0
      case .dyadic where choice == 1:
        return Double(Int.random(in: 0..<1 << 40, using: &generator)) / 64
      case .dyadic: return Double(Int.random(in: 0..<6_400, using: &generator)) / 64
      case .arbitrary where choice == 0: return 0
      case .arbitrary where choice == 1: return .random(in: 0x1p-18..<0x1p-10, using: &generator)
      case .arbitrary where choice == 2: return .random(in: 1e8..<1e12, using: &generator)
      case .arbitrary: return .random(in: 10..<100, using: &generator)
      case .uniform: return choice < 9 ? 44 : 20.3
      }
    }
  }

  @Test(arguments: [2, 3, 4, 512], Lengths.allCases)
  func `Every answer equals that of an array after every edit`(
    nodeCapacity: Int, lengths: Lengths
  ) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var model = OffsetTreeModel(lengths: [])
      var tree = OffsetTree([], nodeCapacity: nodeCapacity)
      for step in 0..<120 {
        let edit = edit(&tree, &model, lengths, &generator)
        tree.checkInvariants()
        let mismatch = mismatch(tree, model, &generator)
        #expect(mismatch == nil, "seed \(seed), step \(step): \(edit)")
        if mismatch != nil { return }
      }
    }
  }

  /// Carries out one random edit on both, and says which.
  private func edit(
    _ tree: inout OffsetTree, _ model: inout OffsetTreeModel, _ lengths: Lengths,
    _ generator: inout SeededGenerator
  ) -> String {
    let count = model.lengths.count
    let place = Int.random(in: 0...count, using: &generator)
    let end = min(count, place + Int.random(in: 0...12, using: &generator))
    let length = lengths.random(&generator)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0...2:
      tree.insert(length, at: place)
      model.lengths.insert(length, at: place)
      return "insert \(length) at \(place)"
    case 3...4 where place < count:
      tree.setLength(length, at: place)
      model.lengths[place] = length
      return "set length \(length) at \(place)"
    case 5...6 where place < count:
      tree.remove(at: place)
      model.lengths.remove(at: place)
      return "remove at \(place)"
    case 7:
      let new = Int.random(in: 0...20, using: &generator)
      tree.insert(repeating: length, count: new, at: place)
      model.lengths.insert(contentsOf: Array(repeating: length, count: new), at: place)
      return "insert \(new) x \(length) at \(place)"
    case 8:
      tree.removeSubrange(place..<end)
      model.lengths.removeSubrange(place..<end)
      return "remove \(place..<end)"
    case 9:
      let new = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        lengths.random(&generator)
      }
      tree.replaceSubrange(place..<end, with: new)
      model.lengths.replaceSubrange(place..<end, with: new)
      return "replace \(place..<end) with \(new)"
    case 10:
      let rest = tree.split(at: place)
      rest.checkInvariants()
      let front = tree
      tree = rest
      tree.append(front)
      model.lengths = Array(model.lengths[place...] + model.lengths[..<place])
      return "rotate at \(place)"
    case 11:
      var copy = tree
      let part = copy.split(at: place)
      tree.replaceSubrange(place..<end, with: part)
      model.lengths.replaceSubrange(place..<end, with: Array(model.lengths[place...]))
      if model.lengths.count > 60 {
        tree.removeSubrange(30..<model.lengths.count)
        model.lengths.removeSubrange(30...)
      }
      return "replace \(place..<end) with the rows from there on"
    default:
      tree.append(length)
      model.lengths.append(length)
      return "append \(length)"
    }
  }

  /// What differs between the tree and the array, if anything does.
  private func mismatch(
    _ tree: OffsetTree, _ model: OffsetTreeModel, _ generator: inout SeededGenerator
  ) -> String? {
    guard tree.count == model.lengths.count else { return "count \(tree.count)" }
    guard tree.isEmpty == model.lengths.isEmpty else { return "isEmpty \(tree.isEmpty)" }
    let offsets = (0...model.lengths.count).map(model.offset(of:))
    guard tree.totalLength == offsets.last else { return "total \(tree.totalLength)" }
    var walked: [OffsetTree.Position] = []
    tree.forEach(in: 0..<tree.count) { walked.append($0) }
    for (row, length) in model.lengths.enumerated() {
      let expected = OffsetTree.Position(index: row, offset: offsets[row], length: length)
      guard walked[row] == expected else { return "walked \(walked[row]), not \(expected)" }
      guard tree.position(of: row) == expected else { return "position(of: \(row))" }
      guard tree.offset(of: row) == offsets[row] else { return "offset(of: \(row))" }
      guard tree.length(at: row) == length else { return "length(at: \(row))" }
      let isVisible = offsets[row] < offsets[row + 1]
      guard isVisible == (tree.index(at: offsets[row]) == row) else { return "found \(row)" }
    }
    for _ in 0..<4 {
      let offset = Double.random(in: -1...(tree.totalLength + 1), using: &generator)
      let expected = model.index(at: offset)
      guard tree.index(at: offset) == expected else { return "index(at: \(offset))" }
      guard tree.position(at: offset)?.index == expected else { return "position(at: \(offset))" }
    }
    return nil
  }
}
