import Foundation

/// A command line or a file that can't be used; one line, exit code 2.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Writes one line on standard error.
package func note(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
