import Foundation
import ScreenFiles

/// The elements that the drawing treats specially because of the stacking order.
struct DrawnOrder {
  /// The elements that other elements completely cover.
  ///
  /// Coverage by an element's own descendants doesn't count.
  let behind: Set<Int>
  /// The elements that are drawn filled because they cover others.
  ///
  /// If an element covers a part of another one, its outermost ancestor that covers the same part
  /// is filled, or the element itself if no ancestor covers it.
  let fronts: Set<Int>

  /// Finds both sets of elements in a dump.
  ///
  /// - Complexity: O(log n + k (log k + depth)) for each of the n elements, if k parts of other
  ///   elements cover it.
  init(_ dump: ScreenDump) {
    var (behind, fronts) = (Set<Int>(), Set<Int>())
    for element in dump.elements where !dump.seenBox(of: element).isNull {
      var seen = dump.visibleFraction(of: element)
      var hiders: [ScreenDump.Element] = []
      for (other, fraction) in dump.coverers(of: element) {
        if dump.isInside(other.index, element.index) {
          seen += fraction
        } else if !dump.isInside(element.index, other.index) {
          hiders.append(other)
        }
      }
      if seen < 0.0005, !hiders.isEmpty { behind.insert(element.index) }
      for hider in hiders {
        fronts.insert(Covering.outermost(hider, over: element, in: dump))
      }
    }
    (self.behind, self.fronts) = (behind, fronts)
  }
}
