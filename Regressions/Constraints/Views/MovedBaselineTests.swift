import Foundation
import TestSupport
import Testing
import ViewGeometry

private final class Text: View {
  var ascent: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 50) }
  override var firstBaselineOffsetFromTop: CGFloat? { ascent }
  override var lastBaselineOffsetFromBottom: CGFloat { 50 - ascent }
}

/// Baselines that move within their views (R11.8).
@Suite struct MovedBaselineTests {
  @Test(arguments: [true, false])
  func `what is tied to them follows`(isFirst: Bool) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let text = Text()
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    let baseline = isFirst ? text.firstBaselineAnchor : text.lastBaselineAnchor
    LayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      baseline.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()

    text.ascent = 30
    root.layoutIfNeeded()

    expectEqual(text.frame, CGRect(x: 0, y: 70, width: 40, height: 50))
  }
}
