import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Members of views and layers that store a value for the app, or that do nothing by default.
@Suite struct ViewDefaultTests {
  @Test func `calls for a renderer change no geometry`() {
    let view: View = View.make(View.self, frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layoutIfNeeded()

    view.draw(view.bounds)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    view.layoutSublayers(of: view.layer)
    view.awakeFromNib()
    view.prepareForInterfaceBuilder()
    view.takeConstrainedContentSize(CGSize(width: 5, height: 6))

    expect(view.`self`() === view)
    expect(view.forBaselineLayout() === view)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    expectEqual(view.constrainedContentSize, CGSize(width: 30, height: 40))
    expect(!view.flags.contains(.needsLayout))
  }

  @Test func `values for the app are stored`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    expect(view.restorationIdentifier == nil)
    expectEqual(view.overrideUserInterfaceStyle, .unspecified)
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 10, y: 5))
    expect(view.layer.isDoubleSided)

    view.restorationIdentifier = "list"
    view.overrideUserInterfaceStyle = .dark
    view.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
    view.layer.isDoubleSided = false

    expectEqual(view.restorationIdentifier, "list")
    expectEqual(view.overrideUserInterfaceStyle, .dark)
    expectEqual(view.traitOverrides.userInterfaceStyle, .dark)
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 3, y: 4))
    expect(!view.layer.isDoubleSided)
  }

  @Test func `an automatic tint adjustment is that of the superview`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.tintAdjustmentMode = .normal
    outer.tintAdjustmentMode = .dimmed
    expectEqual(inner.tintAdjustmentMode, .normal)

    inner.tintAdjustmentMode = .automatic

    expectEqual(inner.tintAdjustmentMode, .dimmed)
  }

  @Test func `touches that begin in scrolled content are delivered`() {
    let (scroll, content) = (ScrollView(), View())
    scroll.addSubview(content)
    let touch = Touch(view: content, window: nil, location: .zero, timestamp: 0)
    expect(scroll.touchesShouldBegin([touch], with: nil, in: content))
  }

  @Test func `one omitted view is described in the singular`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    let one = outer.recursiveDescription(maximumDepth: 1)
    inner.addSubview(View())
    let two = outer.recursiveDescription(maximumDepth: 1)

    expect(one.hasSuffix("... (1 more view)"), "\(one)")
    expect(two.hasSuffix("... (2 more views)"), "\(two)")
  }

  @Test func `a disagreement names a view that clips, and a miss`() {
    let (root, clipping, button) = (View(), View(), View())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    clipping.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    button.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    clipping.clipsToBounds = true
    let points = [CGPoint(x: 25, y: 25), CGPoint(x: 125, y: 25)]

    root.addSubview(button)
    button.frame.origin.x = 120
    let beyond = root.hitTestDisagreements(
      between: .uiKit, and: .overflowVisible, at: points)
    expectEqual(beyond.map(\.point), [points[1]])
    expect(beyond.first?.description.contains("nothing") ?? false, "\(beyond)")

    let described = HitTestDisagreement(
      point: points[0], first: (.uiKit, nil), second: (.overflowVisible, button),
      overflown: [clipping])
    expect(described.description.contains("which clips its subviews"), "\(described)")
  }

  @Test func `only followers that exist are asked`() {
    final class Follower: LayoutFollower {
      var asked = 0
      func followViews() -> Bool {
        asked += 1
        return true
      }
    }
    let (view, follower) = (View(), Follower())
    view.removeFollower(follower)
    expect(view.rareAttributes == nil)
    expect(!view.askFollowers())

    do {
      let gone = Follower()
      view.addFollower(gone)
      expect(view.askFollowers())
      expectEqual(gone.asked, 1)
    }
    expect(!view.askFollowers())
    view.addFollower(follower)
    expect(view.askFollowers())
    expectEqual(follower.asked, 1)
  }

  @Test func `the tree of views is that of the superviews`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    outer.layer.zPosition = 3
    let cursors = PresentationCursors()

    expect(ViewTree().parent(of: inner) === outer)
    expect(ViewTree().parent(of: outer) == nil)
    expectEqual(ViewCursors().children(of: ViewCursor(outer)).count, 1)
    expectEqual(cursors.children(of: ViewCursor(outer)).first, ViewCursor(inner))
    expectEqual(cursors.drawingDepth(of: ViewCursor(outer)), 0)
    expect(cursors.touchPolicy(of: ViewCursor(outer)) == nil)
  }

  @Test func `a manager's view updates its own constraints`() {
    final class Manager: Responder, ViewManager {
      var isInContainerWithBars: Bool { false }
      var leastMargins: DirectionalEdgeInsets? { nil }
      func managedViewWillLayOut() {}
      func managedViewDidLayOut() {}
      func managedViewWillBecome(visible: Bool) {}
      func managedViewDidBecome(visible: Bool) {}
      func managedViewDidFinishBecoming(visible: Bool) {}
      func managedViewSafeAreaDidChange() {}
      func managedViewMarginsDidChange() {}
      func managedViewTraitsDidChange(from previous: TraitCollection) {}
    }
    let view = UpdateListener()
    Manager().updateConstraints(ofManaged: view)
    expectEqual(view.updates, 1)
  }
}
