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

  /// The sizes items prefer, for layouts with an ``estimatedItemSize``: asked once an item, when the layout is solved (R6.29).
  ///
  /// Setting it solves again. A delegate that gives sizes comes first.
  public var preferredSize: ((IndexPath) -> CGSize)? {
    get { storedPreferredSize }
    set {
      storedPreferredSize = newValue
      invalidateLayout()
      measured = nil
    }
  }

  /// Sets a property and, when it changes, drops the solved layout.
  final func change<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<CollectionViewFlowLayout, Value>, to value: Value,
    keepingMeasuredSizes isKept: Bool = true
  ) {
    guard self[keyPath: property] != value else { return }
    self[keyPath: property] = value
    invalidateLayout()
    guard !isKept else { return }
    measured = nil
    collectionView?.forgetPreferredSizes()
  }
}
