import Foundation
import ScreenFiles

/// What the check of one file found, for the reports of continuous integration.
struct FileCheck: Sendable {
  /// The path as it was given.
  let path: String
  /// How long reading and checking took.
  var seconds = 0.0
  /// When the screen was taken, if that is known.
  var time: Date?
  /// What was checked.
  var kinds: [FindingKind] = []
  /// What was found, of all kinds.
  var findings: [Finding] = []
  /// The lasting names of the targets and of all that has a finding.
  var subjects: Set<String> = []
  /// Why the file can't be used.
  var error: String?

  /// A check of a screen.
  init(_ screen: InspectedScreen, path: String, options: Options) {
    self.path = path
    kinds = options.failsOn.isEmpty ? FindingKind.usual(options) : options.failsOn
    findings = screen.findings
    subjects = Set(screen.audit.targets.map { screen.lastingName($0.element) })
    subjects.formUnion(findings.compactMap(\.subject))
  }

  /// A file that can't be used.
  init(path: String, error: UsageError) {
    self.path = path
    self.error = error.description
  }

  func findings(of kind: FindingKind) -> [Finding] { findings.filter { $0.kind == kind } }

  /// Whether something of `--fail-on` was found.
  func fails(_ options: Options) -> Bool {
    findings.contains { options.failsOn.contains($0.kind) }
  }
}
