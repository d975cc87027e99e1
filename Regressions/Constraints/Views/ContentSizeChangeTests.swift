import Foundation
import Testing
import ViewGeometry

@testable import ConstraintsTests
@testable import TestSupport

/// Content sizes of views in constraints that gain or lose a direction between layouts.
@Suite struct ContentSizeChangeTests {
  private static let none = View.noIntrinsicMetric

  // If the content has no intrinsic size, the view takes the size of a weak constraint.
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

    view.preferredSize = after
    root.layoutIfNeeded()

    expectEqual(view.frame, CGRect(origin: .zero, size: expected))
  }

  @Test func `directions that come and go count as if they had always been so`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = SizedView(10, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let weak = [view.widthAnchor, view.heightAnchor].map { $0.constraint(equalToConstant: 90) }
    for constraint in weak { constraint.priority = LayoutPriority(rawValue: 10) }
    LayoutConstraint.activate(weak)
    let lengths: [CGFloat] = [Self.none, 10, 25]
    let preferredSizes = lengths.flatMap { width in lengths.map { CGSize(width: width, height: $0) }
    }

    // Each size after each other one.
    for first in preferredSizes {
      for second in preferredSizes {
        for preferredSize in [first, second] {
          view.preferredSize = preferredSize
          root.layoutIfNeeded()
          let expected = CGSize(
            width: preferredSize.width == Self.none ? 90 : preferredSize.width,
            height: preferredSize.height == Self.none ? 90 : preferredSize.height)
          expectEqual(view.bounds.size, expected, "\(first), \(second)")
        }
      }
    }
  }

  @Test func `a changed content size doesn't change the choice of what is broken (R11.73)`() throws
  {
    SilentConflicts.start()
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = [SizedView(50, 20), SizedView(60, 20)]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      root.addSubview(view)
    }
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(root.layoutConflicts.map { $0.broken.firstItem === views[1] }, [true])
    expectEqual(views.map(\.bounds.width), [50, 50])

    views[0].preferredSize.width = 55
    root.layoutIfNeeded()

    expectEqual(root.layoutConflicts.map { $0.broken.firstItem === views[1] }, [true])
    expectEqual(views.map(\.bounds.width), [55, 55])
  }

  /// Returns a text that is 30 high if it wraps.
  private func text(_ width: CGFloat, _ height: CGFloat) -> SizedView {
    SizedView(width, height) { CGSize(width: $0.width, height: 30) }
  }

  private func add(_ texts: [SizedView], to root: View) {
    for text in texts {
      text.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(text)
      let weak = text.heightAnchor.constraint(equalToConstant: 90)
      weak.priority = LayoutPriority(rawValue: 10)
      LayoutConstraint.activate([
        weak, text.leftAnchor.constraint(equalTo: root.leftAnchor),
        text.topAnchor.constraint(equalTo: root.topAnchor),
        text.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  @Test func `a text that wraps no longer is as high as its one line (R11.44)`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let texts = (0..<3).map { _ in text(100, 10) }
    add(texts, to: root)
    root.layoutIfNeeded()
    expectEqual(texts.map(\.bounds.height), [30, 30, 30])

    texts[1].heightFollowsWidth = false
    texts[1].invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    expectEqual(texts.map(\.bounds.height), [30, 10, 30])

    texts[1].heightFollowsWidth = true
    texts[0].heightFollowsWidth = false
    for text in texts { text.invalidateIntrinsicContentSize() }
    root.layoutIfNeeded()
    expectEqual(texts.map(\.bounds.height), [10, 30, 30])
  }

  @Test func `a text that wants no height isn't given the one of its lines (R11.40)`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let texts = [text(100, Self.none), text(100, 10)]
    add(texts, to: root)

    root.layoutIfNeeded()

    expectEqual(texts.map(\.bounds.height), [90, 30])
  }
}
