import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of hit-testing and conversion on screens captured from real apps.
  static var phone: Suite {
    Suite(
      title: "Captured screens",
      rows: [
        Row("hitTest.phone", sizes: [26]) { inputs in .timing(try hitTest(&inputs)) },
        Row("convert.phone", sizes: [26]) { inputs in .timing(try convert(&inputs)) },
      ])
  }

  private static func hitTest(_ inputs: inout Inputs) throws -> Timing {
    let captured = try CapturedScreens(count: inputs.size)
    let touches = captured.touches(random: &inputs.random)
    let mask = touches.count - 1
    let operation = Batch { range in
      var hits = 0
      for index in range {
        let touch = touches[index & mask]
        let hit = touch.source._withUnsafeGuaranteedRef { $0.hitTest(touch.point, with: nil) }
        if hit != nil { hits += 1 }
      }
      return Double(hits)
    }
    let naive = Batch(each: { index in
      let touch = touches[index & mask]
      let hit = NaiveHitTest.hitTest(touch.point, in: touch.source.takeUnretainedValue())
      return hit == nil ? 0 : 1
    })
    return Timing(operation: operation, naive: naive, owner: captured) { () throws(WrongAnswer) in
      for touch in touches {
        let root = touch.source.takeUnretainedValue()
        try Agreement.require(
          identical: root.hitTest(touch.point, with: nil),
          NaiveHitTest.hitTest(touch.point, in: root), for: "The hit test at \(touch.point)")
      }
    }
  }

  private static func convert(_ inputs: inout Inputs) throws -> Timing {
    let captured = try CapturedScreens(count: inputs.size)
    let pairs = captured.pairs(random: &inputs.random)
    let mask = pairs.count - 1
    let operation = Batch { range in
      var sum: CGFloat = 0
      for index in range {
        let pair = pairs[index & mask]
        let point = pair.source._withUnsafeGuaranteedRef { source in
          pair.target._withUnsafeGuaranteedRef { source.convert(pair.point, to: $0) }
        }
        sum += point.x + point.y
      }
      return sum
    }
    let naive = Batch(each: { index in
      let pair = pairs[index & mask]
      let source = pair.source.takeUnretainedValue()
      let target = pair.target.takeUnretainedValue()
      return NaiveConversion.convert(pair.point, from: source, to: target).x
    })
    return Timing(operation: operation, naive: naive, owner: captured) { () throws(WrongAnswer) in
      for pair in pairs {
        let (source, target) = (
          pair.source.takeUnretainedValue(), pair.target.takeUnretainedValue()
        )
        try Agreement.require(
          source.convert(pair.point, to: target),
          NaiveConversion.convert(pair.point, from: source, to: target), tolerance: 1e-12,
          for: "Converting \(pair.point)")
      }
    }
  }
}
