import Foundation

/// The findings of a run, grouped by element and kind over all screens, the most frequent first.
struct FindingsTable {
  struct Row: Encodable, Equatable {
    /// The identifier that the element keeps across screens.
    let element: String
    let finding: FindingKind
    /// The number of screens with the finding.
    let screens: Int
    /// The number of screens in which the element is a target or has findings.
    let of: Int
    /// The file of the first screen with the finding.
    let first: String
    /// The file of the last screen with the finding.
    let last: String
    /// The element that covers or overlaps this one most often in these findings.
    ///
    /// It is nil if the findings aren't about covered targets or overlaps.
    let by: String?
  }

  let rows: [Row]
  private let count: Int

  /// Creates the table; findings without a subject are left out.
  ///
  /// - Parameter checks: The checks of the screens in order.
  /// - Complexity: O(n log n) for n findings and subjects.
  init(_ checks: [FileCheck]) {
    count = checks.count { $0.error == nil }
    struct Key: Hashable {
      let subject: String
      let kind: FindingKind
    }
    var files: [Key: [String]] = [:]
    var others: [Key: [String: Int]] = [:]
    var presences: [String: Int] = [:]
    for check in checks {
      for subject in check.subjects { presences[subject, default: 0] += 1 }
      for finding in check.findings {
        guard let subject = finding.subject else { continue }
        let key = Key(subject: subject, kind: finding.kind)
        if files[key]?.last != check.path { files[key, default: []].append(check.path) }
        if let other = finding.other { others[key, default: [:]][other, default: 0] += 1 }
      }
    }
    rows = files.map { key, paths in
      Row(
        element: key.subject, finding: key.kind, screens: paths.count,
        of: presences[key.subject] ?? paths.count, first: paths.first ?? "", last: paths.last ?? "",
        by: others[key]?.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key)
    }.sorted {
      ($1.screens, $0.finding.rawValue, $0.element) < ($0.screens, $1.finding.rawValue, $1.element)
    }
  }

  /// Returns the table as lines of text.
  ///
  /// The short form has at most 10 rows. Returns an empty string if there are no findings.
  func text(isShort: Bool) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = isShort ? rows.prefix(Report.shortLength) : rows[...]
    let cells = shown.map { row in
      [
        "\(row.screens) of \(row.of)", row.finding.rawValue,
        row.element + (row.by.map { ", by \($0)" } ?? ""),
      ]
    }
    let header = ["screens", "finding", "element"]
    let widths = (0..<2).map { column in
      ([header] + cells).map { $0[column].count }.max() ?? 0
    }
    let lines = ([header] + cells).map { line in
      "  "
        + (0..<2).map { line[$0].padding(toLength: widths[$0], withPad: " ", startingAt: 0) + "  " }
        .joined() + line[2]
    }
    let more = rows.count - shown.count
    let end = more > 0 ? ["  and \(more) more; --audit lists all"] : []
    let title = "findings over \(Report.counted(count, "screen")), the most frequent first"
    return ([title] + lines + end).joined(separator: "\n") + "\n"
  }
}
