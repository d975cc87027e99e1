import Foundation
import ViewGeometry

extension Suite {
  private static func limit(_ count: Int) -> Batch {
    var frames = [ConstraintLimits.Frame](repeating: .zero, count: 8)
    return Batch(each: { index in
      var sum = 0.0
      for place in 0..<count {
        let content = contents[(index * count + place) % contents.count]
        sum += ConstraintLimits.cell(content, width: ConstraintCellViews.width, &frames)
      }
      return sum
    })
  }

  /// Shows a thousand cells, one after the other, in the same eight views.
  ///
  /// For each cell, it sets the content of the views, measures the height and lays out the views.
  /// The time is per cell.
  static var cellsFrames: Row {
    Row(
      "constraints.cells.frames", sizes: [1_000], unit: .nanosecondsPerItem,
      limit: "limit.constraintCell"
    ) { _ in
      let content = View(frame: CGRect(x: 0, y: 0, width: ConstraintCellViews.width, height: 100))
      let views = ConstraintCellViews(in: content)
      func show(_ shown: ConstraintCell.Content) -> Double {
        views.show(shown)
        let height = content.systemLayoutSizeFitting(
          CGSize(width: ConstraintCellViews.width, height: 0),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        content.frame.size.height = height
        content.layoutIfNeeded()
        return Double(height)
      }
      let operation = Batch(each: { _ in
        var sum = 0.0
        for shown in contents { sum += show(shown) }
        return sum
      })
      return .timing(
        Timing(operation: operation, limit: limit(1_000), itemsPerOperation: 1_000) {
          () throws(WrongAnswer) in
          for shown in contents {
            try Agreement.require(show(shown), shown.height, for: "The height")
            try views.check(shown)
          }
        })
    }
  }

  /// Scrolls a table with self-sizing rows by 40 points per frame; the time is per appearing row.
  static var selfSizingRows: Row {
    Row(
      "constraints.table", sizes: [10_000, 1_000_000], quickSizes: [10_000],
      unit: .nanosecondsPerItem, limit: "limit.constraintCell"
    ) { inputs in
      let table = SelfSizingTable(count: inputs.size)
      // Enough frames for many appearing rows, because one appears every few frames.
      let frames = 100
      let appearing = Double(frames) * SelfSizingTable.appearing
      let operation = Batch(each: { _ in
        for _ in 0..<frames { table.scroll() }
        return Double(table.table.subviews.count)
      })
      return .timing(
        Timing(
          operation: operation, limit: limit(Int(appearing.rounded())),
          itemsPerOperation: appearing
        ) { () throws(WrongAnswer) in
          for _ in 0..<200 {
            table.scroll()
            try table.check()
          }
        })
    }
  }
}
