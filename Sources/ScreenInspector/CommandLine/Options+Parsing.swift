import Foundation
import ScreenFiles

extension Options {
  /// Parses the arguments after the program's name; returns nil if help was requested.
  static func parsed(_ arguments: [String]) throws(UsageError) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--audit": options.isAudit = true
      case "--json": options.isJSON = true
      case "--github": options.isGitHub = true
      case "--times": options.hasTimes = true
      case "--junit": options.junitPath = try value(of: argument, from: &rest)
      case "--at":
        let (x, y) = try pair(of: argument, from: &rest)
        options.point = CGPoint(x: x, y: y)
      case "--why": options.whyName = try value(of: argument, from: &rest)
      case "--tap": options.tapName = try value(of: argument, from: &rest)
      case "--covering": options.covering = subject(from: &rest)
      case "--element": options.elementName = try value(of: argument, from: &rest)
      case "--diff": options.otherPath = try value(of: argument, from: &rest)
      case "--svg": options.svgPath = try value(of: argument, from: &rest)
      case "--html": options.htmlPath = try value(of: argument, from: &rest)
      case "--screenshot": options.screenshotPath = try value(of: argument, from: &rest)
      case "--format": options.format = try format(named: value(of: argument, from: &rest))
      case "--fail-on": options.failsOn += try kinds(in: value(of: argument, from: &rest))
      case "--size":
        let (width, height) = try pair(of: argument, from: &rest)
        guard width > 0, height > 0 else { throw UsageError("--size takes two numbers above 0.") }
        options.minimumSize = CGSize(width: width, height: height)
      case "--spacing":
        let text = try value(of: argument, from: &rest)
        guard let number = Double(text), number.isFinite, number >= 0 else {
          throw UsageError("--spacing takes a number of at least 0, not '\(text)'.")
        }
        options.minimumSpacing = CGFloat(number)
      case "--help", "-h": return nil
      default:
        guard !argument.hasPrefix("-") || argument == standardInput else {
          throw UsageError("Unknown option '\(argument)'; --help lists them.")
        }
        guard options.path.isEmpty else {
          throw UsageError(
            "Only one file or folder can be given, not both '\(options.path)' and '\(argument)'.")
        }
        options.path = argument
      }
    }
    options.takePathFromCovering()
    try options.check()
    return options
  }

  /// Returns the subject of `--covering`: the element that the next argument names.
  ///
  /// If another option or nothing follows, the subject is all targets.
  private static func subject(from rest: inout ArraySlice<String>) -> Subject {
    guard let name = rest.first, !name.isEmpty, !name.hasPrefix("--") else { return .allTargets }
    rest.removeFirst()
    return .element(name)
  }

  /// Uses the argument of `--covering` as the path if no path was given.
  ///
  /// `--covering FILE` examines all targets of the file.
  private mutating func takePathFromCovering() {
    guard path.isEmpty, case .element(let name) = covering else { return }
    (path, covering) = (name, .allTargets)
  }

  private func check() throws(UsageError) {
    guard !path.isEmpty else {
      throw UsageError("No file is given; use - for standard input. --help lists the options.")
    }
    if path == Self.standardInput, otherPath == path {
      throw UsageError("Only one of the two dumps can be standard input.")
    }
    if screenshotPath != nil, htmlPath == nil {
      throw UsageError("--screenshot needs --html OUT.")
    }
    if isJSON, isGitHub {
      throw UsageError("--json and --github both write to standard output; use only one of them.")
    }
    if otherPath == nil, let kind = failsOn.first(where: \.needsOther) {
      throw UsageError("--fail-on \(kind.rawValue) needs --diff OTHER.")
    }
    if minimumSpacing == 0, failsOn.contains(.close) {
      throw UsageError("--fail-on close needs --spacing N.")
    }
  }

  private static func value(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.isEmpty else {
      throw UsageError("\(option) takes a value.")
    }
    return value
  }

  private static func pair(
    of option: String, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> (Double, Double) {
    let text = try value(of: option, from: &rest)
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1], first.isFinite,
      second.isFinite
    else { throw UsageError("\(option) takes two numbers, as in 40,300, not '\(text)'.") }
    return (first, second)
  }

  private static func format(named name: String) throws(UsageError) -> ScreenDump.Format {
    guard let format = ScreenDump.Format(rawValue: name) else {
      let names = ScreenDump.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("Unknown format '\(name)'; the formats are \(names).")
    }
    return format
  }

  private static func kinds(in text: String) throws(UsageError) -> [FindingKind] {
    var kinds: [FindingKind] = []
    for word in text.split(separator: ",") {
      guard let kind = FindingKind(rawValue: String(word)) else {
        let names = FindingKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("Unknown finding '\(word)'; the findings are \(names).")
      }
      kinds.append(kind)
    }
    guard !kinds.isEmpty else { throw UsageError("--fail-on takes findings, not '\(text)'.") }
    return kinds
  }
}
