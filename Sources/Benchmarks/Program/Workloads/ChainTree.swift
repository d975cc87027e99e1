import Foundation
import ViewGeometry

/// Chains of views below one root.
///
/// Benchmarks convert between the leaves of two chains.
struct ChainTree {
  let root: View
  let leaves: [View]

  var first: View { leaves[0] }
  var second: View { leaves[1] }

  /// Creates chains of `depth` levels with the geometry of ``ChainLevel``.
  init(depth: Int, isRotated: Bool, chains: Int = 2) {
    root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var leaves: [View] = []
    for chain in 0..<chains {
      var parent = root
      for level in 0..<depth {
        let view = Self.view(ChainLevel(level + chain), isRotated: isRotated)
        parent.addSubview(view)
        parent = view
      }
      leaves.append(parent)
    }
    self.leaves = leaves
  }

  /// Creates a view that rotates about its top-left corner, as in ``AffineChainLimit``.
  private static func view(_ level: ChainLevel, isRotated: Bool) -> View {
    let view = View()
    view.anchorPoint = CGPoint(x: 0, y: 0)
    view.bounds = CGRect(
      x: level.boundsOrigin.x, y: level.boundsOrigin.y, width: 400, height: 400)
    view.center = CGPoint(x: level.frameOrigin.x, y: level.frameOrigin.y)
    if isRotated {
      view.transform = CGAffineTransform(rotationAngle: level.degrees * .pi / 180)
    }
    return view
  }
}
