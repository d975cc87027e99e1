import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Properties of every layout, of each kind, in each direction.
///
/// Expected answers come from a scan of every element (`LawTwin`), from a layout solved from
/// scratch, and from mirroring and transposing frames.
@Suite struct LayoutLaws {
  struct Case {
    var breadth: CGFloat
    var isHorizontal = false
    var isMirrored = false
    var contents: LawContents
    var batches: [LawBatch] = []
    /// Positions as fractions of the content: a 256th of its width and height each.
    var places: [SIMD2<Int>]
    /// The indices of elements whose edges are queried.
    var picks: [Int]
    /// The scroll offset, as a fraction of its range.
    var scroll: Int
  }

  private static func generate(
    _ layout: LayoutUnderTest, batches: Bool = false
  ) -> (inout ChoiceSource) -> Case {
    { source in
      let contents = source.lawContents(layout.shape, longest: layout.longest)
      var input = Case(
        breadth: source.pick([120, 160, 200]), contents: contents,
        places: (0..<6).map { _ in SIMD2(source.index(below: 257), source.index(below: 257)) },
        picks: (0..<4).map { _ in source.index(below: 1 << 16) },
        scroll: source.index(below: 257))
      if layout.hasBothDirections { input.isHorizontal = source.flag() }
      if layout.isMirrored { input.isMirrored = source.flag() }
      guard batches else { return input }
      var next = contents.sections.joined().count
      var current = contents
      for _ in 0..<1 + source.index(below: 3) {
        let batch = source.lawBatch(of: current, layout.shape, next: &next)
        input.batches.append(batch)
        current = batch.after
      }
      return input
    }
  }

  private func subject(
    _ layout: LayoutUnderTest, _ input: Case, of contents: LawContents? = nil
  ) -> any LawSubject {
    let subject = layout.subject(
      contents ?? input.contents, breadth: input.breadth, isHorizontal: input.isHorizontal,
      isMirrored: input.isMirrored)
    scroll(subject, input)
    return subject
  }

  /// Scrolls by whole points, within the content; in right-to-left reading by the same distance
  /// from the other end.
  private func scroll(_ subject: any LawSubject, _ input: Case) {
    let (content, bounds) = (subject.view.contentSize, subject.view.bounds)
    let most = CGSize(
      width: max(0, content.width - bounds.width), height: max(0, content.height - bounds.height))
    func part(_ most: CGFloat) -> CGFloat {
      input.scroll == 256 ? most : (most * CGFloat(input.scroll) / 256).rounded(.down)
    }
    let x = part(most.width)
    subject.view.contentOffset = CGPoint(
      x: input.isMirrored ? most.width - x : x, y: part(most.height))
    subject.view.layoutIfNeeded()
  }

  // MARK: Queries

  /// Points all over the content and a little beyond, and on and beside the edges of some elements.
  private func points(_ input: Case, _ elements: [LawElement], _ size: CGSize) -> [CGPoint] {
    let spread = input.places.map { place in
      // Between multiples of 1/4, where frames begin and end.
      CGPoint(
        x: ((size.width + 20) * CGFloat(place.x) / 256).rounded(.down) - 9.875,
        y: ((size.height + 20) * CGFloat(place.y) / 256).rounded(.down) - 9.875)
    }
    guard !elements.isEmpty else { return spread }
    return spread
      + input.picks.flatMap { pick in
        let frame = elements[pick % elements.count].frame
        return [frame.minX - 0.125, frame.minX, frame.maxX - 0.125, frame.maxX].flatMap { x in
          [frame.minY - 0.125, frame.minY, frame.maxY - 0.125, frame.maxY].map {
            CGPoint(x: x, y: $0)
          }
        }
      }
  }

  private func rects(_ input: Case, _ elements: [LawElement], _ size: CGSize) -> [CGRect] {
    let corners = points(input, [], size)
    let spread = zip(corners, corners.dropFirst()).map { first, second in
      // Of negative size as often as not.
      CGRect(x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y)
    }
    guard !elements.isEmpty else { return spread }
    return spread
      + input.picks.flatMap { pick -> [CGRect] in
        let frame = elements[pick % elements.count].frame
        // The element, its neighbors that only touch, and an empty one.
        return [
          frame, CGRect(x: frame.maxX, y: frame.minY, width: 8, height: frame.height),
          CGRect(x: frame.minX, y: frame.minY - 8, width: frame.width, height: 8),
          CGRect(x: frame.minX, y: frame.minY, width: 0, height: frame.height),
        ]
      }
  }

