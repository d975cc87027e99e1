public import Foundation

extension CollectionViewFlowLayout {
  /// The value of ``estimatedItemSize`` with which cells determine their own sizes, starting from
  /// ``itemSize`` (R6.29).
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The areas that section insets at both ends of the lines can be relative to.
  public enum SectionInsetReference: Int, Sendable {
    /// The area inside the adjusted content inset.
    case fromContentInset
    /// The part of the safe area that is inside the adjusted content inset.
    case fromSafeArea
    /// The part of the area between the layout margins that is inside the adjusted content inset.
    case fromLayoutMargins
  }

  /// A closure that returns preferred sizes in points, for layouts with an ``estimatedItemSize``
  /// (R6.29).
  ///
  /// The default is nil: preferred sizes come from the cells. The closure is called for each item
  /// whenever the layout is computed, and for items that a batch update inserts, moves or reloads.
  /// Setting it invalidates the layout. A delegate that returns sizes takes precedence.
  public var preferredSize: ((IndexPath) -> CGSize)? {
    get { storedPreferredSize }
    set {
      storedPreferredSize = newValue
      invalidateLayout()
      measured = nil
    }
  }

  /// Sets a property and, if its value changes, invalidates the layout.
  ///
  /// If `isKept` is false, the measured sizes of cells are discarded, too.
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
