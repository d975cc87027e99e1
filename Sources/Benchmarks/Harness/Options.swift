import Foundation

/// The command line, parsed.
struct Options: Equatable {
  var isListing = false
  var filters: [String] = []
  var isQuick = false
  var jsonPath: String?
  var comparePath: String?
  var reportPath: String?
  var failsOnRegression = false
  var seed: UInt64 = 1

  static let usage = """
    usage: swift run Benchmarks [--list] [--filter SUBSTRING ...] [--quick] [--json FILE]
                                [--compare FILE] [--report FILE.html] [--fail-on-regression]
                                [--seed N] [--help]
    """

  /// Whether a row is asked for: any filter is part of its id, or there is no filter.
  func selects(_ id: String) -> Bool {
    filters.isEmpty || filters.contains { id.contains($0) }
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
      case "--seed":
        let text = try value(of: argument, from: &rest)
        guard let seed = UInt64(text) else {
          throw UsageError("--seed takes a number from 0 to 2^64 - 1, not '\(text)'.")
        }
        options.seed = seed
      case "--help", "-h": return nil
      default: throw UsageError("Unknown option '\(argument)'; --help lists them.")
      }
    }
    if options.failsOnRegression, options.comparePath == nil {
      throw UsageError("--fail-on-regression needs --compare FILE.")
    }
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
}

/// A command line or a file that can't be used; one line, exit code 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
