import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Hit tests among so many siblings that they have an index, compared with the scan of the naive
/// model through random edits.
@Suite struct SiblingIndexLaws {
  /// More than the threshold of an index, some of them outside the tree.
  private static let count = 260

  private struct Script: CustomStringConvertible {
    let seed: UInt64
    let start: NaiveTree
    let steps: [(edit: TreeEdit, point: CGPoint)]

    init(_ source: inout ChoiceSource) {
      seed = source.choice(below: 1 << 32)
      // Most views come from a separate seed: only the edits are shrunk.
      var bulk = ChoiceSource(seed: seed)
      var start = NaiveTree()
      start.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 64, height: 64)))
      for index in 0..<SiblingIndexLaws.count {
        start.add(bulk.sibling(), to: index % 20 == 0 ? nil : 0)
      }
      self.start = start
      steps = source.list(mean: 40, limit: 120) { source in
        (
          source.siblingEdit(of: SiblingIndexLaws.count),
          CGPoint(x: source.integer(within: 64), y: source.integer(within: 64))
        )
      }
    }

    var description: String {
      "ChoiceSource(seed: \(seed)), then\n" + steps.map(\.edit.code).joined(separator: "\n")
    }
  }

  @Test func `an index of siblings answers as a scan after any edits`() {
    check({ Script(&$0) }, cases: .perThousand(12)) { script in
      var model = script.start
      let views = ViewTree(model)
      for (number, (edit, point)) in script.steps.enumerated() where edit.isPossible(in: model) {
        if number % 5 == 2 { views[0].orderSubviews(leafCapacity: 3, fanOut: 3) }
        edit.apply(to: &model)
        edit.apply(to: views.all)
        views[0].checkSubviewOrder()
        try demand(
          views[0].subviewsAsHeld.map(\.tag) == model.views[0].children,
          "the subviews are out of order")
        if number % 16 == 15 { views[0].checkInvariants() }
        if point.x == point.y { views[0].dropBoxes() }
        for point in [point, CGPoint(x: point.y, y: point.x)] {
          let hit = views.hitTest(point, in: 0)
          let scanned = model.hitTest(point, in: 0)
          try demand(
            hit == scanned, "\(point.code) hits view\(hit ?? -1), not view\(scanned ?? -1)")
        }
      }
      try demand(
        views[0].subviews.map(\.tag) == model.views[0].children, "the subviews are out of order")
    }
  }

  @Test func `views put in one after the other at one place keep their order`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (floor, overlay) = (View(frame: root.bounds), View(frame: root.bounds))
    overlay.isUserInteractionEnabled = false
    root.addSubview(floor)
    for _ in 0..<250 { root.addSubview(View(frame: CGRect(x: 200, y: 0, width: 1, height: 1))) }
    root.addSubview(overlay)

    for round in 0..<120 {
      let view = View(frame: root.bounds)
      if round % 2 == 0 {
        root.insertSubview(view, aboveSubview: floor)
      } else {
        root.insertSubview(view, belowSubview: overlay)
      }
      if round % 7 == 0 { root.checkInvariants() }
      let front = root.subviews.last { $0.isUserInteractionEnabled && $0.frame == root.bounds }
      expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    }
    root.checkInvariants()
  }

  @Test func `overrides among many are called in the order that each move leaves`() {
    check(
      { source in
        source.list(mean: 12, limit: 40) { source in
          (
            edit: source.siblingEdit(of: 6), hit: source.index(below: 4),
            point: CGPoint(x: source.index(below: 64), y: source.index(below: 64))
          )
        }
      }, cases: .perThousand(200)
    ) { (steps: [(edit: TreeEdit, hit: Int, point: CGPoint)]) in
      var model = NaiveTree()
      model.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 64, height: 64)))
      for number in 0..<Self.count {
        // Six overlapping overrides, between many views elsewhere.
        var view = NaiveView(frame: CGRect(x: number % 64, y: 0, width: 1, height: 1))
        if number < 6 {
          view = NaiveView(frame: CGRect(x: 4, y: 4, width: 56, height: 56))
          view.hitRule = number == 3 ? .onlySubviews : .withSlop
        }
        model.add(view, to: 0)
      }
      let views = ViewTree(model)
      for step in steps where step.edit.isPossible(in: model) {
        step.edit.apply(to: &model)
        step.edit.apply(to: views.all)
        // Several moves may come between two hits.
        guard step.hit > 0 else { continue }
        let (hit, scanned) = (views.hitTest(step.point, in: 0), model.hitTest(step.point, in: 0))
        try demand(hit == scanned, "\(hit as Int?) is hit, not \(scanned as Int?)")
      }
    }
  }

  @Test func `hundreds of hit tests between moves answer as a scan`() {
    var source = ChoiceSource(seed: 1)
    func frame() -> CGRect {
      CGRect(x: source.integer(within: 64), y: source.integer(within: 64), width: 6, height: 9)
    }
    let root = View(frame: CGRect(x: -100, y: -100, width: 300, height: 300))
    root.bounds.origin = CGPoint(x: -100, y: -100)
    var frames = (0..<200).map { _ in frame() }
    for frame in frames { root.addSubview(View(frame: frame)) }
    let views = root.subviews

    for round in 0..<2_000 {
      // First a few at a time, then all of them: boxes move to the grid, and back to a tree.
      for _ in 0..<(round < 900 ? (round % 100 == 0 ? 5 : 0) : 3) {
        let place = source.index(below: views.count)
        frames[place] = frame()
        views[place].frame = frames[place]
      }
      let point = CGPoint(x: source.integer(within: 64), y: source.integer(within: 64))
      let place = frames.lastIndex { $0.contains(point) }
      expect(root.hitTest(point, with: nil) === place.map { views[$0] } ?? root)
      if round % 100 == 50 { root.checkInvariants() }
    }
  }

  @Test func `a subview that gets subviews of its own, or loses them, is hit as before`() {
    for count in [1, 3, 250] {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<count { root.addSubview(View(frame: root.bounds)) }
      let point = CGPoint(x: 5, y: 5)
      expect(root.hitTest(point, with: nil) === root.subviews.last)

      let child = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.subviews.last?.addSubview(child)
      expect(root.hitTest(point, with: nil) === child)
      root.checkInvariants()

      child.removeFromSuperview()
      expect(root.hitTest(point, with: nil) === root.subviews.last)
      root.checkInvariants()
    }
  }

  @Test func `boxes far out and without bounds are found`() {
    let root = View(frame: CGRect(x: -1e150, y: -1e150, width: 2e150, height: 2e150))
    root.bounds.origin = CGPoint(x: -1e150, y: -1e150)
    for _ in 0..<200 { root.addSubview(View(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
    let views = root.subviews
    _ = root.hitTest(.zero, with: nil)

    for (place, number) in [1e39, -1e39, 1e100, 16_777_217, -16_777_217, 1e-45, 0x1p40].enumerated()
    {
      views[place].frame = CGRect(
        x: number, y: number, width: max(1, abs(number) / 1e6), height: max(1, abs(number) / 1e6))
      let corner = views[place].frame.origin
      expect(root.hitTest(corner, with: nil) === (place == 5 ? views[199] : views[place]))
    }
    root.checkInvariants()
  }

  @Test func `an index goes when most siblings have left, and comes again`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<300).map {
      View(frame: CGRect(x: Double($0 % 100), y: 0, width: 1, height: 9))
    }
    for _ in 0..<2 {
      for view in views {
        root.addSubview(view)
        _ = root.hitTest(CGPoint(x: 50, y: 5), with: nil)
      }
      root.checkInvariants()
      expect(root.hitTest(CGPoint(x: 50.5, y: 5), with: nil) === views[250])
      for view in views.dropLast() {
        view.removeFromSuperview()
        _ = root.hitTest(CGPoint(x: 50, y: 5), with: nil)
      }
      root.checkInvariants()
      expect(root.hitTest(CGPoint(x: 99.5, y: 5), with: nil) === views[299])
    }
  }

  @Test func `an override that clears the superview while asked does no harm`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<250 { root.addSubview(View(frame: root.bounds)) }
    _ = root.hitTest(CGPoint(x: 1, y: 1), with: nil)
    let clearing = AnsweringView(frame: root.bounds)
    clearing.answer = { [unowned root] _ in
      for sibling in root.subviews { sibling.removeFromSuperview() }
      return nil
    }
    root.addSubview(clearing)

    let hit = root.hitTest(CGPoint(x: 1, y: 1), with: nil)

    // As in a scan of the former subviews: the one behind is tested, and it is still at its old
    // frame.
    expect(hit != nil)
    expect(root.subviews.isEmpty)
  }
}

