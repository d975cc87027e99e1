import Foundation
import ViewGeometry

/// The reason why an answer is wrong.
struct Falsified: Error, CustomStringConvertible {
  let description: String
}

/// Reports the input as a finding with this reason unless `condition` holds.
func demand(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
  guard condition else { throw Falsified(description: reason()) }
}

extension ChoiceSource {
  /// The choices that an input encodes: a byte below 128 is a choice itself, a larger one is
  /// followed by one to eight bytes.
  ///
  /// Small inputs give small choices, and changing a byte changes one choice.
  init(reading bytes: [UInt8]) {
    var choices: [UInt64] = []
    var rest = bytes[...]
    while let first = rest.popFirst() {
      guard first >= 128 else {
        choices.append(UInt64(first))
        continue
      }
      let length = 1 + Int(first & 7)
      choices.append(rest.prefix(length).reversed().reduce(0) { $0 << 8 | UInt64($1) })
      rest = rest.dropFirst(length)
    }
    self.init(replaying: choices)
  }
}
