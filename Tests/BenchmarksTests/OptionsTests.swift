import BenchmarkOptions
import Testing

@Suite struct OptionsTests {
  @Test func `filters take every word up to the next option`() throws {
    let options = try #require(try Options.parsed(["--filter", "list.", "grid", "--quick"]))

    #expect(options.filters == ["list.", "grid"])
    #expect(options.isQuick)
    #expect(options.selects("list.build") && !options.selects("flow.build"))
  }

  @Test func `a billion rows are measured only when asked for by name, or at small sizes`() throws {
    func selects(_ arguments: [String]) throws -> Bool {
      try #require(try Options.parsed(arguments)).selects("billion.list.build")
    }

    #expect(try !selects([]) && !selects(["--filter", "list.build"]))
    #expect(try selects(["--filter", "billion"]) && selects(["--quick"]) && selects(["--list"]))
  }

  @Test func `a count has a row, a number and maybe a size`() throws {
    let options = try #require(
      try Options.parsed(["--count", "list.build", "7", "--size", "100"]))

    #expect(options.count == Options.Count(id: "list.build", operations: 7))
    #expect(options.size == 100)
  }

  @Test(arguments: [
    ["--nonsense"], ["--json"], ["--seed", "x"], ["--count", "row"], ["--count", "row", "0"],
    ["--size", "5"], ["--fail-on-regression"], ["--compare", "--json"],
  ])
  func `what can't be used is told in one line`(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try Options.parsed(arguments) }

    #expect(error?.description.contains("\n") == false)
  }

  @Test func `asking for help gives no options`() throws {
    #expect(try Options.parsed(["--help"]) == nil)
  }
}
