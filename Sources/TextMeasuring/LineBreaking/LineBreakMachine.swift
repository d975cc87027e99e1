/// The rules of `LineBreakState` as a table with a row for each state and a column for each class.
///
/// A state is represented by the offset of its row in the table. This offset plus the class is the
/// index of the transition for the class.
struct LineBreakMachine: Sendable {
  static let shared = LineBreakMachine()

  /// The state at the start of a text.
  static let start: UInt16 = 0
  static let columns = UInt16(LineBreakClass.allCases.count)

  /// The transitions: the next state in the upper bits, and the action in the lower two.
  let steps: [UInt32]

  private init() {
    var numbers = [LineBreakState(): 0]
    var states = [LineBreakState()]
    var steps: [UInt32] = []
    var row = 0
    while row < states.count {
      for next in LineBreakClass.allCases {
        var state = states[row]
        let action = state.take(next)
        let number = numbers[state] ?? states.count
        if number == states.count {
          numbers[state] = number
          states.append(state)
        }
        steps.append(UInt32(number) * UInt32(Self.columns) << 2 | UInt32(action.rawValue))
      }
      row += 1
    }
    self.steps = steps
  }
}
