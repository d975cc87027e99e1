public import Foundation

/// The reason why a source rectangle is ignored and the default is used (R10.18).
public enum SourceRectFault: Sendable, Hashable {
  /// The rectangle was null.
  case isNull
  /// The rectangle had no width or no height.
  case isEmpty(CGRect)
  /// A coordinate or a length was infinite or NaN, or the rectangle was `CGRect.infinite`.
  case isNotFinite(CGRect)

  /// Creates the reason why `rect` can't be used; returns nil if it can be used.
  public init?(_ rect: CGRect) {
    // NaN is checked first, since comparisons with it are meaningless.
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    if numbers.contains(where: \.isNaN) {
      self = .isNotFinite(rect)
    } else if rect.isNull {
      self = .isNull
    } else if rect.isInfinite || !numbers.allSatisfy(\.isFinite) {
      self = .isNotFinite(rect)
    } else if rect.isEmpty {
      self = .isEmpty(rect)
    } else {
      return nil
    }
  }
}
