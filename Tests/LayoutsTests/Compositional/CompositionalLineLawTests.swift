import Testing
import ViewGeometry

@testable import TestSupport

/// Items whose estimated widths are measured, compared with lines filled one item after the other.
@Suite struct CompositionalLineLawTests {
  enum Edit {
    case measure(item: Int, LayoutSize)
    case insert(at: Int, count: Int)
    case remove(at: Int, count: Int)
  }

  struct Case {
    var spacing: Double
    var count: Int
    var edits: [Edit]
  }

  private static let estimate = LayoutSize(width: 60, height: 24)

  static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      spacing: source.flowLength(below: 12), count: source.index(below: 30),
      edits: source.list(mean: 12, limit: 30) { source in
        let (item, count) = (source.index(below: 40), source.index(below: 4))
        switch source.index(below: 4) {
        case 0: return .insert(at: item, count: count)
        case 1: return .remove(at: item, count: count)
        default:
          let size = LayoutSize(
            width: 1 + source.flowLength(below: 330), height: source.flowLength(below: 40))
          return .measure(item: item, size)
        }
      })
  }

  private static func rules(spacing: Double) -> CompositionalRules {
    let tag = CompositionalItem(
      size: CompositionalSize(
        width: .estimated(estimate.width), height: .estimated(estimate.height)))
    return CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(
          width: .fractionOfWidth(1), height: .estimated(estimate.height)),
        content: .group(
          CompositionalGroup(axis: .horizontal, elements: [tag], spacing: .fixed(spacing)))),
      groupSpacing: spacing)
  }

  /// One line after the other: a tag that doesn't fit starts the next one.
  private static func naive(_ sizes: [LayoutSize], spacing: Double) -> [LayoutFrame] {
    var frames: [LayoutFrame] = []
    var (x, y, tallest) = (0.0, 0.0, 0.0)
    var isStarted = false
    for size in sizes {
      if isStarted, x + size.width > 320 + 1e-6 {
        y += tallest + spacing
        (x, tallest) = (0, 0)
      }
      isStarted = true
      frames.append(LayoutFrame(x: x, y: y, width: size.width, height: size.height))
      x += size.width + spacing
      tallest = max(tallest, size.height)
    }
    return frames
  }

  @Test func `Measured widths break lines again`() {
    check(Self.anyCase) { input in
      var builder = CompositionalBuilder(
        container: LayoutSize(width: 320, height: 480), sectionCount: 1)
      builder.append(Self.rules(spacing: input.spacing), itemCount: input.count)
      var solution = builder.solution()
      var sizes = Array(repeating: Self.estimate, count: input.count)
      for edit in input.edits {
        switch edit {
        case .measure(let item, let size) where !sizes.isEmpty:
          let before = Self.naive(sizes, spacing: input.spacing)
          sizes[item % sizes.count] = size
          let moved = solution.measure(size, ofItem: item % sizes.count, section: 0)
          let isOther = Self.naive(sizes, spacing: input.spacing) != before
          try demand(moved || !isOther, "\(edit) isn't said to move anything.")
        case .insert(let at, let count):
          let place = at % (sizes.count + 1)
          sizes.insert(contentsOf: Array(repeating: Self.estimate, count: count), at: place)
          solution.replaceItems(place..<place, inSection: 0, count: count)
        case .remove(let at, let count) where !sizes.isEmpty:
          let first = at % sizes.count
          let range = first..<min(sizes.count, first + count)
          sizes.removeSubrange(range)
          solution.replaceItems(range, inSection: 0, count: 0)
        default: break
        }
        let expected = Self.naive(sizes, spacing: input.spacing)
        for (item, frame) in expected.enumerated() {
          let solved = solution.frame(ofItem: item, section: 0)
          try demand(solved == frame, "After \(edit): \(item) is at \(solved), not \(frame)")
        }
        let height = expected.indices.map { expected[$0].maxY }.max() ?? 0
        try demand(solution.height == height, "\(solution.height), not \(height)")
      }
    }
  }

  @Test func `A narrower tag lets the next line's first one in`() {
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 200, height: 480), sectionCount: 1)
    builder.append(Self.rules(spacing: 10), itemCount: 4)
    var solution = builder.solution()

    // 60 + 10 + 60 + 10 + 60 fill the line.
    expectEqual((0..<4).map { solution.frame(ofItem: $0, section: 0).x }, [0, 70, 140, 0])
    _ = solution.measure(LayoutSize(width: 50, height: 24), ofItem: 3, section: 0)
    expectEqual((0..<4).map { solution.frame(ofItem: $0, section: 0).x }, [0, 70, 140, 0])
    for item in 0..<3 {
      _ = solution.measure(LayoutSize(width: 40, height: 24), ofItem: item, section: 0)
    }
    // 40 + 10 + 40 + 10 + 40 + 10 + 50
    expectEqual((0..<4).map { solution.frame(ofItem: $0, section: 0).x }, [0, 50, 100, 150])
    expectEqual(solution.height, 24)
    _ = solution.measure(LayoutSize(width: 51, height: 30), ofItem: 3, section: 0)
    expectEqual((0..<4).map { solution.frame(ofItem: $0, section: 0).x }, [0, 50, 100, 0])
    expectEqual(solution.height, 64)
  }

  @Test func `Items fit as if all had the largest width among them`() {
    let tag = CompositionalItem(
      size: CompositionalSize(width: .uniform(estimate: 60), height: .absolute(20)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(20)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [tag]))))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 200, height: 480), sectionCount: 1)
    builder.append(rules, itemCount: 6)
    var solution = builder.solution()

    _ = solution.measure(LayoutSize(width: 80, height: 1), ofItem: 1, section: 0)

    // Two of 80, then three of 60, and one.
    let frames = (0..<6).map { solution.frame(ofItem: $0, section: 0) }
    expectEqual(frames.map(\.x), [0, 80, 0, 60, 120, 0])
    expectEqual(frames.map(\.width), [80, 80, 60, 60, 60, 60])
    expectEqual(frames.map(\.y), [0, 0, 20, 20, 20, 40])
  }
}
