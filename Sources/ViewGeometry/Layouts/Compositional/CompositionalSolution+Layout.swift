extension CompositionalSolution: LayoutSolution {
  package var contentSize: LayoutSize { LayoutSize(width: container.width, height: height) }

  package var pinning: LayoutPinning { isPinning ? .supplementaries : .nothing }

  package func element(section: Int, item: Int, viewport: Extent?) -> LayoutElement? {
    guard contains(section: section, item: item) else { return nil }
    let found = withSection(section) { $0.place(ofItem: item, sectionStart: $1) }
    return LayoutElement(
      kind: .item, section: section, item: item, frame: found.frame, zIndex: found.zIndex)
  }

  /// A header or footer, or what hangs on an item.
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
