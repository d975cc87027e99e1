import BenchmarkOptions
import TestSupport
import Testing

@Suite struct OptionsTests {
  @Test func `filters take every word up to the next option`() throws {
    let options = try #require(try Options.parsed(["--filter", "list.", "grid", "--full"]))

    expectEqual(options.filters, ["list.", "grid"])
    expect(options.isFull)
    expect(options.selects("list.build") && !options.selects("flow.build"))
  }

  @Test func `small sizes are the default, and the last word about sizes counts`() throws {
    func isFull(_ arguments: [String]) throws -> Bool {
      try #require(try Options.parsed(arguments)).isFull
    }

    try expect(!isFull([]) && !isFull(["--quick"]) && !isFull(["--full", "--quick"]))
    try expect(isFull(["--full"]) && isFull(["--quick", "--full"]))
  }

  @Test func `a billion rows are measured only if asked for by name, and always listed`() throws {
    func selects(_ arguments: [String]) throws -> Bool {
      try #require(try Options.parsed(arguments)).selects("billion.list.build")
    }

    try expect(!selects([]) && !selects(["--full"]) && !selects(["--filter", "list.build"]))
    try expect(selects(["--filter", "billion"]) && selects(["--list"]))
  }

  @Test func `a count has a row, a number and maybe a size`() throws {
    let options = try #require(
      try Options.parsed(["--count", "list.build", "7", "--size", "100"]))

    expectEqual(options.count, Options.Count(id: "list.build", operations: 7))
    expectEqual(options.size, 100)
  }

  @Test(arguments: [
    ["--nonsense"], ["--json"], ["--seed", "x"], ["--count", "row"], ["--count", "row", "0"],
    ["--size", "5"], ["--fail-on-regression"], ["--compare", "--json"],
  ])
  func `an unusable command line is refused in one line`(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try Options.parsed(arguments) }

    expect(error?.description.contains("\n") == false)
  }

  @Test func `asking for help gives no options`() throws {
    try expect(Options.parsed(["--help"]) == nil)
  }
}
