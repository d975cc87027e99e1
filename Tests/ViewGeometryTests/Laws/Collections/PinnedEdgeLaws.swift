import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Headers and footers are pinned by the formulas of R6.25, at exactly the offsets where they begin
/// to move and stop.
///
/// Their resting frames come from the same layout without pinning. In both directions and mirrored,
/// under content insets.
@Suite struct PinnedEdgeLaws {
  private static let layouts: [EdgedLayout] = [
    .flow, .flowSubclass, .sizedFlow, .composition, .compositionSubclass, .shelves, .measured,
  ]

  private struct Case {
    var pinned: ElementEdgeCase
    var rests: ElementEdgeCase

    init(_ layout: EdgedLayout, _ source: inout ChoiceSource) {
      pinned = ElementEdgeCase(layout, &source)
      // Overlapping lines may leave less space than header and footer take.
      pinned.preferred.removeAll()
      if pinned.numbers.header == 0 { pinned.numbers.header = 13 }
      pinned.isPinned = true
      rests = pinned
      rests.isPinned = false
    }
  }

  /// A section along the scrolling direction, from the start of reading.
  private struct Section {
    let header: (start: CGFloat, length: CGFloat)?
    let footer: (start: CGFloat, length: CGFloat)?
    /// The end of the section.
    let end: CGFloat
  }

  @Test(arguments: layouts)
  func `headers and footers are where R6.25 says at every threshold`(_ layout: EdgedLayout) {
    check({ Case(layout, &$0) }, cases: .perThousand(12)) { input in
      let (subject, rests) = (
        ElementEdgeSubject(input.pinned), ElementEdgeSubject(input.rests)
      )
      let collection = subject.collection
      let sections = input.pinned.numbers.sections.indices.map { Self.section($0, of: rests) }
      let inset = collection.adjustedContentInset
      let isMirrored = input.pinned.numbers.isMirrored && input.pinned.numbers.isHorizontal
      let isHorizontal = input.pinned.numbers.isHorizontal
      let (before, after) =
        !isHorizontal
        ? (inset.top, inset.bottom)
        : isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
      let length = isHorizontal ? collection.bounds.width : collection.bounds.height
      let width = rests.collection.contentSize.width
      for section in sections.prefix(2) {
        for offset in Self.thresholds(section, length, before, after) {
          let start = isMirrored ? width - offset - length : offset
          collection.contentOffset =
            isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
          let visible = (offset + before)...max(offset + before, offset + length - after)
          for (number, each) in sections.enumerated() {
            for kind in ElementEdgeSubject.sectionKinds {
              try Self.demand(
                Self.place(kind, number, of: subject), Self.expected(kind, each, visible),
                "\(kind) \(number) at the offset \(offset): \(input.pinned.name)")
            }
          }
        }
      }
    }
  }

  private static func demand(_ found: CGFloat?, _ expected: CGFloat?, _ name: String) throws {
    let isSame =
      if let found, let expected { abs(found - expected) < 1e-9 } else { found == expected }
    try TestSupport.demand(
      isSame,
      "\(String(describing: found)), not \(String(describing: expected)), of \(name)")
  }

  /// R6.25, with the section's end instead of a missing footer.
  private static func expected(
    _ kind: String, _ section: Section, _ visible: ClosedRange<CGFloat>
  ) -> CGFloat? {
    if kind == CollectionView.elementKindSectionHeader {
      return section.header.map {
        min(max(visible.lowerBound, $0.start), (section.footer?.start ?? section.end) - $0.length)
      }
    }
    return section.footer.map {
      let headerEnd = section.header.map { $0.start + $0.length } ?? -CGFloat.infinity
      return max(min(visible.upperBound - $0.length, $0.start), headerEnd)
    }
  }

  /// The offsets at which a header or footer begins to move or stops, and one double beside each.
  private static func thresholds(
    _ section: Section, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) -> [CGFloat] {
    var found: [CGFloat] = []
    let end = section.footer?.start ?? section.end
    if let header = section.header {
      found += [header.start - before, end - header.length - before, end - before]
    }
    if let footer = section.footer {
      let headerEnd = section.header.map { $0.start + $0.length } ?? 0
      found += [footer.start, headerEnd].map { $0 + footer.length + after - length }
    }
    return found.flatMap { [$0.nextDown, $0, $0.nextUp] }
  }

  // MARK: Where things are, from where reading starts

  private static func section(_ number: Int, of subject: ElementEdgeSubject) -> Section {
    let header = span(CollectionView.elementKindSectionHeader, number, of: subject)
    let footer = span(CollectionView.elementKindSectionFooter, number, of: subject)
    let next = span(CollectionView.elementKindSectionHeader, number + 1, of: subject)
    return Section(
      header: header, footer: footer,
      end: footer.map { $0.start + $0.length }
        ?? next.map { $0.start - Self.spacing(of: subject) } ?? Self.end(of: subject))
  }

  private static func spacing(of subject: ElementEdgeSubject) -> CGFloat {
    subject.layout is CollectionViewFlowLayout ? 0 : subject.input.numbers.spacing.x
  }

  /// The end of the content without the footers of the whole layout, which exist only with footers
  /// of sections.
  private static func end(of subject: ElementEdgeSubject) -> CGFloat {
    let size = subject.collection.contentSize
    return subject.input.numbers.isHorizontal ? size.width : size.height
  }

  private static func place(
    _ kind: String, _ section: Int, of subject: ElementEdgeSubject
  ) -> CGFloat? {
    span(kind, section, of: subject)?.start
  }

  private static func span(
    _ kind: String, _ section: Int, of subject: ElementEdgeSubject
  ) -> (start: CGFloat, length: CGFloat)? {
    guard
      let frame = subject.collection.frameForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))
    else { return nil }
    let numbers = subject.input.numbers
    guard numbers.isHorizontal else { return (frame.minY, frame.height) }
    guard numbers.isMirrored else { return (frame.minX, frame.width) }
    return (subject.collection.contentSize.width - frame.maxX, frame.width)
  }
}
