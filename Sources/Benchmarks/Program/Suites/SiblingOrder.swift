import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of inserting, removing and reordering siblings among many.
  static var siblingOrder: Suite {
    Suite(
      title: "Sibling order", rows: [insertSibling, bringToFront, removeSibling, alternating])
  }

  /// In each operation, inserts a view directly in front of a random sibling.
  private static var insertSibling: Row {
    row(
      "tree.insertSibling",
      change: { siblings, index in
        siblings.root.insertSubview(
          siblings.spare[index & siblings.mask], aboveSubview: siblings.any(index))
      },
      plainly: { siblings, index in
        siblings.array.insert(siblings.spare[index & siblings.mask], at: siblings.place(index) + 1)
      })
  }

  /// In each operation, brings a random sibling to the front.
  private static var bringToFront: Row {
    row(
      "tree.bringToFront",
      change: { siblings, index in siblings.root.bringSubviewToFront(siblings.any(index)) },
      plainly: { siblings, index in
        siblings.array.append(siblings.array.remove(at: siblings.place(index)))
      })
  }

  /// In each operation, removes a random sibling.
  private static var removeSibling: Row {
    row(
      "tree.removeSibling",
      change: { siblings, index in siblings.leave(siblings.any(index)) },
      plainly: { siblings, index in
        siblings.array.remove(at: siblings.place(index))
      })
  }

  /// In each operation, brings a random sibling to the front, and then reads the array of subviews,
  /// as a renderer would.
  private static var alternating: Row {
    row(
      "tree.bringToFront.reading",
      change: { siblings, index in
        siblings.root.bringSubviewToFront(siblings.any(index))
        siblings.count &+= siblings.root.subviews.count
      },
      plainly: { siblings, index in
        siblings.array.append(siblings.array.remove(at: siblings.place(index)))
        siblings.count &+= siblings.array.count
      })
  }

  private static func row(
    _ id: String, change: @escaping (OrderedSiblings, Int) -> Void,
    plainly: @escaping (OrderedSiblings, Int) -> Void
  ) -> Row {
    Row(id, sizes: [1_000, 10_000, 1_000_000], quickSizes: [1_000]) { inputs in
      let siblings = OrderedSiblings(count: inputs.size, random: &inputs.random)
      let operation = Batch(count: siblings.batch, reset: siblings.restore) { range in
        for index in range { change(siblings, index) }
        return Double(siblings.count)
      }
      let naive = Batch(count: siblings.naiveBatch, reset: siblings.restoreArray) { range in
        for index in range { plainly(siblings, index) }
        return Double(siblings.array.count)
      }
      return .timing(
        Timing(operation: operation, naive: naive, owner: siblings) { () throws(WrongAnswer) in
          siblings.restore()
          siblings.restoreArray()
          for index in 0..<siblings.naiveBatch {
            change(siblings, index)
            plainly(siblings, index)
          }
          try siblings.requireSameOrder()
        })
    }
  }
}

/// Many siblings, and a plain array of the same views for the naive twin.
private final class OrderedSiblings {
  let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
  let views: [View]
  /// Views to insert, one for each operation of a batch.
  let spare: [View]
  private let order: [Int32]
  var array: [View]
  var count = 0

  /// The number of operations between two calls of `restore()`.
  let batch: Int
  let naiveBatch: Int
  let mask: Int
  private var left: [View] = []

  init(count: Int, random: inout SplitMix64) {
    batch = count > 5_000 ? 2_048 : 256
    naiveBatch = count > 100_000 ? 16 : 256
    mask = batch - 1
    left.reserveCapacity(batch)
    views = (0..<count).map { View(frame: CGRect(x: $0 & 63, y: 0, width: 9, height: 9)) }
    spare = (0..<batch).map { _ in View() }
    for view in views { root.addSubview(view) }
    array = []
    order = (0..<count).map { Int32($0) }.shuffled(using: &random)
  }

  func any(_ index: Int) -> View { views[Int(order[index % order.count])] }

  func leave(_ view: View) {
    view.removeFromSuperview()
    left.append(view)
  }

  func place(_ index: Int) -> Int { place(of: any(index)) }

  private func place(of view: View) -> Int { array.lastIndex { $0 === view } ?? 0 }

  /// Removes inserted views, and adds removed views again at the front.
  func restore() {
    for view in spare where view.superview != nil { view.removeFromSuperview() }
    for view in left { root.addSubview(view) }
    left.removeAll(keepingCapacity: true)
  }

  func restoreArray() {
    // Not `array = views`, because the first change would copy it.
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: views)
  }

  func requireSameOrder() throws(WrongAnswer) {
    guard root.subviews.elementsEqual(array, by: { $0 === $1 }) else {
      throw WrongAnswer("The subviews are in a different order from the array.")
    }
  }
}