  /// Every query compared with the twin; `elements` are the existing ones.
  private func compare(
    _ queries: LawQueries, _ elements: [LawElement], _ input: Case, _ layout: LayoutUnderTest
  ) throws {
    let twin = LawTwin(elements: elements)
    for point in points(input, elements, queries.contentSize) {
      // In a table only y counts.
      if layout.isTable, point.x < 0 || point.x >= queries.contentSize.width { continue }
      let (found, expected) = (queries.item(point), twin.item(at: point))
      try demand(found == expected, "At \(point): \(text(found)), not \(text(expected)).")
      // Where two rows meet, a table takes the one that contains the point.
      let near = queries.nearest(point)
      let nearest = (layout.isTable ? expected : nil) ?? twin.nearest(to: point)
      try demand(near == nearest, "Nearest to \(point): \(text(near)), not \(text(nearest)).")
    }
    for rect in rects(input, elements, queries.contentSize) + [.zero, .null] {
      let (found, expected) = (queries.elements(rect), twin.elements(in: rect))
      let (missing, extra) = (expected.subtracting(found), Set(found).subtracting(expected))
      try demand(
        missing.isEmpty && extra.isEmpty && found.count == expected.count,
        "In \(rect): without \(missing), with \(extra), \(found.count) in all.")
      let items = found.filter(\.isItem).map(\.indexPath)
      try demand(items == items.sorted(), "In \(rect), out of order: \(items).")
    }
    try demand(queries.item(CGPoint(x: CGFloat.nan, y: 0)) == nil, "NaN has an item.")
    try demand(queries.nearest(CGPoint(x: 0, y: CGFloat.nan)) == nil, "NaN has a nearest item.")
  }

  private func text(_ path: IndexPath?) -> String { path.map { "\($0)" } ?? "nothing" }

  @Test(arguments: LayoutUnderTest.all)
  func `every query gets the answer of a look at all elements`(_ layout: LayoutUnderTest) {
    check(Self.generate(layout), cases: .perThousand(25)) { input in
      let subject = subject(layout, input)
      let elements = subject.elements
      try compare(subject.queries, elements, input, layout)
      try compare(subject.frozen, elements, input, layout)
    }
  }

  @Test(arguments: LayoutUnderTest.all)
  func `views on screen are exactly the items that overlap the bounds`(_ layout: LayoutUnderTest) {
    check(Self.generate(layout), cases: .perThousand(30)) { input in
      let subject = subject(layout, input)
      try demandShown(subject)
    }
  }

  private func demandShown(_ subject: any LawSubject) throws {
    let bounds = subject.view.bounds
    let visible = subject.elements.filter { $0.isItem && $0.overlaps(bounds) }
    let shown = subject.shownItems
    try demand(
      Set(shown.keys) == Set(visible.map(\.indexPath)),
      "On screen are \(shown.keys.sorted()), not \(visible.map(\.indexPath)).")
    for element in visible where element.outline == nil {
      let (frame, expected) = (shown[element.indexPath] ?? .null, element.frame)
      // Views hold center and size.
      let far = [
        frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
        frame.height - expected.height,
      ]
      try demand(
        far.allSatisfy { abs($0) < 1e-9 },
        "The cell of \(element.indexPath) is at \(frame), not \(expected).")
    }
  }

  // MARK: Content size

  @Test(arguments: LayoutUnderTest.all)
  func `the content size encloses every element and one reaches it`(_ layout: LayoutUnderTest) {
    check(Self.generate(layout), cases: .perThousand(40)) { input in
      var input = input
      // At the end, where pinned elements rest.
      input.scroll = 256
      let subject = subject(layout, input)
      let (elements, size) = (subject.elements, subject.queries.contentSize)
      for element in elements {
        try demand(
          element.frame.maxX <= size.width + 1e-9 && element.frame.maxY <= size.height + 1e-9
            && element.frame.minX >= -1e-9,
          "\(element) leaves the content of \(size).")
      }
      guard !elements.isEmpty else { return }
      let isReached = elements.contains {
        let end =
          input.isHorizontal
          ? (input.isMirrored ? size.width - $0.frame.minX : $0.frame.maxX) - size.width
          : $0.frame.maxY - size.height
        return abs(end) < 1e-9
      }
      try demand(isReached, "Nothing reaches the end of the content of \(size).")
    }
  }

  // MARK: Directions

