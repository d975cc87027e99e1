/// The error for an unusable command line or file.
///
/// The description is one line. The exit code is 2.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
