import Foundation
import ScreenFiles

/// The elements that cover an element.
///
/// For each cover, two fractions are given: the fraction of the element's area that the cover
/// hides, and the fraction of the element's unclipped area in which the cover receives the touches.
struct Covering {
  struct Cover: Equatable {
    let element: Int
    /// The fraction of the element's unclipped area in which the cover receives the touches, from 0
    /// to 1.
    var touches: CGFloat = 0
    /// The fraction of the element's area that the cover and its descendants hide.
    ///
    /// The fractions of the cover and of its descendants are added. If several of them hide the
    /// same area, it counts several times, so the sum can exceed 1.
    var sight: CGFloat = 0
  }

  let element: ScreenDump.Element
  /// The covers, ordered by the larger of the two fractions, the largest first.
  let covers: [Cover]

  init(of element: ScreenDump.Element, in dump: ScreenDump) {
    self.element = element
    var covers = dump.verdict(of: element).covers.map {
      Cover(element: $0.element, touches: $0.fraction)
    }
    for (seen, fraction) in element.hasFrame ? dump.coverers(of: element) : []
    where !dump.isInside(seen.index, element.index) && !dump.isInside(element.index, seen.index) {
      // If the hiding element is a known cover or a descendant of one, its fraction is added to
      // that cover's.
      let place = covers.firstIndex { dump.isInside(seen.index, $0.element) }
      if let place {
        covers[place].sight += fraction
      } else {
        let outermost = Self.outermost(seen, over: element, in: dump)
        if let known = covers.firstIndex(where: { $0.element == outermost }) {
          covers[known].sight += fraction
        } else {
          covers.append(Cover(element: outermost, sight: fraction))
        }
      }
    }
    self.covers = covers.sorted {
      (max($0.touches, $0.sight), $1.element) > (max($1.touches, $1.sight), $0.element)
    }
  }

  /// Returns the outermost ancestor of `cover` that covers `element` wherever `cover` does.
  ///
  /// The search ends at the first ancestor that contains `element` or is behind it. Returns `cover`
  /// itself if no ancestor qualifies.
  static func outermost(
    _ cover: ScreenDump.Element, over element: ScreenDump.Element, in dump: ScreenDump
  ) -> Int {
    let part = dump.seenBox(of: cover).intersection(element.frame)
    var (found, next) = (cover.index, cover.parent)
    while let place = next, !dump.isInside(element.index, place),
      dump.rank(of: dump.elements[place]) > dump.rank(of: element)
    {
      let box = dump.seenBox(of: dump.elements[place])
      if !box.isNull, box.intersection(part) == part { found = place }
      next = dump.elements[place].parent
    }
    return found
  }

  /// Returns a title, followed by a line for each cover or by a line that says that nothing covers
  /// the element.
  func text(in dump: ScreenDump) -> String {
    let title = "covering element \(element.index) (\(element.title))"
    guard !covers.isEmpty else { return "\(title)\n  nothing covers it" }
    let lines = covers.map { cover -> String in
      let touches =
        cover.touches > 0 ? "takes the touches of \(cover.touches.share)" : "lets touches through"
      let sight = cover.sight > 0 ? "hides \(min(1, cover.sight).share)" : "hides nothing"
      return
        "  element \(cover.element) (\(dump.elements[cover.element].title)): \(touches), \(sight)"
    }
    return ([title] + lines).joined(separator: "\n")
  }
}
