public import Foundation

/// The width or height of an element, like UIKit's `NSCollectionLayoutDimension`, as a value
/// (R8.1).
///
/// A length that is negative or NaN counts as 0.
public struct CollectionLayoutDimension: Sendable, Hashable {
  let length: CompositionalLength

  /// Returns a fraction of the container's width inside its insets; 1 is the full width.
  ///
  /// ```swift
  /// let third = CollectionLayoutSize(
  ///   widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(64))
  /// let item = CollectionLayoutItem(layoutSize: third)
  /// ```
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .fractionOfWidth(Double(fractionalWidth)))
  }

  /// Returns a fraction of the container's height inside its insets; 1 is the full height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .fractionOfHeight(Double(fractionalHeight)))
  }

  /// Returns a fixed length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .absolute(Double(absoluteDimension)))
  }

  /// Returns an estimate in points, which the preferred length replaces once the element is
  /// measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .estimated(Double(estimatedDimension)))
  }

  /// Returns an estimate in points, which is replaced by the largest preferred length among those
  /// elements of the same group that have such a dimension along the same axis (R8.4).
  public static func uniformAcrossSiblings(estimate: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .uniform(estimate: Double(estimate)))
  }

  /// The fraction, the length in points, or the estimate.
  public var dimension: CGFloat { CGFloat(length.number) }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionOfWidth = length { true } else { false }
  }

  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionOfHeight = length { true } else { false }
  }

  /// Whether the length is a fixed number of points.
  public var isAbsolute: Bool {
    if case .absolute = length { true } else { false }
  }

  /// Whether the length is an estimate that the element's own preferred length replaces.
  public var isEstimated: Bool {
    if case .estimated = length { true } else { false }
  }

  /// Whether the length was created by ``uniformAcrossSiblings(estimate:)``.
  public var isUniformAcrossSiblings: Bool { length.isUniform }
}

/// The width and height of an element, like UIKit's `NSCollectionLayoutSize`, as a value.
public struct CollectionLayoutSize: Sendable, Hashable {
  /// The width; it may be a fraction of the container's height (R8.2).
  public let widthDimension: CollectionLayoutDimension
  /// The height; it may be a fraction of the container's width (R8.2).
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from two lengths.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  var size: CompositionalSize {
    CompositionalSize(width: widthDimension.length, height: heightDimension.length)
  }
}
