public import Foundation
public import ViewGeometry

/// The page indicator of a page view controller: a strip with a dot for each page (R14.10).
///
/// UIKit uses a page control. Here it is a separate class, because the `ForceTouch` module doesn't
/// depend on the `Controls` module.
public final class PageIndicatorView: View {
  /// The height of the strip, in points.
  static let height: CGFloat = 37

  /// The number of pages, as the data source returned it, but at least 0.
  public internal(set) var numberOfPages = 0
  /// The index of the current page, clamped to the existing pages; 0 if there are no pages.
  public internal(set) var currentPage: Int {
    get { max(0, min(page, numberOfPages - 1)) }
    set { page = newValue }
  }
  private var page = 0

  override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  deinit {}
}
