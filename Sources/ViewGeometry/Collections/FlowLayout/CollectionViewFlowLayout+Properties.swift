public import Foundation

extension CollectionViewFlowLayout {
  /// A size that stands for "as large as the cell prefers", for ``estimatedItemSize`` (R6.29).
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// What the section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges inside the adjusted content inset.
    case fromContentInset
    /// The edges inside the safe area.
    case fromSafeArea
    /// The edges inside the layout margins.
    case fromLayoutMargins
  }

  /// The size of items for which no delegate says otherwise, in points; 50 × 50 by default.
  ///
  /// - Precondition: Finite and not negative when the layout is solved.
  public var itemSize: CGSize {
    get { storedItemSize }
    set { change(\.storedItemSize, to: newValue, keepingMeasuredSizes: false) }
  }

  /// A size to start from where cells are asked for theirs; zero, the default, means they are not asked (R6.29).
  public var estimatedItemSize: CGSize {
    get { storedEstimatedItemSize }
    set { change(\.storedEstimatedItemSize, to: newValue, keepingMeasuredSizes: false) }
  }

  /// The sizes items prefer, for layouts with an ``estimatedItemSize``: asked once an item, when the layout is solved (R6.29).
  ///
  /// Setting it solves anew. A delegate that gives sizes comes first.
  public var preferredSize: ((IndexPath) -> CGSize)? {
    get { storedPreferredSize }
    set {
      storedPreferredSize = newValue
      invalidateLayout()
      measured = nil
    }
  }

  /// The distance between lines, in points; 10 by default.
  public var minimumLineSpacing: CGFloat {
    get { storedLineSpacing }
    set { change(\.storedLineSpacing, to: newValue) }
  }

  /// The least distance between neighbours of a line, in points; 10 by default.
  public var minimumInteritemSpacing: CGFloat {
    get { storedInteritemSpacing }
    set { change(\.storedInteritemSpacing, to: newValue) }
  }

  /// The size of headers; only the length in the scrolling direction counts, and 0, the default, means none.
  public var headerReferenceSize: CGSize {
    get { storedHeaderSize }
    set { change(\.storedHeaderSize, to: newValue) }
  }

  /// The size of footers; only the length in the scrolling direction counts, and 0, the default, means none.
  public var footerReferenceSize: CGSize {
    get { storedFooterSize }
    set { change(\.storedFooterSize, to: newValue) }
  }

  /// The distances from the items of a section to what surrounds them; headers and footers ignore it (R6.2).
  public var sectionInset: EdgeInsets {
    get { storedSectionInset }
    set { change(\.storedSectionInset, to: newValue) }
  }

  /// What ``sectionInset`` is measured from; the content inset by default (R6.1).
  public var sectionInsetReference: SectionInsetReference {
    get { storedInsetReference }
    set { change(\.storedInsetReference, to: newValue) }
  }

  /// The direction in which lines follow each other; vertical by default (R6.21).
  public var scrollDirection: CollectionView.ScrollDirection {
    get { storedDirection }
    set { change(\.storedDirection, to: newValue, keepingMeasuredSizes: false) }
  }

  /// Whether headers stay at the start of the visible part while their section is in view (R6.25).
  public var sectionHeadersPinToVisibleBounds: Bool {
    get { storedPinsHeaders }
    set { change(\.storedPinsHeaders, to: newValue) }
  }

  /// Whether footers stay at the end of the visible part while their section is in view (R6.25).
  public var sectionFootersPinToVisibleBounds: Bool {
    get { storedPinsFooters }
    set { change(\.storedPinsFooters, to: newValue) }
  }

  /// Sets a property and, when it changes, drops the solved layout.
  private func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<CollectionViewFlowLayout, Value>, to value: Value,
    keepingMeasuredSizes isKept: Bool = true
  ) {
    guard self[keyPath: property] != value else { return }
    self[keyPath: property] = value
    invalidateLayout()
    if !isKept { measured = nil }
  }
}
