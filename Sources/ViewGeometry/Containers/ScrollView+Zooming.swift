import Foundation

extension ScrollView {
  final func setZoomLimits(minimum: CGFloat, maximum: CGFloat) {
    precondition(
      minimum.isFinite && maximum.isFinite,
      "Zoom scales must be finite, not \(minimum) and \(maximum).")
    (storedMinimumZoomScale, storedMaximumZoomScale) = (minimum, maximum)
    guard let view = viewForZooming else { return }
    let scale = view.transform.a
    if clampedZoomScale(scale) != scale { zoomScale = scale }
  }

  /// Returns the scale clamped to the limits; if the minimum exceeds the maximum, the maximum
  /// applies.
  private func clampedZoomScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Zooms about the point at the center of the view (R5.8).
  ///
  /// Does nothing without a zoomed view, or if the scale, clamped to the limits, is the current
  /// one.
  final func zoom(toScale scale: CGFloat, animated: Bool) {
    // Zooming to the current scale would only round the offset.
    guard let view = viewForZooming, clampedZoomScale(scale) != view.transform.a else { return }
    let size = bounds.size
    let middle = CGPoint(x: contentOffset.x + size.width / 2, y: contentOffset.y + size.height / 2)
    zoom(view, to: scale, animated: animated) { ratio in
      CGPoint(x: middle.x * ratio - size.width / 2, y: middle.y * ratio - size.height / 2)
    }
  }

  /// Zooms to a rectangle of the zoomed view, and centers the rectangle (R5.9).
  ///
  /// The rectangle is in the zoomed view's bounds coordinates. Does nothing without a zoomed view,
  /// or if the rectangle is null.
  final func zoom(toRect rect: CGRect, animated: Bool) {
    guard let view = viewForZooming, !rect.isNull else { return }
    let size = bounds.size
    let scale = min(fit(size.width, rect.width), fit(size.height, rect.height))
    zoom(view, to: scale, animated: animated) { _ in
      let scale = view.transform.a
      let (origin, corner) = (view.frame.origin, view.bounds.origin)
      return CGPoint(
        x: origin.x + (rect.midX - corner.x) * scale - size.width / 2,
        y: origin.y + (rect.midY - corner.y) * scale - size.height / 2)
    }
  }

  /// Returns the scale at which `length` fills `viewLength`.
  ///
  /// Returns the largest finite value if `length` isn't positive.
  private func fit(_ viewLength: CGFloat, _ length: CGFloat) -> CGFloat {
    length > 0 ? viewLength / length : .greatestFiniteMagnitude
  }

  /// Scales `view` about the content's origin, and scrolls to the offset that `target` returns,
  /// clamped to the limits.
  ///
  /// `target` is called after the scaling, with the ratio of the new scale to the old one.
  private func zoom(
    _ view: View, to scale: CGFloat, animated: Bool, target: (CGFloat) -> CGPoint
  ) {
    precondition(!scale.isNaN, "A zoom scale can't be NaN.")
    let oldScale = view.transform.a
    let newScale = clampedZoomScale(scale)
    let ratio = oldScale == 0 ? 1 : newScale / oldScale
    let oldOffset = contentOffset
    // During a zoom by touch, the host reports its beginning and end.
    let isWhole = animated && !isInZoom
    if isWhole, newScale != oldScale { beginZooming() }
    func change() {
      if newScale != oldScale {
        scaleZoomedView(view, to: newScale, ratio: ratio)
        storedContentSize = view.frame.size
      }
      let offset = clampedContentOffset(target(ratio))
      if offset != oldOffset { contentOffset = offset }
      guard newScale != oldScale else { return }
      // The limits have changed with the content, and the offset has been set once, above.
      takeLimits()
      delegate?.scrollViewDidZoom(self)
    }
    guard isWhole else { return change() }
    let begun = zoomCount
    SystemAnimation.run(change) { [self] _ in
      if newScale != oldScale {
        // The host may have ended the zoom.
        if zoomCount == begun { endZooming() }
      } else if contentOffset != oldOffset {
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Sets the scale of the view, and multiplies the origin of its frame by `ratio`.
  private func scaleZoomedView(_ view: View, to scale: CGFloat, ratio: CGFloat) {
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let (anchor, size) = (view.anchorPoint, view.bounds.size)
    view.center = CGPoint(
      x: origin.x * ratio + anchor.x * size.width * scale,
      y: origin.y * ratio + anchor.y * size.height * scale)
  }
}
