import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Source rectangles compared with a walk that undoes one superview at a time with
/// `CGAffineTransform` alone.
@Suite struct SourceRectLawTests {
  @Test func `In every random tree the source rectangle is that of the naive walk`() {
    for seed: UInt64 in 0..<2_000 {
      var random = SeededGenerator(seed: seed)
      let tree = RandomTree(using: &random)
      let (list, source) = (tree.view(using: &random), tree.view(using: &random))
      let item = CGRect(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
        width: .random(in: 1...90, using: &random), height: .random(in: 1...90, using: &random))

      let rect = source.convert(item, from: list)

      let expected = NaiveWalk.rect(item, from: list, to: source)
      expect(NaiveWalk.isClose(rect, expected), "seed \(seed): \(rect), not \(expected)")
    }
  }

  @Test func `In every random tree a collection's item springs from where the naive walk puts it`()
  {
    let items = PlainItems(count: 10_000_000)
    for seed: UInt64 in 0..<300 {
      var random = SeededGenerator(seed: seed)
      let tree = RandomTree(using: &random)
      let source = tree.view(using: &random)
      let list = CollectionView(
        frame: CGRect(x: 20, y: 30, width: 300, height: 400),
        collectionViewLayout: CollectionViewFlowLayout())
      items.fill(list)
      list.contentOffset.y = .random(in: 0...1e8, using: &random)
      list.transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random))
      tree.view(using: &random).addSubview(list)
      // Five squares of 50 a line, 12.5 apart; lines 10 apart.
      let (column, line) = (Int.random(in: 0..<5, using: &random), 1_000_000)
      let frame = CGRect(
        x: CGFloat(column) * 62.5, y: CGFloat(line) * 60, width: 50, height: 50)
      let middle = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
      let point = NaiveWalk.rect(middle, from: list, to: source).origin

      let found = list.sourceRect(at: point, in: source)

      let expected = NaiveWalk.rect(frame, from: list, to: source)
      expectEqual(found?.indexPath, IndexPath(item: line * 5 + column, section: 0), "seed \(seed)")
      expect(NaiveWalk.isClose(found?.rect ?? .null, expected, within: 1e-5), "seed \(seed)")
    }
  }

  @Test func `In every random tree the sharp part is that of the naive walk`() {
    for seed: UInt64 in 0..<2_000 {
      var random = SeededGenerator(seed: seed)
      // No rotations: a box clipped under a rotation isn't a box.
      let tree = RandomTree(turns: false, using: &random)
      let source = tree.view(using: &random)
      let rect = CGRect(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
        width: .random(in: 1...90, using: &random), height: .random(in: 1...90, using: &random))

      let sharp = PreviewGeometry(sourceRect: rect, in: source)?.sharpRect ?? .infinite

      let expected = NaiveWalk.visible(rect, in: source)
      expect(NaiveWalk.isClose(sharp, expected), "seed \(seed): \(sharp), not \(expected)")
    }
  }
}

/// Twelve views in a window, each in one of those before it.
private struct RandomTree {
  let window = Window(frame: CGRect(x: 30, y: 40, width: 320, height: 480))
  private var views: [View]

  init(turns: Bool = true, using random: inout SeededGenerator) {
    views = [window]
    for _ in 0..<12 {
      let view = View(
        frame: CGRect(
          x: .random(in: -50...200, using: &random), y: .random(in: -50...200, using: &random),
          width: .random(in: 50...300, using: &random),
          height: .random(in: 50...300, using: &random)))
      view.bounds.origin = CGPoint(x: .random(in: -99...99, using: &random), y: 0)
      view.clipsToBounds = random.oneIn(2)
      if random.oneIn(2) { view.anchorPoint = CGPoint(x: 0.25, y: 1) }
      let scale = CGFloat.random(in: 0.5...2, using: &random)
      if random.oneIn(3) { view.transform = CGAffineTransform(scaleX: scale, y: -scale) }
      if turns, random.oneIn(3) {
        view.transform = view.transform.rotated(by: .random(in: 0...6, using: &random))
      }
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
  }

  func view(using random: inout SeededGenerator) -> View {
    views.randomElement(using: &random) ?? window
  }
}

private enum NaiveWalk {
  /// The map from a view's bounds to those of an ancestor, or beyond the root for nil.
  static func map(of view: View, to ancestor: View?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var next: View? = view
    while let current = next, current !== ancestor {
      let (bounds, anchor) = (current.bounds, current.anchorPoint)
      result =
        result
        .concatenating(
          CGAffineTransform(
            translationX: -(bounds.origin.x + anchor.x * bounds.width),
            y: -(bounds.origin.y + anchor.y * bounds.height))
        )
        .concatenating(current.transform)
        .concatenating(CGAffineTransform(translationX: current.center.x, y: current.center.y))
      next = current.superview
    }
    return result
  }

  /// Boxed at the lowest common ancestor, and again on the way down (R3.7).
  static func rect(_ rect: CGRect, from view: View, to target: View) -> CGRect {
    var meeting: View? = view
    while let current = meeting, !target.isDescendant(of: current) { meeting = current.superview }
    let box = rect.applying(map(of: view, to: meeting))
    return box.applying(map(of: target, to: meeting).inverted())
  }

  /// The part of the rectangle that the view itself, its clipping ancestors and the window leave
  /// visible, in the window.
  static func visible(_ rect: CGRect, in view: View) -> CGRect {
    guard let window = view.window else { return .null }
    var visible = rect.applying(map(of: view, to: window))
    var next: View? = view
    while let current = next {
      if current === view || current === window || current.clipsToBounds {
        visible = visible.intersection(current.bounds.applying(map(of: current, to: window)))
      }
      next = current.superview
    }
    return visible.isEmpty ? .null : visible
  }

  static func isClose(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 1e-7) -> Bool {
    // A sliver as thin as the rounding errors may become empty.
    func isNothing(_ rect: CGRect) -> Bool {
      rect.isNull || rect.width < 1e-9 || rect.height < 1e-9
    }
    if isNothing(left) || isNothing(right) { return isNothing(left) && isNothing(right) }
    return abs(left.minX - right.minX) < tolerance && abs(left.minY - right.minY) < tolerance
      && abs(left.maxX - right.maxX) < tolerance && abs(left.maxY - right.maxY) < tolerance
  }
}
