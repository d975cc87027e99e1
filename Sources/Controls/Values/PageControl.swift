public import Foundation
public import ViewGeometry

/// A dot for each page: `UIPageControl` (R13.21).
open class PageControl: Control {
  /// A control with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// How many pages there are; less than 0 counts as 0.
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

  /// The page of now, among those there are.
  open var currentPage: Int {
    get { current }
    set { current = max(0, min(newValue, pages - 1)) }
  }
  private var current = 0

  /// Whether one page has no dot.
  open var hidesForSinglePage = false {
    didSet { isHidden = hidesForSinglePage && pages < 2 }
  }
  /// The colour of the other dots.
  open var pageIndicatorTintColor: Color?
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: Color?
  /// The picture of dots.
  open var preferredIndicatorImage: Image?
  /// Whether dragging goes through the pages.
  open var allowsContinuousInteraction = true

  /// The size for a number of pages: dots of 7 points, 9 points apart, 37 points high (R13.21).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(width: max(0, 7 * count + 9 * (count - 1)), height: 37)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
