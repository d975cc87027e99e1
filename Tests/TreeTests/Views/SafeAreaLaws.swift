import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Safe areas of nested views, some of whose controllers add to them, compared with a sum from the
/// outside in.
@Suite struct SafeAreaLaws {
  private struct Level {
    /// The insets of the view in its superview.
    let margins: EdgeInsets
    let boundsOrigin: CGPoint
    let added: EdgeInsets
    let isRotated: Bool
  }

  private struct Nest: CustomStringConvertible {
    let window: EdgeInsets
    let levels: [Level]
    var description: String { "\(window) around \(levels)" }
  }

  private static func insets(_ source: inout ChoiceSource) -> EdgeInsets {
    EdgeInsets(
      top: CGFloat(source.index(below: 12)), left: CGFloat(source.index(below: 12)),
      bottom: CGFloat(source.index(below: 12)), right: CGFloat(source.index(below: 12)))
  }

  private static func generate(_ source: inout ChoiceSource) -> Nest {
    Nest(
      window: insets(&source),
      levels: source.list(mean: 4, limit: 6) { source in
        Level(
          margins: insets(&source),
          boundsOrigin: source.flag()
            ? .zero : CGPoint(x: source.index(below: 90), y: source.index(below: 90)),
          added: source.flag() ? .zero : insets(&source), isRotated: source.oneIn(5))
      })
  }

  @Test func `each controller adds to what reaches into its view from those around it`() {
    check(Self.generate) { (nest: Nest) in
      let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      window.safeAreaInsets = nest.window
      var around: View = window
      var views: [View] = []
      for level in nest.levels {
        let view = View()
        let frame = around.bounds.inset(by: level.margins)
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.bounds.origin = level.boundsOrigin
        // A rotation by 180 degrees: the top becomes the bottom.
        if level.isRotated { view.transform = CGAffineTransform(scaleX: -1, y: -1) }
        around.addSubview(view)
        views.append(view)
        around = view
      }
      // From the inside out, so that the order of setting them doesn't matter.
      for (view, level) in zip(views, nest.levels).reversed() { view.addedSafeArea = level.added }

      // The safe rectangle of the nearest ancestor that adds to it, in the window.
      var safe = window.bounds.inset(by: nest.window)
      for (view, level) in zip(views, nest.levels) {
        let box = view.convert(view.bounds, to: window)
        var sides = [
          max(0, safe.minY - box.minY), max(0, safe.minX - box.minX),
          max(0, box.maxY - safe.maxY), max(0, box.maxX - safe.maxX),
        ]
        let (zero, right) = (CGPoint.zero, CGPoint(x: 1, y: 0))
        let isUpright = view.convert(right, to: window).x > view.convert(zero, to: window).x
        if !isUpright { sides = [sides[2], sides[3], sides[0], sides[1]] }
        let expected = EdgeInsets(
          top: sides[0] + level.added.top, left: sides[1] + level.added.left,
          bottom: sides[2] + level.added.bottom, right: sides[3] + level.added.right)
        try demand(
          view.safeAreaInsets == expected, "\(view.safeAreaInsets), and \(expected) by the sum")
        if level.added != .zero {
          safe = view.convert(view.bounds.inset(by: expected), to: window)
        }
      }
    }
  }

  private struct Forest: CustomStringConvertible {
    /// A frame, and the number of the view around, or nil for the window.
    let views: [(frame: CGRect, outer: Int?)]
    /// The insets of the window, or of what the first controller adds.
    let changes: [(isOfWindow: Bool, insets: EdgeInsets)]
    var description: String { "\(views), \(changes)" }
  }

  private static func forest(_ source: inout ChoiceSource) -> Forest {
    var views: [(frame: CGRect, outer: Int?)] = []
    for index in 0..<source.index(below: 12) {
      let frame = CGRect(
        x: source.integer(within: 12), y: source.integer(within: 12),
        width: source.index(below: 420), height: source.index(below: 420))
      views.append((frame, index == 0 || source.oneIn(4) ? nil : source.index(below: index)))
    }
    let changes = source.list(mean: 4, limit: 8) { source in
      (isOfWindow: source.flag(), insets: insets(&source))
    }
    return Forest(views: views, changes: changes)
  }

  @Test func `R11.100 notified are those whose insets changed, each once`() {
    check(Self.forest) { (forest: Forest) in
      let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      var views: [SafeAreaListener] = []
      for (frame, outer) in forest.views {
        let view = SafeAreaListener()
        view.frame = frame
        (outer.map { views[$0] } ?? window).addSubview(view)
        views.append(view)
      }
      for (isOfWindow, insets) in forest.changes {
        let before = views.map(\.safeAreaInsets)
        for view in views { view.changes = [] }
        if isOfWindow {
          window.safeAreaInsets = insets
        } else {
          views.first?.addedSafeArea = insets
        }
        for (index, view) in views.enumerated() {
          let expected = view.safeAreaInsets == before[index] ? 0 : 1
          try demand(view.changes.count == expected, "view \(index): \(view.changes.count) times")
        }
      }
    }
  }

  @Test func `an outer controller's part ends where the view of an inner one begins`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = View(frame: window.bounds)
    let inner = View(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    let leaf = View(frame: CGRect(x: 0, y: 10, width: 100, height: 60))
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.addedSafeArea = EdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
    inner.addedSafeArea = EdgeInsets(top: 15, left: 0, bottom: 6, right: 0)

    expectEqual(outer.safeAreaInsets, EdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
    expectEqual(inner.safeAreaInsets, EdgeInsets(top: 15, left: 0, bottom: 16, right: 0))
    expectEqual(leaf.safeAreaInsets, EdgeInsets(top: 5, left: 0, bottom: 16, right: 0))
  }
}
