import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Frames requested without attributes equal those of the attributes, to the last bit.
@Suite struct ElementFrameLaws {
  struct Case {
    var breadth: CGFloat
    var isHorizontal = false
    var isMirrored = false
    var contents: LawContents
    var batches: [LawBatch] = []
    /// The scroll offsets across and along, in 256ths of the content.
    var scroll: SIMD2<Int>
  }

  private static func generate(_ layout: LayoutUnderTest) -> (inout ChoiceSource) -> Case {
    { source in
      let contents = source.lawContents(layout.shape, longest: min(layout.longest, 60))
      var input = Case(
        breadth: source.pick([120, 160, 201.3]), contents: contents,
        scroll: SIMD2(source.index(below: 257), source.index(below: 257)))
      if layout.hasBothDirections { input.isHorizontal = source.flag() }
      if layout.isMirrored { input.isMirrored = source.flag() }
      var next = contents.sections.joined().count
      var current = contents
      for _ in 0..<source.index(below: 3) {
        let batch = source.lawBatch(of: current, layout.shape, next: &next)
        input.batches.append(batch)
        current = batch.after
      }
      return input
    }
  }

  @Test(arguments: LayoutUnderTest.all.filter { !$0.isTable })
  func `frames are those of the attributes`(_ layout: LayoutUnderTest) {
    check(Self.generate(layout), cases: .perThousand(40)) { input in
      let subject = layout.subject(
        input.contents, breadth: input.breadth, isHorizontal: input.isHorizontal,
        isMirrored: input.isMirrored)
      guard let collection = subject.view as? CollectionView else { return }
      let size = collection.contentSize
      collection.contentOffset = CGPoint(
        x: size.width * CGFloat(input.scroll.x) / 256,
        y: size.height * CGFloat(input.scroll.y) / 256)
      try demandFrames(of: collection, layout)
      for batch in input.batches {
        subject.perform(batch)
        try demandFrames(of: collection, layout)
      }
    }
  }

  /// Each existing item and supplementary view, and some missing ones.
  private func demandFrames(of collection: CollectionView, _ layout: LayoutUnderTest) throws {
    let snapshot = collection.layoutSnapshot
    for section in -1...collection.numberOfSections {
      let isThere = section >= 0 && section < collection.numberOfSections
      let count = isThere ? collection.numberOfItems(inSection: section) : 0
      for item in -1...count {
        let path = IndexPath(item: item, section: section)
        let attributes = collection.layoutAttributesForItem(at: path)
        try demand(
          bits(collection.frameForItem(at: path)) == bits(attributes?.frame),
          "Item \(path) is at \(text(collection.frameForItem(at: path))), "
            + "its attributes at \(text(attributes?.frame)).")
        if item < 0 || item >= count { try demand(attributes == nil, "There is an item \(path).") }
        // A snapshot of a custom layout contains the visible elements.
        if let attributes, !attributes.isHidden, !attributes.frame.isEmpty {
          try demand(
            bits(snapshot.frameForItem(at: path)) == bits(attributes.frame),
            "In the snapshot item \(path) is at \(text(snapshot.frameForItem(at: path))).")
        }
        for kind in layout.kinds + ["nothing"] {
          let found = collection.frameForSupplementaryElement(ofKind: kind, at: path)
          let expected = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
          try demand(
            bits(found) == bits(expected?.frame),
            "\(kind) \(path) is at \(text(found)), its attributes at \(text(expected?.frame)).")
        }
      }
    }
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
      try demand(collection.frameForItem(at: path) == nil, "There is an item \(path).")
      for kind in layout.kinds {
        // Boundaries of a whole layout have index paths with one index.
        let found = collection.frameForSupplementaryElement(ofKind: kind, at: path)
        let expected = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        try demand(bits(found) == bits(expected?.frame), "\(kind) \(path) is at \(text(found)).")
      }
    }
  }

  private func bits(_ frame: CGRect?) -> [UInt64]? {
    frame.map {
      [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height].map { Double($0).bitPattern }
    }
  }

  private func text(_ frame: CGRect?) -> String { frame.map { "\($0)" } ?? "nothing" }

  /// Rotated items, mirrored: adding and subtracting half of a size may give another value.
  private final class Fan: CollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: 333.3, height: 500) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      guard indexPath.item < 50 else { return nil }
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0.1 * CGFloat(indexPath.item), y: 0.7, width: 33.3, height: 20.1)
      attributes.transform = CGAffineTransform(rotationAngle: CGFloat(indexPath.item) / 7)
      return attributes
    }
  }

  @Test(arguments: [false, true])
  func `rotated items have the frames of their attributes`(isMirrored: Bool) {
    let items = LawItems(
      LawContents(sections: [(0..<50).map { LawItem(number: $0) }]), isHorizontal: false)
    let collection = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 333.3, height: 90), collectionViewLayout: Fan())
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    collection.dataSource = items

    for item in 0..<51 {
      let path = IndexPath(item: item, section: 0)
      let expected = collection.layoutAttributesForItem(at: path)?.frame
      expectEqual(bits(collection.frameForItem(at: path)), bits(expected))
      expectEqual((expected == nil), (item == 50))
    }
  }
}
