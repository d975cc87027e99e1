// Swift's own functions of these names print their sentence only in builds for debugging. Misuse is to say what it is wherever it
// happens, so the files of this package call these instead.

/// Stops the program with a sentence unless the condition holds, in optimised builds, too.
@inline(__always)
@usableFromInline
package func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  guard !condition() else { return }
  stop(message(), file: file, line: line)
}

/// Stops the program with a sentence, in optimised builds, too.
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
