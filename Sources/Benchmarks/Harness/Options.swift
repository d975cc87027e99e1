import Foundation

/// The command line, parsed.
struct Options: Equatable {
  /// Runs one row's operation a fixed number of times, for a tool that counts instructions.
  struct Count: Equatable {
    let id: String
    let operations: Int
  }

  var isListing = false
  var filters: [String] = []
  var isQuick = false
  var jsonPath: String?
  var comparePath: String?
  var reportPath: String?
  /// A run written by `--json`, to compare and report in place of a new one.
  var sourcePath: String?
  var failsOnRegression = false
  var seed: UInt64 = 1
  var count: Count?
  /// The size that `count` runs at; the row's first quick one if nil.
  var size: Int?

  static let usage = """
    usage: swift run Benchmarks [--list] [--filter SUBSTRING ...] [--quick] [--json FILE]
                                [--compare FILE] [--report FILE.html] [--fail-on-regression]
                                [--from FILE] [--seed N] [--help]
           swift run Benchmarks --count ROW N [--size SIZE] [--seed N]

      --quick      every row at small sizes, in under 30 seconds
      --json       writes the run; --from reads one in place of measuring
      --compare    tells what became slower or larger since the run in FILE
      --report     writes one page with plots; it refers to no other file
      --count      runs a row's operation N times and times nothing; see Scripts/instructions
    """

  /// Whether a row is asked for: any filter is part of its id, or there is no filter.
  ///
  /// Those of a billion rows take minutes and gigabytes: at full size only a filter that says "billion" asks for them.
  func selects(_ id: String) -> Bool {
    let isLong = id.hasPrefix("billion.") && !isQuick && !isListing
    if filters.isEmpty { return !isLong }
    return filters.contains { id.contains($0) && (!isLong || $0.hasPrefix("billion")) }
  }
}

extension Options {
  /// Reads the arguments after the program's name; nil means help was asked for.
  static func parsed(_ arguments: [String]) throws(UsageError) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": options.isListing = true
      case "--quick": options.isQuick = true
      case "--fail-on-regression": options.failsOnRegression = true
      case "--filter":
        options.filters.append(try value(of: argument, from: &rest))
        while let next = rest.first, !next.hasPrefix("-") {
          options.filters.append(next)
          rest.removeFirst()
        }
      case "--json": options.jsonPath = try value(of: argument, from: &rest)
      case "--compare": options.comparePath = try value(of: argument, from: &rest)
      case "--report": options.reportPath = try value(of: argument, from: &rest)
      case "--from": options.sourcePath = try value(of: argument, from: &rest)
      case "--seed":
        let text = try value(of: argument, from: &rest)
        guard let seed = UInt64(text) else {
          throw UsageError("--seed takes a number from 0 to 2^64 - 1, not '\(text)'.")
        }
        options.seed = seed
      case "--size": options.size = try positive(of: argument, from: &rest)
      case "--count":
        let id = try value(of: argument, from: &rest)
        options.count = Count(id: id, operations: try positive(of: argument, from: &rest))
      case "--help", "-h": return nil
      default: throw UsageError("Unknown option '\(argument)'; --help lists them.")
      }
    }
    if options.failsOnRegression, options.comparePath == nil {
      throw UsageError("--fail-on-regression needs --compare FILE.")
    }
    if options.size != nil, options.count == nil { throw UsageError("--size needs --count.") }
    return options
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw UsageError("\(option) takes a value.")
    }
    return value
  }

  private static func positive(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> Int {
    let text = try value(of: option, from: &rest)
    guard let number = Int(text), number > 0 else {
      throw UsageError("\(option) takes a number above 0, not '\(text)'.")
    }
    return number
  }
}

/// A command line or a file that can't be used; one line, exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
