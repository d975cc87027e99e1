import Foundation

/// Findings formatted as workflow commands, which GitHub shows as annotations beside the lines of a
/// file.
///
/// Unusable files and findings of the kinds that `--fail-on` names are errors. The audit's other
/// problems are warnings.
struct GitHubAnnotations {
  let checks: [FileCheck]
  let options: Options

  var text: String {
    checks.flatMap(lines).map { $0 + "\n" }.joined()
  }

  private func lines(of check: FileCheck) -> [String] {
    let isPiped = check.path == Options.name(of: Options.standardInput)
    let file = isPiped ? "" : "file=\(Self.path(check.path)),"
    if let error = check.error {
      return ["::error \(file)title=unreadable::\(Self.data(error))"]
    }
    return check.findings.compactMap { finding in
      let isError = options.failsOn.contains(finding.kind)
      guard isError || FindingKind.usual(options).contains(finding.kind) else { return nil }
      let line = isPiped ? nil : finding.line.map { "line=\($0)," }
      return
        "::\(isError ? "error" : "warning") \(file)\(line ?? "")title=\(finding.kind.rawValue)::"
        + Self.data(finding.text)
    }
  }

  /// Returns a path for an annotation: relative to the current folder, and escaped.
  ///
  /// GitHub finds a file by its relative path. A path outside the current folder is only escaped.
  private static func path(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let relative = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return data(relative).replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }

  /// Returns the text on one line, escaped for workflow commands.
  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }
}
