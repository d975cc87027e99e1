import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The cases of Fixtures/conformance/autolayout, made of views through the public API.
///
/// Expected values come from an exact solver in rationals and are compared bit for bit if every
/// input is a dyadic fraction (`exactness`).
@Suite struct AutolayoutConformanceTests {
  @Test func `all cases are there`() {
    expectEqual(AutolayoutCase.layouts.count, 468)
    expectEqual(AutolayoutCase.edits.count, 80)
    expectEqual(AutolayoutCase.fittings.count, 82)
    expectEqual(AutolayoutCase.conflicts.count, 83)
    expectEqual(AutolayoutCase.ambiguities.count, 83)
    expectEqual(AutolayoutCase.roundings.count, 4)
  }

  /// The rows of the acceptance table (T11.1 and on) and their cases, which the tests below check.
  @Test(arguments: [
    ("T11.1", ["apple-adaptive-bar"]),
    ("T11.2", ["apple-two-equal"]),
    ("T11.3", ["apple-complex-narrow", "apple-complex-458", "apple-complex-wide"]),
    ("T11.4", ["apple-label-field"]),
    ("T11.5", ["apple-fixed-columns"]),
    ("T11.6", ["apple-equal-spacing-wide", "apple-equal-spacing-narrow"]),
    ("T11.7", ["wwdc-dominates"]),
    ("T11.8", ["wwdc-24-30"]),
    ("T11.9", ["median"]),
    ("T11.10", ["one-beats-many"]),
    ("T11.11", ["half-priority"]),
    ("T11.12", ["resistance-decides"]),
    ("T11.13", ["hugging-decides"]),
    ("T11.14", ["ratio-fit", "ratio-fill"]),
    ("T11.15", ["quarter-nested"]),
    ("T11.16", ["guides-equal"]),
    ("T11.17", ["distance"]),
    ("T11.18", ["rtl-centre", "rtl-left-stays"]),
    ("T11.19", ["alignment-insets"]),
    ("T11.20", ["readable"]),
    ("T11.21", ["mask-left-right"]),
    ("T11.22", ["stack-proportional-gaps"]),
    ("T11.23", ["stack-equal-centering-tight"]),
    ("T11.24", ["stack-hidden"]),
    ("T11.25", ["overlay"]),
    ("T11.26", ["scroll-content", "scroll-pinned"]),
    ("T11.27", ["fitting-card"]),
    ("T11.28", ["fitting-between-levels"]),
    ("T11.29", ["unsatisfiable-insets"]),
    ("T11.30", ["unsatisfiable-image"]),
  ])
  func `each row of the acceptance table has its cases`(_ row: String, _ names: [String]) {
    let all =
      AutolayoutCase.layouts + AutolayoutCase.fittings + AutolayoutCase.conflicts
      + AutolayoutCase.ambiguities

    for name in names { expect(all.contains { $0.id == name }, "\(row): \(name)") }
  }

  @Test(arguments: AutolayoutCase.layouts.indices)
  func `layouts have their frames`(_ number: Int) {
    let layout = AutolayoutCase.layouts[number]

    let scene = AutolayoutScene(layout)

    expectEqual(
      scene.differences(from: layout.expected?.frames ?? [:], of: layout), [], "\(layout.id)")
  }

  @Test(arguments: AutolayoutCase.edits.indices)
  func `layouts have their frames after each edit`(_ number: Int) {
    let layout = AutolayoutCase.edits[number]
    let scene = AutolayoutScene(layout)
    expectEqual(
      scene.differences(from: layout.expected?.frames ?? [:], of: layout), [], "\(layout.id)")

    for (place, step) in (layout.steps ?? []).enumerated() {
      for edit in step.edits { scene.apply(edit) }

      expectEqual(
        scene.differences(from: step.expected.frames ?? [:], of: layout), [],
        "\(layout.id), step \(place)")
    }
  }

  @Test(arguments: AutolayoutCase.fittings.indices)
  func `views have their fitting sizes`(_ number: Int) {
    let layout = AutolayoutCase.fittings[number]
    let scene = AutolayoutScene(layout)

    for query in layout.queries ?? [] {
      let size = scene.root.systemLayoutSizeFitting(
        CGSize(width: query.target[0], height: query.target[1]),
        withHorizontalFittingPriority: LayoutPriority(query.horizontalPriority),
        verticalFittingPriority: LayoutPriority(query.verticalPriority))

      let expected = query.expected.size
      expect(
        layout.isEqual(size.width, expected[0]) && layout.isEqual(size.height, expected[1]),
        "\(layout.id): \(size) for \(query.target), not \(expected)")
    }
  }

