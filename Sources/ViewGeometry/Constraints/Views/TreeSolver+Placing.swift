import Foundation

extension TreeSolver {
  /// Returns the frame of an item in the last solution, in the bounds coordinates of its superview
  /// or owner.
  func frame(of item: ConstraintItem) -> CGRect {
    let insets = alignment(of: item)
    let width = value(.width, of: item) + Double(insets.left + insets.right)
    let height = value(.height, of: item) + Double(insets.top + insets.bottom)
    return CGRect(
      x: (value(.x, of: item) - Double(insets.left)).bounded,
      y: (value(.y, of: item) - Double(insets.top)).bounded,
      width: max(0, width.bounded), height: max(0, height.bounded))
  }

  /// Marks for layout each view whose subviews, guides or content have to be positioned.
  func markAllMoved() {
    for item in table.items where item !== root { markMoved(item) }
  }

  /// Marks for layout each view whose subviews, guides or content the last solution moved (R11.63).
  func markChanged() {
    for unknown in outcome.changedUnknowns {
      let place = Int(unknown.index) / 4
      if place > 0, place < table.items.count { markMoved(table.items[place]) }
    }
  }

  private func markMoved(_ item: ConstraintItem) {
    switch item.role {
    case .view:
      guard let view = item.view, let superview = view.superview else { return }
      if !view.lies(in: frame(of: item)) { superview.setNeedsLayout() }
    default: item.view?.setNeedsLayout()
    }
  }

  /// Sets the frames of the subviews, the guides and the content of a view to those of the
  /// solution, rounded to pixels.
  func placeInside(_ view: View) {
    guard let parent = view.constraintItem else { return }
    for child in view.children where child.flags.contains(.placedBySolver) {
      guard let item = child.constraintItem, owns(item) else { continue }
      child.place(in: rounded(frame(of: item), in: view))
    }
    for guide in parent.guides where owns(guide.item) {
      guide.solvedFrame = rounded(frame(of: guide.item), in: view)
    }
    for guide in parent.systemGuides where owns(guide.item) {
      guide.solvedFrame = rounded(frame(of: guide.item), in: view)
      if guide.item.role == .scrollContent {
        view.takeConstrainedContentSize(guide.solvedFrame.size)
      }
    }
  }

  // MARK: Pixels

  /// Returns the frame with each edge moved to the nearest pixel, or the frame itself if there is
  /// no display scale (R11.65).
  ///
  /// Transforms of ancestors are ignored (R11.66). The solver doesn't use the rounded values.
  private func rounded(_ frame: CGRect, in view: View) -> CGRect {
    guard let scale = view.window?.displayScale else { return frame }
    return frame.onPixels(scale, from: exactOrigin(inside: view))
  }

  /// Returns the origin of a view's bounds coordinates in its window, computed from unrounded
  /// frames.
  private func exactOrigin(inside view: View) -> CGPoint {
    view.untransformedOriginInWindow { view in
      guard let item = view.constraintItem, item !== root, owns(item) else { return nil }
      return frame(of: item).origin
    }
  }
}

extension View {
  /// Sets the frames of subviews and guides to those of the solution (R11.62).
  ///
  /// The method is called during the layout of the view.
  final func placeConstrainedSubviews() {
    guard let item = constraintItem else { return }
    if let solver = item.solver { solver.placeInside(self) }
    if let solver = item.placedBy, solver !== item.solver { solver.placeInside(self) }
  }

  /// Updates the solution if the view is the root of a solver; called before the view's layout.
  ///
  /// Also sets the view's size if constraints determine it. If the view is no longer the root, the
  /// solver of the new root is marked stale instead.
  final func solveConstraints() {
    guard let solver = constraintItem?.solver else { return }
    // Releasing this solver clears the masks of its items, so the solver of the new root must take
    // the items first.
    guard solverRoot === self else { return rebuildConstraints() }
    solver.update()
    guard solver.sizesRoot else { return }
    let frame = CGRect(
      origin: untransformedFrame.origin, size: solver.frame(of: solver.root).size)
    if !lies(in: frame) { take(frame) }
  }

