import Foundation

extension View {
  /// Returns whether the view's frame exactly equals `frame`, so that it doesn't have to be set.
  @inline(__always)
  final func hasFrame(_ frame: CGRect) -> Bool {
    // This doesn't copy the placement in the frequent case of a translation. Reading `frame` would
    // copy it.
    let own =
      flags.contains(.spatial)
      ? projectedFrame : placement.kind == .translation ? placement.shiftedFrame : placement.frame
    return own.origin.x == frame.origin.x && own.origin.y == frame.origin.y
      && own.size.width == frame.size.width && own.size.height == frame.size.height
  }

  // Setters test the single `placedBySolver` flag for two rare conditions: a solver must be
  // notified of the change, or an animation block is open. In the second case,
  // `FlightMarks.recording` contains this flag.

  final func setFrame(_ frame: CGRect) {
    let oldBounds = placement.bounds
    if flags.union(FlightMarks.recording).isDisjoint(with: [.spatial, .placedBySolver]) {
      placement.setFrame(frame)
    } else {
      setUncommonFrame(frame)
    }
    checkAfterChange()
    finishBoundsChange(from: oldBounds)
  }

  @inline(never)
  private final func setUncommonFrame(_ frame: CGRect) {
    noteIfRecording()
    placement.setFrame(frame)
    guard !flags.isDisjoint(with: [.spatial, .placedBySolver]) else { return }
    if flags.contains(.spatial) { centerProjection(on: frame) }
    placeWasSetByHand()
  }

  final func setBounds(_ bounds: CGRect) {
    let oldBounds = placement.bounds
    let mayMatter = flags.union(FlightMarks.recording).contains(.placedBySolver)
    if mayMatter { noteIfRecording() }
    placement.bounds = bounds
    if mayMatter, flags.contains(.placedBySolver), bounds.size != oldBounds.size {
      placeWasSetByHand()
    }
    checkAfterChange()
    finishBoundsChange(from: oldBounds)
  }

  final func setCenter(_ center: CGPoint) {
    let mayMatter = flags.union(FlightMarks.recording).contains(.placedBySolver)
    if mayMatter { noteIfRecording() }
    placement.center = center
    if mayMatter, flags.contains(.placedBySolver) { placeWasSetByHand() }
  }

  final func setAnchorPoint(_ anchorPoint: CGPoint) {
    noteIfRecording()
    placement.anchorPoint = anchorPoint
    if flags.contains(.placedBySolver) { placeWasSetByHand() }
  }

  /// Resizes the view to its fitting size; does nothing if the view already has that size.
  final func fitSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    if transform3D.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }

  final func setTransform(_ transform: CGAffineTransform) {
    noteIfRecording()
    rareAttributes?.transform3D = nil
    placement.transform = transform
    checkAfterChange()
  }

  final func setTransform3D(_ transform3D: Transform3D) {
    precondition(
      transform3D.isFinite, "The transform3D of a view must be finite, not \(transform3D).")
    guard !transform3D.isAffine else { return setTransform(transform3D.affineTransform) }
    noteIfRecording()
    makeRareAttributes().transform3D = transform3D
    placement.transform = transform3D.affineTransform
    refreshProjection()
    checkAfterChange()
  }

  /// Handles a change to the bounds: marks the view as needing layout (R2.11, R2.26).
  ///
  /// If the size has changed, also marks the superview, unless it is being laid out, and
  /// autoresizes the subviews. Does nothing if the bounds are unchanged.
  private func finishBoundsChange(from oldBounds: CGRect) {
    let newBounds = placement.bounds
    guard newBounds.origin != oldBounds.origin || newBounds.size != oldBounds.size else { return }
    setNeedsLayout()
    if newBounds.size != oldBounds.size {
      // A superview that is being laid out sizes its subviews itself (R2.26).
      if let superviewLink, !superviewLink.moreFlags.contains(.isLaidOut) {
        superviewLink.view.setNeedsLayout()
      }
      if hasChildren { autoresizeSubviews(from: oldBounds.size) }
    }
    if flags.contains(.constrained), newBounds.origin != oldBounds.origin {
      boundsOriginDidChange()
    }
    boundsDidChange(from: oldBounds)
  }
}
