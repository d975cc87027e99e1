/// A stream of small choices that records what it returned.
///
/// Generators build their values from it alone. A value that breaks a law is then determined by its
/// list of choices: replaying the list rebuilds the value, and a simpler list is a simpler value.
/// (David MacIver and Alastair Donaldson, "Test-Case Reduction via Test-Case Generation",
/// doi:10.4230/LIPIcs.ECOOP.2020.13.)
///
/// Every choice is an integer from 0 up to a bound, and generators give 0 the simplest meaning.
struct ChoiceSource {
  /// The choices returned so far.
  private(set) var choices: [UInt64] = []
  /// The ranges of `choices` that made one element each: the shrinker deletes these first.
  private(set) var elements: [Range<Int>] = []

  private let replayed: [UInt64]?
  private var state: UInt64

  /// Creates a source of random choices: the same seed gives the same choices.
  init(seed: UInt64) {
    replayed = nil
    state = seed
  }

  /// Creates a source that returns `choices` again, lowered to the requested bounds, then zeros.
  init(replaying choices: [UInt64]) {
    replayed = choices
    state = 0
  }

  /// Returns an integer in `0..<bound`.
  mutating func choice(below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "There is nothing to choose from below 0.")
    let chosen: UInt64
    if let replayed {
      let next = choices.count < replayed.count ? replayed[choices.count] : 0
      chosen = min(next, bound - 1)
    } else {
      // The high word of the product: uniform to one part in 2^64 / bound.
      chosen = nextRandomWord().multipliedFullWidth(by: bound).high
    }
    choices.append(chosen)
    return chosen
  }

  /// Returns the values of `element`, each after a choice to continue, around `mean` and at most
  /// `limit`.
  mutating func list<Element>(
    mean: Int, limit: Int, of element: (inout ChoiceSource) -> Element
  ) -> [Element] {
    var list: [Element] = []
    while list.count < limit {
      let start = choices.count
      guard choice(below: UInt64(mean) + 1) != 0 else { break }
      list.append(element(&self))
      elements.append(start..<choices.count)
    }
    return list
  }

  // SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
  private mutating func nextRandomWord() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
