import Testing
import ViewGeometry

/// A sequence of elements against an array of them.
@Suite struct MeasuredTreeTests {
  struct Stretch: MeasuredElement, Equatable {
    var weight: Int
    var length: Double
    var summary: Int { weight }
    static func joined(_ first: Int, _ second: Int) -> Int { first + second }
  }

  private static func stretches(_ source: inout ChoiceSource, limit: Int) -> [Stretch] {
    source.list(mean: limit / 2, limit: limit) { source in
      Stretch(weight: 1 + source.index(below: 5), length: Double(source.index(below: 40)) / 4)
    }
  }

  private func demandSame(_ tree: MeasuredTree<Stretch>, _ model: [Stretch]) throws {
    var (weight, start) = (0, 0.0)
    for stretch in model {
      for place in weight..<weight + stretch.weight {
        let found = tree.place(atWeight: place)
        try demand(
          found.element == stretch && found.weight == weight && found.start == start, "\(place)")
      }
      if stretch.length > 0 {
        let found = tree.place(at: start)
        try demand(found?.element == stretch && found?.weight == weight, "at \(start)")
      }
      weight += stretch.weight
      start += stretch.length
    }
    try demand(tree.weight == weight && tree.length == start, "\(tree.weight) \(tree.length)")
    try demand(tree.summary ?? 0 == weight, "\(String(describing: tree.summary))")
    try demand(tree.place(at: start) == nil && tree.place(at: -1) == nil, "outside")
    var visited: [Stretch] = []
    tree.forEach { stretch, _, _ in visited.append(copy stretch) }
    try demand(visited == model, "\(visited)")
  }

  @Test func `Replacing elements agrees with an array, and leaves copies alone`() {
    let generate = { (source: inout ChoiceSource) in
      (
        Self.stretches(&source, limit: 300),
        source.list(mean: 3, limit: 6) { source in
          (
            source.index(below: 1 << 20), source.index(below: source.oneIn(3) ? 200 : 4),
            Self.stretches(&source, limit: source.oneIn(3) ? 100 : 3)
          )
        }
      )
    }
    check(generate, cases: CaseRange(seed: CaseRange.standard.seed, count: 300)) { input in
      var model = input.0
      var tree = MeasuredTree(model)
      try demandSame(tree, model)
      for (place, count, new) in input.1 {
        let start = place % (model.count + 1)
        let range = start..<min(start + count, model.count)
        let weights = model.map(\.weight)
        let lower = weights[..<range.lowerBound].reduce(0, +)
        let upper = lower + weights[range].reduce(0, +)
        let old = (tree, model)

        tree.replace(lower..<upper, with: new)
        model.replaceSubrange(range, with: new)

        try demandSame(tree, model)
        try demandSame(old.0, old.1)
      }
    }
  }

  @Test func `Changing one element changes its sums, and leaves copies alone`() {
    let model = (0..<5_000).map { Stretch(weight: 1, length: Double($0 % 7)) }
    var tree = MeasuredTree(model)
    let old = tree

    tree.update(atWeight: 4_000) { Stretch(weight: $0.weight, length: 100) }

    #expect(tree.length == old.length + 97)
    #expect(tree.place(atWeight: 4_001).start == old.place(atWeight: 4_001).start + 97)
    #expect(old.place(atWeight: 4_000).element == model[4_000])
  }
}
