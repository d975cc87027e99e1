import Foundation
import ViewGeometry

/// The views of the package, built like a `NaiveTree` and named by the same indices.
struct ViewTree: GeometryEngine {
  let views: [View]

  init(_ tree: NaiveTree) {
    views = tree.views.enumerated().map { index, model in
      let view = model.hitRule.makeView()
      view.anchorPoint = model.anchorPoint
      view.bounds = model.bounds
      view.center = model.center
      view.transform = model.transform
      view.isHidden = model.isHidden
      view.alpha = model.alpha
      view.isUserInteractionEnabled = model.isUserInteractionEnabled
      view.clipsToBounds = model.clipsToBounds
      view.tag = index
      return view
    }
    for (index, model) in tree.views.enumerated() {
      for child in model.children { views[index].addSubview(views[child]) }
    }
  }

  func convert(_ point: CGPoint, from source: Int, to target: Int) -> CGPoint {
    views[source].convert(point, to: views[target])
  }

  func convert(_ quad: Quad, from source: Int, to target: Int) -> Quad {
    views[source].convert(quad, to: views[target])
  }

  func convert(_ rect: CGRect, from source: Int, to target: Int) -> CGRect {
    views[source].convert(rect, to: views[target])
  }

  func frame(of index: Int) -> CGRect {
    views[index].frame
  }

  func hitTest(_ point: CGPoint, in index: Int) -> Int? {
    views[index].hitTest(point, with: nil)?.tag
  }
}

extension HitRule {
  /// A view of the class that follows the rule.
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
