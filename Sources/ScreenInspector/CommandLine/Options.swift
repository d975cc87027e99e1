import Foundation
import ScreenFiles

/// The command line, parsed.
struct Options: Equatable {
  /// The dump, or the folder of dumps.
  var path = ""
  /// The earlier dump to compare with.
  var otherPath: String?
  var format: ScreenDump.Format?
  var point: CGPoint?
  var elementName: String?
  var isAudit = false
  var isJSON = false
  var svgPath: String?
  var htmlPath: String?
  var failsOn: [FindingKind] = []
  /// What the audit asks for; the usual of the dump's unit if nil.
  var minimumSize: CGSize?
  var minimumSpacing: CGFloat = 0

  static let usage = """
    usage: swift run ScreenInspector FILE [--at X,Y] [--element NAME] [--audit] [--diff OTHER]
                                     [--format NAME] [--json] [--svg OUT] [--html OUT]
                                     [--size W,H] [--spacing N] [--fail-on KIND,...] [--help]
           swift run ScreenInspector FOLDER [--audit] [--json] [--format NAME] [--fail-on KIND,...]

      --at         who is seen at a point, who takes a touch there, and why not the others
      --element    the elements of an identifier, name or number: place, verdict, tap point
      --audit      every problem with the targets; --size and --spacing say what is asked for
      --diff       what changed since the dump in OTHER
      --format     \(wrapped(ScreenDump.Format.allCases.map(\.rawValue)))
      --json       all of it as JSON on standard output
      --html       one page to look at it; it refers to no other file
      --fail-on    exit code 1 if there is one of \(wrapped(FindingKind.allCases.map(\.rawValue)))
    """

  /// Words in lines of the usage's width.
  private static func wrapped(_ words: [String]) -> String {
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.count + word.count > 60 {
        lines[lines.count - 1] += ","
        lines.append(word)
      } else {
        lines[lines.count - 1] += ", " + word
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: 15))
  }

  /// The options that only one dump can have, as they were given.
  var forOneDump: [String] {
    [
      otherPath == nil ? nil : "--diff", point == nil ? nil : "--at",
      elementName == nil ? nil : "--element", svgPath == nil ? nil : "--svg",
      htmlPath == nil ? nil : "--html",
    ].compactMap { $0 }
  }
}

extension Options {
  /// Reads the arguments after the program's name; nil means help was asked for.
  static func parsed(_ arguments: [String]) throws(UsageError) -> Options? {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--audit": options.isAudit = true
      case "--json": options.isJSON = true
      case "--at":
        let (x, y) = try pair(of: argument, from: &rest)
        options.point = CGPoint(x: x, y: y)
      case "--element": options.elementName = try value(of: argument, from: &rest)
      case "--diff": options.otherPath = try value(of: argument, from: &rest)
      case "--svg": options.svgPath = try value(of: argument, from: &rest)
      case "--html": options.htmlPath = try value(of: argument, from: &rest)
      case "--format": options.format = try format(named: value(of: argument, from: &rest))
      case "--fail-on": options.failsOn += try kinds(in: value(of: argument, from: &rest))
      case "--size":
        let (width, height) = try pair(of: argument, from: &rest)
        guard width > 0, height > 0 else { throw UsageError("--size takes two numbers above 0.") }
        options.minimumSize = CGSize(width: width, height: height)
      case "--spacing":
        let text = try value(of: argument, from: &rest)
        guard let number = Double(text), number.isFinite, number >= 0 else {
          throw UsageError("--spacing takes a number from 0 on, not '\(text)'.")
        }
        options.minimumSpacing = CGFloat(number)
      case "--help", "-h": return nil
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError("Unknown option '\(argument)'; --help lists them.")
        }
        guard options.path.isEmpty else {
          throw UsageError("One file or folder at a time: '\(options.path)' or '\(argument)'?")
        }
        options.path = argument
      }
    }
    try options.check()
    return options
  }

  private func check() throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("Which file? --help lists the options.") }
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
      throw UsageError("There is no format '\(name)'; there are \(names).")
    }
    return format
  }

  private static func kinds(in text: String) throws(UsageError) -> [FindingKind] {
    var kinds: [FindingKind] = []
    for word in text.split(separator: ",") {
      guard let kind = FindingKind(rawValue: String(word)) else {
        let names = FindingKind.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("There is no finding '\(word)'; there are \(names).")
      }
      kinds.append(kind)
    }
    guard !kinds.isEmpty else { throw UsageError("--fail-on takes findings, not '\(text)'.") }
    return kinds
  }
}
