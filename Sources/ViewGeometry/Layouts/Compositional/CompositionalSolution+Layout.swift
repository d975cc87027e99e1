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
    let viewport = viewport.map(CompositionalViewport.init)
    guard let item else {
      return layoutBoundary(ofKind: name, item: section, viewport: viewport).map {
        LayoutElement(
          kind: .layoutBoundary(name), section: 0, item: section, frame: $0.frame,
          zIndex: $0.zIndex)
      }
    }
    guard 0..<sectionCount ~= section else { return nil }
    if item == 0, let found = boundary(ofKind: name, section: section, viewport: viewport) {
      return LayoutElement(
        kind: .boundary(name), section: section, item: 0, frame: found.frame,
        zIndex: found.zIndex)
    }
    guard contains(section: section, item: item),
      let found = supplementary(ofKind: name, item: item, section: section)
    else { return nil }
    return LayoutElement(
      kind: .supplementary(name), section: section, item: item, frame: found.frame,
      zIndex: found.zIndex)
  }

  package func decoration(named name: String, section: Int, item: Int) -> LayoutElement? {
    guard 0..<sectionCount ~= section, item == 0,
      let found = background(ofKind: name, section: section)
    else { return nil }
    return LayoutElement(
      kind: .background(name), section: section, item: 0, frame: found.frame,
      zIndex: found.zIndex)
  }

  package func forEachElement(
    in extent: Extent, viewport: Extent?, _ body: (LayoutElement) -> Void
  ) {
    forEachElement(in: extent, viewport: viewport.map(CompositionalViewport.init), body)
  }
}

extension CompositionalViewport {
  fileprivate init(_ extent: Extent) { self.init(start: extent.minY, end: extent.maxY) }
}
