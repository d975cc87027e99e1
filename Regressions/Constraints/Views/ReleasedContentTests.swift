import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Scroll views whose content is no longer mentioned by constraints.
@Suite struct ReleasedContentTests {
  @Test(arguments: [false, true])
  func `an app sets its size again`(rebuilds: Bool) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrollView = ScrollView()
    let content = View()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let pins = scrollView.fill(with: content)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 300),
      content.heightAnchor.constraint(equalToConstant: 400),
      scrollView.widthAnchor.constraint(equalTo: root.widthAnchor),
      scrollView.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    root.layoutIfNeeded()
    let constrained = scrollView.contentSize

    LayoutConstraint.deactivate(pins)
    if rebuilds { root.addLayoutGuide(LayoutGuide()) }
    scrollView.contentSize = CGSize(width: 500, height: 600)
    scrollView.setNeedsLayout()
    root.layoutIfNeeded()

    expectEqual(constrained, CGSize(width: 300, height: 400))
    expectEqual(scrollView.contentSize, CGSize(width: 500, height: 600))
  }
}
