public import Foundation
public import ViewGeometry

/// A row of dots, one for each page: `UIPageControl` (R13.21).
open class PageControl: Control {
  /// Creates a control with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The number of pages; values below 0 count as 0.
  ///
  /// Setting it clamps ``currentPage``. If ``hidesForSinglePage`` is true, it also hides or shows
  /// the control.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      currentPage = current
      if hidesForSinglePage { isHidden = pages < 2 }
      invalidateIntrinsicContentSize()
    }
  }
  private var pages = 0

  /// The index of the current page, clamped to the existing pages; 0 if there are no pages.
  open var currentPage: Int {
    get { current }
    set { current = max(0, min(newValue, pages - 1)) }
  }
  private var current = 0

  /// Whether the control is hidden if there are fewer than two pages; false by default.
  ///
  /// Setting it to false shows the control.
  open var hidesForSinglePage = false {
    didSet { isHidden = hidesForSinglePage && pages < 2 }
  }
  /// The color of the dots, except the current page's dot; nil for the renderer's default.
  open var pageIndicatorTintColor: Color?
  /// The color of the current page's dot; nil for the renderer's default.
  open var currentPageIndicatorTintColor: Color?
  /// The image of the dots, which doesn't affect the size; nil for the renderer's default.
  open var preferredIndicatorImage: Image?
  /// Whether dragging moves through the pages; stored for the host.
  open var allowsContinuousInteraction = true

  /// Returns the size for a number of pages (R13.21).
  ///
  /// Dots are 7 points wide, with gaps of 9 points between them; the height is 37 points. These are
  /// the sizes up to iOS 13; the later ones aren't known.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: max(0, 7 * count + 9 * (count - 1)), height: 37)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  deinit {}
}
