import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Anchor points of views that constraints position.
@Suite struct AnchorPointLayoutTests {
  private static let anchors = [
    CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: -1, y: 2),
  ]

  @Test(arguments: anchors)
  func `a constrained view is put back where it belongs after its anchor point was set`(
    anchor: CGPoint
  ) {
    let (root, view) = (View(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), View())
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()

    view.anchorPoint = anchor
    root.layoutIfNeeded()

    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test(arguments: anchors)
  func `what is pinned to a view with a mask follows its anchor point`(anchor: CGPoint) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, follower) = (View(frame: CGRect(x: 10, y: 20, width: 100, height: 50)), View())
    root.addSubview(view)
    root.addSubview(follower)
    follower.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.rightAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
      follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()

    view.anchorPoint = anchor
    let frame = view.frame
    root.layoutIfNeeded()

    expectEqual(view.frame, frame)
    expectEqual(follower.frame, CGRect(x: frame.maxX, y: frame.minY, width: 10, height: 10))
  }
}
