extension CompositionalSolution {
  /// Returns the item whose frame contains a point (R6.12).
  ///
  /// Supplementary views are ignored. Returns nil in gaps and insets, and for NaN. If items overlap
  /// at the point, returns the one with the largest z-index. If several have this z-index, returns
  /// the last of them (R6.13).
  ///
  /// - Complexity: O(log sections + log groups + items of the group) if few groups overlap.
  package func item(x: Double, y: Double) -> LayoutItem? {
    guard let view = sections.root?.view else { return nil }
    if view.summary.overhang == 0, let (position, _) = view.sum(at: y - boundaries.before) {
      let place = LocatedLeaf(at: position, in: view)
      let start = boundaries.before + place.start.points
      let found = place.leaf._withUnsafeGuaranteedRef {
        $0.section.item(x: x, y: y, sectionStart: start)
      }
      if let found {
        return LayoutItem(section: place.before, item: found.item, frame: found.frame)
      }
      // Because of rounding, the preceding section may extend to the point.
      if y - start > y.edgeSlack { return nil }
    }
    var best: (section: Int, hit: CompositionalHit)?
    forEachSection(from: y, to: y) { section, index, start in
      let found = section.item(x: x, y: y, sectionStart: start)
      if let found, best.map({ found.zIndex >= $0.hit.zIndex }) ?? true {
        best = (index, found)
      }
    }
    return best.map {
      LayoutItem(section: $0.section, item: $0.hit.item, frame: $0.hit.frame)
    }
  }

  /// Calls `body` with a section and the y-coordinate of its start, and returns the closure's
  /// result.
  @inline(__always)
  func withSection<Answer>(
    _ index: Int, _ body: (borrowing CompositionalSection, Double) -> Answer
  ) -> Answer {
    sections.withLeaf(ofPlace: index) { leaf, place in
      body(leaf.section, boundaries.before + place.start.points)
    }
  }

  /// Calls `body` with each section that may have content between two y-coordinates.
  ///
  /// The closure receives the section, its index and the y-coordinate of its start. It may also be
  /// called with sections that have no content there.
  @inline(__always)
  private func forEachSection(
    from lower: Double, to upper: Double,
    _ body: (borrowing CompositionalSection, Int, Double) -> Void
  ) {
    guard let view = sections.root?.view, lower <= upper else { return }
    let (before, slack) = (boundaries.before, view.summary.overhang + CompositionalSolver.tolerance)
    let (first, last) = (lower - before - slack, upper - before + slack)
    guard first < view.sum.points, last >= 0 else { return }
    let position = first > 0 ? view.sum(at: first)?.position : nil
    let number = position.map { LocatedLeaf(at: $0, in: view).before } ?? 0
    view.forEachLeaf(in: number..<view.places) { place in
      let start = place.start.points
      guard start <= last else { return false }
      place.leaf._withUnsafeGuaranteedRef { body($0.section, place.before, before + start) }
      return true
    }
  }

  /// Returns the frame of an item, taking the scroll offset of its section into account.
  ///
  /// - Complexity: O(log sections), plus O(log groups) if items of the section were measured.
  /// - Precondition: The section and the item exist.
  package func frame(ofItem item: Int, section: Int) -> LayoutFrame {
    withSection(section) { section, start in
      section.frame(ofItem: item, sectionStart: start)
    }
  }

  /// Calls `body` with every element that overlaps `extent` (R6.10).
  ///
  /// Elements are visited by section: backgrounds, boundary elements other than footers, items in
  /// ascending order, supplementary items, and footers (R6.11). The layout's own headers come
  /// before all sections, and its footers after them. Pinned elements are tested with their frames
  /// in `viewport`, the visible part of the content; if it is nil, nothing is pinned.
  ///
  /// - Complexity: O(log sections + log groups + items of the groups that overlap the extent). In a
  ///   section with measured items, O(log groups) is added for each of these groups.
  package func forEachElement(
    in extent: Extent, viewport: Extent? = nil,
    _ body: (LayoutElement) -> Void
  ) {
    guard !extent.isEmpty else { return }
    let width = container.width
    visitLayoutBoundaries(in: extent, viewport, areFooters: false, body)
    forEachSection(from: extent.minY, to: extent.maxY) { section, index, start in
      section.visitBackgrounds(in: extent, section: index, start: start, width: width, body)
      section.visitBoundaries(
        in: extent, section: index, start: start, viewport, areFooters: false, body)
      section.forEachItem(in: extent, section: index, sectionStart: start, body)
      section.visitBoundaries(
        in: extent, section: index, start: start, viewport, areFooters: true, body)
    }
    visitLayoutBoundaries(in: extent, viewport, areFooters: true, body)
  }
}
