import Foundation
import Testing

/// A headless Chromium, driven through a pipe by its developer tools protocol: pointers, touches
/// and keys are real.
///
/// Used by one test at a time.
final class Browser: @unchecked Sendable {
  /// The color scheme that the page prefers.
  enum Scheme: String, CaseIterable, Sendable {
    case light, dark
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The first of the usual names on the PATH.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  /// One for all tests.
  static let shared = Result { try Browser() }

  private static let profile = FileManager.default.temporaryDirectory
    .appendingPathComponent("screen-inspector-browser-\(ProcessInfo.processInfo.processIdentifier)")

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var received = Data()
  private var lastCommand = 0
  /// Events that weren't waited for, in order.
  private(set) var events: [[String: Any]] = []

  private init() throws {
    guard let path = Self.path else { throw Failure(description: "No Chromium is installed.") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser reads commands from descriptor 3 and answers on 4.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 1>&2", path, "--headless", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
      "--user-data-dir=\(Self.profile.path)",
      // Every host lookup fails.
      "--host-resolver-rules=MAP * ~NOTFOUND", "about:blank",
    ]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    atexit { try? FileManager.default.removeItem(at: Browser.profile) }
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    lastCommand += 1
    var command: [String: Any] = ["id": lastCommand, "method": method, "params": parameters]
    command["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: command) + [0]
    try commands.fileHandleForWriting.write(contentsOf: data)
    while true {
      let message = try next()
      guard message["id"] as? Int == lastCommand else {
        events.append(message)
        continue
      }
      if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  /// Waits for an event, including one that came before.
  func wait(for method: String) throws {
    while true {
      if let place = events.firstIndex(where: { $0["method"] as? String == method }) {
        events.remove(at: place)
        return
      }
      events.append(try next())
    }
  }

  func forgetEvents() { events = [] }

  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[received.index(after: end)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      // A browser that hangs is an error, not an endless test.
      var waiting = pollfd(
        fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 60_000) > 0 else {
        throw Failure(description: "The browser hasn't answered for a minute.")
      }
      let data = answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "The browser has gone.") }
      received += data
    }
  }
}
