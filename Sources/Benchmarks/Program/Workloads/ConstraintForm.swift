import ViewGeometry

/// Ten nested containers; the innermost has 100 rows of five views of equal width (610 views in
/// all).
struct ConstraintForm {
  static let depth = 10
  static let rowCount = 100
  static let viewCount = 5
  static let count = depth + rowCount * (1 + viewCount)

  private(set) var scene = ConstraintScene()
  private(set) var items: [ConstraintScene.Item] = []
  private(set) var rootRow = ConstraintSystem.Row(index: -1)

  init() {
    items.reserveCapacity(Self.count)
    let root = scene.item()
    scene.set(root.x, 0)
    scene.set(root.y, 0)
    rootRow = scene.set(root.width, 375)
    scene.set(root.height, 5000)
    var outer = root
    for _ in 0..<Self.depth {
      let item = scene.item()
      scene.set(item.x, 4)
      scene.set(item.y, 4)
      scene.relate(item.x, item.width, 1, outer.width, plus: 4)
      scene.relate(item.y, item.height, 1, outer.height, plus: 4)
      items.append(item)
      outer = item
    }
    var above: ConstraintScene.Item?
    for _ in 0..<Self.rowCount {
      let row = scene.item()
      scene.set(row.x, 0)
      scene.relate(row.x, row.width, 1, outer.width, plus: 0)
      scene.set(row.height, 44)
      if let above {
        scene.relate(row.y, above.y, -1, above.height, plus: 0)
      } else {
        scene.set(row.y, 0)
      }
      items.append(row)
      addViews(in: row)
      above = row
    }
    scene.system.solve()
  }

  private mutating func addViews(in row: ConstraintScene.Item) {
    var first: ConstraintScene.Item?
    var last: ConstraintScene.Item?
    for _ in 0..<Self.viewCount {
      let item = scene.item()
      if let first, let last {
        scene.relate(item.x, last.x, -1, last.width, plus: -8)
        scene.relate(item.width, first.width, plus: 0)
      } else {
        scene.set(item.x, 8)
        first = item
      }
      scene.relate(item.y, item.height, 0.5, row.height, plus: 0, otherFactor: -0.5)
      scene.content(item.height, 30)
      items.append(item)
      last = item
    }
    if let last { scene.relate(last.x, last.width, 1, row.width, plus: 8) }
  }

  func setRootWidth(_ width: Double) {
    scene.system.setConstant(-width, of: rootRow)
    scene.system.solve()
  }

  var lastX: Double { items.last.map { scene.system.value(of: $0.x) } ?? 0 }

  var sum: Double {
    let system = scene.system
    var sum = 0.0
    for item in items {
      sum += system.value(of: item.x) + system.value(of: item.y)
      sum += system.value(of: item.width) + system.value(of: item.height)
    }
    return sum
  }

  static func expectedSum(width: Double) -> Double {
    var (width, height, sum) = (width, 5000.0, 0.0)
    for _ in 0..<depth {
      width -= 8
      height -= 8
      sum += 8 + width + height
    }
    let each = (width - 48) / 5
    for row in 0..<rowCount {
      sum += 44 * Double(row) + width + 44
      for view in 0..<viewCount { sum += 8 + Double(view) * (each + 8) + 7 + each + 30 }
    }
    return sum
  }
}
