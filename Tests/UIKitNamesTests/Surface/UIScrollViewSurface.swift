import UIKitNames

private final class SurfaceScrollView: UIScrollView {
  override func adjustedContentInsetDidChange() {}
}

enum UIScrollViewSurface {
  static func geometry(_ scroll: UIScrollView) {
    mention(scroll.contentOffset, scroll.contentSize, scroll.contentInset)
    mention(scroll.adjustedContentInset, scroll.contentInsetAdjustmentBehavior)
    mention(scroll.contentLayoutGuide.topAnchor, scroll.frameLayoutGuide.layoutFrame)
    mention(scroll.delegate, scroll.isDirectionalLockEnabled, scroll.bounces)
    mention(scroll.alwaysBounceVertical, scroll.isPagingEnabled, scroll.isScrollEnabled)
    scroll.alwaysBounceHorizontal = true
    scroll.decelerationRate = .fast
    scroll.setContentOffset(.zero, animated: true)
    scroll.scrollRectToVisible(.zero, animated: false)
  }

  static func zooming(_ scroll: UIScrollView) {
    mention(scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale)
    mention(scroll.bouncesZoom)
    scroll.setZoomScale(1, animated: false)
    scroll.zoom(to: .zero, animated: false)
  }

  static func settings(_ scroll: UIScrollView) {
    scroll.verticalScrollIndicatorInsets = .zero
    scroll.scrollIndicatorInsets = .zero
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.bouncesHorizontally = false
    scroll.bouncesVertically = true
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.delaysContentTouches = false
    scroll.canCancelContentTouches = true
    scroll.scrollsToTop = false
    scroll.keyboardDismissMode = .onDrag
    scroll.refreshControl = UIRefreshControl()
  }

  static func motion(_ scroll: UIScrollView) {
    mention(scroll.isTracking, scroll.isDragging, scroll.isDecelerating)
    mention(scroll.isZooming, scroll.isZoomBouncing)
    mention(scroll.touchesShouldCancel(in: scroll))
    mention(scroll.touchesShouldBegin([], with: nil, in: scroll))
    scroll.flashScrollIndicators()
    scroll.stopScrollingAndZooming()
  }
}
