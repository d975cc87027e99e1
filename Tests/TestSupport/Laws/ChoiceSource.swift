/// A source of small integers, called *choices*, that records the choices it has returned.
///
/// Generators build their values only from choices. A value that breaks a law is therefore
/// determined by its list of choices: replaying the list rebuilds the value, and a simpler list
/// gives a simpler value. (David MacIver and Alastair Donaldson, "Test-Case Reduction via Test-Case
/// Generation", doi:10.4230/LIPIcs.ECOOP.2020.13.)
///
/// Every choice is an integer from 0 up to a bound, and generators give 0 the simplest meaning.
struct ChoiceSource {
  /// The choices returned so far.
  private(set) var choices: [UInt64] = []
  /// The range of `choices` from which each list element was made.
  ///
  /// The shrinker deletes these first.
  private(set) var elements: [Range<Int>] = []

  private let replayed: [UInt64]?
  private var state: UInt64

  /// Creates a source of random choices.
  ///
  /// Sources with the same seed return the same choices.
  init(seed: UInt64) {
    replayed = nil
    state = seed
  }

  /// Creates a source that returns `choices` again, reduced to the requested bounds, and then
  /// zeros.
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
      // The high word of the product is uniform to one part in 2^64 / bound.
      chosen = nextRandomWord().multipliedFullWidth(by: bound).high
    }
    choices.append(chosen)
    return chosen
  }

  /// Returns a list of values that `element` generates: about `mean` values, and at most `limit`.
  ///
  /// A choice before each value determines whether the list continues.
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

  // This is SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
  private mutating func nextRandomWord() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
