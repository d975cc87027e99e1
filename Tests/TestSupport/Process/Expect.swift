public import Testing

// These functions replace `#expect`, which takes 27 ms to compile each time. Use the macro where
// its breakdown of an expression helps, and for thrown errors and exit tests.

/// Records an issue if `condition` is false.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  record(
    "Expectation failed", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue that shows both values if `actual` doesn't equal `expected`.
public func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard actual != expected else { return }
  record(
    "Expected \(String(reflecting: expected)), not \(String(reflecting: actual))", comment(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func record(_ message: String, _ comment: Comment?, _ location: SourceLocation) {
  let text = comment.map { "\(message): \($0.rawValue)" } ?? message
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}
