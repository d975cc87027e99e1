import Foundation

/// Which elements are more, or less, than their boxes.
///
/// A bit or two an element instead of a number: a million of them lie in a processor's nearer caches, so that only turned
/// elements cost an access to memory. The place of an outline is the number of turned elements before its own (Guy
/// Jacobson, "Space-Efficient Static Trees and Graphs", doi:10.1109/SFCS.1989.63533).
struct OutlineFilter: Sendable {
  private var words: ContiguousArray<Word> = []
  private var quads: ContiguousArray<Quad> = []

  /// The bits of 64 elements.
  struct Word: Sendable {
    /// Those that aren't items, or have an outline.
    var special: UInt64 = 0
    /// Those with an outline.
    var turned: UInt64 = 0
    /// How many elements before have one.
    var before = 0
  }

  /// Whether any element is something else than an upright item.
  var isNeeded: Bool { !words.isEmpty }

  init(_ elements: ContiguousArray<CustomElement>) {
    guard !elements.allSatisfy({ $0.isItem && $0.quad == nil }) else { return }
    words = ContiguousArray(repeating: Word(), count: (elements.count + 63) / 64)
    for (number, element) in elements.enumerated() {
      let (word, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
      if number % 64 == 0 { words[word].before = quads.count }
      if element.isItem, let quad = element.quad {
        words[word].turned |= bit
        quads.append(quad)
      }
      if !element.isItem || element.quad != nil { words[word].special |= bit }
    }
  }

  /// Runs `body` with the test whether elements cover a point.
  @inline(__always)
  func withTest<Result>(of point: CGPoint, _ body: (OutlineTest) -> Result) -> Result {
    words.withUnsafeBufferPointer { words in
      quads.withUnsafeBufferPointer { quads in
        body(OutlineTest(words: words, quads: quads, point: point))
      }
    }
  }
}

/// Whether an element whose box holds a point covers it.
struct OutlineTest: SpatialIndexFilter {
  fileprivate let words: UnsafeBufferPointer<OutlineFilter.Word>
  fileprivate let quads: UnsafeBufferPointer<Quad>
  fileprivate let point: CGPoint

  @inline(__always)
  func accepts(_ item: Int) -> Bool {
    let (word, bit) = (words[item &>> 6], UInt64(1) &<< UInt64(truncatingIfNeeded: item & 63))
    if word.special & bit == 0 { return true }
    guard word.turned & bit != 0 else { return false }
    let place = word.before &+ (word.turned & (bit &- 1)).nonzeroBitCount
    return quads[place].contains(point)
  }
}
