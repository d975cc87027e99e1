extension CompositionalSolution {
  /// The item whose frame contains a point; nil for gaps, insets, supplementaries and NaN (R6.12).
  ///
  /// Of overlapping items the one with the largest zIndex, then the last one (R6.13).
  ///
  /// - Complexity: O(log sections + items of the group).
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
      // The section before may reach to the point by a rounding.
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

  /// What `body` answers for a section and where it starts.
  @inline(__always)
  func withSection<Answer>(
    _ index: Int, _ body: (borrowing CompositionalSection, Double) -> Answer
  ) -> Answer {
    sections.withLeaf(ofPlace: index) { leaf, place in
      body(leaf.section, boundaries.before + place.start.points)
    }
  }

  /// Calls `body` with the sections that may have something between two positions, all that have something among them; with
  /// their numbers and where they start.
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

  /// The frame of an item, where its section is scrolled to.
  ///
  /// - Complexity: O(log sections).
  /// - Precondition: Section and item exist.
  package func frame(ofItem item: Int, section: Int) -> LayoutFrame {
    withSection(section) { section, start in
      section.frame(ofItem: item, sectionStart: start)
    }
  }

  /// Calls `body` with every element that overlaps `extent` (R6.10).
  ///
  /// By section: backgrounds, headers, items ascending, what hangs on them, footers (R6.11); the layout's own headers
  /// before and its footers after all sections. Pinned elements count with their pinned frames.
  ///
  /// - Complexity: O(log sections + groups + elements).
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
