import Dispatch
import Foundation
import ScreenFiles

/// All dumps in a folder and its subfolders.
///
/// They are read in parallel, and reported in the order of their times or paths.
struct DumpFolder {
  let options: Options

  /// The result for one file.
  enum Result: Sendable {
    /// The file is a dump. The values are its check, its text report and, with `--json`, its
    /// JSON report.
    case dump(FileCheck, text: String, json: JSONReport?)
    /// The file isn't a dump; it may contain notes, for instance.
    case other
    case failed(path: String, UsageError)
  }

  func outcome() throws(UsageError) -> Inspection.Outcome {
    if let option = options.forOneDump.first {
      throw UsageError("\(option) needs one file; '\(options.path)' is a folder.")
    }
    let run = DumpRun(results(of: Self.paths(in: options.path)), options: options)
    guard !run.checks.isEmpty else {
      throw UsageError("'\(options.path)' contains no dumps.")
    }
    var outcome = Inspection.Outcome()
    outcome.output =
      options.isJSON ? try JSONReport.text(of: run.json, isPretty: true) + "\n" : run.text
    outcome.errors = run.errors
    outcome.code =
      !run.errors.isEmpty ? 2 : run.checks.contains { $0.fails(options) } ? 1 : 0
    try Inspection.report(run.checks, options: options, in: &outcome)
    return outcome
  }

  /// Returns the paths of the files in a folder and its subfolders, sorted.
  ///
  /// Hidden files and files in hidden folders are left out.
  static func paths(in folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
      .map { (folder as NSString).appendingPathComponent($0) }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
  }

  private func results(of paths: [String]) -> [Result] {
    let progress = Progress(total: paths.count)
    let slots = ResultSlots(count: paths.count)
    DispatchQueue.concurrentPerform(iterations: paths.count) { place in
      slots.set(place, to: result(of: paths[place]))
      progress.step()
    }
    progress.clear()
    return slots.all
  }

  private func result(of path: String) -> Result {
    do {
      let start = Date()
      let dump = try ScreenDump(
        contentsOf: URL(fileURLWithPath: path), format: options.format)
      var options = options
      options.path = path
      let screen = InspectedScreen(dump, options: options)
      try screen.demandRectangles(options)
      let report = Report(screen: screen, options: options)
      var check = FileCheck(screen, path: path, options: options)
      let json = options.isJSON ? JSONReport(screen, options: options) : nil
      let text = options.isAudit ? report.text : report.headline + "\n"
      check.seconds = Date().timeIntervalSince(start)
      return .dump(check, text: text, json: json)
    } catch let error as ScreenDumpError {
      if case .unknownFormat = error.reason { return .other }
      if case .otherFile = error.reason { return .other }
      // Without elements before the error, the file is a picture or another binary file rather
      // than a damaged dump.
      if case .notUTF8 = error.reason, error.elementsBefore == 0 { return .other }
      if case .notUnicode = error.reason { return .other }
      return .failed(path: path, UsageError("\(path): \(error)"))
    } catch {
      return .failed(path: path, UsageError("\(path): \(error)"))
    }
  }
}

/// Stores a result for each file.
///
/// Several threads set the results.
private final class ResultSlots: @unchecked Sendable {
  // Guarded by the lock.
  private var results: [DumpFolder.Result]
  private let lock = NSLock()

  init(count: Int) { results = Array(repeating: .other, count: count) }

  func set(_ place: Int, to result: DumpFolder.Result) {
    lock.lock()
    defer { lock.unlock() }
    results[place] = result
  }

  var all: [DumpFolder.Result] {
    lock.lock()
    defer { lock.unlock() }
    return results
  }
}
