/// Simplifies a list of choices for which a law fails, while the law still fails.
///
/// Of two lists, the shorter one is simpler. Of two lists with the same length, the one whose first
/// differing choice is smaller is simpler.
struct Shrinker {
  /// Runs the generator and the law on a list; returns the choices made, or nil if the law holds.
  typealias Run = ([UInt64]) -> ChoiceSource?

  private(set) var best: ChoiceSource
  private var attemptsLeft: Int
  private let run: Run

  /// Creates a shrinker for the choices of `failing`; `run` is called at most `attempts` times.
  init(failing: ChoiceSource, attempts: Int = 5_000, run: @escaping Run) {
    best = failing
    attemptsLeft = attempts
    self.run = run
  }

  /// Returns the simplest failing choices that deleting, zeroing and lowering choices finds.
  mutating func shrink() -> [UInt64] {
    var before: [UInt64]
    repeat {
      before = best.choices
      deleteElements()
      for length in [16, 8, 4, 3, 2, 1] { deleteBlocks(of: length) }
      for length in [8, 4, 2, 1] { zeroBlocks(of: length) }
      lowerEachChoice()
    } while best.choices != before && attemptsLeft > 0
    return best.choices
  }

  private mutating func deleteElements() {
    var index = best.elements.count - 1
    while index >= 0 {
      if index < best.elements.count {
        var choices = best.choices
        choices.removeSubrange(best.elements[index])
        adopt(choices)
      }
      index -= 1
    }
  }

  private mutating func deleteBlocks(of length: Int) {
    var start = best.choices.count - length
    while start >= 0 {
      if start + length <= best.choices.count {
        var choices = best.choices
        choices.removeSubrange(start..<start + length)
        adopt(choices)
      }
      start -= 1
    }
  }

  private mutating func zeroBlocks(of length: Int) {
    var start = 0
    while start + length <= best.choices.count {
      var choices = best.choices
      choices.replaceSubrange(start..<start + length, with: repeatElement(0, count: length))
      adopt(choices)
      start += length
    }
  }

  private mutating func lowerEachChoice() {
    var index = 0
    while index < best.choices.count {
      lowerChoice(at: index)
      index += 1
    }
  }

  // This is a binary search between choices that pass and fail. It finds the smallest failing choice
  // if all larger choices fail, too.
  private mutating func lowerChoice(at index: Int) {
    guard best.choices[index] > 0, !adopt(at: index, 0) else { return }
    var passing: UInt64 = 0
    while index < best.choices.count, best.choices[index] - passing > 1 {
      let middle = passing + (best.choices[index] - passing) / 2
      guard adopt(at: index, middle) else {
        passing = middle
        continue
      }
    }
  }

  private mutating func adopt(at index: Int, _ choice: UInt64) -> Bool {
    var choices = best.choices
    choices[index] = choice
    return adopt(choices)
  }

  /// Stores `choices` as the best ones if they are simpler than the current ones and also fail.
  @discardableResult
  private mutating func adopt(_ choices: [UInt64]) -> Bool {
    guard attemptsLeft > 0, isSimpler(choices, than: best.choices) else { return false }
    attemptsLeft -= 1
    guard let outcome = run(choices), isSimpler(outcome.choices, than: best.choices) else {
      return false
    }
    best = outcome
    return true
  }

  private func isSimpler(_ first: [UInt64], than second: [UInt64]) -> Bool {
    if first.count != second.count { return first.count < second.count }
    return first.lexicographicallyPrecedes(second)
  }
}
