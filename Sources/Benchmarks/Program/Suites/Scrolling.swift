import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of conversion in a table that scrolls between any two queries.
  static var scrolling: Suite {
    Suite(title: "Scrolling", rows: [scrolled])
  }

  private static var scrolled: Row {
    Row("convert.point.scrolled", sizes: [10_000], limit: "limit.chain") { inputs in
      let chat = try ChatTable(random: &inputs.random)
      let (list, pairs) = (chat.scrollView, chat.pairs)
      let mask = pairs.count - 1
      let points = RandomPoints(width: 40, height: 40, random: &inputs.random)
      let limit = ChainLimit(depth: Int((chat.meanLength / 2).rounded())).batch(points)
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          list.contentOffset = chat.offset(index)
          let pair = pairs[index & mask]
          let point = pair.source._withUnsafeGuaranteedRef { source in
            pair.target._withUnsafeGuaranteedRef { source.convert(pair.point, to: $0) }
          }
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch(each: { index in
        list.contentOffset = chat.offset(index)
        let pair = pairs[index & mask]
        return NaiveConversion.convert(
          pair.point, from: pair.source.takeUnretainedValue(),
          to: pair.target.takeUnretainedValue()
        ).x
      })
      return .timing(
        Timing(operation: operation, limit: limit, naive: naive, owner: chat) {
          () throws(WrongAnswer) in
          for (index, pair) in pairs.prefix(1000).enumerated() {
            list.contentOffset = chat.offset(index)
            let source = pair.source.takeUnretainedValue()
            let target = pair.target.takeUnretainedValue()
            try Agreement.require(
              source.convert(pair.point, to: target),
              NaiveConversion.convert(pair.point, from: source, to: target),
              for: "Converting \(pair.point)")
          }
        })
    }
  }
}