  /// Returns whether the bounds and center already have the values that they would have with this
  /// frame.
  fileprivate final func lies(in frame: CGRect) -> Bool {
    placement.width == Double(frame.size.width) && placement.height == Double(frame.size.height)
      && center == center(in: frame)
  }

  private final func center(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.size.width,
      y: frame.origin.y + anchorPoint.y * frame.size.height)
  }

  /// Sets the size and the center, independently of the transform (R11.4).
  fileprivate final func place(in frame: CGRect) {
    guard !lies(in: frame) else { return }
    // The solver sets the frame, not the app.
    flags.subtract(.placedBySolver)
    take(frame)
    if let item = constraintItem, item.placedBy != nil { flags.formUnion(.placedBySolver) }
    if let solver = constraintItem?.placedBy, !solver.reads.margins.isEmpty {
      solver.root.view?.setNeedsLayout()
    }
  }

  private final func take(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let target = center(in: frame)
    if center != target { center = target }
  }

  /// Sets the frame determined by the autoresizing mask, once constraints no longer place the view
  /// (R11.27).
  ///
  /// Autoresizing skipped the view while constraints placed it. The frame is unchanged if the
  /// superview arranges the view or doesn't autoresize its subviews.
  final func followMask() {
    guard let item = constraintItem, let origin = item.mask, !flags.contains(.placedBySolver) else {
      return
    }
    item.mask = nil
    guard let superview, superview.autoresizesSubviews, !superview.arranges(self) else { return }
    // Do this even if the superview's size is unchanged, because the view may have been in a
    // superview with another size in the meantime.
    take(origin.frame(in: superview.placement.bounds.size, mask: storedAutoresizingMask))
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved to the nearest pixel of the window (R11.65).
  ///
  /// An edge at half a pixel is rounded up, even if rounding errors made it slightly less. The
  /// origin is itself rounded to a pixel.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - origin: The origin of the rectangle's coordinates in the window.
  func onPixels(_ scale: CGFloat, from origin: CGPoint) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat {
      let scaled = value * scale
      // The tolerance is 2^-36: sums of many positions have errors in some of their last bits, and
      // a hundred-millionth of a pixel is irrelevant to a layout.
      let noise = max(1, abs(scaled)) * 0x1p-36
      return (scaled + 0.5 + noise).rounded(.down)
    }
    // Divide last: 45 pixels are 15 points at a scale of 3 wherever they begin.
    let minX = pixel(origin.x + self.origin.x)
    let minY = pixel(origin.y + self.origin.y)
    return CGRect(
      x: (minX - pixel(origin.x)) / scale, y: (minY - pixel(origin.y)) / scale,
      width: (pixel(origin.x + self.origin.x + size.width) - minX) / scale,
      height: (pixel(origin.y + self.origin.y + size.height) - minY) / scale)
  }
}

extension View {
  /// Returns the origin of the bounds coordinates in the window, ignoring all transforms.
  ///
  /// Without a window, the origin is in the coordinates of the topmost view's frame.
  ///
  /// - Parameter exactOrigin: A function that returns the origin to use for a view's frame, or nil
  ///   to use that of the current frame.
  final func untransformedOriginInWindow(
    _ exactOrigin: (View) -> CGPoint? = { _ in nil }
  ) -> CGPoint {
    var sum = CGPoint.zero
    var next: View? = self
    while let view = next {
      sum.x -= view.placement.boundsX
      sum.y -= view.placement.boundsY
      guard !view.flags.contains(.isWindow) else { break }
      let origin = exactOrigin(view) ?? view.untransformedFrame.origin
      sum.x += origin.x
      sum.y += origin.y
      next = view.superview
    }
    return sum
  }
}

extension Double {
  /// The number clamped to ±2^1000, so that a sum of a few such values is finite; 0 for NaN.
  fileprivate var bounded: Double {
    let number = saturated
    return Swift.min(Swift.max(number, -0x1p1000), 0x1p1000)
  }
}
