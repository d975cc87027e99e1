import Foundation
import Testing
import ViewGeometry

/// Content sizes of views in constraints that gain or lose a direction between layouts.
@Suite struct ContentSizeChangeTests {
  private static let none = View.noIntrinsicMetric

  // Where the content wants nothing the view takes what a weak constraint asks for.
  @Test(
    arguments: [
      (
        CGSize(width: 10, height: 20), CGSize(width: 10, height: none),
        CGSize(width: 10, height: 90)
      ),
      (
        CGSize(width: 10, height: 20), CGSize(width: none, height: 20),
        CGSize(width: 90, height: 20)
      ),
      (
        CGSize(width: 10, height: none), CGSize(width: 10, height: 20),
        CGSize(width: 10, height: 20)
      ),
      (
        CGSize(width: none, height: 20), CGSize(width: 10, height: 20),
        CGSize(width: 10, height: 20)
      ),
      (
        CGSize(width: 10, height: none), CGSize(width: none, height: 20),
        CGSize(width: 90, height: 20)
      ),
      (CGSize(width: 10, height: 20), CGSize(width: 30, height: 5), CGSize(width: 30, height: 5)),
    ] as [(CGSize, CGSize, CGSize)])
  func `a view has the size that its content wants now`(
    before: CGSize, after: CGSize, expected: CGSize
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = SizedView(before.width, before.height)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let weak = [view.widthAnchor, view.heightAnchor].map { $0.constraint(equalToConstant: 90) }
    for constraint in weak { constraint.priority = LayoutPriority(rawValue: 10) }
    LayoutConstraint.activate(
      weak + [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    root.layoutIfNeeded()

    view.wish = after
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(origin: .zero, size: expected))
  }
}
