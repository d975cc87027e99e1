import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Rectangles find every kind of element by its frame, to the last bit: headers and footers at rest
/// and pinned, badges, backgrounds, and items that were measured, frozen, or scrolled with their
/// section.
///
/// Rectangles and bounds begin and end on the edges of elements, and one double beside them.
/// Expected answers come from a scan of all elements, requested by their index paths.
@Suite struct ElementEdgeLaws {
  @Test(arguments: EdgedLayout.allCases)
  func `a rectangle holds the elements that overlap it, each once`(_ layout: EdgedLayout) {
    check({ ElementEdgeCase(layout, &$0) }, cases: .perThousand(3)) { input in
      let subject = ElementEdgeSubject(input)
      let (elements, own) = (subject.elements, subject.layoutElements)
      let (twin, ownTwin) = (LawTwin(elements: elements), LawTwin(elements: own))
      for pick in input.numbers.picks.prefix(2) where !elements.isEmpty {
        for rect in Self.rects(around: elements[pick % elements.count].frame) {
          for (asked, found) in subject.elements(in: rect) {
            try Self.demand(asked, found, twin.elements(in: rect), rect)
          }
        }
        for rect in Self.rects(around: own[pick % own.count].frame) {
          // A custom layout may return more.
          let found = subject.layoutElements(in: rect).filter {
            layout != .searchedBoard || $0.overlaps(rect)
          }
          let expected =
            layout.isFlow ? ownTwin.touchedElements(in: rect) : ownTwin.elements(in: rect)
          try Self.demand("The layout", found, expected, rect)
        }
      }
    }
  }

  @Test(arguments: EdgedLayout.allCases)
  func `a point finds the frontmost of the items that hold it`(_ layout: EdgedLayout) {
    check({ ElementEdgeCase(layout, &$0) }, cases: .perThousand(3)) { input in
      let subject = ElementEdgeSubject(input)
      let twin = LawTwin(elements: subject.elements)
      for pick in input.numbers.picks where !twin.elements.isEmpty {
        let frame = twin.elements[pick % twin.elements.count].frame
        for x in Self.beside(frame.minX) + Self.beside(frame.maxX) {
          for y in Self.beside(frame.minY) + Self.beside(frame.maxY) {
            let point = CGPoint(x: x, y: y)
            for (asked, found) in subject.items(at: point) {
              try TestSupport.demand(
                found == twin.item(at: point),
                "\(asked) finds \(String(describing: found)) at \(point): \(input.name)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: EdgedLayout.allCases)
  func `on screen is what overlaps the bounds, wherever they begin and end`(
    _ layout: EdgedLayout
  ) {
    check({ ElementEdgeCase(layout, &$0) }, cases: .perThousand(3)) { input in
      let subject = ElementEdgeSubject(input)
      let collection = subject.collection
      let elements = subject.elements
      for pick in input.numbers.picks.prefix(2) where !elements.isEmpty {
        let frame = elements[pick % elements.count].frame
        let size = collection.bounds.size
        let offsets =
          zip(Self.beside(frame.minX), Self.beside(frame.minY))
          .map { CGPoint(x: $0 - size.width, y: $1 - size.height) }
          + zip(Self.beside(frame.maxX), Self.beside(frame.maxY)).map { CGPoint(x: $0, y: $1) }
        for offset in offsets {
          collection.contentOffset =
            input.numbers.isHorizontal
            ? CGPoint(x: offset.x, y: 0) : CGPoint(x: 0, y: offset.y)
          collection.layoutIfNeeded()
          try Self.demandShown(subject, input)
        }
      }
    }
  }

  // MARK: What is demanded

  private static func demand(
    _ asked: String, _ found: [LawElement], _ expected: Set<LawElement>, _ rect: CGRect
  ) throws {
    let (missing, extra) = (expected.subtracting(found), Set(found).subtracting(expected))
    try TestSupport.demand(
      missing.isEmpty && extra.isEmpty && found.count == expected.count,
      "\(asked) finds \(found.count) in \(rect), without \(missing), with \(extra).")
  }

  private static func demandShown(_ subject: ElementEdgeSubject, _ input: ElementEdgeCase) throws {
    let collection = subject.collection
    let visible = LawTwin(elements: subject.elements).elements(in: collection.bounds)
    var shown: Set<[String]> = []
    for path in collection.indexPathsForVisibleItems { shown.insert(["cell", "\(path)"]) }
    for kind in ElementEdgeSubject.sectionKinds + [ElementEdgeCase.badge, ElementEdgeCase.whole] {
      for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        shown.insert([kind, "\(path)"])
      }
    }
    let expected = visible.filter { $0.kind != ElementEdgeCase.background }
    try TestSupport.demand(
      shown == Set(expected.map { [$0.kind, "\($0.indexPath)"] }),
      "On screen in \(collection.bounds) are \(shown), not \(expected): \(input.name)")
    for element in expected {
      let view =
        element.isItem
        ? collection.cellForItem(at: element.indexPath)
        : collection.supplementaryView(forElementKind: element.kind, at: element.indexPath)
      let frame = view?.frame ?? .null
      // Views hold center and size.
      let far = [
        frame.minX - element.frame.minX, frame.minY - element.frame.minY,
        frame.width - element.frame.width, frame.height - element.frame.height,
      ]
      try TestSupport.demand(
        far.allSatisfy { abs($0) < 1e-9 }, "The view of \(element) is at \(frame).")
    }
  }

  // MARK: Places

  private static func beside(_ number: CGFloat) -> [CGFloat] {
    [number.nextDown, number, number.nextUp]
  }

  /// Rectangles that end or begin on an edge of a frame, and one double before and after it.
  private static func rects(around frame: CGRect) -> [CGRect] {
    let (x, y) = (frame.midX, frame.midY)
    var rects = [frame]
    for end in beside(frame.minX) { rects.append(rect(end - 9, end, y - 1, y + 1)) }
    for start in beside(frame.maxX) { rects.append(rect(start, start + 9, y - 1, y + 1)) }
    for end in beside(frame.minY) { rects.append(rect(x - 1, x + 1, end - 9, end)) }
    for start in beside(frame.maxY) { rects.append(rect(x - 1, x + 1, start, start + 9)) }
    for (end, other) in zip(beside(frame.minX), beside(frame.minY)) {
      rects.append(rect(end - 9, end, other - 9, other))
    }
    for (start, other) in zip(beside(frame.maxX), beside(frame.maxY)) {
      rects.append(rect(start, start + 9, other, other + 9))
    }
    return rects
  }

  /// A rectangle that ends exactly at a coordinate, as far as doubles allow.
  private static func rect(
    _ minX: CGFloat, _ maxX: CGFloat, _ minY: CGFloat, _ maxY: CGFloat
  ) -> CGRect {
    CGRect(x: minX, y: minY, width: length(minX, maxX), height: length(minY, maxY))
  }

  private static func length(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let length = end - start
    return [length, length.nextUp, length.nextDown].first { start + $0 == end } ?? length
  }
}
