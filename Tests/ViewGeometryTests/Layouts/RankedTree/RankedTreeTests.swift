import Testing
import ViewGeometry

/// Elements found by the places they take, against an array.
@Suite struct RankedTreeTests {
  private struct Block: RankedElement, Equatable {
    var name: Int
    var places: Int

    var summary: Int { name }

    static func joined(_ first: Int, _ second: Int) -> Int { max(first, second) }
  }

  private struct Edit {
    var at: Int
    var removed: Int
    var inserted: [Block]
  }

  private static func blocks(_ source: inout ChoiceSource, mean: Int, limit: Int) -> [Block] {
    source.list(mean: mean, limit: limit) {
      Block(name: $0.index(below: 1_000), places: 1 + $0.index(below: 3))
    }
  }

  private static func demandEqual(_ tree: RankedTree<Block>, _ array: [Block]) throws {
    try demand(tree.places == array.reduce(0) { $0 + $1.places }, "\(tree.places) places")
    try demand(tree.summary == array.map(\.name).max(), "\(String(describing: tree.summary))")
    var before = 0
    var visited: [Block] = []
    tree.forEach { block, _ in visited.append(copy block) }
    try demand(visited == array, "\(visited), not \(array)")
    for block in array {
      for place in before..<before + block.places {
        let found = tree.element(at: place)
        try demand(
          found.element == block && found.before == before,
          "\(found) at place \(place), not \(block) after \(before)")
      }
      before += block.places
    }
  }

  @Test func `Every edit leaves what it leaves of an array`() {
    check({ source in
      (
        start: Self.blocks(&source, mean: 60, limit: 200),
        edits: source.list(mean: 4, limit: 12) { source in
          Edit(
            at: source.index(below: 200), removed: source.index(below: 50),
            inserted: Self.blocks(&source, mean: 20, limit: 80))
        }
      )
    }) { input in
      var array = input.start
      var tree = RankedTree(array)
      try Self.demandEqual(tree, array)
      for edit in input.edits {
        let (copy, before) = (tree, array)
        let first = edit.at % (array.count + 1)
        let range = first..<min(array.count, first + edit.removed)
        func places(_ blocks: ArraySlice<Block>) -> Int { blocks.reduce(0) { $0 + $1.places } }
        let start = places(array[..<first])
        tree.replace(start..<start + places(array[range]), with: edit.inserted)
        array.replaceSubrange(range, with: edit.inserted)
        try Self.demandEqual(tree, array)
        try Self.demandEqual(copy, before)
      }
    }
  }

  @Test func `An element is set where it is`() {
    var tree = RankedTree((0..<100).map { Block(name: $0, places: 2) })
    let copy = tree

    tree.set(Block(name: 500, places: 2), at: 51)

    #expect(tree.element(at: 50).element == Block(name: 500, places: 2))
    #expect(tree.element(at: 49).element == Block(name: 24, places: 2))
    #expect(tree.summary == 500)
    #expect(copy.element(at: 50).element == Block(name: 25, places: 2))
  }
}