  @Test(arguments: AutolayoutCase.conflicts.indices)
  func `conflicts are reported, broken by the rule, and leave the other constraints holding`(
    _ number: Int
  ) throws {
    SilentConflicts.start()
    let layout = AutolayoutCase.conflicts[number]
    let scene = AutolayoutScene(layout)

    let conflict = try #require(scene.root.layoutConflicts.first, "\(layout.id)")

    let expected = Set(layout.expected?.conflict ?? [])
    let named = Set(conflict.constraints.compactMap(\.identifier)).intersection(
      Set((layout.constraints ?? []).map(\.id)))
    expectEqual(named, expected.filter { !$0.hasPrefix("system.") }, "\(layout.id)")
    // The size of the root is fixed outside, which the cases don't count as a constraint.
    let made = conflict.constraints.filter {
      !named.contains($0.identifier ?? "")
        && !($0.identifier ?? "").hasPrefix("UIView-Encapsulated-Layout")
    }
    expectEqual(
      made.count, expected.filter { $0.hasPrefix("system.") }.count,
      "\(layout.id): \(conflict)")
    expectEqual(conflict.broken.identifier, layout.expected?.policyBreaks, "\(layout.id)")
    expectEqual(scene.root.layoutConflicts.count, 1, "\(layout.id)")
    let broken = conflict.broken.identifier ?? ""
    if let after = layout.expected?.ifBroken?[broken] ?? nil {
      expectEqual(scene.differences(from: after.frames ?? [:], of: layout), [], "\(layout.id)")
    }
  }

  @Test(arguments: AutolayoutCase.ambiguities.indices)
  func `ambiguous views are reported, and how far they may move`(_ number: Int) {
    let layout = AutolayoutCase.ambiguities[number]
    let scene = AutolayoutScene(layout)

    let names = (layout.items ?? []).map(\.id).filter { $0 != "root" }
    let ambiguous = names.filter { scene.ambiguity(of: $0) != nil }

    expectEqual(Set(ambiguous), Set(layout.expected?.ambiguousItems ?? []), "\(layout.id)")
    for (key, range) in layout.expected?.ranges ?? [:] {
      let found = scene.range(key)
      let lower = range[0]?.value ?? -.infinity
      let upper = range[1]?.value ?? .infinity
      expect(
        found.map { isClose($0.lowerBound, lower) && isClose($0.upperBound, upper) } ?? false,
        "\(layout.id): \(key) is \(String(describing: found)), not \(lower)...\(upper)")
    }
    expectEqual(
      scene.differences(from: layout.expected?.frames ?? [:], of: layout), [], "\(layout.id)")
  }

  /// Ranges come from solving again and are within 1e-9, like values that aren't dyadic.
  private func isClose(_ found: CGFloat, _ expected: Double) -> Bool {
    Double(found) == expected
      || abs(Double(found) - expected) <= 1e-9 * max(1, abs(expected))
  }

  @Test(arguments: AutolayoutCase.roundings.indices)
  func `frames come to pixels where a window asks for it (R11.65)`(_ number: Int) throws {
    let rounding = AutolayoutCase.roundings[number]
    let exact = try #require(rounding.exact).map { CGFloat($0.value) }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
    window.displayScale = CGFloat(rounding.scale ?? 1)
    let view = View()
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: exact[0]),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: exact[1]),
      view.widthAnchor.constraint(equalToConstant: exact[2]),
      view.heightAnchor.constraint(equalToConstant: exact[3]),
    ])

    window.layoutIfNeeded()

    #expect(view.frame == CGRect(try #require(rounding.frame)))
  }
}

extension AutolayoutScene {
  func ambiguity(of name: String) -> LayoutAmbiguity? {
    views[name]?.layoutAmbiguity ?? guides[name]?.layoutAmbiguity
  }

  /// The range of "ITEM.x", "ITEM.y", "ITEM.w" or "ITEM.h".
  func range(_ key: String) -> ClosedRange<CGFloat>? {
    let ambiguity = ambiguity(of: String(key.dropLast(2)))
    return switch key.last {
    case "x": ambiguity?.x
    case "y": ambiguity?.y
    case "w": ambiguity?.width
    default: ambiguity?.height
    }
  }
}
