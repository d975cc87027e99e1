import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Prefetching through scrolling, batches and reloads, compared with a model of rows of one height
/// (R9.18).
@Suite struct PrefetchingLaws {
  private enum Step {
    case scroll(Int)
    case insert(Int)
    case delete(Int)
    case reload
    case newSource
  }

  private struct Case: CustomStringConvertible {
    let steps: [Step]
    var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      steps: source.list(mean: 12, limit: 30) { source in
        let place = source.index(below: 30)
        switch source.index(below: 12) {
        case 0: return .reload
        case 1: return .newSource
        case 2, 3: return .insert(place)
        case 4, 5: return .delete(place)
        default: return .scroll(place)
        }
      })
  }

  private struct Model {
    var count = 30
    var announced: Set<Int> = []
    var last: CGFloat?
    var isBackward = false
    /// Whether the first row is at the right end.
    var isMirrored = false

    /// The rows that meet an interval; rows are 20 points long.
    private func rows(_ start: CGFloat, _ end: CGFloat) -> Set<Int> {
      Set((0..<count).filter { CGFloat($0) * 20 < end && start < CGFloat($0) * 20 + 20 })
    }

    mutating func layOut(at x: CGFloat) -> (new: [Int], cancelled: [Int]) {
      let offset = isMirrored ? max(100, CGFloat(count) * 20) - 100 - x : x
      if let last, last != x { isBackward = (x < last) != isMirrored }
      last = x
      let visible = rows(offset, offset + 100)
      let ahead = rows(offset - (isBackward ? 100 : 0), offset + (isBackward ? 100 : 200))
        .subtracting(visible)
      let new = ahead.subtracting(announced).sorted()
      let cancelled = announced.subtracting(ahead).subtracting(visible).sorted()
      announced = ahead
      return (isBackward ? new.reversed() : new, cancelled)
    }

    mutating func move(_ newRow: (Int) -> Int?) { announced = Set(announced.compactMap(newRow)) }
  }

  /// The operations of the law on a list.
  private struct Actions {
    let view: ScrollView
    let touches: TouchLog
    let insert: (IndexPath) -> Void
    let delete: (IndexPath) -> Void
    let reload: () -> Void
    let setSource: (PrefetchLog) -> Void
    var isHorizontal = false
    var isMirrored = false
  }

  private static func run(_ steps: [Step], _ list: Actions) throws {
    var model = Model(isMirrored: list.isMirrored)
    var loader = PrefetchLog()
    list.setSource(loader)
    for step in [.scroll(0)] + steps {
      switch step {
      case .scroll(let place):
        let offset = CGFloat(place) * 30
        list.view.contentOffset =
          list.isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
      case .insert(let row):
        guard row <= model.count else { continue }
        (model.count, list.touches.counts[0]) = (model.count + 1, model.count + 1)
        list.insert(.at(0, row))
        model.move { $0 < row ? $0 : $0 + 1 }
      case .delete(let row):
        guard row < model.count else { continue }
        (model.count, list.touches.counts[0]) = (model.count - 1, model.count - 1)
        list.delete(.at(0, row))
        model.move { $0 == row ? nil : $0 < row ? $0 : $0 - 1 }
      case .reload:
        list.reload()
        model.announced = []
      case .newSource:
        loader = PrefetchLog()
        list.setSource(loader)
        model.announced = []
      }
      list.view.setNeedsLayout()
      list.view.layoutIfNeeded()
      let offset = list.view.contentOffset
      let expected = model.layOut(at: list.isHorizontal ? offset.x : offset.y)
      try demand(loader.loaded == expected.new, "\(loader.loaded) announced, not \(expected.new)")
      try demand(
        loader.cancelled == expected.cancelled,
        "\(loader.cancelled) given up, not \(expected.cancelled)")
      (loader.loaded, loader.cancelled) = ([], [])
    }
  }

  private static let cases = CaseRange.perThousand(100)

  @Test func `Rows ahead are announced once and given up when they no longer are`() {
    check(Self.anyCase, cases: Self.cases) { input in
      let touches = TouchLog([30])
      let table = touches.table()
      try Self.run(
        input.steps,
        Actions(
          view: table, touches: touches, insert: { table.insertRows(at: [$0]) },
          delete: { table.deleteRows(at: [$0]) }, reload: { table.reloadData() },
          setSource: { table.prefetchDataSource = $0 }))
    }
  }

  @Test(arguments: [(false, false), (true, false), (true, true)])
  func `Items ahead are announced once and given up when they no longer are`(
    isHorizontal: Bool, isMirrored: Bool
  ) {
    check(Self.anyCase, cases: Self.cases) { input in
      let touches = TouchLog([30])
      let list = touches.collection()
      if isHorizontal {
        let flow = FlippingFlow(item: .wh(20, 100), spacing: 0, lines: 0)
        flow.scrollDirection = .horizontal
        list.collectionViewLayout = flow
      }
      if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
      try Self.run(
        input.steps,
        Actions(
          view: list, touches: touches, insert: { list.insertItems(at: [$0]) },
          delete: { list.deleteItems(at: [$0]) }, reload: { list.reloadData() },
          setSource: { list.prefetchDataSource = $0 }, isHorizontal: isHorizontal,
          isMirrored: isMirrored))
    }
  }
}
