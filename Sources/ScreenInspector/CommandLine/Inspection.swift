import Foundation
import ScreenFiles

/// One run of the program.
///
/// The exit code is 0 for success, and 2 for errors. It is 1 if there are findings of a kind that
/// `--fail-on` names, or if there is no point for `--tap`.
struct Inspection {
  let options: Options
  /// Reads standard input to its end.
  var input: () -> Data = { FileHandle.standardInput.readDataToEndOfFile() }

  init(options: Options) { self.options = options }

  static func main(arguments: [String]) -> Int32 {
    do {
      guard let options = try Options.parsed(arguments) else {
        write(Options.usage + "\n", to: .standardOutput)
        return 0
      }
      let outcome = try Inspection(options: options).run()
      write(outcome.output, to: .standardOutput)
      for note in outcome.notes { write("note: \(note)\n", to: .standardError) }
      for error in outcome.errors { write("error: \(error)\n", to: .standardError) }
      return outcome.code
    } catch {
      write("error: \(error)\n", to: .standardError)
      return 2
    }
  }

  /// The output, messages and exit code of a run.
  struct Outcome {
    var output = ""
    /// Notes, which are written to standard error.
    var notes: [String] = []
    var errors: [UsageError] = []
    var code: Int32 = 0
  }

  func run() throws(UsageError) -> Outcome {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: options.path, isDirectory: &isFolder),
      isFolder.boolValue
    {
      return try DumpFolder(options: options).outcome()
    }
    do {
      return try runOnFile()
    } catch {
      // The reports for continuous integration must also be written if the file can't be checked.
      var ignored = Outcome()
      try Self.report([FileCheck(path: options.name, error: error)], options: options, in: &ignored)
      if options.isGitHub { Self.write(ignored.output, to: .standardOutput) }
      throw error
    }
  }

  private func runOnFile() throws(UsageError) -> Outcome {
    let start = Date()
    let earlier = try options.otherPath.map { (path) throws(UsageError) in
      try dump(at: path, format: nil)
    }
    let screen = InspectedScreen(
      try dump(at: options.path, format: options.format), earlier: earlier, options: options)
    for name in options.names where screen.elements(named: name).isEmpty {
      throw UsageError("\(options.name): \(ElementSearch.failure(name, in: screen.dump))")
    }
    try screen.demandRectangles(options)
    try writeDrawings(of: screen)
    var check = FileCheck(screen, path: options.name, options: options)
    var outcome = Outcome()
    outcome.output =
      options.isJSON
      ? try JSONReport.text(of: JSONReport(screen, options: options), isPretty: true) + "\n"
      : Report(screen: screen, options: options).text
    outcome.code = check.fails(options) ? 1 : 0
    if let name = options.tapName { answer(tapOn: name, of: screen, in: &outcome) }
    check.seconds = Date().timeIntervalSince(start)
    try Self.report([check], options: options, in: &outcome)
    return outcome
  }

  /// Creates the reports for continuous integration: the `--junit` file and the `--github` lines.
  static func report(
    _ checks: [FileCheck], options: Options, in outcome: inout Outcome
  ) throws(UsageError) {
    if let path = options.junitPath {
      try write(JUnitDocument(checks: checks).text, toFile: path)
    }
    if options.isGitHub {
      outcome.output += GitHubAnnotations(checks: checks, options: options).text
    }
  }

  /// Answers `--tap`.
  ///
  /// Unless the output is JSON, the tap point replaces the report, for use in a shell. Explanations
  /// become notes and errors, which are written to standard error.
  private func answer(tapOn name: String, of screen: InspectedScreen, in outcome: inout Outcome) {
    let subjects = screen.found(name)
    outcome.notes += subjects.compactMap { $0.note(in: screen.dump) }
    switch TapAnswer(for: subjects.map(\.element), in: screen.dump) {
    case .point(let point, _, let remark):
      if !options.isJSON { outcome.output = "\(point.x.short),\(point.y.short)\n" }
      if let remark { outcome.notes.append(remark.sentence(in: screen.dump) + ".") }
    case .none(let reason):
      if !options.isJSON { outcome.output = "" }
      outcome.errors.append(UsageError(reason.sentence(in: screen.dump) + "."))
      outcome.code = 1
    }
  }

  /// Reads a dump from a file or, for the path `-`, from standard input.
  ///
  /// Errors name the file.
  private func dump(at path: String, format: ScreenDump.Format?) throws(UsageError) -> ScreenDump {
    let piped = path == Options.standardInput ? input() : nil
    func read(as format: ScreenDump.Format?) throws(ScreenDumpError) -> ScreenDump {
      if let piped { return try ScreenDump(piped, format: format) }
      return try ScreenDump(contentsOf: URL(fileURLWithPath: path), format: format)
    }
    do {
      return try read(as: format)
    } catch {
      // For a wrong format name, the error suggests the format of the content.
      let found = format.flatMap { _ in try? read(as: nil).format }
      let hint = found.map { "; without --format it is read as \($0.rawValue)" } ?? ""
      throw UsageError("\(Options.name(of: path)): \(error)\(hint)")
    }
  }

  private func writeDrawings(of screen: InspectedScreen) throws(UsageError) {
    if let path = options.svgPath {
      try Self.write(SVGPage(screen).document, toFile: path)
    }
    if let path = options.htmlPath {
      let screenshot = try options.screenshotPath.map { (path) throws(UsageError) in
        try Screenshot(contentsOf: path)
      }
      let page = HTMLPage(screen, options: options, screenshot: screenshot)
      try Self.write(try page.document(), toFile: path)
    }
  }

  private static func write(_ text: String, toFile path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("Can't write '\(path)'.")
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A closed pipe, as with `head`, isn't an error.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
