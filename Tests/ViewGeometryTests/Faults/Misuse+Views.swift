import Foundation
import ViewGeometry

@testable import TestSupport

extension Misuse {
  static let ofViews: [Misuse] = [
    Misuse("Can't add a view to itself: <View; frame = (0 0; 0 0)>.") {
      let view = View()
      view.addSubview(view)
    },
    Misuse(
      "Can't add <View; …> to <View; …>: it contains the receiver, and a tree can't have cycles."
    ) {
      let (outer, inner) = (View(), View())
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Misuse("Can't add <Greedy; …> to <View; …>: a callback has added the receiver to it.") {
      View().addSubview(Greedy())
    },
    Misuse("Can't insert a subview at -1.") {
      View().insertSubview(View(), at: -1)
    },
    Misuse("Can't insert a view beside itself: <View; …>.") {
      let (root, view) = (View(), View())
      root.addSubview(view)
      root.insertSubview(view, belowSubview: view)
    },
    Misuse("Can't exchange subviews 0 and -1: there are 1 subviews.") {
      let root = View()
      root.addSubview(View())
      root.exchangeSubview(at: 0, withSubviewAt: -1)
    },
    Misuse("The bounds of a view must be finite, not [0.0, 0.0, inf, 0.0].") {
      View().bounds.size.width = .infinity
    },
    Misuse("The frame CGRect(…) is too large under the transform ….") {
      let view = View()
      view.transform = CGAffineTransform(scaleX: 1e-200, y: 1)
      view.frame = CGRect(0, 0, 1e200, 1)
    },
    Misuse("The geometry is too large: bounds …, center …, transform ….") {
      let view = View(frame: CGRect(0, 0, 1e200, 1))
      view.transform = CGAffineTransform(scaleX: 1e200, y: 1)
    },
    Misuse("The geometry is too large: bounds …, center …, transform3D ….") {
      let view = View()
      view.anchorPointZ = 1e200
      view.transform3D.m34 = 1e200
    },
    Misuse("The transform3D of a view must be finite, not ….") {
      View().transform3D.m34 = .infinity
    },
    Misuse("The sublayerTransform of a view must be finite, not ….") {
      View().sublayerTransform.m34 = .nan
    },
    Misuse("The layout margins of a view must be finite, not ….") {
      View().directionalLayoutMargins.leading = .nan
    },
    Misuse("The zPosition of a view must be finite, not inf.") {
      View().zPosition = .infinity
    },
    Misuse("The anchorPointZ of a view must be finite, not nan.") {
      View().anchorPointZ = .nan
    },
    Misuse("The alpha of a view can't be NaN.") { View().alpha = .nan },
    Misuse("A touch can't have the radius -1.0.") {
      _ = View().hitTest(CGPoint(0, 0), radius: -1)
    },
    Misuse("The maximumDepth of a description must be above 0, not -3.") {
      _ = View().recursiveDescription(maximumDepth: -3)
    },
    Misuse("Can't find the -1 nearest elements.") {
      _ = GeometrySnapshot(of: View()).nearest(to: CGPoint(0, 0), count: -1)
    },
    Misuse("There is no element 2: the snapshot has 1 elements.") {
      let root = View()
      for _ in 0..<2 { root.addSubview(View()) }
      let last = GeometrySnapshot(of: root).elements[2]
      _ = GeometrySnapshot(of: View()).bounds(of: last)
    },
    Misuse("Can't target a preview at <View; …>: it isn't in a window.") {
      _ = TargetedPreview(view: View())
    },
    Misuse("Can't target a preview at <View; …>: it isn't in a window.") {
      _ = PreviewTarget(container: View(), center: CGPoint(0, 0))
    },
    Misuse("The target of a preview must be finite, not CGPoint(x: nan, y: 0.0) with ….") {
      _ = PreviewTarget(container: Window(), center: CGPoint(CGFloat.nan, 0))
    },
  ]
}

/// A view that adds its new superview as a subview.
private final class Greedy: View {
  override func willMove(toSuperview newSuperview: View?) {
    if let newSuperview, newSuperview.superview !== self { addSubview(newSuperview) }
  }
}
