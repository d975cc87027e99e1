import Foundation

/// The results of checks, as a JUnit XML document.
///
/// Each file is a suite. It has a case for reading the file, and a case for each kind of finding
/// that counts as a failure. These kinds are those that `--fail-on` names or, without that option,
/// the problems of the audit.
struct JUnitDocument {
  let checks: [FileCheck]

  var text: String {
    let suites = checks.map(Self.suite).joined(separator: "\n")
    let failures = checks.reduce(0) { $0 + Self.failed($1).count }
    let errors = checks.count { $0.error != nil }
    let tests = checks.reduce(0) { $0 + $1.kinds.count + 1 }
    let seconds = checks.reduce(0) { $0 + $1.seconds }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="ScreenInspector" tests="\(tests)" failures="\(failures)" errors="\(errors)" time="\(Self.seconds(seconds))">
      \(suites)
      </testsuites>

      """
  }

  private static func failed(_ check: FileCheck) -> [FindingKind] {
    check.kinds.filter { !check.findings(of: $0).isEmpty }
  }

  private static func suite(_ check: FileCheck) -> String {
    let name = check.path.escaped
    let time = check.time.map { " timestamp=\"\(ScreenTime.text(of: $0, isISO: true))\"" } ?? ""
    let error = check.error.map { "<error message=\"\($0.escaped)\" type=\"unreadable\"/>" }
    let cases =
      [testCase("readable", name, check.seconds, error)]
      + check.kinds.map { kind in
        testCase(kind.rawValue, name, 0, failure(check.findings(of: kind), of: kind))
      }
    return """
      <testsuite name="\(name)" tests="\(cases.count)" failures="\(failed(check).count)" \
      errors="\(check.error == nil ? 0 : 1)" skipped="0" time="\(seconds(check.seconds))"\(time)>
      \(cases.joined(separator: "\n"))
      </testsuite>
      """
  }

  private static func failure(_ findings: [Finding], of kind: FindingKind) -> String? {
    guard !findings.isEmpty else { return nil }
    let lines = findings.map { finding in
      (finding.line.map { "line \($0): " } ?? "") + finding.text.escaped
    }
    return "<failure message=\"\(Report.counted(findings.count, "finding")): \(kind.rawValue)\" "
      + "type=\"\(kind.rawValue)\">\(lines.joined(separator: "\n"))</failure>"
  }

  private static func testCase(
    _ name: String, _ path: String, _ time: Double, _ content: String?
  ) -> String {
    let start = "<testcase classname=\"\(path)\" name=\"\(name)\" time=\"\(seconds(time))\""
    return content.map { "\(start)>\($0)</testcase>" } ?? "\(start)/>"
  }

  private static func seconds(_ time: Double) -> String { String(format: "%.3f", time) }
}
