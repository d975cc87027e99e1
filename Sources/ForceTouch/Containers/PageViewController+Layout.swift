import Foundation
import ViewGeometry

extension PageViewController {
  /// The axis along which pages follow each other.
  final var axis: Axis { navigationOrientation == .horizontal ? .horizontal : .vertical }

  /// The distance from one page to the next in the scroll view, in points.
  final var stride: CGFloat { scroller.bounds.size[axis] }

  /// Returns the index of the slot that shows the pages in a navigation direction.
  ///
  /// For the user's gestures, horizontal pages are mirrored in a right-to-left layout: the later
  /// pages are on the left (R14.14).
  final func slot(of direction: NavigationDirection, isByUser: Bool) -> Int {
    let isMirrored =
      isByUser && axis == .horizontal
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (direction == .forward) != isMirrored ? 2 : 0
  }

  /// Returns the content offset at which the scroll view shows a slot.
  final func offset(ofSlot slot: Int) -> CGPoint {
    var offset = CGPoint.zero
    offset[axis] = CGFloat(slot) * stride
    return offset
  }

  /// Adds the views of the current pages and, if the pages scroll, the scroll view.
  final func installViews() {
    if transitionStyle == .scroll {
      scroller.pager = self
      for slot in slots { scroller.addSubview(slot) }
      view.addSubview(scroller)
    }
    updateIndicator()
    layOutPages()
    for page in pages { page.loadViewIfNeeded() }
    install(pages, slot: 1)
    installed = pages
  }

  /// Adds the views of controllers to a slot or, for page curls, to the view.
  final func install(_ pages: [ViewController], slot: Int) {
    for (index, page) in pages.enumerated() {
      let frame = frame(ofPage: index)
      for inner in page.viewsInPlace {
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.frame = frame
        (transitionStyle == .scroll ? slots[slot] : view).addSubview(inner)
      }
    }
  }

  /// Shows or hides the page indicator, and updates it from the data source (R14.10).
  final func updateIndicator() {
    guard isViewLoaded else { return }
    lacksPresentation = transitionStyle != .scroll || axis != .horizontal || dataSource == nil
    if !lacksPresentation, let dataSource {
      let count = dataSource.presentationCount(for: self)
      let index = lacksPresentation ? 0 : dataSource.presentationIndex(for: self)
      (indicator.numberOfPages, indicator.currentPage) = (max(0, count), index)
    }
    let isShown = indicator.superview != nil
    guard isShown == lacksPresentation else { return }
    if lacksPresentation { indicator.removeFromSuperview() } else { view.addSubview(indicator) }
    view.setNeedsLayout()
  }

  /// Lays out the scroll view, its slots, the indicator and the pages (R14.9 to R14.11).
  final func layOutPages() {
    guard let ownView = viewIfLoaded else { return }
    guard transitionStyle == .scroll else { return layOutSheets(in: ownView.bounds) }
    var box = ownView.bounds
    if indicator.superview === ownView {
      let bottom = box.maxY - ownView.safeAreaInsets.bottom
      let top = max(box.minY, bottom - PageIndicatorView.height)
      indicator.frame = CGRect(
        x: box.minX, y: top, width: box.size.width, height: max(0, bottom - top))
      box.size.height = top - box.minY
    }
    let outset = spacing / 2
    let frame =
      axis == .horizontal ? box.insetBy(dx: -outset, dy: 0) : box.insetBy(dx: 0, dy: -outset)
    if frame.size != scroller.frame.size { endTransitionForNewSize() }
    let share = stride > 0 ? scroller.contentOffset[axis] / stride : 1
    scroller.frame = frame
    var contentSize = scroller.bounds.size
    contentSize[axis] *= 3
    scroller.contentSize = contentSize
    for (index, slot) in slots.enumerated() {
      slot.frame = CGRect(origin: offset(ofSlot: index), size: scroller.bounds.size)
      for inner in slot.subviews { inner.frame = self.frame(ofPage: 0) }
    }
    updateInsets()
    // Between gestures and animations, the scroll view rests at the middle slot.
    var target = offset(ofSlot: 1)
    if transition != nil || scroller.isDragging { target[axis] = share * stride }
    if scroller.contentOffset != target, !scroller.isScrollAnimating, !scroller.isDecelerating {
      scroller.contentOffset = target
    }
  }

  private final func layOutSheets(in box: CGRect) {
    for (index, page) in installed.enumerated() {
      for inner in page.viewsInPlace(of: self) { inner.frame = frame(ofPage: index) }
    }
  }

  /// Returns the frame of a page, in the coordinates of its superview.
  ///
  /// In the scroll view, half the spacing lies on each side of a page. If the spine is in the
  /// middle, each of the two pages takes half of the view; the first is on the left or at the top
  /// (R14.11).
  final func frame(ofPage index: Int) -> CGRect {
    guard transitionStyle == .scroll else {
      var frame = view.bounds
      guard spine == .mid else { return frame }
      frame.size = pageSize(in: frame.size)
      frame.origin[axis] += CGFloat(index) * frame.size[axis]
      return frame
    }
    let outset = spacing / 2
    let box = CGRect(origin: .zero, size: scroller.bounds.size)
    return axis == .horizontal ? box.insetBy(dx: outset, dy: 0) : box.insetBy(dx: 0, dy: outset)
  }

  /// Returns the size of a page in a container of a given size.
  final func pageSize(in size: CGSize) -> CGSize {
    guard spine == .mid else { return size }
    var half = size
    half[axis] /= 2
    return half
  }

  /// Sets the insets that keep the user from scrolling where there is no page (R14.9).
  ///
  /// Neighbors that haven't been requested yet count as pages.
  final func updateInsets() {
    var insets = EdgeInsets.zero
    let canDrag = dataSource != nil && !pages.isEmpty
    for direction in [NavigationDirection.forward, .reverse] {
      if canDrag, !(direction == .forward ? after : before).isNone { continue }
      let isAtEnd = slot(of: direction, isByUser: true) == 2
      switch (axis, isAtEnd) {
      case (.horizontal, false): insets.left = -stride
      case (.horizontal, true): insets.right = -stride
      case (.vertical, false): insets.top = -stride
      case (.vertical, true): insets.bottom = -stride
      }
    }
    // During an animation that the app requested, the limits include all slots.
    if let transition, !transition.isByUser { insets = .zero }
    if scroller.contentInset != insets { scroller.contentInset = insets }
  }
}
