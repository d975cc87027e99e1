extension CompositionalSolution: LayoutSolution {
  package var contentSize: LayoutSize { LayoutSize(width: container.width, height: height) }

  package var pinning: LayoutPinning { isPinning ? .supplementaries : .nothing }

  package func frame(section: Int, item: Int, viewport: Extent?) -> LayoutFrame? {
    place(section: section, item: item)?.frame
  }

  package func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement? {
    place(section: section, item: item).map {
      LayoutElement(
        kind: .item, section: section, item: item, frame: $0.frame, zIndex: $0.zIndex)
    }
  }

  @inline(__always)
  private func place(section: Int, item: Int) -> (frame: LayoutFrame, zIndex: Int)? {
    guard 0..<sectionCount ~= section else { return nil }
    return withSection(section) { section, start in
      0..<section.itemCount ~= item ? section.place(ofItem: item, sectionStart: start) : nil
    }
  }

  /// Returns the supplementary element with the kind `name` at an index path; nil if it doesn't
  /// exist.
  ///
  /// If `item` is nil, this is the layout's header or footer with the index `section`. If `item` is
  /// 0, it is the section's header or footer of that kind, if there is one. Otherwise, it is the
  /// supplementary item attached to the item. Headers and footers aren't pinned if `viewport`, the
  /// visible part of the content, is nil.
  package func supplementary(
    named name: String, section: Int, item: Int?, viewport: Extent?
  ) -> LayoutElement? {
    guard let item else {
      return layoutBoundary(named: name, item: section, viewport: viewport)
    }
    guard 0..<sectionCount ~= section else { return nil }
    if item == 0, let found = boundary(named: name, section: section, viewport: viewport) {
      return found
    }
    guard contains(section: section, item: item) else { return nil }
    return withSection(section) {
      $0.supplementary(named: name, item: item, section: section, sectionStart: $1)
    }
  }

  package func decoration(named name: String, section: Int, item: Int) -> LayoutElement? {
    guard 0..<sectionCount ~= section, item == 0 else { return nil }
    return background(named: name, section: section)
  }
}
