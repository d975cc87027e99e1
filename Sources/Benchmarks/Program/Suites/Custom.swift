import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of up to a million overlapping elements on three z levels, a third of them rotated.
  static var custom: Suite {
    Suite(title: "Custom layout", rows: [topAtPoint])
  }

  private static var topAtPoint: Row {
    Row(
      "custom.topAtPoint", sizes: [100_000, 1_000_000], limit: "index.topAtPoint"
    ) { inputs in
      let boxes = IndexBoxes(count: inputs.size, random: &inputs.random)
      let elements = boxes.boxes.map { element($0, &inputs.random) }
      let solution = CustomSolution(elements)
      let (index, points) = (boxes.index, boxes.points)
      let operation = Batch { range in
        var sum = 0
        for number in range {
          let point = points[wrapping: number]
          sum &+= solution.topmostItem(x: point.x, y: point.y) ?? 0
        }
        return Double(sum)
      }
      let limit = Batch { range in
        var sum = 0
        for number in range {
          let point = points[wrapping: number]
          sum &+= index.topmostItem(x: point.x, y: point.y) ?? 0
        }
        return Double(sum)
      }
      let naive = Batch(each: { number in
        Double(topmost(of: elements, at: points[wrapping: number]) ?? 0)
      })
      return .timing(
        Timing(operation: operation, limit: limit, naive: naive) { () throws(WrongAnswer) in
          for point in points.prefix(20) {
            try Agreement.require(
              solution.topmostItem(x: point.x, y: point.y), topmost(of: elements, at: point),
              for: "The topmost element at \(point)")
          }
        })
    }
  }

  private static func element(_ box: Extent, _ random: inout SplitMix64) -> CustomElement {
    let z = random.nextIndex(below: 3)
    guard random.nextIndex(below: 3) == 0 else { return CustomElement(extent: box, z: z) }
    let turn = CGAffineTransform(
      translationX: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2
    )
    .rotated(by: random.nextUnit())
    func corner(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: x * box.width / 2, y: y * box.height / 2).applying(turn)
    }
    return CustomElement(
      quad: Quad(
        topLeft: corner(-1, -1), topRight: corner(1, -1), bottomRight: corner(1, 1),
        bottomLeft: corner(-1, 1)), z: z)
  }

  private static func topmost(of elements: [CustomElement], at point: SIMD2<Double>) -> Int? {
    var best: (z: Int, item: Int)?
    for (item, element) in elements.enumerated()
    where element.extent.contains(x: point.x, y: point.y) {
      if let quad = element.quad, !quad.contains(CGPoint(x: point.x, y: point.y)) { continue }
      if let best, (element.z, item) < best { continue }
      best = (element.z, item)
    }
    return best?.item
  }
}
