import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct LayoutPassTests {
  private let record = CallRecord()
  private let root: RecordingView
  private let a: RecordingView
  private let b: RecordingView
  private let aInner: RecordingView

  init() {
    root = RecordingView("root", record)
    a = RecordingView("a", record)
    b = RecordingView("b", record)
    aInner = RecordingView("aInner", record)
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(aInner)
    _ = record.take()
  }

  /// The names of the views laid out so far, in order.
  private func layouts() -> [String] {
    record.take().compactMap { call in
      call.hasSuffix(" layoutSubviews") ? String(call.prefix { $0 != " " }) : nil
    }
  }

  private func layOutEverything() {
    root.layoutIfNeeded()
    _ = record.take()
  }

  @Test func `a new tree is laid out parents first, subviews back to front`() {
    root.layoutIfNeeded()

    expectEqual(layouts(), ["root", "a", "aInner", "b"])
  }

  @Test func `followers of every view above are called after a pass`() {
    layOutEverything()
    let followers = [root, a].map { view in
      let follower = Follower()
      view.addFollower(follower)
      return follower
    }

    aInner.setNeedsLayout()
    aInner.layoutIfNeeded()

    expectEqual(followers.map(\.calls), [1, 1])
  }

  private final class Follower: LayoutFollower {
    var calls = 0
    func followViews() -> Bool {
      calls += 1
      return false
    }
  }

  @Test func `a second pass does nothing`() {
    layOutEverything()

    root.layoutIfNeeded()

    expectEqual(layouts(), [])
    expect(!root.isLayoutNeeded)
  }

  @Test func `only views that need it are laid out`() {
    layOutEverything()

    aInner.setNeedsLayout()
    root.layoutIfNeeded()

    expectEqual(layouts(), ["aInner"])
  }

  @Test func `setting a view's needs twice lays it out once`() {
    layOutEverything()

    a.setNeedsLayout()
    a.setNeedsLayout()
    root.layoutIfNeeded()

    expectEqual(layouts(), ["a"])
  }

  @Test func `from a subview the pass starts at the topmost view in need`() {
    layOutEverything()
    root.setNeedsLayout()
    b.setNeedsLayout()

    aInner.layoutIfNeeded()

    expectEqual(layouts(), ["root", "b"])
  }

  @Test func `from a subview only its own part is laid out when nothing above is in need`() {
    layOutEverything()
    aInner.setNeedsLayout()
    b.setNeedsLayout()

    a.layoutIfNeeded()
    expectEqual(layouts(), ["aInner"])

    root.layoutIfNeeded()
    expectEqual(layouts(), ["b"])
  }

  @Test func `what needs layout again during the pass gets it in the same pass`() {
    layOutEverything()
    var rounds = 0
    b.reactions["layoutSubviews"] = { [a, aInner] in
      rounds += 1
      guard rounds == 1 else { return }
      a.setNeedsLayout()
      aInner.setNeedsLayout()
    }
    b.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts(), ["b", "a", "aInner"])
    expect(!a.isLayoutNeeded)
  }

  @Test func `a view that asks for layout of itself twice gets it`() {
    layOutEverything()
    var asked = 0
    a.reactions["layoutSubviews"] = { [unowned a] in
      asked += 1
      if asked < 3 { a.setNeedsLayout() }
    }
    a.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts(), ["a", "a", "a"])
  }

  @Test func `a layout that never settles stops and leaves its mark`() {
    layOutEverything()
    a.reactions["layoutSubviews"] = { [unowned a] in a.setNeedsLayout() }
    a.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts(), [String](repeating: "a", count: 100))
    expect(a.isLayoutNeeded)
    root.checkInvariants()
  }

  @Test func `layoutIfNeeded inside a layout lays out the part at once`() {
    layOutEverything()
    root.reactions["layoutSubviews"] = { [a, record] in
      a.setNeedsLayout()
      a.layoutIfNeeded()
      record.add("root goes on")
    }
    root.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(record.take(), ["root layoutSubviews", "a layoutSubviews", "root goes on"])
  }

  @Test func `what a pass marks above the receiver is laid out in it`() {
    layOutEverything()
    aInner.reactions["layoutSubviews"] = { [unowned root] in root.setNeedsLayout() }
    aInner.setNeedsLayout()

    aInner.layoutIfNeeded()

    expectEqual(layouts(), ["aInner", "root"])
    expect(!root.isLayoutNeeded)
  }

  @Test func `what is marked above within another pass waits for that pass`() {
    layOutEverything()
    root.reactions["layoutSubviews"] = { [a, record] in
      a.setNeedsLayout()
      a.layoutIfNeeded()
      record.add("root goes on")
    }
    a.reactions["layoutSubviews"] = { [a, root] in
      a.reactions = [:]
      root.setNeedsLayout()
    }
    root.setNeedsLayout()

    root.layoutIfNeeded()

    let round = ["root layoutSubviews", "a layoutSubviews", "root goes on"]
    expectEqual(record.take(), round + round)
    expect(!root.isLayoutNeeded)
  }

  @Test func `constraints that a view updates position it in the same pass`() {
    final class Pinned: View {
      var distance: CGFloat = 0
      private(set) var constraint: LayoutConstraint?
      override func updateConstraints() {
        if constraint == nil, let superview {
          let pin = leftAnchor.constraint(equalTo: superview.leftAnchor)
          LayoutConstraint.activate([
            pin, topAnchor.constraint(equalTo: superview.topAnchor),
            widthAnchor.constraint(equalToConstant: 20),
            heightAnchor.constraint(equalToConstant: 20),
          ])
          constraint = pin
        }
        constraint?.constant = distance
        super.updateConstraints()
      }
    }
    let outer = View(frame: CGRect(0, 0, 100, 100))
    let view = Pinned()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    outer.layoutIfNeeded()

    view.distance = 10
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()

    expectEqual(view.frame, CGRect(10, 0, 20, 20))
  }

  @Test func `a layout may take views out and put them in`() {
    layOutEverything()
    let fresh = RecordingView("fresh", record)
    root.reactions["layoutSubviews"] = { [unowned root, a] in
      root.reactions = [:]
      a.removeFromSuperview()
      root.addSubview(fresh)
    }
    root.setNeedsLayout()

    root.layoutIfNeeded()

    expectEqual(layouts(), ["root", "fresh", "root"])
    root.checkInvariants()
  }

  @Test func `R2.11 changes of the bounds ask for layout and moves don't`() {
    layOutEverything()

    a.center = CGPoint(5, 5)
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    a.frame.origin = CGPoint(9, 9)
    expect(!a.isLayoutNeeded)

    a.bounds.origin.y = 10
    expect(a.isLayoutNeeded)

    layOutEverything()
    a.frame.size = CGSize(10, 10)
    expect(a.isLayoutNeeded)

    layOutEverything()
    a.bounds = a.bounds
    expect(!a.isLayoutNeeded)
  }

  @Test func `changes of the subviews ask their superview for layout`() {
    let changes: [(String, () -> Void)] = [
      ("add", { [root] in root.addSubview(View()) }),
      ("remove", { [b] in b.removeFromSuperview() }),
      ("front", { [root, a] in root.bringSubviewToFront(a) }),
      ("exchange", { [root] in root.exchangeSubview(at: 0, withSubviewAt: 1) }),
    ]

    for (name, change) in changes {
      layOutEverything()
      change()
      expect(root.isLayoutNeeded, "\(name)")
    }
  }

  @Test func `a subtree that needs layout is found in its new tree`() {
    layOutEverything()
    let branch = RecordingView("branch", record)
    let twig = RecordingView("twig", record)
    branch.addSubview(twig)
    branch.layoutIfNeeded()
    twig.setNeedsLayout()
    _ = record.take()

    b.addSubview(branch)
    root.layoutIfNeeded()

    expectEqual(layouts(), ["b", "twig"])
  }

  @Test func `a subclass may watch setNeedsLayout`() {
    final class Watching: View {
      var count = 0
      override func setNeedsLayout() {
        count += 1
        super.setNeedsLayout()
      }
    }
    let view = Watching()

    view.bounds.size = CGSize(10, 10)

    expectEqual(view.count, 1)
  }
}

