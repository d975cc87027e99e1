import Foundation
import ViewGeometry

/// The views of the package, built like a `NaiveTree` and named by the same indices.
struct ViewTree: GeometryEngine {
  let views: [View]

  init(_ tree: NaiveTree) {
    views = tree.views.enumerated().map { index, model in
      let view = View()
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
