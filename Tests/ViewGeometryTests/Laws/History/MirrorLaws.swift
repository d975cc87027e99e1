import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// With any two options of a layout together, in right-to-left reading it is the mirror image.
@Suite struct MirrorLaws {
  @Test func `waterfalls from the right are mirrored`() throws {
    try Self.check(CollectionHistory.waterfall, unsymmetric: ["section inset", "order"])
  }

  @Test func `flows from the right are mirrored`() throws {
    try Self.check(CollectionHistory.flippingFlow, unsymmetric: ["section inset"])
  }

  @Test func `compositions from the right are mirrored`() throws {
    try Self.check(CollectionHistory.composition, unsymmetric: [])
  }

  @Test func `grids from the right are mirrored`() throws {
    try Self.check(CollectionHistory.grid, unsymmetric: [])
  }

  /// Rows of a covering array, each from the left and from the right; options that distinguish left
  /// from right stay the same.
  private static func check<Layout>(
    _ subject: SubjectUnderTest<CollectionHistory<Layout>>, unsymmetric: Set<String>
  ) throws {
    let skipped = unsymmetric.union(["direction", "inset", "safe area"])
    for row in CoveringArray(valueCounts: subject.settings.map(\.valueCount)).rows {
      let values = zip(subject.settings, row).map { skipped.contains($0.name) ? nil : $1 }
      let (fromLeft, fromRight) = (subject.configured(values), subject.configured(values))
      fromRight.collection.semanticContentAttribute = .forceRightToLeft
      do {
        try demandMirrored(fromRight.collection, fromLeft.collection)
      } catch {
        let options = zip(subject.settings, values).map {
          "\($0.name) = \($1.map { "value \($0)" } ?? "as it is")"
        }
        Issue.record("\(error)\n\(options.joined(separator: "\n"))")
      }
    }
  }

  private static func demandMirrored(
    _ found: CollectionView, _ original: CollectionView
  ) throws {
    found.layoutIfNeeded()
    original.layoutIfNeeded()
    let width = original.contentSize.width
    // Both show the same: frozen columns stay at the edge of the visible part.
    found.contentOffset.x = width - found.bounds.width - original.contentOffset.x
    found.layoutIfNeeded()
    try demand(
      found.contentSize == original.contentSize,
      "\(found.contentSize), not \(original.contentSize)")
    for section in 0..<original.numberOfSections {
      for item in 0..<original.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let frame = found.frameForItem(at: path),
          let other = original.frameForItem(at: path)
        else { throw Falsified(description: "\(path) has no frame") }
        try demandImage(frame, other, width, "\(path)")
      }
      for kind in [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        let frame = found.frameForSupplementaryElement(ofKind: kind, at: path)
        let other = original.frameForSupplementaryElement(ofKind: kind, at: path)
        if let frame, let other {
          try demandImage(frame, other, width, "\(kind) \(section)")
        } else {
          try demand(frame == other, "\(kind) \(section) is only on one side")
        }
      }
    }
  }

  private static func demandImage(
    _ frame: CGRect, _ other: CGRect, _ width: CGFloat, _ name: String
  ) throws {
    let far = [
      frame.minX - (width - other.maxX), frame.minY - other.minY, frame.width - other.width,
      frame.height - other.height,
    ]
    // A position is subtracted from the width once.
    try demand(
      far.allSatisfy { abs($0) < 1e-9 }, "\(name) is at \(frame), from the left \(other)")
  }
}
