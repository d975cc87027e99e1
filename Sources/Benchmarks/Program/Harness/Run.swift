import BenchmarkOptions
import Foundation

/// One run of the program, from options to exit code.
struct Run {
  let options: Options
  let suites: [Suite]

  /// Whether the build is optimized; the times of a debug build are meaningless.
  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Runs the program and returns its exit code.
  ///
  /// - 0: Success, including help and lists.
  /// - 1: A wrong result or another error in a row, a measurement in a build without optimization,
  ///   or a regression with `--fail-on-regression`.
  /// - 2: Unusable arguments or an unusable file.
  static func main(arguments: [String], suites: [Suite]) -> Int32 {
    do throws(UsageError) {
      guard let options = try Options.parsed(arguments) else {
        print(Options.usage)
        return 0
      }
      let run = Run(options: options, suites: suites)
      if options.isListing { return run.list() }
      if let count = options.count { return try run.count(count) }
      let old = try options.comparePath.map { path throws(UsageError) in try Report.read(path) }
      if let path = options.sourcePath {
        return try run.finish(try Report.read(path), comparingWith: old)
      }
      guard isOptimized else {
        note(
          "This is a debug build, so nothing is measured; 'swift run Benchmarks' makes an optimized build."
        )
        return 1
      }
      return try run.measure(comparingWith: old)
    } catch {
      note(error.description)
      return 2
    }
  }

  private func sizes(of row: Row) -> [Int] {
    options.isFull ? row.sizes : row.quickSizes
  }

  /// Returns the suites that have selected rows, with only these rows.
  private func selectedSuites() -> [Suite] {
    suites.map { suite in
      Suite(title: suite.title, rows: suite.rows.filter { options.selects($0.id) })
    }.filter { !$0.rows.isEmpty }
  }

  private func list() -> Int32 {
    for row in selectedSuites().flatMap(\.rows) {
      for size in sizes(of: row) {
        print(ResultTable.pad(row.id, 34) + ResultTable.pad("\(size)", 12, left: true))
      }
    }
    return 0
  }

  private func measure(comparingWith old: Report?) throws(UsageError) -> Int32 {
    let suites = selectedSuites()
    guard !suites.isEmpty else {
      throw UsageError("No row's id contains \(options.filters.joined(separator: " or ")).")
    }
    var rows: [Measured] = []
    var sampler = Sampler(plan: options.isFull ? .full : .quick)
    let progress = Progress(total: suites.flatMap(\.rows).reduce(0) { $0 + sizes(of: $1).count })

    print(ResultTable.header)
    for suite in suites {
      print(suite.title)
      for row in suite.rows {
        for size in sizes(of: row) {
          progress.show(row: rows.count + 1, name: row.id)
          do {
            rows.append(try measure(row, size: size, with: &sampler))
          } catch {
            progress.clear()
            note("\(row.id) at n = \(size): \(error)")
            return 1
          }
          progress.clear()
          print(ResultTable.line(rows[rows.count - 1]))
          fflush(nil)
        }
      }
    }
    print(ResultTable.legend)
    // Reading the environment comes last, because it starts other programs.
    return try finish(
      Report(environment: .current(options), rows: rows), comparingWith: old)
  }

  private func measure(_ row: Row, size: Int, with sampler: inout Sampler) throws -> Measured {
    let random = SplitMix64(seed: options.seed, row: row.id, size: size)
    var inputs = Inputs(size: size, random: random)
    switch try row.make(&inputs) {
    case .memory(let bytes, let limit):
      return Measured(row: row, size: size, bytes: bytes, limit: limit)
    case .timing(let timing):
      return try withExtendedLifetime(timing.owner) {
        try timing.check()
        let measurement = sampler.measure(timing)
        return Measured(row: row, size: size, timing: timing, measurement: measurement)
      }
    }
  }

  private func count(_ count: Options.Count) throws(UsageError) -> Int32 {
    guard let row = suites.flatMap(\.rows).first(where: { $0.id == count.id }) else {
      throw UsageError("No row is called '\(count.id)'; --list shows the names.")
    }
    let size = options.size ?? row.quickSizes[0]
    var inputs = Inputs(
      size: size, random: SplitMix64(seed: options.seed, row: row.id, size: size))
    do {
      guard case .timing(let timing) = try row.make(&inputs) else {
        throw UsageError("'\(row.id)' counts bytes and has no operation.")
      }
      return try withExtendedLifetime(timing.owner) {
        try timing.check()
        let counted = CountedLoop.run(timing.operation, count: count.operations)
        print("\(row.id) at n = \(size): \(counted) operations")
        return 0
      }
    } catch let error as UsageError {
      throw error
    } catch {
      note("\(row.id) at n = \(size): \(error)")
      return 1
    }
  }

  private func finish(_ report: Report, comparingWith old: Report?) throws(UsageError) -> Int32 {
    let comparison = old.map { Comparison(old: $0.rows, new: report.rows) }
    if let path = options.jsonPath { try report.write(path) }
    if let path = options.reportPath {
      let page = ReportPage(report: report, suites: suites, old: old, comparison: comparison)
      try page.write(path)
    }
    guard let comparison else { return 0 }
    print("\n" + Comparison.header)
    comparison.lines.forEach { print($0) }
    print(comparison.summary)
    return options.failsOnRegression && comparison.regressions > 0 ? 1 : 0
  }
}
