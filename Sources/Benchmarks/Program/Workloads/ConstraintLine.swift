import ViewGeometry

/// A row of labels that fills the width of the root.
///
/// All labels have the same priority. The root is narrower than the labels' content, so the labels
/// compete for the width.
struct ConstraintLine {
  private(set) var scene = ConstraintScene()
  private(set) var widths: [ConstraintSystem.Unknown] = []
  private let rootRow: ConstraintSystem.Row

  static func contentWidth(_ label: Int) -> Double { 40 + Double(label * 7 % 13) }

  init(count: Int) {
    let root = scene.system.addUnknown(isNonnegative: true)
    rootRow = scene.set(root, Double(30 * count))
    var last: ConstraintScene.Item?
    for label in 0..<count {
      let item = scene.item()
      if let last {
        scene.relate(item.x, last.x, -1, last.width, plus: -8)
      } else {
        scene.set(item.x, 0)
      }
      scene.content(item.width, Self.contentWidth(label))
      widths.append(item.width)
      last = item
    }
    if let last { scene.relate(last.x, last.width, 1, root, plus: 0) }
    scene.system.solve()
  }

  func setRootWidth(_ width: Double) {
    scene.system.setConstant(-width, of: rootRow)
    scene.system.solve()
  }

  /// The sum of the absolute differences between the widths of the labels and their content widths.
  var shortfall: Double {
    var sum = 0.0
    for (label, width) in widths.enumerated() {
      sum += abs(Self.contentWidth(label) - scene.system.value(of: width))
    }
    return sum
  }

  /// Returns the smallest possible ``shortfall``.
  ///
  /// It doesn't depend on how the difference is distributed.
  static func expectedShortfall(count: Int, width: Double) -> Double {
    let contentWidths = (0..<count).reduce(0) { $0 + contentWidth($1) }
    return abs(width - Double(8 * (count - 1)) - contentWidths)
  }
}
