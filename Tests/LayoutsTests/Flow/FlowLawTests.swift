import Testing
import ViewGeometry

@testable import TestSupport

/// The solved flow, compared with one that stores every frame: sections in closed form, lines of
/// mixed sizes.
@Suite struct FlowLawTests {
  struct Case {
    var width: Double
    var sections: [NaiveFlow.Section]
    var points: [(x: Double, y: Double)]
    var window: Extent
    var limits: FlowLimits

    var solution: FlowSolution { FlowSolution(sections, width: width, limits) }
  }

  private static func generate(_ isUniform: Bool) -> (inout ChoiceSource) -> Case {
    { source in
      let width = Double(source.pick([320, 375, 100, 768]))
      let sections = isUniform ? source.uniformFlowSections() : source.mixedFlowSections()
      let height = Int(NaiveFlow(width: width, sections: sections).height) + 2
      return Case(
        width: width, sections: sections,
        points: (0..<6).map { _ in
          (source.flowLength(below: Int(width)), source.flowLength(below: height))
        },
        window: Extent(
          x: source.flowLength(below: Int(width)) - 20, y: source.flowLength(below: height) - 20,
          width: source.flowLength(below: 400), height: source.flowLength(below: 600)),
        limits: source.flowLimits())
    }
  }

  @Test(arguments: [true, false])
  func `Every frame is that of the naive flow, bit for bit`(isUniform: Bool) {
    check(Self.generate(isUniform)) { flow in
      let naive = NaiveFlow(width: flow.width, sections: flow.sections)
      let solution = flow.solution

      let broken = solution.brokenInvariant
      try demand(broken == nil, broken ?? "")
      try demand(solution.height == naive.height, "\(solution.height), not \(naive.height)")
      for element in naive.elements {
        let frame = solution.frame(of: element)
        try demand(frame == element.frame, "\(String(describing: frame)), not \(element)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `Every point finds the item of the naive flow`(isUniform: Bool) {
    check(Self.generate(isUniform)) { flow in
      let naive = NaiveFlow(width: flow.width, sections: flow.sections)
      let solution = flow.solution

      for (x, y) in flow.points {
        let found = solution.item(x: x, y: y)
        let expected = naive.item(x: x, y: y)
        try demand(
          found?.section == expected?.section && found?.item == expected?.item,
          "\(String(describing: found)), not \(String(describing: expected)) at \(x), \(y)")
        // Compiled separately, without frames.
        let index = solution.index(x: x, y: y)
        try demand(
          index?.section == found?.section && index?.item == found?.item,
          "\(String(describing: index)), not \(String(describing: found)) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `A rectangle finds the elements of the naive flow in order`(isUniform: Bool) {
    check(Self.generate(isUniform)) { flow in
      let naive = NaiveFlow(width: flow.width, sections: flow.sections)
      let solution = flow.solution

      var found: [LayoutElement] = []
      solution.forEachElement(in: flow.window) { found.append($0) }

      let names = found.map { "\($0.kind) \($0.section).\($0.item)" }
      let expected = naive.elements(in: flow.window)
        .map { "\($0.kind) \($0.section).\($0.item)" }
      try demand(names == expected, "\(names), not \(expected)")
    }
  }

  @Test(arguments: [true, false])
  func `Every item is found at its own first point`(isUniform: Bool) {
    check(Self.generate(isUniform)) { flow in
      let solution = flow.solution

      for section in 0..<solution.sectionCount {
        for item in 0..<solution.itemCount(inSection: section) {
          let frame = solution.frame(ofItem: item, section: section)
          guard frame.width > 0, frame.height > 0 else { continue }
          let found = solution.item(x: frame.x, y: frame.y)
          let isOwn = found.map { $0.section == section && $0.item == item } ?? false
          let isCovered = found.map { ($0.section, $0.item) > (section, item) } ?? false
          // Where lines or items overlap, a later item may contain the point (R6.13).
          let metrics = flow.sections[section].metrics
          let overlaps = min(metrics.lineSpacing, metrics.itemSpacing) < 0
          try demand(isOwn || (overlaps && isCovered), "\(frame)")
          if isOwn {
            try demand(found?.frame == frame, "\(String(describing: found)), not \(frame)")
          }
        }
      }
    }
  }
}

extension FlowSolution {
  init(_ sections: [NaiveFlow.Section], width: Double, _ limits: FlowLimits = .standard) {
    self.init(
      containerWidth: width, sections: sections.map { FlowSection($0, width: width, limits) },
      limits: limits)
  }

  func frame(of element: LayoutElement) -> LayoutFrame? {
    switch element.kind {
    case .header: headerFrame(section: element.section)
    case .item: frame(ofItem: element.item, section: element.section)
    case .footer: footerFrame(section: element.section)
    default: nil
    }
  }
}

extension FlowSection {
  convenience init(
    _ section: NaiveFlow.Section, width: Double, _ limits: FlowLimits = .standard
  ) {
    var builder = FlowItemsBuilder(section.metrics, containerWidth: width, limits: limits)
    section.sizes.withUnsafeBufferPointer { builder.append($0) }
    self.init(metrics: section.metrics, items: builder.finish(), containerWidth: width)
  }
}
