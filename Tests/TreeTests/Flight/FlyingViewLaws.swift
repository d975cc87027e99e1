import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Views that are animated, added, removed and freed in any order, on several clocks.
@Suite struct FlyingViewLaws {
  private struct Step {
    let kind: Int
    let view: Int
    let other: Int
  }

  private struct Steps: CustomStringConvertible {
    let all: [Step]
    var description: String { "\(all.map { ($0.kind, $0.view, $0.other) })" }
  }

  private final class Weak {
    weak var view: View?
    init(_ view: View) { self.view = view }
  }

  /// The windows, views and clocks of one history.
  private final class World {
    let windows = [Window(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), Window()]
    var views: [SafeAreaListener] = []
    var clocks = [AnimationClock(), AnimationClock()]
    var known: [Weak] = []

    init() {
      windows[1].frame.size = CGSize(width: 50, height: 50)
      windows[0].safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      for _ in 0..<5 { views.append(newView()) }
      known += windows.map(Weak.init)
    }

    private func newView() -> SafeAreaListener {
      let view = SafeAreaListener(frame: CGRect(x: 5, y: 5, width: 60, height: 60))
      known.append(Weak(view))
      return view
    }

    func play(_ step: Step) {
      let view = views[step.view]
      switch step.kind {
      case 0, 1, 2:
        clocks[step.other % 2].use {
          SystemAnimation.run(duration: Double(1 + step.other) / 4) {
            if step.kind == 0 { view.center.x += 1 }
            if step.kind == 1 { view.bounds.size.height += 1 }
            if step.kind == 2 { view.layer.sublayerTransform = Transform3D(scaleX: 2, y: 1, z: 1) }
          } completion: { _ in
          }
        }
      case 3, 4:
        let other: View = step.other < 5 ? views[step.other] : windows[step.other % 2]
        if !other.isDescendant(of: view) { other.addSubview(view) }
      case 5: view.removeFromSuperview()
      case 6: views[step.view] = newView()
      case 7: clocks[step.other % 2].advance(by: 0.25)
      case 8: clocks[step.other % 2] = AnimationClock()
      default: view.layer.removeAllAnimations()
      }
      // A view that moves is notified of its safe area before its next layout (R11.100).
      for view in views { view.setNeedsLayout() }
      for window in windows { window.layoutIfNeeded() }
    }
  }

  @Test func `the animated views of a thread are known after any history`() {
    check({ source in
      Steps(
        all: source.list(mean: 30, limit: 120) {
          Step(kind: $0.index(below: 10), view: $0.index(below: 5), other: $0.index(below: 7))
        })
    }) { (steps: Steps) in
      let recorder = FlightRecorder.current
      let before = recorder.flyingViews
      let world = World()
      for step in steps.all {
        world.play(step)
        let flying = world.known.compactMap(\.view).filter { $0.flights != nil }
        try demand(recorder.flyingViews - before == flying.count, "the number of animated views")
        for view in flying {
          var next = view.superview
          while let ancestor = next {
            try demand(ancestor.moreFlags.contains(.holdsFlights), "an ancestor's mark")
            next = ancestor.superview
          }
        }
        for view in world.views where view.window != nil {
          try demand(
            view.changes.last ?? .zero == view.safeAreaInsets, "the safe area that was told")
        }
      }
      world.clocks = []
      try demand(recorder.flyingViews == before, "views without a clock")
    }
  }

  @Test func `a deep tree with an animated view is taken apart from the top in linear time`() {
    let clock = AnimationClock()
    clock.use {
      let views = (0...20_000).map { _ in View() }
      // From the bottom: a view that is added looks for the window above its superview.
      for (superview, view) in zip(views, views.dropFirst()).reversed() {
        superview.addSubview(view)
      }
      let other = View()
      SystemAnimation.run(duration: 1) {
        views[views.count - 1].alpha = 0.5
        other.alpha = 0.5
      } completion: { _ in
      }
      for view in views.dropFirst() { view.removeFromSuperview() }
      expect(views[views.count - 1].flights == nil && other.flights != nil)
    }
  }
}
