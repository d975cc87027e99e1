import Foundation
import ViewGeometry

/// The layout traits that a test case specifies for a view, instead of the view's own.
struct StatedTraits {
  var intrinsic = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  var alignment = EdgeInsets.zero
  var safeArea = EdgeInsets.zero
  var firstBaseline: CGFloat? = 0
  var lastBaseline: CGFloat = 0
}

/// A view whose layout traits are specified.
protocol StatedView: View {
  var traits: StatedTraits { get set }
}

final class PlainStatedView: View, StatedView {
  var traits = StatedTraits()

  override var intrinsicContentSize: CGSize { traits.intrinsic }
  override var alignmentRectInsets: EdgeInsets { traits.alignment }
  override var safeAreaInsets: EdgeInsets { traits.safeArea }
  override var firstBaselineOffsetFromTop: CGFloat? { traits.firstBaseline }
  override var lastBaselineOffsetFromBottom: CGFloat { traits.lastBaseline }
}

final class StatedScrollView: ScrollView, StatedView {
  var traits = StatedTraits()

  override var intrinsicContentSize: CGSize { traits.intrinsic }
  override var alignmentRectInsets: EdgeInsets { traits.alignment }
  override var safeAreaInsets: EdgeInsets { traits.safeArea }
  override var firstBaselineOffsetFromTop: CGFloat? { traits.firstBaseline }
  override var lastBaselineOffsetFromBottom: CGFloat { traits.lastBaseline }
}

final class StatedStackView: StackView, StatedView {
  var traits = StatedTraits()

  override var alignmentRectInsets: EdgeInsets { traits.alignment }
  override var safeAreaInsets: EdgeInsets { traits.safeArea }
}
