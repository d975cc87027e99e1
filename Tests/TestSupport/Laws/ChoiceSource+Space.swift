import Foundation
import ViewGeometry

extension ChoiceSource {
  /// Returns a tree in which about half of the views are rotated in space, all in front of the
  /// camera.
  mutating func spatialTree(limit: Int = 6) -> NaiveTree {
    var tree = tree(.affine, mean: limit / 2 + 1, limit: limit)
    for index in tree.views.indices {
      if flag() { tree.views[index].transform3D = turnInSpace() }
      if oneIn(4) { tree.views[index].sublayerTransform = turnInSpace() }
      if oneIn(3) { tree.views[index].zPosition = dyadic() / 16 }
      if oneIn(4) { tree.views[index].anchorPointZ = dyadic() / 16 }
    }
    return tree
  }

  /// Returns a spatial tree with overlapping views in the middle of a root of 400 by 400 points.
  mutating func spatialScreen() -> NaiveTree {
    var tree = spatialTree(limit: 8)
    for index in tree.views.indices where index > 0 {
      tree.views[index].center = CGPoint(
        x: 200 + integer(within: 100), y: 200 + integer(within: 100))
      tree.views[index].bounds = CGRect(
        x: 0, y: 0, width: 300 - integer(within: 200), height: 300 - integer(within: 200))
    }
    tree.views[0].bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
    return tree
  }

  /// Returns a rotation by less than 60°, with or without a distant perspective.
  mutating func turnInSpace() -> Transform3D {
    var matrix = Transform3D(
      rotationAngle: real(within: 1), x: real(within: 1), y: real(within: 1),
      z: real(within: 1) + 0.125)
    if flag() {
      var perspective = Transform3D.identity
      perspective.m34 = -1 / pick([8_192, 20_000, 32_768, 5_000])
      matrix = matrix.concatenating(perspective)
    }
    return matrix
  }
}
