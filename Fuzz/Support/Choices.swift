import Foundation
import ViewGeometry

/// Why an answer is wrong.
struct Falsified: Error, CustomStringConvertible {
  let description: String
}

/// Ends an input as a finding, for the reason given, unless `condition` holds.
func demand(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
  guard condition else { throw Falsified(description: reason()) }
}

extension ChoiceSource {
  /// The choices that an input spells: a byte below 128 is itself, one from 128 on says that one to eight bytes follow.
  ///
  /// Small inputs give small choices, and each byte that is changed changes one choice.
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
