import Foundation
import ViewGeometry

extension Misuse {
  static let ofSolvers: [Misuse] = [
    Misuse("A block must have at least 1 item and 2 to 511 lines, not 0 items and 511 lines.") {
      _ = FlowLimits(blockItems: 0, fanOut: 32)
    },
    Misuse("The maximum number of children must be 3 to 32, not 2.") {
      _ = FlowSolution(
        containerWidth: 320, sections: [FlowSection](),
        limits: FlowLimits(blockItems: 4, fanOut: 2))
    },
    Misuse("There is no section 1: there are 1.") { _ = flow().itemCount(inSection: 1) },
    Misuse("There is no item 3: the section has 3.") { _ = flow().frame(ofItem: 3, section: 0) },
    Misuse("There are no items 2..<4: the section has 3.") {
      var solution = flow()
      solution.replaceItems(2..<4, inSection: 0, with: .each([]))
    },
    Misuse("There is no section 1: there are 1.") {
      var solution = flow()
      solution.replaceItems(0..<0, inSection: 1, with: .each([]))
    },
    Misuse("There is no item 3: the waterfall has 3.") { _ = waterfall().place(of: 3) },
    Misuse("There is no item -1: the waterfall has 3.") {
      var items = waterfall()
      items.remove(at: -1)
    },
    Misuse("Can't insert before item 4: there are 3 items.") {
      var items = waterfall()
      items.insert(height: 1, at: 4)
    },
    Misuse("The list has 0 sections, not one.") { _ = ListSection(of: ListSolution()) },
  ]

  private static func flow() -> FlowSolution {
    let metrics = FlowMetrics()
    var builder = FlowItemsBuilder(metrics, containerWidth: 320)
    builder.append(repeating: LayoutSize(width: 50, height: 50), count: 3)
    return FlowSolution(
      containerWidth: 320,
      sections: [FlowSection(metrics: metrics, items: builder.finish(), containerWidth: 320)])
  }

  private static func waterfall() -> WaterfallItems {
    [1, 2, 3].withUnsafeBufferPointer {
      WaterfallItems(heights: $0, columnCount: 2, spacing: 10)
    }
  }
}
