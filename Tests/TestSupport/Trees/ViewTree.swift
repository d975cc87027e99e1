import Foundation
import ViewGeometry

/// The views of the package, built like a `NaiveTree` and identified by the same indices.
///
/// It is a class, because optimized code may release an array after its last use, and with it a
/// root that has no other owner.
final class ViewTree: GeometryEngine {
  /// The views, by index.
  let all: [View]

  init(_ tree: NaiveTree) {
    all = tree.views.enumerated().map { index, model in
      let view = model.isWindow ? Window() : model.hitRule.makeView()
      view.anchorPoint = model.anchorPoint
      view.bounds = model.bounds
      view.center = model.center
      view.transform = model.transform
      if let transform3D = model.transform3D { view.transform3D = transform3D }
      if model.zPosition != 0 { view.zPosition = model.zPosition }
      if model.anchorPointZ != 0 { view.anchorPointZ = model.anchorPointZ }
      if let transform = model.sublayerTransform { view.sublayerTransform = transform }
      view.isHidden = model.isHidden
      view.alpha = model.alpha
      view.isUserInteractionEnabled = model.isUserInteractionEnabled
      view.clipsToBounds = model.clipsToBounds
      view.tag = index
      return view
    }
    for (index, model) in tree.views.enumerated() {
      for child in model.children { all[index].addSubview(all[child]) }
    }
  }

  subscript(index: Int) -> View { all[index] }

  func convert(_ point: CGPoint, from source: Int, to target: Int) -> CGPoint {
    all[source].convert(point, to: all[target])
  }

  func convert(_ quad: Quad, from source: Int, to target: Int) -> Quad {
    all[source].convert(quad, to: all[target])
  }

  func convert(_ rect: CGRect, from source: Int, to target: Int) -> CGRect {
    all[source].convert(rect, to: all[target])
  }

  func frame(of index: Int) -> CGRect {
    all[index].frame
  }

  /// Hit-tests the view three times, and returns -1, which isn't a view, if the results differ.
  ///
  /// The first test scans the subviews, the second one builds their boxes, and the third one uses
  /// the boxes.
  func hitTest(_ point: CGPoint, in index: Int) -> Int? {
    let hits = (0..<3).map { _ in all[index].hitTest(point, with: nil)?.tag }
    return Set(hits).count == 1 ? hits[0] : -1
  }
}

extension HitRule {
  /// Returns a new view of the class that follows the rule.
  func makeView() -> View {
    switch self {
    case .builtIn: View()
    case .onlySubviews: PassThroughView()
    case .withSlop: SlopView()
    }
  }
}

/// A view in which only its subviews can be hit.
final class PassThroughView: View {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A view that can be hit up to 8 points outside its bounds.
final class SlopView: View {
  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    let reach = bounds.insetBy(dx: -8, dy: -8)
    return point.x >= reach.minX && point.x < reach.maxX && point.y >= reach.minY
      && point.y < reach.maxY
  }
}