@Suite struct IntrinsicSizeTests {
  private static func label() -> SizedView {
    let label = SizedView(42)
    label.fitting = { CGSize($0.width / 2, 20) }
    return label
  }

  @Test func `a plain view has no intrinsic size and keeps its own`() {
    let view = View(frame: CGRect(0, 0, 30, 40))

    view.sizeToFit()

    expectEqual(view.intrinsicContentSize, CGSize(-1, -1))
    expectEqual(view.bounds.size, CGSize(30, 40))
    expectEqual(view.systemLayoutSizeFitting(CGSize(5, 6)), CGSize(5, 6))
  }

  @Test(arguments: [(0.5, 0.5), (0, 0), (1, 0.25)] as [(CGFloat, CGFloat)])
  func `R2.25 sizeToFit takes what sizeThatFits wants and keeps the frame's origin`(
    x: CGFloat, y: CGFloat
  ) {
    let label = Self.label()
    label.anchorPoint = CGPoint(x, y)
    label.frame = CGRect(20, 30, 200, 0)
    label.bounds.origin = CGPoint(3, 4)

    label.sizeToFit()

    expectEqual(label.frame, CGRect(20, 30, 100, 20))
    expectEqual(label.bounds, CGRect(3, 4, 100, 20))
  }

  @Test func `R2.25 sizeToFit keeps the center of a transformed view`() {
    let turned = Transform3D(rotationAngle: 0.5, x: 1, y: 0, z: 0)
    for transform in [turned, Transform3D(scaleX: 2, y: 2, z: 1)] {
      let label = Self.label()
      label.frame = CGRect(20, 30, 200, 0)
      label.transform3D = transform

      label.sizeToFit()

      expectEqual(label.bounds.size, CGSize(100, 20))
      expectEqual(label.center, CGPoint(120, 30))
    }
  }

  @Test func `sizeToFit of a view that has its size leaves the center as it is`() {
    let view = View(frame: CGRect(0, 0, 0.3, 0.7))
    view.center = CGPoint(0.1, 0.2)

    view.sizeToFit()

    expectEqual(view.center, CGPoint(0.1, 0.2))
  }

  @Test func `a fitting size is the intrinsic size if there is one`() {
    expectEqual(Self.label().systemLayoutSizeFitting(CGSize(5, 6)), CGSize(42, 6))
  }

  @Test func `a changed intrinsic size lays the superview out again`() {
    let root = View()
    let label = Self.label()
    root.addSubview(label)
    root.layoutIfNeeded()

    label.invalidateIntrinsicContentSize()

    expect(root.isLayoutNeeded)
  }
}
