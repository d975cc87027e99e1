public import Foundation

/// One length of an element of a compositional layout: UIKit's `NSCollectionLayoutDimension`, as a value (R8.1).
public struct CollectionLayoutDimension: Sendable, Hashable {
  let length: CompositionalLength

  /// A part of the width of the container, 1 for all of it: what its insets leave of it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .fractionOfWidth(Double(fractionalWidth)))
  }

  /// A part of the height of the container, 1 for all of it: what its insets leave of it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .fractionOfHeight(Double(fractionalHeight)))
  }

  /// A number of points.
  public static func absolute(_ absoluteDimension: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .absolute(Double(absoluteDimension)))
  }

  /// A number of points until the element says what it prefers, and then that.
  public static func estimated(_ estimatedDimension: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .estimated(Double(estimatedDimension)))
  }

  /// As ``estimated(_:)``, and all siblings take the largest length that any of them prefers (R8.4).
  public static func uniformAcrossSiblings(estimate: CGFloat) -> CollectionLayoutDimension {
    CollectionLayoutDimension(length: .uniform(estimate: Double(estimate)))
  }

  /// The fraction, the points or the estimate.
  public var dimension: CGFloat { CGFloat(length.number) }

  /// Whether the length is a part of the container's width.
  public var isFractionalWidth: Bool {
    if case .fractionOfWidth = length { true } else { false }
  }

  /// Whether the length is a part of the container's height.
  public var isFractionalHeight: Bool {
    if case .fractionOfHeight = length { true } else { false }
  }

  /// Whether the length is a number of points.
  public var isAbsolute: Bool {
    if case .absolute = length { true } else { false }
  }

  /// Whether the length holds only until the element is measured.
  public var isEstimated: Bool {
    if case .estimated = length { true } else { false }
  }

  /// Whether the length is that of the largest sibling.
  public var isUniformAcrossSiblings: Bool { length.isUniform }
}

/// The width and the height of an element of a compositional layout: UIKit's `NSCollectionLayoutSize`, as a value.
public struct CollectionLayoutSize: Sendable, Hashable {
  /// The width; it may be a part of the container's height (R8.2).
  public let widthDimension: CollectionLayoutDimension
  /// The height; it may be a part of the container's width (R8.2).
  public let heightDimension: CollectionLayoutDimension

  /// A size of two lengths.
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
