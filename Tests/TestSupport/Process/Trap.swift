import Foundation
import Testing

/// Expects that a process ended with a trap whose message contains `sentence`.
///
/// Optimized code traps without printing a message, so only the end of the process is checked
/// there.
func expectMessage(
  _ sentence: String, in result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #if DEBUG
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(message.contains(sentence), sourceLocation: sourceLocation)
  #endif
}