extension ChoiceSource {
  /// Returns a small view, mostly plain.
  fileprivate mutating func sibling() -> NaiveView {
    var view = NaiveView(
      frame: CGRect(x: integer(within: 64), y: integer(within: 64), width: 6, height: 5))
    if oneIn(6) { view.bounds.size = CGSize(width: abs(integer(within: 64)), height: 2) }
    if oneIn(8) { view.transform = transform(.exact) }
    if oneIn(12) { view.isHidden = true }
    if oneIn(30) { view.hitRule = pick(HitRule.allCases) }
    return view
  }

  /// Returns an edit of the siblings; views are numbered from 1.
  fileprivate mutating func siblingEdit(of count: Int) -> TreeEdit {
    let (view, other) = (1 + index(below: count), 1 + index(below: count))
    switch choice(below: 14) {
    case 0: return .add(view, to: 0)
    case 1: return .insert(view, into: 0, at: index(below: 200))
    case 2: return .insertAbove(view, sibling: other)
    case 3: return .insertBelow(view, sibling: other)
    case 4: return .exchange(in: 0, at: index(below: 200), with: index(below: 200))
    case 5: return .bringToFront(view)
    case 6: return .sendToBack(view)
    case 7: return .remove(view)
    case 8: return .set(view, .isHidden(flag()))
    case 9: return .set(view, .transform(transform(.exact)))
    case 10: return .set(view, .boundsOrigin(dyadicPoint()))
    case 11: return .set(view, .frame(CGRect(x: 0, y: 0, width: 64, height: 64)))
    default:
      return .set(
        view,
        .frame(CGRect(x: integer(within: 64), y: integer(within: 64), width: 7, height: 7)))
    }
  }
}
