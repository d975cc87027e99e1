public import Foundation

/// Why a source rectangle that was set is not used, and the default is (R10.18).
public enum SourceRectFault: Sendable, Hashable {
  /// The rectangle was null.
  case isNull
  /// The rectangle had no width or no height.
  case isEmpty(CGRect)
  /// A coordinate was infinite or not a number.
  case isNotFinite(CGRect)

  /// The fault of `rect`, or nil.
  public init?(_ rect: CGRect) {
    // NaN first: no comparison with it means anything.
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