  @Test(arguments: LayoutUnderTest.all.filter(\.isMirrored))
  func `from right to left everything is mirrored`(_ layout: LayoutUnderTest) {
    check(Self.generate(layout), cases: .perThousand(40)) { input in
      var other = input
      other.isMirrored.toggle()
      let (subject, mirrored) = (subject(layout, input), subject(layout, other))
      let width = subject.queries.contentSize.width
      try demand(
        subject.queries.contentSize == mirrored.queries.contentSize, "The content is larger.")
      try demandAlike(mirrored.elements, subject.elements) {
        CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
    }
  }

  @Test(arguments: LayoutUnderTest.all.filter(\.hasBothDirections))
  func `scrolling horizontally everything is transposed`(_ layout: LayoutUnderTest) {
    check(Self.generate(layout), cases: .perThousand(40)) { input in
      var (vertical, horizontal) = (input, input)
      (vertical.isHorizontal, horizontal.isHorizontal) = (false, true)
      (vertical.isMirrored, horizontal.isMirrored) = (false, false)
      let (subject, transposed) = (subject(layout, vertical), subject(layout, horizontal))
      try demandAlike(transposed.elements, subject.elements, \.transposed)
    }
  }

  /// The same elements, with frames that `map` transforms into each other up to the rounding of one
  /// subtraction.
  private func demandAlike(
    _ found: [LawElement], _ original: [LawElement], _ map: (CGRect) -> CGRect
  ) throws {
    try demand(found.count == original.count, "\(found.count) elements, not \(original.count).")
    for (element, original) in zip(found, original) {
      let expected = map(original.frame)
      let far = [
        element.frame.minX - expected.minX, element.frame.minY - expected.minY,
        element.frame.width - expected.width, element.frame.height - expected.height,
      ]
      try demand(
        element.indexPath == original.indexPath && element.kind == original.kind
          && element.zIndex == original.zIndex && far.allSatisfy { abs($0) < 1e-9 },
        "\(element) instead of \(original) at \(expected).")
    }
  }

  // MARK: Edits

  @Test(arguments: LayoutUnderTest.all)
  func `after a batch everything is where solving again puts it, and old snapshots stay`(
    _ layout: LayoutUnderTest
  ) {
    check(Self.generate(layout, batches: true), cases: .perThousand(25)) { input in
      let subject = subject(layout, input)
      let (old, oldElements) = (subject.frozen, subject.elements)
      for batch in input.batches {
        subject.perform(batch)
        subject.view.layoutIfNeeded()
        scroll(subject, input)
        let elements = subject.elements
        if !layout.remembersEdits {
          let fresh = self.subject(layout, input, of: batch.after)
          let expected = fresh.elements
          try demand(
            elements.count == expected.count,
            "\(elements.count) elements, not \(expected.count), \(batch)")
          for (element, expected) in zip(elements, expected) {
            try demand(element == expected, "\(element), not \(expected), \(batch)")
          }
          try demand(
            subject.queries.contentSize == fresh.queries.contentSize,
            "\(subject.queries.contentSize), not \(fresh.queries.contentSize), \(batch)")
        }
        try compare(subject.queries, elements, input, layout)
        try demandShown(subject)
      }
      try compare(old, oldElements, input, layout)
    }
  }

  // MARK: Numbers

  @Test(arguments: LayoutUnderTest.all)
  func `nothing, one and very many items are laid out`(_ layout: LayoutUnderTest) throws {
    let one = LawItem(number: 3)
    for sections in [[], [[]], [[one]], [[], [one], []]] {
      if layout.shape == .rectangular, Set(sections.map(\.count)).count > 1 { continue }
      let input = Case(
        breadth: 120, contents: LawContents(sections: sections), places: [SIMD2(100, 100)],
        picks: [0], scroll: 0)
      let subject = subject(layout, input)
      try compare(subject.queries, subject.elements, input, layout)
    }
  }

  @Test(arguments: LayoutUnderTest.all.filter(\.usesDelegate))
  func `thousands of different items are laid out`(_ layout: LayoutUnderTest) throws {
    var next = 0
    let sections = layout.huge.map { count in
      next += count
      return (next - count..<next).map { LawItem(number: $0) }
    }
    let input = Case(
      breadth: 160, contents: LawContents(sections: sections), places: [SIMD2(100, 200)],
      picks: [next - 1, next / 2], scroll: 256)
    let subject = subject(layout, input)
    try compare(subject.queries, subject.elements, input, layout)
  }

  @Test(arguments: LayoutUnderTest.all.filter { !$0.usesDelegate })
  func `any number of equal items takes no longer`(_ layout: LayoutUnderTest) {
    let items = ItemGrid(layout.huge)
    let view = items.makeCollectionView(
      size: .wh(160, 90),
      layout: layout.make(LawItems(LawContents(sections: []), isHorizontal: false)))
    view.layoutIfNeeded()

    for (section, count) in layout.huge.enumerated().suffix(2) {
      for item in [0, count / 2, count - 1] {
        let path = IndexPath(item: item, section: section)
        guard let frame = view.layoutAttributesForItem(at: path)?.frame else {
          Issue.record("There is no \(path).")
          continue
        }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        expectEqual(view.indexPathForItem(at: middle), path)
        expectEqual(view.nearestItem(to: middle), path)
        expectEqual(view.indexPathsForItems(in: frame.insetBy(dx: 1, dy: 1)), [path])
        expect(frame.maxY <= view.contentSize.height)
      }
    }
  }
}
