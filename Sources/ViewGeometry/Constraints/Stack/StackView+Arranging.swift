import Foundation

extension StackView {
  /// An arranged view and the values that the stack caches for it.
  struct ArrangedView {
    let view: View
    /// The gap after the view; nil for the stack's spacing.
    var customSpacing: CGFloat?
    /// The view's own size: the latest result of `sizeThatFits(_:)` that isn't just the size set by
    /// the stack.
    ///
    /// Initially, it is the size that the view had when it was arranged.
    var ownSize: CGSize
    /// The size that the stack set last; nil if it hasn't set any.
    ///
    /// Any other size is the view's own.
    var givenSize: CGSize?
  }

  final func position(of view: View) -> Int? { arranged.firstIndex { $0.view === view } }

  final func insertArranged(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    // Callbacks may have moved the view to another superview, or arranged it.
    guard view.superview === self else { return }
    var entry = ArrangedView(view: view, ownSize: view.bounds.size)
    if let old = position(of: view) {
      entry = arranged.remove(at: old)
    } else if let old = arrangedBefore.firstIndex(where: { $0.view === view }) {
      entry = arrangedBefore.remove(at: old)
    }
    arranged.insert(entry, at: min(index, arranged.count))
    if view.isInConstraints { view.tookPartInConstraints() }
    arrangementDidChange()
  }

  final func removeArranged(_ view: View) {
    guard let index = position(of: view) else { return }
    var entry = arranged.remove(at: index)
    entry.customSpacing = nil
    if isConstrained { entry.givenSize = view.bounds.size }
    arrangedBefore.append(entry)
    arrangementDidChange()
    guard isConstrained else { return }
    view.mayHaveLeftConstraints()
    mayHaveLeftConstraints()
  }

  /// Requests a layout of the stack, its superview and enclosing stacks, which must adapt to its
  /// new size.
  ///
  /// If the stack is laid out by constraints, rebuilds them.
  final func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if isConstrained { rebuildConstraints() }
  }

  /// Requests a layout of the superview.
  ///
  /// If the superview is a stack, also requests a layout of its superview, and so on.
  ///
  /// Rebuilds the constraints of enclosing stacks that fill proportionally.
  final func invalidateEnclosingStacks() {
    var next = superview
    while let view = next {
      view.setNeedsLayout()
      let stack = view as? StackView
      // Proportional lengths are represented by rows that contain the current sizes.
      if let stack, stack.isConstrained, stack.distribution == .fillProportionally {
        stack.rebuildConstraints()
      }
      next = stack?.superview
    }
  }

  /// Lays out the visible arranged views in the bounds, or inside the margins if the arrangement
  /// is relative to them.
  ///
  /// Edges are rounded to pixels if the window's display scale is known.
  final func arrange() {
    measureNestedStacks()
    let visible = arranged.indices.filter { !arranged[$0].view.isHidden }
    let solver = solver(for: visible)
    forgetNestedStacks()

    let area = arrangedArea
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = window?.displayScale.map { (scale: $0, origin: untransformedOriginInWindow()) }
    let mainSpans = solver.mainSpans(
      in: area.length(along: axis), of: Double(bounds.size[axis]))
    for (slot, index) in visible.enumerated() {
      let cross = solver.crossSpan(
        of: solver.items[slot], in: area.length(along: axis.perpendicular))
      var frame = area.part(along: axis, main: mainSpans[slot], cross: cross)
      if isMirrored { frame = frame.mirrored(in: area) }
      if let grid { frame = Extent(frame.cgRect.onPixels(grid.scale, from: grid.origin)) }
      place(index, in: frame)
    }
  }

  /// The rectangle in which views are arranged: the bounds, inset by the margins if the arrangement
  /// is relative to them.
  ///
  /// Its size is never negative.
  private var arrangedArea: Extent {
    let box = bounds
    guard isLayoutMarginsRelativeArrangement else { return Extent(box) }
    let inset = box.inset(by: layoutMargins)
    return Extent(
      x: inset.origin.x, y: inset.origin.y, width: max(0, inset.size.width),
      height: max(0, inset.size.height))
  }

  /// Sets the size and the center of the arranged view at `index`, regardless of its transform.
  private func place(_ index: Int, in frame: Extent) {
    // Resizing the previous views may have called code that removed this one.
    guard arranged.indices.contains(index) else { return }
    let view = arranged[index].view
    let size = CGSize(width: frame.width, height: frame.height)
    if view.bounds.size != size { view.bounds.size = size }
    let anchor = view.anchorPoint
    view.center = CGPoint(
      x: frame.minX + anchor.x * size.width, y: frame.minY + anchor.y * size.height)
    // An override may have changed the view's size.
    guard arranged.indices.contains(index), arranged[index].view === view else { return }
    arranged[index].givenSize = view.bounds.size
  }
}

extension Extent {
  fileprivate func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Returns the part of the extent with the span `main` along `axis` and the span `cross`
  /// perpendicular to it.
  ///
  /// Both spans are relative to the top-left corner of the extent.
  fileprivate func part(along axis: Axis, main: StackSolver.Span, cross: StackSolver.Span)
    -> Extent
  {
    let (horizontal, vertical) = axis == .horizontal ? (main, cross) : (cross, main)
    return Extent(
      x: minX + horizontal.start, y: minY + vertical.start, width: horizontal.length,
      height: vertical.length)
  }

  /// Returns the mirror image of the extent in `area`, with left and right exchanged.
  fileprivate func mirrored(in area: Extent) -> Extent {
    Extent(x: area.minX + (area.maxX - maxX), y: minY, width: width, height: height)
  }
}
