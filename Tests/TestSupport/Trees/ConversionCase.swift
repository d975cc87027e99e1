import Foundation
import ViewGeometry

/// A point to be converted from one view of a tree to another, possibly through a third view.
struct ConversionCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint
  let source: Int
  let target: Int
  let intermediate: Int

  /// Returns a generator of cases with transforms of one family, and at most `limit` views below
  /// the root.
  static func generator(
    _ family: TransformFamily, limit: Int = 40, realPoints: Bool = false
  ) -> (inout ChoiceSource) -> ConversionCase {
    { source in
      let tree = source.tree(family, mean: min(limit, 9), limit: limit)
      return ConversionCase(
        tree: tree, point: realPoints ? source.realPoint() : source.dyadicPoint(),
        source: source.view(of: tree), target: source.view(of: tree),
        intermediate: source.view(of: tree))
    }
  }

  /// A generator of cases with at most 8 views, whose conversions are exact.
  ///
  /// Values have 18 bits, and each level adds 2 bits, so every sum on a route fits in the 53 bits
  /// of a `Double`.
  static var exact: (inout ChoiceSource) -> ConversionCase { generator(.exact, limit: 7) }

  /// Returns a descent from the root of a chain of views, each of which is randomly rotated or
  /// flat.
  static func flatChain(_ source: inout ChoiceSource) -> ConversionCase {
    var tree = NaiveTree()
    tree.add(NaiveView())
    for view in source.list(mean: 4, limit: 8, of: { $0.turnedOrFlatView() }) {
      tree.add(view, to: tree.views.count - 1)
    }
    return ConversionCase(
      tree: tree, point: source.dyadicPoint(), source: 0, target: tree.views.count - 1,
      intermediate: 0)
  }

  var description: String {
    """
    \(tree)
    let point = \(point.code)
    let (source, target, intermediate) = (view\(source), view\(target), view\(intermediate))
    """
  }
}

extension ChoiceSource {
  fileprivate mutating func turnedOrFlatView() -> NaiveView {
    var view = NaiveView(frame: dyadicRect())
    view.transform =
      flag() ? CGAffineTransform(rotationAngle: unit() * 7) : pick(Self.singularTransforms)
    return view
  }
}
