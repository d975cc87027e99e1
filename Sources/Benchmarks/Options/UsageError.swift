import Foundation

/// The error for unusable arguments or an unusable file; it has a one-line message and exit code 2.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Writes one line to standard error.
package func note(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
