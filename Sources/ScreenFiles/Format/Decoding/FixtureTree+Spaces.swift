import Foundation
import ViewGeometry

extension FixtureTree {
  /// Rejects 3D transforms whose projections aren't finite or can't be checked from the file.
  ///
  /// A division by a `w` near zero gives arbitrarily large values, so the projection of each view
  /// is checked. The check needs the view's position in the file. Therefore, a view in a stack view
  /// can have neither a 3D transform nor a `sublayerTransform`, and a view that creates or
  /// positions its subviews can't have a `sublayerTransform`. If any view has 3D properties, no
  /// view of the file may be positioned by constraints.
  static func checkSpaces(_ views: [FixtureView], list: FixtureJSON) throws(FixtureError) {
    guard views.contains(where: { $0.space != nil }) else { return }
    for (index, view) in views.enumerated() {
      let superview = view.superview.map { views[$0] }
      let path = "\(list.path)[\(index)]"
      if view.space?.sublayerTransform != nil, view.placesSubviews {
        throw FixtureError(
          file: list.file, path: "\(path).sublayerTransform",
          reason: .contradiction(
            "a view that positions its subviews itself can't rotate them in space"))
      }
      if case .stackView = superview?.role {
        if view.space?.transform3D != nil {
          throw FixtureError(
            file: list.file, path: "\(path).transform3D",
            reason: .contradiction("a view in a stack view can't be rotated in space"))
        }
        // The stack sizes the view, which moves the point about which it transforms its subviews.
        if view.space?.sublayerTransform != nil {
          throw FixtureError(
            file: list.file, path: "\(path).sublayerTransform",
            reason: .contradiction("a view in a stack view can't rotate its subviews in space"))
        }
      }
      // A view whose frame isn't translated into constraints is sized by its content, even if the
      // file lists no constraints.
      if view.layoutProperties?.translatesMask == false {
        throw FixtureError(
          file: list.file, path: "\(path).translatesAutoresizingMaskIntoConstraints",
          reason: .contradiction("a view with constraints can't be rotated in space"))
      }
      guard view.projectionsAreFinite(in: superview) else {
        throw FixtureError(
          file: list.file, path: path,
          reason: .contradiction("rotated in space, the view has no finite projection"))
      }
    }
  }
}

extension FixtureView {
  /// Whether the view creates or positions its subviews.
  fileprivate var placesSubviews: Bool {
    switch role {
    case .stackView, .collectionView, .tableView: true
    case .view, .window, .scrollView: messages != nil
    }
  }

  /// Returns whether the view's projection is finite, both alone and in its superview.
  ///
  /// It is computed with and without the scroll offsets of the view and its superview.
  fileprivate func projectionsAreFinite(in superview: FixtureView?) -> Bool {
    let outer = superview?.space?.sublayerTransform
    guard space?.transform3D != nil || outer != nil else { return true }
    return placements.allSatisfy { placement in
      var projected = Projection.Space(
        transform: space?.transform3D ?? Transform3D(placement.transform))
      projected.zPosition = space?.zPosition ?? 0
      projected.anchorZ = space?.anchorPointZ ?? 0
      guard
        space?.transform3D == nil || Projection.isFinite(of: placement, in: projected, under: nil)
      else { return false }
      guard let superview, let outer else { return true }
      return superview.placements.allSatisfy { around in
        let anchor = around.anchorInBounds
        let sublayers = Projection.Sublayers(
          transform: outer, anchorX: anchor.x, anchorY: anchor.y,
          anchorZ: superview.space?.anchorPointZ ?? 0)
        return Projection.isFinite(of: placement, in: projected, under: sublayers)
      }
    }
  }

  /// The placements of the view with its bounds as given and, for a scroll view, also with its
  /// content offset as the origin of the bounds.
  private var placements: [ViewGeometry.Placement] {
    let placement = ViewGeometry.Placement(self.placement)
    guard let scroll else { return [placement] }
    var scrolled = placement
    scrolled.bounds.origin = scroll.contentOffset
    return [placement, scrolled]
  }
}

extension Placement {
  /// Creates a placement from the one in a file.
  init(_ given: FixtureView.Placement) {
    self.init()
    switch given {
    case .frame(let frame):
      setFrame(frame)
    case .stored(let bounds, let center, let anchorPoint, let transform):
      self.anchorPoint = anchorPoint
      self.bounds = bounds
      self.center = center
      self.transform = transform
    }
  }
}
