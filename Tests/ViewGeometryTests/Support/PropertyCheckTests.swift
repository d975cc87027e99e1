import Testing

@testable import TestSupport

@Suite struct PropertyCheckTests {
  // Not the standard range: these tests must not depend on the environment.
  private let manyCases = CaseRange(seed: 1, count: 1_000)

  @Test func `a planted threshold is found and shrunk to the threshold`() throws {
    let found = try #require(
      counterexample(manyCases) { (number: Int) in
        try demand(number < 137, "\(number) is too much")
      } from: { source in
        source.integer(within: 100_000)
      })

    expectEqual(found.input, 137)
    expectEqual(found.reason, "137 is too much")
  }

  @Test func `a planted pair is found and shrunk to the pair alone`() throws {
    let found = try #require(
      counterexample(manyCases) { (numbers: [Int]) in
        try demand(!zip(numbers, numbers.dropFirst()).contains { $0 - $1 > 10 }, "\(numbers)")
      } from: { source in
        source.list(mean: 20, limit: 100) { $0.integer(within: 1_000) }
      })

    expectEqual(found.input, [11, 0])
  }

  @Test func `the printed seed brings the case back as the first one`() throws {
    let isSmall = { (number: Int) in try demand(number < 99_000, "\(number)") }
    let generate = { (source: inout ChoiceSource) in source.integer(within: 100_000) }

    let found = try #require(counterexample(manyCases, to: isSmall, from: generate))
    let again = counterexample(CaseRange(seed: found.seed, count: 1), to: isSmall, from: generate)

    expectEqual(again?.input, found.input)
    expectEqual(again?.seed, found.seed)
  }

  @Test func `a law that holds has no counterexample and runs every case`() {
    var runs = 0

    let found = counterexample(CaseRange(seed: 1, count: 50)) { (_: Bool) in
      runs += 1
    } from: { source in
      source.flag()
    }

    expect(found == nil)
    expectEqual(runs, 50)
  }

  @Test func `a broken law is one issue that shows the case and the seed`() {
    var recorded: [String] = []

    check(
      { $0.integer(within: 1_000) }, cases: CaseRange(seed: 5, count: 100),
      record: { comment, _ in recorded.append(comment.rawValue) },
      law: { number in try demand(number < 7, "\(number) is not below 7") })

    expectEqual(recorded.count, 1)
    expect(recorded.first?.contains("7 is not below 7") == true)
    expect(recorded.first?.contains("VIEWGEOMETRY_SEED=") == true)
  }
}
