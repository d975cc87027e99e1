/// The parsed command line of the benchmarks.
///
/// The launcher parses it before it builds, to handle `--help` and reject invalid options. The
/// program parses it again, to determine what to run.
package struct Options: Equatable {
  /// A row and the number of its operations to run, for a tool that counts instructions.
  package struct Count: Equatable {
    package let id: String
    package let operations: Int

    package init(id: String, operations: Int) {
      self.id = id
      self.operations = operations
    }
  }

  package var isListing = false
  package var filters: [String] = []
  /// Whether to measure every size of a row instead of only its small sizes.
  package var isFull = false
  package var jsonPath: String?
  package var comparePath: String?
  package var reportPath: String?
  /// The path of a file written by `--json`; its run is compared and reported, and no new run is
  /// made.
  package var sourcePath: String?
  package var failsOnRegression = false
  package var seed: UInt64 = 1
  package var count: Count?
  /// The size at which `count` runs; nil for the row's first small size.
  package var size: Int?

  package static let usage = """
    usage: swift run Benchmarks [--list] [--filter SUBSTRING ...] [--quick | --full] [--json FILE]
                                [--compare FILE] [--report FILE.html] [--fail-on-regression]
                                [--from FILE] [--seed N] [--help]
           swift run Benchmarks --count ROW N [--size SIZE] [--seed N]

      --quick      every row at small sizes, in under a minute; the default
      --full       every row at every size, in about five minutes
      --filter     only rows whose ids contain SUBSTRING; the billion-row ones only if it begins with "billion"
      --json       writes the run; --from reads one instead of measuring
      --compare    lists the rows that are slower or larger than in the run in FILE
      --report     writes a self-contained page with plots
      --count      runs a row's operation N times without timing it; see Scripts/instructions
    """

  package init() {}

  /// Returns whether a row is selected: its id contains a filter, or there is no filter.
  ///
  /// Rows of a billion items take minutes and gigabytes at full size, so they run only if a filter
  /// that begins with "billion" selects them. With `--list`, they are selected like all other rows.
  package func selects(_ id: String) -> Bool {
    let isLong = id.hasPrefix("billion.") && !isListing
    if filters.isEmpty { return !isLong }
    return filters.contains { id.contains($0) && (!isLong || $0.hasPrefix("billion")) }
  }
}

extension Options {
  /// Parses the arguments after the program's name; returns nil for a request for help.
  ///
  /// If both `--quick` and `--full` are given, the last one applies. Throws an error for an unknown
  /// option, a missing or invalid value, or an option given without the one that it requires.
  package static func parsed(_ arguments: [String]) throws(UsageError) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": options.isListing = true
      case "--quick": options.isFull = false
      case "--full": options.isFull = true
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
