import Foundation
import ViewGeometry

/// A tree in which each view has four subviews of half its width and height.
///
/// Every point of the root is in a leaf.
enum QuadrantTree {
  /// Returns the number of views of a tree with `levels` levels, including the root.
  static func count(levels: Int) -> Int {
    ((1 << (2 * levels)) - 1) / 3
  }

  /// Returns the number of levels of the smallest tree with at least `count` views.
  static func levels(count: Int) -> Int {
    var levels = 1
    while Self.count(levels: levels) < count { levels += 1 }
    return levels
  }

  /// Creates the tree and returns its root; calls `visit` with each view, breadth first.
  static func make(levels: Int, side: Double, visit: (View) -> Void = { _ in }) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: side, height: side))
    visit(root)
    var row = [root]
    var half = side / 2
    for _ in 1..<levels {
      row = row.flatMap { parent in
        (0..<4).map { child in
          let frame = CGRect(
            x: Double(child & 1) * half, y: Double(child >> 1) * half, width: half, height: half)
          let view = View(frame: frame)
          parent.addSubview(view)
          visit(view)
          return view
        }
      }
      half /= 2
    }
    return root
  }
}
