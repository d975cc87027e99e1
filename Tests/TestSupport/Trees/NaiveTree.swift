import Foundation
import ViewGeometry

/// The hit-testing rule of a view; all but the first represent subclasses of `View`.
enum HitRule: CaseIterable {
  case builtIn
  /// Overrides `hitTest(_:with:)` so that only subviews are hit; hits of the view itself are
  /// ignored.
  case onlySubviews
  /// Overrides `point(inside:with:)` so that the view extends 8 points beyond its edges.
  case withSlop
}

/// The geometry of one view of a `NaiveTree`.
struct NaiveView {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  /// The 3D transform of the view; if it isn't nil, `transform` is ignored.
  var transform3D: Transform3D?
  var zPosition = 0.0
  var anchorPointZ = 0.0
  /// The 3D transform of the subviews.
  var sublayerTransform: Transform3D?
  var isHidden = false
  var alpha: CGFloat = 1
  var isUserInteractionEnabled = true
  var clipsToBounds = false
  /// Whether the view is a window, which always clips its subviews.
  var isWindow = false
  var hitRule = HitRule.builtIn
  var parent: Int?
  var children: [Int] = []

  /// Creates a view that covers `frame`.
  init(frame: CGRect = .zero) {
    bounds.size = frame.standardized.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// A tree of views as in a textbook: arrays, recursion and no caches; slow, and easy to verify.
///
/// Views are identified by their indices. A view without a parent is the root of its own tree.
/// `children` is in the order of `subviews`, so the last one is in front. The type is written only
/// from the rules, as the reference for the laws.
struct NaiveTree {
  var views: [NaiveView] = []

  /// Adds a view in front of the other children of `parent` and returns its index.
  @discardableResult
  mutating func add(_ view: NaiveView, to parent: Int? = nil) -> Int {
    views.append(view)
    let index = views.count - 1
    views[index].parent = nil
    views[index].children = []
    if let parent { insert(index, into: parent, at: views[parent].children.count) }
    return index
  }

  /// Moves a view from anywhere to the index `place` among the children of `parent`.
  mutating func insert(_ index: Int, into parent: Int, at place: Int) {
    remove(index)
    views[parent].children.insert(index, at: min(place, views[parent].children.count))
    views[index].parent = parent
  }

  /// Makes a view the root of a tree of its own.
  mutating func remove(_ index: Int) {
    guard let parent = views[index].parent else { return }
    views[parent].children.removeAll { $0 == index }
    views[index].parent = nil
  }

  /// Returns the view and its ancestors, the root last.
  func ancestry(of index: Int) -> [Int] {
    var chain = [index]
    while let parent = views[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  /// Returns whether a view is `ancestor` or one of its descendants.
  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    ancestry(of: index).contains(ancestor)
  }

  /// Returns the deepest view that contains both views; nil if they are in different trees.
  ///
  /// A view contains itself.
  func commonAncestor(of first: Int, _ second: Int) -> Int? {
    ancestry(of: first).first(where: ancestry(of: second).contains)
  }

  /// Returns the point of a view's bounds that is at `center` in the superview (A of R2.24).
  func anchor<Number: RouteNumber>(of index: Int, as: Number.Type) -> Coordinates<Number> {
    let view = views[index]
    return Coordinates(
      x: Number(view.bounds.origin.x) + Number(view.anchorPoint.x) * Number(view.bounds.width),
      y: Number(view.bounds.origin.y) + Number(view.anchorPoint.y) * Number(view.bounds.height))
  }

  /// Returns the map from a view's bounds to its superview's: `T(-A) . M . T(center)`.
  func mapToParent<Number: RouteNumber>(of index: Int, as: Number.Type) -> Affine<Number> {
    let view = views[index]
    let anchor = anchor(of: index, as: Number.self)
    let zero = Number(0)
    let one = Number(1)
    let toAnchor = Affine(
      a: one, b: zero, c: zero, d: one, tx: zero - anchor.x, ty: zero - anchor.y)
    let transform = Affine(
      a: Number(view.transform.a), b: Number(view.transform.b), c: Number(view.transform.c),
      d: Number(view.transform.d), tx: Number(view.transform.tx), ty: Number(view.transform.ty))
    let toCenter = Affine(
      a: one, b: zero, c: zero, d: one, tx: Number(view.center.x), ty: Number(view.center.y))
    return toAnchor.then(transform).then(toCenter)
  }

  /// Returns the map from a view's bounds to those of an ancestor.
  func map<Number: RouteNumber>(
    from index: Int, upTo ancestor: Int, as: Number.Type
  ) -> Affine<Number> {
    ancestry(of: index).prefix { $0 != ancestor }.reduce(.identity) { map, view in
      map.then(mapToParent(of: view, as: Number.self))
    }
  }
}
