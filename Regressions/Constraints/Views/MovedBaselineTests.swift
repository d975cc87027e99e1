import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Baselines that move within their views (R11.8).
@Suite struct MovedBaselineTests {
  @Test(arguments: [true, false])
  func `what is tied to them follows`(isFirst: Bool) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let text = PlainStatedView()
    text.traits.intrinsic = CGSize(width: 40, height: 50)
    (text.traits.firstBaseline, text.traits.lastBaseline) = (20, 30)
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    let baseline = isFirst ? text.firstBaselineAnchor : text.lastBaselineAnchor
    LayoutConstraint.activate([
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      baseline.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()

    (text.traits.firstBaseline, text.traits.lastBaseline) = (30, 20)
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()

    expectEqual(text.frame, CGRect(x: 0, y: 70, width: 40, height: 50))
  }
}
