import Foundation
import ScreenFiles

/// One run of the program: 0 if all is well, 1 for findings of `--fail-on`, 2 for what can't be used.
struct Inspection {
  let options: Options

  static func main(arguments: [String]) -> Int32 {
    do {
      guard let options = try Options.parsed(arguments) else {
        write(Options.usage + "\n", to: .standardOutput)
        return 0
      }
      let outcome = try Inspection(options: options).run()
      write(outcome.output, to: .standardOutput)
      for error in outcome.errors { write("error: \(error)\n", to: .standardError) }
      return outcome.code
    } catch {
      write("error: \(error)\n", to: .standardError)
      return 2
    }
  }

  /// What is written where, and the exit code.
  struct Outcome {
    var output = ""
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

    let earlier = try options.otherPath.map { (path) throws(UsageError) in
      try Self.dump(at: path, format: nil)
    }
    let screen = InspectedScreen(
      try Self.dump(at: options.path, format: options.format), earlier: earlier, options: options)
    if let name = options.elementName, screen.elements(named: name).isEmpty {
      throw UsageError("\(options.path): no element is called '\(name)'.")
    }
    try screen.demandRectangles(options)
    try writeDrawings(of: screen)
    var outcome = Outcome()
    outcome.output =
      options.isJSON
      ? try JSONReport.text(of: JSONReport(screen, options: options), isPretty: true) + "\n"
      : Report(screen: screen, options: options).text
    outcome.code = screen.findings.contains(where: options.failsOn.contains) ? 1 : 0
    return outcome
  }

  /// Reads a dump; an error names the file.
  static func dump(at path: String, format: ScreenDump.Format?) throws(UsageError) -> ScreenDump {
    do {
      return try ScreenDump(contentsOf: URL(fileURLWithPath: path), format: format)
    } catch {
      // A wrong name is told by what the content says.
      let found = format.flatMap { _ in
        try? ScreenDump(contentsOf: URL(fileURLWithPath: path)).format
      }
      let hint = found.map { "; without --format it is read as \($0.rawValue)" } ?? ""
      throw UsageError("\(path): \(error)\(hint)")
    }
  }

  private func writeDrawings(of screen: InspectedScreen) throws(UsageError) {
    if let path = options.svgPath {
      try Self.write(SVGPage(screen).document, toFile: path)
    }
    if let path = options.htmlPath {
      try Self.write(try HTMLPage(screen, options: options).document(), toFile: path)
    }
  }

  private static func write(_ text: String, toFile path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("'\(path)' can't be written.")
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away, as `head` does, is no error.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
