import Foundation

/// Shows "file k of n" on standard error, rewritten in place; silent if that isn't a terminal.
///
/// Safe to call from any thread.
final class Progress: @unchecked Sendable {
  private let total: Int
  private let isVisible = isatty(STDERR_FILENO) == 1
  // Guarded by the lock.
  private var done = 0
  private let lock = NSLock()

  init(total: Int) {
    self.total = total
  }

  /// Counts a completed file.
  func step() {
    guard isVisible else { return }
    lock.lock()
    defer { lock.unlock() }
    done += 1
    FileHandle.standardError.write(Data("\r\u{1B}[2Kfile \(done) of \(total)".utf8))
  }

  /// Erases the line.
  func clear() {
    guard isVisible else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8))
  }
}
