import Foundation

/// The elements for which a query by point must test more than the bounding box: those that are
/// transformed or aren't items.
///
/// It stores two bits per element, and a count for every 64 elements, so that the data of a million
/// elements fits into a processor's caches. Only transformed items cost an additional memory
/// access. The index of an item's outline is the number of transformed items before the item (Guy
/// Jacobson, "Space-Efficient Static Trees and Graphs", doi:10.1109/SFCS.1989.63533).
struct OutlineFilter: Sendable {
  private var words: ContiguousArray<Word> = []
  private var quads: ContiguousArray<Quad> = []

  /// The bits of 64 elements.
  struct Word: Sendable {
    /// The elements that aren't items or are transformed.
    var special: UInt64 = 0
    /// The items that are transformed.
    var rotated: UInt64 = 0
    /// The number of transformed items in all earlier words.
    var before = 0
  }

  /// Whether any element is transformed or isn't an item.
  var isNeeded: Bool { !words.isEmpty }

  init(_ elements: ContiguousArray<CustomElement>) {
    guard !elements.allSatisfy({ $0.isItem && $0.quad == nil }) else { return }
    words = ContiguousArray(repeating: Word(), count: (elements.count + 63) / 64)
    for (number, element) in elements.enumerated() {
      let (word, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
      if number % 64 == 0 { words[word].before = quads.count }
      if element.isItem, let quad = element.quad {
        words[word].rotated |= bit
        quads.append(quad)
      }
      if !element.isItem || element.quad != nil { words[word].special |= bit }
    }
  }

  /// Calls `body` with a filter that tests whether an element is an item that contains a point.
  @inline(__always)
  func withTest<Result>(of point: CGPoint, _ body: (OutlineTest) -> Result) -> Result {
    words.withUnsafeBufferPointer { words in
      quads.withUnsafeBufferPointer { quads in
        body(OutlineTest(words: words, quads: quads, point: point))
      }
    }
  }
}

/// Tests whether an element is an item that contains a point, given that its bounding box does.
struct OutlineTest: SpatialIndexFilter {
  fileprivate let words: UnsafeBufferPointer<OutlineFilter.Word>
  fileprivate let quads: UnsafeBufferPointer<Quad>
  fileprivate let point: CGPoint

  @inline(__always)
  func accepts(_ item: Int) -> Bool {
    let (word, bit) = (words[item &>> 6], UInt64(1) &<< UInt64(truncatingIfNeeded: item & 63))
    if word.special & bit == 0 { return true }
    guard word.rotated & bit != 0 else { return false }
    let place = word.before &+ (word.rotated & (bit &- 1)).nonzeroBitCount
    return quads[place].contains(point)
  }
}
