import Foundation
import ScreenFiles

/// The result of checking one file, for the reports of continuous integration.
struct FileCheck: Sendable {
  /// The path of the file, as given on the command line or found in the folder; "standard input"
  /// if the dump was read from there.
  let path: String
  /// The duration of reading and checking, in seconds.
  var seconds = 0.0
  /// The time of the screen if the dumps of a folder are sorted by time; otherwise nil.
  var time: Date?
  /// The kinds of findings that count as failures: those of `--fail-on` or, without it, those of
  /// the audit's problems.
  var kinds: [FindingKind] = []
  /// The findings of all kinds.
  var findings: [Finding] = []
  /// The identifiers, stable across screens, of the targets and of the elements with findings.
  var subjects: Set<String> = []
  /// The reason why the file is unusable; nil for a usable file.
  var error: String?

  /// Creates the check of a screen.
  init(_ screen: InspectedScreen, path: String, options: Options) {
    self.path = path
    kinds = options.failsOn.isEmpty ? FindingKind.usual(options) : options.failsOn
    findings = screen.findings
    subjects = Set(screen.audit.targets.map { screen.lastingName($0.element) })
    subjects.formUnion(findings.compactMap(\.subject))
  }

  /// Creates the check of an unusable file.
  init(path: String, error: UsageError) {
    self.path = path
    self.error = error.description
  }

  func findings(of kind: FindingKind) -> [Finding] { findings.filter { $0.kind == kind } }

  /// Returns whether there are findings of the kinds that `--fail-on` names.
  func fails(_ options: Options) -> Bool {
    findings.contains { options.failsOn.contains($0.kind) }
  }
}
