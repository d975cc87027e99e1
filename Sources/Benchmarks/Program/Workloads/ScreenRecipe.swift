import Foundation
import ScreenFiles
import ViewGeometry

/// A description from which a screen can be created repeatedly, and queries to run on each copy.
struct ScreenRecipe {
  /// One view; superviews precede their subviews.
  struct Part {
    /// The index of the superview; -1 for the root.
    let parent: Int
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let isHidden: Bool
    let alpha: CGFloat
    let isUserInteractionEnabled: Bool
  }

  let parts: [Part]
  /// The point of the hit test, in the root's coordinates.
  let touch: CGPoint
  /// The ten conversions; each has a point, the index of the view that it is in, and the index of
  /// the view to convert it to.
  let pairs: [(from: Int, to: Int, point: CGPoint)]

  /// Creates the description of the current tree.
  init(root: View, random: inout SplitMix64) {
    var parts: [Part] = []
    var waiting = [(view: root, parent: -1)]
    while let (view, parent) = waiting.popLast() {
      for subview in view.subviews.reversed() { waiting.append((subview, parts.count)) }
      parts.append(
        Part(
          parent: parent, center: view.center, bounds: view.bounds, transform: view.transform,
          isHidden: view.isHidden, alpha: view.alpha,
          isUserInteractionEnabled: view.isUserInteractionEnabled))
    }
    self.parts = parts
    touch = Self.point(in: parts[0].bounds, &random)
    pairs = (0..<10).map { _ in
      let from = random.nextIndex(below: parts.count)
      return (
        from, random.nextIndex(below: parts.count), Self.point(in: parts[from].bounds, &random)
      )
    }
  }

  /// Creates the screen from views, in the order of the parts.
  func makeViews() -> [View] {
    var views: [View] = []
    views.reserveCapacity(parts.count)
    for part in parts {
      let view = View(frame: .zero)
      view.bounds = part.bounds
      view.center = part.center
      if !part.transform.isIdentity { view.transform = part.transform }
      if part.isHidden { view.isHidden = true }
      if part.alpha != 1 { view.alpha = part.alpha }
      if !part.isUserInteractionEnabled { view.isUserInteractionEnabled = false }
      if part.parent >= 0 { views[part.parent].addSubview(view) }
      views.append(view)
    }
    return views
  }

  /// Creates the screen as a tree of plain objects.
  func makePlainViews() -> [PlainView] {
    var views: [PlainView] = []
    views.reserveCapacity(parts.count)
    for part in parts {
      let view = PlainView(center: part.center, bounds: part.bounds)
      view.transform = part.transform
      view.isInert = part.isHidden || part.alpha < 0.01 || !part.isUserInteractionEnabled
      if part.parent >= 0 { views[part.parent].addSubview(view) }
      views.append(view)
    }
    return views
  }

  /// Creates the screen, lays it out, hit-tests it and makes the ten conversions.
  func open() -> Double {
    let views = makeViews()
    views[0].layoutIfNeeded()
    var sum = views[0].hitTest(touch, with: nil) == nil ? 0 : 1.0
    for pair in pairs { sum += Double(views[pair.from].convert(pair.point, to: views[pair.to]).x) }
    return sum
  }

  func openPlainly() -> Double {
    let views = makePlainViews()
    var sum = views[0].hitTest(touch) == nil ? 0 : 1.0
    for pair in pairs { sum += Double(views[pair.from].convert(pair.point, to: views[pair.to]).x) }
    return sum
  }

  func check() throws(WrongAnswer) {
    let (views, plain) = (makeViews(), makePlainViews())
    views[0].layoutIfNeeded()
    let (hit, expected) = (views[0].hitTest(touch, with: nil), plain[0].hitTest(touch))
    try Agreement.require(
      views.firstIndex { $0 === hit }, plain.firstIndex { $0 === expected },
      for: "The index of the view hit at \(touch)")
    for pair in pairs {
      try Agreement.require(
        views[pair.from].convert(pair.point, to: views[pair.to]),
        plain[pair.from].convert(pair.point, to: plain[pair.to]), tolerance: 1e-9,
        for: "Converting \(pair.point)")
    }
  }

  private static func point(in bounds: CGRect, _ random: inout SplitMix64) -> CGPoint {
    CGPoint(
      x: bounds.origin.x + random.nextDyadic(below: bounds.size.width),
      y: bounds.origin.y + random.nextDyadic(below: bounds.size.height))
  }
}

extension CapturedScreens {
  /// Returns a description of the first tree of each screen.
  func recipes(random: inout SplitMix64) -> [ScreenRecipe] {
    screens.map { ScreenRecipe(root: $0.roots[0], random: &random) }
  }
}
