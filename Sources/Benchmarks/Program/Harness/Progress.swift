import Foundation

/// Shows the row's number, the elapsed time and the row's name on standard error, in a line that is
/// rewritten in place.
///
/// It shows nothing if standard error isn't a terminal.
struct Progress {
  private let total: Int
  private let start = Clock.now()
  private let isVisible = isatty(STDERR_FILENO) == 1

  init(total: Int) {
    self.total = total
  }

  func show(row: Int, name: String) {
    guard isVisible else { return }
    let seconds = Int((Clock.now() - start) / 1e9)
    let line = "row \(row) of \(total), \(seconds) s  \(name)"
    FileHandle.standardError.write(Data("\r\u{1B}[2K\(line.prefix(78))".utf8))
  }

  /// Clears the line, so that a table row can replace it.
  func clear() {
    guard isVisible else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8))
  }
}
