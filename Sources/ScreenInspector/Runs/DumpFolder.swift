import Dispatch
import Foundation
import ScreenFiles

/// All dumps of a folder and those in it, read in parallel and told in the order of their paths.
struct DumpFolder {
  let options: Options

  /// What came of one file.
  enum Result: Sendable {
    /// A dump: its lines, its JSON, and whether it has a finding of `--fail-on`.
    case dump(text: String, json: String, fails: Bool)
    /// No dump by its content, as a file of notes beside the dumps.
    case other
    case failed(UsageError)
  }

  func outcome() throws(UsageError) -> Inspection.Outcome {
    if let option = options.forOneDump.first {
      throw UsageError("\(option) needs one file; '\(options.path)' is a folder.")
    }
    let paths = Self.paths(in: options.path)
    let results = results(of: paths)
    var outcome = Inspection.Outcome()
    var (texts, documents, others) = ([String](), [String](), 0)
    for result in results {
      switch result {
      case .dump(let text, let json, let fails):
        texts.append(text)
        documents.append(json)
        if fails, outcome.code == 0 { outcome.code = 1 }
      case .other: others += 1
      case .failed(let error):
        outcome.errors.append(error)
        outcome.code = 2
      }
    }
    guard !texts.isEmpty || !outcome.errors.isEmpty else {
      throw UsageError("\(options.path): there is no dump in it.")
    }
    let summary =
      "\(Report.counted(texts.count, "dump")), \(Report.counted(others, "other file")), "
      + "\(outcome.errors.count) unreadable\n"
    outcome.output =
      options.isJSON
      ? "[" + documents.joined(separator: ",\n") + "]\n" : texts.joined() + summary
    return outcome
  }

  /// The files in a folder at any depth, sorted; those of names with a dot in front left out.
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
      let dump = try ScreenDump(
        contentsOf: URL(fileURLWithPath: path), format: options.format)
      var options = options
      options.path = path
      let screen = InspectedScreen(dump, options: options)
      try screen.demandRectangles(options)
      let report = Report(screen: screen, options: options)
      let fails = screen.findings.contains(where: options.failsOn.contains)
      let json =
        options.isJSON
        ? try JSONReport.text(of: JSONReport(screen, options: options), isPretty: true) : ""
      return .dump(
        text: options.isAudit ? report.text : report.headline + "\n", json: json, fails: fails)
    } catch let error as ScreenDumpError {
      if case .unknownFormat = error.reason { return .other }
      if case .otherFile = error.reason { return .other }
      // A picture or another binary file; a dump that broke has elements before.
      if case .notUTF8 = error.reason, error.elementsBefore == 0 { return .other }
      return .failed(UsageError("\(path): \(error)"))
    } catch {
      return .failed(UsageError("\(path): \(error)"))
    }
  }
}

/// A place for each result, filled by several threads.
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
