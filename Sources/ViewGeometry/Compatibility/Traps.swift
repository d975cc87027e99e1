// Swift's own functions of these names print their message only in debug builds. Misuse must be
// reported in every build, so the files of this package call the functions below instead.

/// Traps with a message if the condition is false, even in optimized builds.
@inline(__always)
@usableFromInline
package func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  guard !condition() else { return }
  stop(message(), file: file, line: line)
}

/// Traps with a message, even in optimized builds.
@usableFromInline
package func preconditionFailure(
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) -> Never {
  stop(message(), file: file, line: line)
}

@inline(never)
@usableFromInline
func stop(_ message: String, file: StaticString, line: UInt) -> Never {
  fatalError(message, file: file, line: line)
}
