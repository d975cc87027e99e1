import Foundation

/// One start of the program: options in, exit code out.
struct Run {
  let options: Options
  let suites: [Suite]

  /// 0: measured; 1: a wrong answer, a regression or no optimised build; 2: unusable input.
  static func main(arguments: [String], suites: [Suite]) -> Int32 {
    do throws(UsageError) {
      guard let options = try Options.parsed(arguments) else {
        print(Options.usage)
        return 0
      }
      let run = Run(options: options, suites: suites)
      if options.isListing { return run.list() }
      let old = try options.comparePath.map { path throws(UsageError) in try Report.read(path) }
      if OptimisedBuild.isDebug {
        note(OptimisedBuild.relaunch(arguments: arguments))
        return 1
      }
      return try run.measure(comparingWith: old)
    } catch {
      note(error.description)
      return 2
    }
  }

  private func sizes(of row: Row) -> [Int] {
    options.isQuick ? row.quickSizes : row.sizes
  }

  /// The suites with only the rows asked for.
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
    var sampler = Sampler(plan: options.isQuick ? .quick : .full)
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
    return try finish(rows, comparingWith: old)
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

  private func finish(_ rows: [Measured], comparingWith old: Report?) throws(UsageError) -> Int32 {
    if options.jsonPath != nil || options.reportPath != nil {
      // Asked for last: finding out starts other programs.
      let report = Report(environment: .current(options), rows: rows)
      if let path = options.jsonPath { try report.write(path) }
      if let path = options.reportPath { try report.writeHTML(path) }
    }
    guard let old else { return 0 }
    let comparison = Comparison(old: old.rows, new: rows)
    print("\n" + Comparison.header)
    comparison.lines.forEach { print($0) }
    print("\(comparison.regressions) regressions in \(comparison.lines.count) rows found in both.")
    return options.failsOnRegression && comparison.regressions > 0 ? 1 : 0
  }
}
