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
}
