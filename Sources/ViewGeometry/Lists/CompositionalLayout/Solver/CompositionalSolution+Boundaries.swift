extension CompositionalSolution {
  /// Returns a section's first header or footer of the kind `name`; nil if there is none.
  ///
  /// If `viewport`, the visible part of the content, is nil, the element isn't pinned.
  ///
  /// - Complexity: O(log sections).
  func boundary(
    named name: String, section index: Int, viewport: Extent? = nil
  ) -> LayoutElement? {
    withSection(index) { section, start in
      section.boundaries.elements.first { $0.boundary.kind == name }
        .map { section.boundary($0, section: index, start: start, viewport) }
    }
  }

  /// Returns the layout's header or footer at an index; nil if it doesn't exist or isn't of the
  /// kind `name`.
  ///
  /// If `viewport`, the visible part of the content, is nil, the element isn't pinned.
  func layoutBoundary(named name: String, item: Int, viewport: Extent?) -> LayoutElement? {
    let elements = boundaries.elements
    guard elements.indices.contains(item), elements[item].boundary.kind == name else { return nil }
    return layoutBoundary(item, viewport)
  }

  private func layoutBoundary(_ item: Int, _ viewport: Extent?) -> LayoutElement {
    let element = boundaries.elements[item]
    return LayoutElement(
      kind: .layoutBoundary(element.boundary.kind), section: 0, item: item,
      frame: boundaries.frame(of: element, start: 0, length: height, viewport: viewport),
      zIndex: element.boundary.floatingZIndex)
  }

  /// Returns a section's first background of the kind `name`; nil if there is none.
  ///
  /// - Complexity: O(log sections).
  func background(named name: String, section index: Int) -> LayoutElement? {
    withSection(index) { section, start in
      let backgrounds = section.template.rules.backgrounds
      guard let number = backgrounds.firstIndex(where: { $0.kind == name }) else { return nil }
      return section.background(
        backgrounds[number], section: index, start: start, width: container.width)
    }
  }

  func visitLayoutBoundaries(
    in extent: Extent, _ viewport: Extent?, areFooters: Bool, _ body: (LayoutElement) -> Void
  ) {
    guard areFooters ? boundaries.hasFooters : boundaries.hasHeaders else { return }
    for (item, each) in boundaries.elements.enumerated()
    where (each.boundary.alignmentY == 1) == areFooters {
      let element = layoutBoundary(item, viewport)
      if element.frame.overlaps(extent) { body(element) }
    }
  }
}

extension CompositionalSection {
  func boundary(
    _ element: CompositionalBoundaries.Element, section: Int, start: Double, _ viewport: Extent?
  ) -> LayoutElement {
    LayoutElement(
      kind: .boundary(element.boundary.kind), section: section, item: 0,
      frame: boundaries.frame(of: element, start: start, length: length, viewport: viewport),
      zIndex: element.boundary.floatingZIndex)
  }

  func visitBoundaries(
    in extent: Extent, section: Int, start: Double, _ viewport: Extent?, areFooters: Bool,
    _ body: (LayoutElement) -> Void
  ) {
    let boundaries = boundaries
    guard areFooters ? boundaries.hasFooters : boundaries.hasHeaders else { return }
    for each in boundaries.elements where (each.boundary.alignmentY == 1) == areFooters {
      let element = boundary(each, section: section, start: start, viewport)
      if element.frame.overlaps(extent) { body(element) }
    }
  }

  func background(
    _ background: CompositionalBackground, section: Int, start: Double, width: Double
  ) -> LayoutElement {
    let whole = LayoutFrame(x: 0, y: start, width: width, height: length)
    return LayoutElement(
      kind: .background(background.kind), section: section, item: 0,
      frame: background.insets.inset(whole), zIndex: background.zIndex)
  }

  func visitBackgrounds(
    in extent: Extent, section: Int, start: Double, width: Double,
    _ body: (LayoutElement) -> Void
  ) {
    for each in template.rules.backgrounds {
      let element = background(each, section: section, start: start, width: width)
      if element.frame.overlaps(extent) { body(element) }
    }
  }

  /// The maximum distance by which content extends beyond the section in the layout's direction.
  var overhang: Double {
    let length = length
    var reach = 0.0
    func include(_ start: Double, _ end: Double) {
      reach = max(reach, -start, end - length)
    }
    if groupCount > 0 {
      let first = firstGroupY
      if template.axis == .vertical {
        let reach = groupOverhang
        include(first - reach, contentStart + contentLength + reach)
      } else {
        let box = groupBox
        include(first + box.minY, first + box.maxY)
      }
    }
    for element in boundaries.elements {
      let frame = boundaries.frame(of: element, start: 0, length: length, viewport: nil)
      include(frame.y, frame.maxY)
      guard element.boundary.pinsToVisibleBounds else { continue }
      // In this viewport, the element is pinned as far away from its unpinned position as possible.
      let nowhere = Extent(minX: 0, minY: .infinity, maxX: 0, maxY: -.infinity)
      let farthest = boundaries.frame(of: element, start: 0, length: length, viewport: nowhere)
      include(farthest.y, farthest.maxY)
    }
    for background in template.rules.backgrounds {
      include(background.insets.top, length - background.insets.bottom)
    }
    return reach
  }
}

extension CompositionalBoundary {
  /// The z-index of the element, or 10 if it is pinned and its own z-index is 0.
  ///
  /// Pinned elements float above cells (R6.15); the value 10 is this library's choice (R8.19).
  var floatingZIndex: Int { pinsToVisibleBounds && zIndex == 0 ? 10 : zIndex }
}
