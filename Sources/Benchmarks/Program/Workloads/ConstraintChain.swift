import ViewGeometry

/// A column of labels in a root 375 points wide, with gaps of 8 points and side margins of 16.
struct ConstraintChain {
  private(set) var scene = ConstraintScene()
  let width: ConstraintSystem.Unknown
  private(set) var items: [ConstraintScene.Item] = []
  private(set) var rootRow = ConstraintSystem.Row(index: -1)
  /// The row of the constraint that positions the top edge of the middle label.
  private(set) var middleTop = ConstraintSystem.Row(index: -1)
  private var middleTrailing = ConstraintSystem.Row(index: -1)

  static func contentWidth(_ label: Int) -> Double { 60 + Double(label * 37 % 211) }
  static func contentHeight(_ label: Int) -> Double { 17 + Double(label * 13 % 29) * 0.5 }

  init(count: Int) {
    width = scene.system.addUnknown(isNonnegative: true)
    rootRow = scene.set(width, 375)
    items.reserveCapacity(count)
    for label in 0..<count {
      let item = scene.item()
      scene.set(item.x, 16)
      let trailing = scene.relate(item.x, item.width, 1, width, plus: 16)
      let top: ConstraintSystem.Row
      if let above = items.last {
        top = scene.relate(item.y, above.y, -1, above.height, plus: -8)
      } else {
        top = scene.set(item.y, 0)
      }
      if label == count / 2 { (middleTop, middleTrailing) = (top, trailing) }
      scene.content(item.width, Self.contentWidth(label))
      scene.content(item.height, Self.contentHeight(label))
      items.append(item)
    }
    scene.system.solve()
  }

  func setMiddleGap(_ gap: Double) {
    scene.system.setConstant(-gap, of: middleTop)
    scene.system.solve()
  }

  func setRootWidth(_ width: Double) {
    scene.system.setConstant(-width, of: rootRow)
    scene.system.solve()
  }

  /// Removes the constraint of the middle label's trailing edge and adds it again.
  ///
  /// Solves the system after each change.
  mutating func toggleTrailing() {
    let item = items[items.count / 2]
    scene.system.removeRow(middleTrailing)
    scene.system.solve()
    middleTrailing = scene.relate(item.x, item.width, 1, width, plus: 16)
    scene.system.solve()
  }

  /// The y-coordinate of the last label, which changes when the chain is edited.
  var lastY: Double { items.last.map { scene.system.value(of: $0.y) } ?? 0 }

  /// The sum of the x-coordinates, y-coordinates, widths and heights of all labels.
  var sum: Double {
    let system = scene.system
    var sum = 0.0
    for item in items {
      sum += system.value(of: item.x) + system.value(of: item.y)
      sum += system.value(of: item.width) + system.value(of: item.height)
    }
    return sum
  }

  /// Returns the expected value of ``sum``, computed directly.
  static func expectedSum(count: Int, width: Double, middleGap: Double) -> Double {
    var (y, sum) = (0.0, 0.0)
    for label in 0..<count {
      if label == count / 2, label > 0 { y += middleGap - 8 }
      sum += 16 + y + (width - 32) + contentHeight(label)
      y += contentHeight(label) + 8
    }
    return sum
  }
}
