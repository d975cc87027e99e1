/// The rules of `LineBreakState` as a table, with a row for each state and a column for each class.
///
/// A state is the offset of its row, so a step is one addition and one table lookup.
struct LineBreakMachine: Sendable {
  static let shared = LineBreakMachine()

  /// The state at the start of a text.
  static let start: UInt16 = 0
  static let columns = UInt16(LineBreakClass.allCases.count)

  /// The transitions: the next state in the upper bits, and the action in the lower two.
  let steps: [UInt32]
  /// For each row of `steps`, whether the position follows a joiner, which prohibits a break.
  let followsJoiner: [Bool]

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
    followsJoiner = states.map(\.followsJoiner)
  }
}
