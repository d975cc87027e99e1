extension CompositionalSolution {
  /// The frame of a header or footer of a section, by kind, and its order; nil when the section has none.
  ///
  /// - Complexity: O(log sections).
  package func boundary(
    ofKind kind: String, section: Int, viewport: CompositionalViewport? = nil
  ) -> (frame: LayoutFrame, zIndex: Int)? {
    let solved = self.section(section)
    let start = start(ofSection: section)
    let boundaries = solved.boundaries
    guard let place = boundaries.places.first(where: { $0.boundary.kind == kind }) else {
      return nil
    }
    let frame = boundaries.frame(
      of: place, start: start, length: solved.length, viewport: viewport)
    return (frame, place.boundary.floatingZIndex)
  }

  /// The frame of what hangs on an item, by kind, and its order; nil when there is none.
  ///
  /// - Complexity: O(log sections).
  package func supplementary(
    ofKind kind: String, item: Int, section: Int
  ) -> (frame: LayoutFrame, zIndex: Int)? {
    self.section(section).supplementary(
      ofKind: kind, item: item, sectionStart: start(ofSection: section))
  }

  /// The frame of a header or footer of the layout, by kind, and its order; nil when there is none.
  package func layoutBoundary(
    ofKind kind: String, item: Int, viewport: CompositionalViewport? = nil
  ) -> (frame: LayoutFrame, zIndex: Int)? {
    guard boundaries.places.indices.contains(item), boundaries.places[item].boundary.kind == kind
    else { return nil }
    let place = boundaries.places[item]
    let frame = boundaries.frame(of: place, start: 0, length: height, viewport: viewport)
    return (frame, place.boundary.floatingZIndex)
  }

  /// The frame of the background of a section, by kind, and its order; nil when it has none.
  ///
  /// - Complexity: O(log sections).
  package func background(
    ofKind kind: String, section: Int
  ) -> (frame: LayoutFrame, zIndex: Int)? {
    guard
      let background = self.section(section).template.rules.backgrounds
        .first(where: { $0.kind == kind })
    else { return nil }
    return (background.insets.inset(frame(ofSection: section)), background.zIndex)
  }

  func visitLayoutBoundaries(
    in extent: Extent, _ viewport: CompositionalViewport?, areFooters: Bool,
    _ body: (LayoutElement) -> Void
  ) {
    for (index, place) in boundaries.places.enumerated()
    where (place.boundary.alignmentY == 1) == areFooters {
      let frame = boundaries.frame(of: place, start: 0, length: height, viewport: viewport)
      guard frame.overlaps(extent) else { continue }
      body(
        LayoutElement(
          kind: .layoutBoundary(place.boundary.kind), section: 0, item: index, frame: frame,
          zIndex: place.boundary.floatingZIndex))
    }
  }
}

extension CompositionalSection {
  func visitBoundaries(
    in extent: Extent, section: Int, start: Double, _ viewport: CompositionalViewport?,
    areFooters: Bool, _ body: (LayoutElement) -> Void
  ) {
    let boundaries = boundaries
    for place in boundaries.places where (place.boundary.alignmentY == 1) == areFooters {
      let frame = boundaries.frame(of: place, start: start, length: length, viewport: viewport)
      guard frame.overlaps(extent) else { continue }
      body(
        LayoutElement(
          kind: .boundary(place.boundary.kind), section: section, item: 0, frame: frame,
          zIndex: place.boundary.floatingZIndex))
    }
  }

  func visitBackgrounds(
    in extent: Extent, section: Int, start: Double, width: Double,
    _ body: (LayoutElement) -> Void
  ) {
    for background in template.rules.backgrounds {
      let frame = background.insets.inset(
        LayoutFrame(x: 0, y: start, width: width, height: length))
      guard frame.overlaps(extent) else { continue }
      body(
        LayoutElement(
          kind: .background(background.kind), section: section, item: 0, frame: frame,
          zIndex: background.zIndex))
    }
  }

  /// How far anything of the section reaches out of it in the layout's direction.
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
    for place in boundaries.places {
      let frame = boundaries.frame(of: place, start: 0, length: length, viewport: nil)
      include(frame.y, frame.maxY)
    }
    for background in template.rules.backgrounds {
      include(background.insets.top, length - background.insets.bottom)
    }
    return reach
  }
}

extension CompositionalBoundary {
  /// Pinned elements float above cells unless they say how (R6.15, R8.19: the number is a policy).
  var floatingZIndex: Int { pinsToVisibleBounds && zIndex == 0 ? 10 : zIndex }
}
