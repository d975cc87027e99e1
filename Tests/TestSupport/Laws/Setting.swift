import Foundation
import Testing

/// A property of a class under test, with the values that a law sets.
struct Setting<Subject> {
  let name: String
  let valueCount: Int
  let apply: (Subject, Int) -> Void

  init<Value>(_ name: String, _ values: [Value], _ apply: @escaping (Subject, Value) -> Void) {
    self.name = name
    valueCount = values.count
    self.apply = { apply($0, values[$1]) }
  }
}

/// State that may depend on an object's history, such as its scroll offset.
///
/// A law gives this state to both objects that it compares. Documentation/Trust/history.md lists
/// all such state by name.
struct Carried<Subject> {
  let name: String
  let apply: (Subject, inout ChoiceSource) -> Void

  init(_ name: String, _ apply: @escaping (Subject, inout ChoiceSource) -> Void) {
    (self.name, self.apply) = (name, apply)
  }
}

/// A class under test, and how to create, configure and query its objects.
struct SubjectUnderTest<Subject> {
  let name: String
  let make: () -> Subject
  let settings: [Setting<Subject>]
  /// Operations, such as queries, layouts and scrolling, that must not affect later answers.
  var disturbances: [(Subject) -> Void] = []
  /// The state from history, applied in this order to an object that has been configured.
  var carried: [Carried<Subject>] = []
  /// Returns all public answers of the object, one per line.
  let answers: (Subject) -> [String]

  /// Gives an object the state that may depend on its history.
  func settle(_ subject: Subject, _ source: inout ChoiceSource) {
    for state in carried { state.apply(subject, &source) }
  }

  /// Returns a new object with these values, set in the order of `settings`; nil doesn't set a
  /// property.
  func configured(_ values: [Int?]) -> Subject {
    let subject = make()
    for case (let setting, let value?) in zip(settings, values) { setting.apply(subject, value) }
    return subject
  }
}

/// A random history of an object: steps that set a property or perform an operation.
struct HistoryCase: CustomStringConvertible {
  enum Step {
    case set(setting: Int, value: Int)
    case disturb(Int)
  }

  var steps: [Step] = []
  /// The final value of each setting; nil if it was never set.
  var values: [Int?]
  /// The seed of the state from history that the object gets at the end.
  var settling: UInt64
  var names: [String]

  init<Subject>(_ subject: SubjectUnderTest<Subject>, _ source: inout ChoiceSource) {
    values = Array(repeating: nil, count: subject.settings.count)
    names = subject.settings.map(\.name)
    let choices = subject.settings.count
    steps = source.list(mean: 12, limit: 40) { source in
      if !subject.disturbances.isEmpty, source.oneIn(3) {
        return .disturb(source.index(below: subject.disturbances.count))
      }
      let setting = source.index(below: choices)
      return .set(
        setting: setting, value: source.index(below: subject.settings[setting].valueCount))
    }
    for case .set(let setting, let value) in steps { values[setting] = value }
    settling = source.choice(below: 1 << 20)
  }

  var description: String {
    steps.map { step in
      switch step {
      case .set(let setting, let value): "\(names[setting]) = value \(value)"
      case .disturb(let number): "disturbance \(number)"
      }
    }.joined(separator: "\n")
  }
}

extension SubjectUnderTest {
  /// Checks that an object with a history gives the same answers as one that was configured at
  /// once.
  func checkHistoryDoesNotMatter(cases: CaseRange) {
    check({ HistoryCase(self, &$0) }, cases: cases) { try demandNoHistory($0) }
  }

  /// Throws an error if an object with a history differs from one that was configured at once.
  func demandNoHistory(_ input: HistoryCase) throws {
    let live = make()
    run(input, on: live)
    let fresh = configured(input.values)
    for subject in [live, fresh] {
      var source = ChoiceSource(seed: input.settling)
      settle(subject, &source)
    }
    try demandSame(answers(live), answers(fresh))
  }

  /// Applies the steps of a history to an object.
  func run(_ input: HistoryCase, on live: Subject) {
    for step in input.steps {
      switch step {
      case .set(let setting, let value): settings[setting].apply(live, value)
      case .disturb(let number): disturbances[number](live)
      }
    }
  }
}

/// Throws an error if two lists of answers differ.
func demandSame(_ found: [String], _ expected: [String]) throws {
  for (found, expected) in zip(found, expected) {
    try demand(found == expected, "\(found), not \(expected)")
  }
  try demand(found.count == expected.count, "\(found.count) answers, not \(expected.count)")
}
