import Foundation
import ScreenFiles

/// The parsed command line.
struct Options: Equatable {
  /// The path of a dump or of a folder of dumps; `-` is standard input.
  var path = ""
  /// The path of the earlier dump for a comparison; nil if there is none.
  var otherPath: String?
  var format: ScreenDump.Format?
  var point: CGPoint?
  var elementName: String?
  /// The name of the element that `--why` explains; nil without that option.
  var whyName: String?
  /// The name of the element that `--tap` locates; nil without that option.
  var tapName: String?
  /// The elements that `--covering` examines; nil without that option.
  var covering: Subject?
  var isAudit = false
  var isJSON = false
  var svgPath: String?
  var htmlPath: String?
  /// The path of the screenshot to show behind the drawing of `--html`; nil if there is none.
  var screenshotPath: String?
  var junitPath: String?
  /// Whether findings are written as annotations for GitHub.
  var isGitHub = false
  /// Whether dumps are sorted by modification time if not all of their file names contain times.
  var hasTimes = false
  var failsOn: [FindingKind] = []
  /// The minimum size that the audit requires; nil for the default of the dump's unit.
  var minimumSize: CGSize?
  var minimumSpacing: CGFloat = 0

  /// One element, given by its name, or all targets.
  enum Subject: Equatable {
    case element(String)
    case allTargets
  }

  /// The path that represents standard input.
  static let standardInput = "-"

  /// Returns the name of a path, for messages.
  static func name(of path: String) -> String { path == standardInput ? "standard input" : path }

  /// The name of the dump, for messages.
  var name: String { Self.name(of: path) }

  static let usage = """
    usage: swift run ScreenInspector FILE [--why NAME] [--tap NAME] [--covering [NAME]] [--at X,Y]
                                     [--element NAME] [--audit] [--diff OTHER] [--format NAME]
                                     [--json] [--svg OUT] [--html OUT] [--screenshot PICTURE]
                                     [--junit OUT] [--github]
                                     [--size W,H] [--spacing N] [--fail-on KIND,...] [--help]
           swift run ScreenInspector FOLDER [--audit] [--times] [--json] [--format NAME]
                                     [--junit OUT] [--github] [--size W,H] [--spacing N]
                                     [--fail-on KIND,...]

    FILE is - for standard input. A FOLDER is read with all subfolders, and its findings are counted over
    all screens, ordered by the times in the file names, or by name if there are none.
    NAME is an identifier, a name, a class, a number as on the page, a point X,Y, or a part of an
    identifier or name. In UIKit's text the name of a label means the control that holds it.

      --why        why an element can or can't be tapped, and the remedy
      --tap        a point at which a tap reaches an element, as 40,300; if there is none, exit code 1
                   and the reason on standard error
      --covering   the elements over an element, or over any target, and the share that they cover
      --at         the element that is visible at a point, the one that takes a touch there, and why
                   the others don't
      --element    the elements with a name: position, verdict, tap point
      --audit      every problem of the targets; --size and --spacing set the minimum size and distance
      --diff       the changes since the dump in OTHER
      --format     \(wrapped(ScreenDump.Format.allCases.map(\.rawValue)))
      --json       the whole report as JSON; Documentation/Inspector/report.schema.json is its schema
      --html       a self-contained page
      --screenshot a PNG, JPEG, GIF or WebP of the screen, shown under the drawing of the page
      --junit      the checks as JUnit XML; the findings of --fail-on fail, otherwise the audit's problems
      --github     the findings as annotations of a GitHub workflow
      --times      orders a folder by the modification times of its files
      --fail-on    exit code 1 if there is any of \(wrapped(FindingKind.allCases.map(\.rawValue)))
    """

  /// Joins words with commas, in lines that fit the width of the usage text.
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

  /// The given options that apply only to a single dump.
  var forOneDump: [String] {
    [
      otherPath == nil ? nil : "--diff", point == nil ? nil : "--at",
      elementName == nil ? nil : "--element", whyName == nil ? nil : "--why",
      tapName == nil ? nil : "--tap", covering == nil ? nil : "--covering",
      svgPath == nil ? nil : "--svg",
      htmlPath == nil ? nil : "--html",
    ].compactMap { $0 }
  }

  /// The element names given on the command line.
  var names: [String] {
    var names = [elementName, whyName, tapName].compactMap { $0 }
    if case .element(let name) = covering { names.append(name) }
    return names
  }
}
