import Foundation

/// The results of checking a folder, in the order of the report.
struct DumpRun {
  /// The checks of all dumps in the order of the report, followed by the checks of unusable files.
  let checks: [FileCheck]
  let errors: [UsageError]
  private let options: Options
  private let documents: [Document]

  private typealias Document = (check: FileCheck, text: String, json: JSONReport?)
  private let otherFiles: Int

  init(_ results: [DumpFolder.Result], options: Options) {
    self.options = options
    var (documents, failed, otherFiles) = ([Document](), [FileCheck](), 0)
    var errors: [UsageError] = []
    for result in results {
      switch result {
      case .dump(let check, let text, let json): documents.append((check, text, json))
      case .other: otherFiles += 1
      case .failed(let path, let error):
        failed.append(FileCheck(path: path, error: error))
        errors.append(error)
      }
    }
    self.documents = Self.sorted(documents, options: options)
    self.otherFiles = otherFiles
    self.errors = errors
    checks = self.documents.map(\.check) + failed
  }

  /// Returns the documents, sorted by the times of their screens in two cases.
  ///
  /// If the names of all dumps contain a time, the documents are sorted by these times. Otherwise,
  /// they are sorted by modification time if `--times` is given. In both cases, the times are also
  /// stored in the checks. In all other cases, the order doesn't change.
  private static func sorted(
    _ documents: [Document], options: Options
  ) -> [Document] {
    var times = documents.map { ScreenTime.named(($0.check.path as NSString).lastPathComponent) }
    if times.contains(where: { $0 == nil }) {
      guard options.hasTimes else { return documents }
      times = documents.map { ScreenTime.modified($0.check.path) }
    }
    var timed = documents
    for (place, time) in times.enumerated() { timed[place].check.time = time }
    func seconds(_ check: FileCheck) -> Double { check.time?.timeIntervalSince1970 ?? 0 }
    return timed.enumerated().sorted {
      (seconds($0.element.check), $0.offset) < (seconds($1.element.check), $1.offset)
    }.map(\.element)
  }

  /// The text reports on all dumps, the table of findings, and the number of files of each kind.
  var text: String {
    let dumps = documents.indices.map { documents[$0].text + timeLine($0) }.joined()
    return dumps + FindingsTable(checks).text(isShort: !options.isAudit)
      + "\(Report.counted(documents.count, "dump")), "
      + "\(Report.counted(otherFiles, "other file")), \(errors.count) unreadable\n"
  }

  /// Returns a line with the time of a screen.
  ///
  /// It also contains the seconds since the first screen and until the next one. Returns an empty
  /// string if the time is unknown.
  private func timeLine(_ place: Int) -> String {
    guard let time = documents[place].check.time, let first = documents[0].check.time else {
      return ""
    }
    func seconds(_ from: Date, _ to: Date) -> String {
      "\(CGFloat(to.timeIntervalSince(from)).short) s"
    }
    let next = place + 1 < documents.count ? documents[place + 1].check.time : nil
    let until = next.map { ", \(seconds(time, $0)) before the next" } ?? ""
    return "taken \(ScreenTime.text(of: time)), \(seconds(first, time)) after the first\(until)\n"
  }

  /// The report on the folder: the reports of all dumps, the findings, and the unusable files.
  var json: FolderReport {
    FolderReport(
      folder: options.path,
      screens: documents.map { document in
        var report = document.json
        report?.time = document.check.time.map { ScreenTime.text(of: $0, isISO: true) }
        return report
      }.compactMap { $0 }, findings: FindingsTable(checks).rows, otherFiles: otherFiles,
      unreadable: checks.compactMap { check in
        check.error.map { FolderReport.Unreadable(file: check.path, error: $0) }
      })
  }
}

/// The report on a folder as JSON, as specified by `Documentation/Inspector/report.schema.json`.
struct FolderReport: Encodable {
  struct Unreadable: Encodable {
    let file: String
    let error: String
  }

  let version = JSONReport.version
  let kind = "folder"
  let folder: String
  let screens: [JSONReport]
  let findings: [FindingsTable.Row]
  let otherFiles: Int
  let unreadable: [Unreadable]
}
