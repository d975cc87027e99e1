import Foundation
import ViewGeometry

/// A view with an intrinsic content size.
final class SizedView: View {
  var wish: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    wish = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { wish }
}
