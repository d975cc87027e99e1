import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Flings of lists with layouts that choose where to rest, caught, repeated and laid out on the way.
@Suite struct SnappingLaws {
  /// Rests at the start of an item, after a flick at the one ahead.
  private final class SnappingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let step = itemSize.height + minimumLineSpacing
      let place = proposedContentOffset.y / step
      let index: CGFloat =
        velocity.y > 0
        ? place.rounded(.up) : velocity.y < 0 ? place.rounded(.down) : place.rounded()
      return CGPoint(x: 0, y: min(index * step, collectionViewContentSize.height - 300))
    }
  }

  private final class Log: UICollectionViewDelegate {
    var lines: [String] = []
    var target: CGFloat?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("begin") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("end") }
  }

  private final class List {
    let view: UICollectionView
    private let items = PlainItems(count: 200)
    let log = Log()
    private let layout: UICollectionViewFlowLayout

    /// The kinds: free, snapping, paging, and with targets of the delegate.
    init(_ kind: Int) {
      layout = kind == 1 ? SnappingLayout() : UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 64), 6)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      items.fill(view)
      view.isPagingEnabled = kind == 2
      view.delegate = log
      if kind == 3 { log.target = 1_234 }
      view.layoutIfNeeded()
      view.contentOffset.y = 3_000
    }

    var offset: CGFloat { view.contentOffset.y }

    func fling(_ velocity: CGFloat, from distance: CGFloat) {
      view.beginDragging()
      view.contentOffset.y += distance
      view.endDragging(velocity: CGPoint(x: 0, y: velocity))
    }

    /// Changes the height of the items, and lays them out again.
    func change(_ height: CGFloat) {
      layout.itemSize.height = height
      view.layoutIfNeeded()
    }
  }

  /// A fling, what happens on the way, and the times between.
  private struct Script {
    let kind: Int
    let velocities: [CGFloat]
    let distances: [CGFloat]
    let waits: [Double]
    let event: Int
    let height: CGFloat

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        .random(in: range, using: &generator)
      }
      kind = Int(seed % 4)
      velocities = (0..<2).map { _ in (number(-3...3) * 8).rounded() / 8 }
      distances = (0..<2).map { _ in number(-150...150).rounded() }
      waits = (0..<2).map { _ in Double(number(0...0.8)) }
      event = Int(seed / 4 % 4)
      height = [20, 64, 110, 12][Int(seed / 16 % 4)]
    }

    /// Plays the script; `wait` lets time pass.
    func play(on list: List, wait: (Double) -> Void) {
      list.fling(velocities[0], from: distances[0])
      wait(waits[0])
      switch event {
      case 1: list.fling(velocities[1], from: distances[1])
      case 2: list.change(height)
      case 3:
        list.view.setContentOffset(CGPoint(x: 0, y: 500 + distances[1]), animated: true)
        wait(waits[1] / 4)
        list.change(height)
      default: break
      }
      wait(waits[1])
    }
  }

  private static var seeds: CaseSeeds { CaseRange.perThousand(320).seeds() }

  @Test func `one step is as good as many, wherever the list is caught or laid out`() {
    for seed in Self.seeds {
      var seen: [[CGFloat]] = []
      for steps in [1, 9] {
        let (list, clock) = (List(Script(seed: seed).kind), AnimationClock())
        var offsets: [CGFloat] = []
        clock.use {
          Script(seed: seed).play(on: list) { seconds in
            let start = clock.now
            for step in 1..<steps { clock.advance(to: start + seconds * Double(step) / 9) }
            clock.advance(to: start + seconds)
            offsets.append(list.offset)
          }
          clock.advanceToRest()
        }
        seen.append(offsets + [list.offset])
        expect(!list.view.isDecelerating && !list.view.isScrollAnimating, "seed \(seed)")
      }
      expectEqual(seen[0], seen[1], "seed \(seed)")
    }
  }

  @Test func `at rest a list with a clock is where one without is`() {
    for seed in Self.seeds {
      let script = Script(seed: seed)
      let (timed, timeless, clock) = (List(script.kind), List(script.kind), AnimationClock())
      // A second fling begins where the first one is caught, so the one without a clock is put there.
      var caught: [CGFloat] = []
      clock.use {
        script.play(on: timed) {
          clock.advance(by: $0)
          caught.append(timed.offset)
        }
        clock.advanceToRest()
      }
      var waits = 0
      script.play(on: timeless) { _ in
        if script.event == 1, waits == 0 { timeless.view.contentOffset.y = caught[0] }
        waits += 1
      }
      expect(
        abs(timed.offset - timeless.offset) < 1e-9,
        "seed \(seed): \(timed.offset) \(timeless.offset)")
      let limits = 0...max(0, timed.view.contentSize.height - 300)
      expect(limits.contains(timed.offset), "seed \(seed)")
    }
  }

  @Test func `R15.31 At each moment a fling is where its curve is, and moves toward its target`() {
    let clock = AnimationClock()
    let list = List(0)
    clock.use { list.fling(1, from: 0) }
    // The speed is multiplied by .998 each millisecond: 1 / (1/.998 - 1) = 499 points in all.
    for step in 1...20 {
      clock.advance(by: 0.05)
      let left = 499 * pow(0.998, 50 * Double(step))
      expect(abs(list.offset - (3_499 - left)) < 1e-6)
    }
  }

  @Test func `R15.46 Content that shrinks under a fling catches it at the new end`() {
    let clock = AnimationClock()
    let list = List(0)
    clock.use { list.fling(2, from: 0) }
    clock.advance(by: 0.1)
    let before = list.offset
    list.change(12)
    // 200 items of 12 with gaps of 6: 3,594, so the list ends at 3,294.
    expectEqual(list.offset, before)
    var greatest: CGFloat = 0
    while !clock.isAtRest {
      clock.advance(by: 0.01)
      greatest = max(greatest, list.offset)
    }
    expect(greatest > 3_294)
    expectEqual(list.offset, 3_294)
    expectEqual(list.log.lines, ["begin", "end"])
  }

  @Test(arguments: [true, false])
  func `R15.46 Content that ends before the offset pulls it back, or clamps it`(bounces: Bool) {
    let clock = AnimationClock()
    let list = List(0)
    list.view.bounces = bounces
    clock.use { list.fling(2, from: 3_000) }
    clock.advance(by: 0.1)
    let before = list.offset
    list.change(12)
    expectEqual(list.offset, bounces ? before : 3_294)
    clock.advanceToRest()
    expectEqual(list.offset, 3_294)
    expectEqual(list.log.lines, ["begin", "end"])
  }

  @Test(
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 0, 0.2, 110.0),
      (.groupPaging, 220, -0.2, 110), (.paging, 0, 3, 300), (.groupPagingCentered, 10, 0.1, 120),
      (.continuousGroupLeadingBoundary, 0, 1, 550),
    ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat, CGFloat)])
  func `R8.23, R15.64 A section that scrolls by groups comes to rest at one`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, start: CGFloat,
    velocity: CGFloat, rest: CGFloat
  ) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    (section.interGroupSpacing, section.orthogonalScrollingBehavior) = (10, behavior)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let items = PlainItems(count: 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    items.fill(list)
    list.layoutIfNeeded()
    let clock = AnimationClock()
    layout.setOrthogonalContentOffset(start, inSection: 0)
    func offset() -> CGFloat { layout.orthogonalContentOffset(inSection: 0) }
    func release() {
      layout.endOrthogonalDragging(withVelocity: velocity, draggedFrom: start, inSection: 0)
    }
    clock.use {
      release()
      clock.advance(by: 0.1)
      expect(offset() != start && offset() != rest && layout.isOrthogonallyScrolling(section: 0))
      expectEqual(list.cellForItem(at: [0, 2])?.frame.minX ?? 0, 220 - offset())
      clock.advanceToRest()
      expectEqual(offset(), rest)
      list.scrollToItem(at: [0, 10], at: .left, animated: true)
      clock.advance(by: 0.15)
      expect(abs(offset() - (rest + 1_100) / 2) < 1e-6)
      layout.setOrthogonalContentOffset(start, inSection: 0)
      expect(clock.advanceToRest() && !layout.isOrthogonallyScrolling(section: 0))
      expectEqual(offset(), start)
    }
    release()
    expectEqual(offset(), rest)
    withExtendedLifetime(items) {}
  }
}
