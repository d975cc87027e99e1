import Foundation
import ViewGeometry

extension DumpBuilder {
  /// Whether any element has several children, one of which has no value in `orders`.
  var hasSiblingsWithoutOrder: Bool {
    var counts = Array(repeating: 0, count: elements.count)
    var lacks = Array(repeating: false, count: elements.count)
    for element in elements {
      guard let parent = element.parent else { continue }
      counts[parent] += 1
      let order = element.index < orders.count ? orders[element.index] : nil
      if order == nil { lacks[parent] = true }
    }
    return zip(counts, lacks).contains { $0 > 1 && $1 }
  }

  /// Returns the roots, which must be the windows of one display, from back to front.
  ///
  /// A window is in front of all windows that lie inside fewer other windows. Windows that lie
  /// inside equally many are in document order. If there are more than 64 windows, all are in
  /// document order.
  ///
  /// This is the order on the display, since the dump doesn't contain completely covered windows:
  /// one that lies inside another must be in front of it.
  func windowsBackToFront() -> [Int] {
    guard roots.count > 1, roots.count <= 64 else { return roots }
    let depths = roots.map { inner in roots.count { lies(inner, in: $0) } }
    return roots.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { roots[$0] }
  }

  /// Returns whether the root `inner` lies in the larger root `outer`.
  private func lies(_ inner: Int, in outer: Int) -> Bool {
    let (first, second) = (elements[inner].box, elements[outer].box)
    return !first.isEmpty && first != second && first.intersection(second) == first
  }

  /// Returns remarks if two roots repeat each other or overlap.
  ///
  /// Visible roots that overlap cause a remark, since the file doesn't contain their order. If
  /// `areWindows` is true, they cause none if one lies inside the other.
  ///
  /// More than 64 roots are a list rather than windows, and aren't compared.
  ///
  /// - Complexity: O(elements + roots²) for up to 64 roots, otherwise O(1).
  func remarksOnRoots(areWindows: Bool) -> [ScreenDump.Remark] {
    guard roots.count > 1, roots.count <= 64 else { return [] }
    return remarkOnTwins() + remarksOnCommonPlaces(areWindows: areWindows)
  }

  /// Returns a remark if two roots contain elements of the same types with the same nesting.
  ///
  /// This suggests that the text contains two dumps of one screen. Roots with fewer than three
  /// descendants are ignored.
  ///
  /// - Complexity: O(elements).
  private func remarkOnTwins() -> [ScreenDump.Remark] {
    var seen: Set<Int> = []
    for (place, root) in roots.enumerated() {
      let end = place + 1 < roots.count ? roots[place + 1] : elements.count
      guard end - root > 3 else { continue }
      var hasher = Hasher()
      for element in elements[root..<end] {
        hasher.combine(element.typeName)
        hasher.combine(element.parent.map { $0 - root })
      }
      guard !seen.insert(hasher.finalize()).inserted else { continue }
      return [
        ScreenDump.Remark(
          kind: .ambiguous,
          text: "two roots contain elements alike, perhaps two dumps of one screen",
          line: elements[root].line)
      ]
    }
    return []
  }

  private func remarksOnCommonPlaces(areWindows: Bool) -> [ScreenDump.Remark] {
    let shown = roots.filter { elements[$0].hasFrame && !elements[$0].isHidden }
    guard shown.count > 1 else { return [] }
    for (place, first) in shown.enumerated() {
      for second in shown[(place + 1)...] {
        let common = elements[first].frame.intersection(elements[second].frame)
        guard !common.isEmpty else { continue }
        if areWindows, lies(first, in: second) || lies(second, in: first) { continue }
        return [
          ScreenDump.Remark(
            kind: .ambiguous,
            text: "several roots overlap; later ones were assumed to be in front",
            line: elements[second].line)
        ]
      }
    }
    return []
  }
}
