import Testing
import ViewGeometry

@testable import TestSupport

/// Pinned headers and footers, compared with the formulas of R6.25, and the flow's answers as a
/// layout.
@Suite struct FlowPinningLaws {
  struct Case {
    var width: Double
    var sections: [NaiveFlow.Section]
    var limits: FlowLimits
    var headers: Bool
    var footers: Bool
    var viewport: Extent
    var window: Extent

    var solution: FlowSolution {
      var solution = FlowSolution(sections, width: width, limits)
      (solution.pinsHeaders, solution.pinsFooters) = (headers, footers)
      return solution
    }

    /// The elements of the naive flow, headers and footers at their pinned positions.
    var elements: [LayoutElement] {
      // The start of each section, and the end of the last one.
      let starts = (0...sections.count).map {
        NaiveFlow(width: width, sections: Array(sections[..<$0])).height
      }
      return NaiveFlow(width: width, sections: sections).elements.map { element in
        let metrics = sections[element.section].metrics
        let (start, end) = (starts[element.section], starts[element.section + 1])
        var frame = element.frame
        let isPinned = element.kind == .header && headers || element.kind == .footer && footers
        if element.kind == .header, isPinned {
          frame.y = min(max(viewport.minY, start), end - metrics.footer - metrics.header)
        } else if isPinned {
          frame.y = max(
            min(viewport.maxY - metrics.footer, end - metrics.footer), start + metrics.header)
        }
        return LayoutElement(
          kind: element.kind, section: element.section, item: element.item, frame: frame,
          zIndex: element.kind == .item ? 0 : 10)
      }
    }
  }

  private static func generate(_ isUniform: Bool) -> (inout ChoiceSource) -> Case {
    { source in
      let width = Double(source.pick([320, 100]))
      let sections = isUniform ? source.uniformFlowSections() : source.mixedFlowSections()
      let height = Int(NaiveFlow(width: width, sections: sections).height) + 40
      return Case(
        width: width, sections: sections, limits: source.flowLimits(), headers: source.flag(),
        footers: source.flag(),
        viewport: Extent(
          x: 0, y: source.flowLength(below: height) - 20, width: width,
          height: source.flowLength(below: 200)),
        window: Extent(
          x: source.flowLength(below: Int(width)) - 20, y: source.flowLength(below: height) - 20,
          width: source.flowLength(below: 400), height: source.flowLength(below: 300)))
    }
  }

  @Test(arguments: [true, false])
  func `a rectangle finds headers and footers where they stay (R6.26)`(isUniform: Bool) {
    check(Self.generate(isUniform), cases: .perThousand(300)) { flow in
      var found: [LayoutElement] = []
      flow.solution.forEachElement(in: flow.window, viewport: flow.viewport) { found.append($0) }

      let expected = flow.elements.filter { $0.frame.overlaps(flow.window) }
      try demand(found == expected, "\(found), not \(expected)")
    }
  }

  @Test(arguments: [true, false])
  func `every element is found by its name and numbers, and no other`(isUniform: Bool) {
    check(Self.generate(isUniform), cases: .perThousand(200)) { flow in
      let (solution, elements) = (flow.solution, flow.elements)
      for section in -1...flow.sections.count {
        for name in [LayoutElementKind.headerName, LayoutElementKind.footerName, "other"] {
          for item in [0, 1, -1, nil] {
            let found = solution.supplementary(
              named: name, section: section, item: item, viewport: flow.viewport)
            let expected = elements.first {
              $0.section == section && $0.item == item && $0.kind.name == name
            }
            try demand(found == expected, "\(name) of \(section): \(String(describing: found))")
          }
        }
        let items = elements.filter { $0.section == section && $0.kind == .item }
        for item in -1...items.count {
          let found = solution.element(section: section, item: item, viewport: flow.viewport)
          let expected = items.indices.contains(item) ? items[item] : nil
          try demand(found == expected, "\(section).\(item): \(String(describing: found))")
        }
      }
      let pins = flow.headers || flow.footers
      try demand(solution.pinning == (pins ? .supplementaries : .nothing), "\(solution.pinning)")
      let size = LayoutSize(width: flow.width, height: solution.height)
      try demand(solution.contentSize == size, "\(solution.contentSize)")
    }
  }
}
