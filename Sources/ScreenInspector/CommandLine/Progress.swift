import Foundation

/// Shows "file k of n" on standard error and updates it in place.
///
/// It shows nothing if standard error isn't a terminal. It is safe to use from any thread.
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

  /// Erases the line that shows the progress.
  func clear() {
    guard isVisible else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8))
  }
}
