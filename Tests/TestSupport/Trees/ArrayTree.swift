import Foundation
import ViewGeometry

/// A custom tree stored in arrays; its elements are the indices of a `NaiveTree`.
struct ArrayTree: GeometryTree {
  var root = 0
  var parents: [Int?]
  var inner: [[Int]]
  var geometries: [ElementGeometry]
  var policies: [Int: HitTestPolicy] = [:]

  init(_ tree: NaiveTree) {
    parents = tree.views.map(\.parent)
    inner = tree.views.map(\.children)
    geometries = tree.views.map { view in
      var geometry = ElementGeometry(
        bounds: view.bounds, center: view.center, anchorPoint: view.anchorPoint,
        transform: view.transform)
      geometry.isHidden = view.isHidden
      geometry.alpha = view.alpha
      geometry.isUserInteractionEnabled = view.isUserInteractionEnabled
      geometry.clipsToBounds = view.clipsToBounds
      geometry.zPosition = CGFloat(view.zPosition)
      return geometry
    }
  }

  /// Creates nested elements, each with its frame in its parent.
  init(chain frames: [CGRect]) {
    parents = frames.indices.map { $0 == 0 ? nil : $0 - 1 }
    inner = frames.indices.map { $0 + 1 < frames.count ? [$0 + 1] : [] }
    geometries = frames.map(ElementGeometry.init)
  }

  /// Creates a root and its children, which are given back to front.
  init(root: CGRect, _ frames: [CGRect]) {
    parents = [nil] + frames.map { _ in 0 }
    inner = [Array(1..<frames.count + 1)] + frames.map { _ in [] }
    geometries = ([root] + frames).map(ElementGeometry.init)
  }

  func children(of node: Int) -> [Int] { inner[node] }
  func parent(of node: Int) -> Int? { parents[node] }
  func geometry(of node: Int) -> ElementGeometry { geometries[node] }
  func hitTestPolicy(of node: Int) -> HitTestPolicy? { policies[node] }
}
