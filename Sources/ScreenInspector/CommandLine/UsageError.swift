/// The error for an unusable command line or file.
///
/// The description is one line. If the error is thrown, the exit code is 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
