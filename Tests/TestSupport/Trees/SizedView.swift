import Foundation
import ViewGeometry

/// A view with an intrinsic content size, and possibly a size that fits.
final class SizedView: View {
  var preferredSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Returns the intrinsic size in place of `preferredSize`.
  var intrinsic: (() -> CGSize)?
  /// Returns the size that fits; without it, the view answers as any other.
  var fitting: ((CGSize) -> CGSize)?
  var heightFollowsWidth = false
  /// How often the intrinsic size was requested.
  private(set) var timesAsked = 0

  init(_ width: CGFloat = View.noIntrinsicMetric, _ height: CGFloat = View.noIntrinsicMetric) {
    preferredSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Creates a text whose height follows its width.
  convenience init(_ width: CGFloat, _ height: CGFloat, text: @escaping (CGSize) -> CGSize) {
    self.init(width, height)
    (fitting, heightFollowsWidth) = (text, true)
  }

  override var intrinsicContentSize: CGSize {
    timesAsked += 1
    return intrinsic?() ?? preferredSize
  }

  override var contentHeightFollowsWidth: Bool { heightFollowsWidth }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting?(size) ?? super.sizeThatFits(size)
  }
}

/// A stack view that changes its own intrinsic content size.
final class SizedStackView: StackView {
  /// Returns the intrinsic size for the one that the arranged views need.
  var preferredSize: (CGSize) -> CGSize = { $0 } {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { preferredSize(super.intrinsicContentSize) }
}
