import Testing
import ViewGeometry

@testable import LayoutsTests
@testable import TestSupport

/// The number of pieces in which a flow stores its items: equal ones as a count, others in blocks
/// of about the target size.
@Suite struct FlowPieceTests {
  private func pieces(_ solution: FlowSolution) -> [FlowSizes] {
    var pieces: [FlowSizes] = []
    solution.forEachSize(inSection: 0) { pieces.append($0) }
    return pieces
  }

  private func equalPieces(_ solution: FlowSolution) -> [Int] {
    pieces(solution).compactMap {
      if case .repeating(_, let count) = $0 { count > 50 ? count : nil } else { nil }
    }
  }

  private let metrics = FlowMetrics(itemSpacing: 5, lineSpacing: 5)
  private let photo = LayoutSize(width: 40, height: 40)

  private func mixed(_ count: Int) -> [LayoutSize] {
    (0..<count).map { item -> LayoutSize in
      let (width, height) = (60 + item * 7 % 40, 20 + item * 5 % 30)
      return LayoutSize(width: Double(width), height: Double(height))
    }
  }

  @Test func `equal items among others are one piece, however they are edited`() {
    let sizes = mixed(10) + Array(repeating: photo, count: 10_000) + mixed(10)
    var solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 320)
    expect(pieces(solution).count <= 4)
    expectEqual(equalPieces(solution).count, 1)

    // Other items of the same size are inserted and removed.
    solution.replaceItems(5_000..<5_001, inSection: 0, with: .each([photo]))
    solution.replaceItems(5_000..<5_000, inSection: 0, with: .repeating(photo, count: 700))
    solution.replaceItems(3_000..<3_500, inSection: 0, with: .each([]))
    expectEqual(solution.itemCount(inSection: 0), 10_220)
    expect(pieces(solution).count <= 8)
    expect(equalPieces(solution).reduce(0, +) > 9_000)

    // An item of another size cuts them in two.
    solution.replaceItems(
      4_000..<4_001, inSection: 0, with: .each([LayoutSize(width: 9, height: 9)]))
    expect(equalPieces(solution).count <= 4)
    expect(pieces(solution).count <= 10)
    expectEqual(pieces(solution).reduce(0) { $0 + $1.count }, 10_220)
  }

  /// Seven a line: the last line may get another item, so it isn't known to be full.
  @Test(arguments: [(701, 700), (707, 700), (708, 707)])
  func `all full lines of equal items are one piece`(count: Int, piece: Int) {
    let sizes = Array(repeating: photo, count: count) + mixed(1)
    let limits = FlowLimits(blockItems: 16, fanOut: 4)
    let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 320, limits)

    expectEqual(equalPieces(solution), [piece])
  }

  @Test func `blocks are neither crumbs nor far too long, however items come and go`() {
    let limits = FlowLimits(blockItems: 16, fanOut: 4)
    var model = NaiveFlow.Section(metrics: metrics, sizes: mixed(1_000))
    var solution = FlowSolution([model], width: 320, limits)
    func expectEven(_ comment: Comment) {
      let counts = pieces(solution).map(\.count)
      expectEqual(counts.reduce(0, +), model.sizes.count, comment)
      expect(counts.allSatisfy { $0 <= 48 }, comment)
      expect(counts.count <= model.sizes.count / 6 + 2, comment)
    }
    expectEven("as built")
    var source = ChoiceSource(seed: 5)

    for number in 0..<600 {
      let place = source.index(below: model.sizes.count)
      let range = place..<min(model.sizes.count, place + source.index(below: 3))
      let new = Array(mixed(number + 3).suffix(source.index(below: 3)))
      solution.replaceItems(range, inSection: 0, with: .each(ContiguousArray(new)))
      model.sizes.replaceSubrange(range, with: new)
    }

    expectEven("after edits anywhere")
    for number in 0..<200 {
      let new = model.sizes[number]
      solution.replaceItems(500..<500, inSection: 0, with: .each([new]))
      model.sizes.insert(new, at: 500)
    }
    expectEven("after edits at one place")
    let naive = NaiveFlow(width: 320, sections: [model])
    expectEqual(solution.height, naive.height)
  }

  /// Sums are exact to 2^-70 points.
  @Test func `the lowest lines there are lie apart`() {
    let low = LayoutSize(width: 40, height: 0x1p-70)
    let sizes = Array(repeating: low, count: 701) + mixed(1)
    let limits = FlowLimits(blockItems: 16, fanOut: 4)
    let metrics = FlowMetrics(itemSpacing: 5, lineSpacing: 0)
    let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 320, limits)

    expectEqual(solution.item(x: 0, y: 3 * 0x1p-70)?.item, 21)
  }
}
