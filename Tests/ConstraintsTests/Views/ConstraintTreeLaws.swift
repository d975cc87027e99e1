import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Laws of layouts made of views: neither their history nor their position makes a difference.
@Suite struct ConstraintTreeLaws {
  /// A change of a layout, or a query.
  private enum Edit {
    case offset(Int, axis: Int, Double)
    case size(Int, axis: Int, Double)
    case content(Int, axis: Int, Double)
    case root(axis: Int, Double)
    case toggle(Int, axis: Int)
    case readd(Int)
    case layout
    case ask(Int)

    init(_ source: inout ChoiceSource, count: Int) {
      let (view, axis) = (source.index(below: count), source.index(below: 2))
      self =
        switch source.index(below: 8) {
        case 0: .offset(view, axis: axis, Double(source.integer(within: 100)) / 4)
        case 1: .size(view, axis: axis, LayoutPlan.length(&source))
        case 2: .content(view, axis: axis, LayoutPlan.length(&source))
        case 3: .root(axis: axis, 4 * LayoutPlan.length(&source))
        case 4: .toggle(view, axis: axis)
        case 5: .readd(view)
        case 6: .layout
        default: .ask(view)
        }
    }

    func apply(to plan: inout LayoutPlan, _ live: PlannedLayout) {
      switch self {
      case .offset(let view, let axis, let number):
        guard plan.items[view].spans[axis].place != .center else { return }
        plan.items[view].spans[axis].offset = number
        live.places[view][axis].constant = CGFloat(number)
      case .size(let view, let axis, let number):
        guard [.constant, .atMost].contains(plan.items[view].spans[axis].length) else { return }
        plan.items[view].spans[axis].size = number
        live.lengths[view][axis]?.constant = CGFloat(number)
      case .content(let view, let axis, let number):
        plan.items[view].content[axis] = number
        live.setContent(plan, view)
      case .root(let axis, let number):
        plan.size[axis] = number
        live.root.frame.size = CGSize(width: plan.size[0], height: plan.size[1])
      case .toggle(let view, let axis):
        live.places[view][axis].isActive = false
        live.root.layoutIfNeeded()
        live.places[view][axis].isActive = true
      case .readd(let view):
        let superview = live.views[view].superview
        live.views[view].removeFromSuperview()
        live.root.layoutIfNeeded()
        superview?.addSubview(live.views[view])
        live.activateAll()
      case .layout: live.root.layoutIfNeeded()
      case .ask(let view):
        _ = live.views[view].hasAmbiguousLayout
        _ = live.views[view].systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      }
    }
  }

  private struct Script: CustomStringConvertible {
    let plan: LayoutPlan
    let edits: [Edit]

    init(_ source: inout ChoiceSource) {
      let plan = LayoutPlan(&source)
      self.plan = plan
      edits = source.list(mean: 6, limit: 12) { Edit(&$0, count: plan.items.count) }
    }

    var description: String { "\(plan), then \(edits)" }
  }

  private static let cases: CaseRange = {
    var cases = CaseRange.standard
    cases.count = max(1, cases.count / 2)
    return cases
  }()

  @Test func `history makes no difference, whatever was queried in between (T12.44)`() {
    SilentConflicts.start()
    check(Script.init, cases: Self.cases) { each in
      var plan = each.plan
      let live = plan.make()

      for edit in each.edits { edit.apply(to: &plan, live) }

      let (found, fresh) = (live.frames, plan.make().frames)
      try demand(found == fresh, "\(found), and made afresh \(fresh)")
    }
  }

  @Test func `from the right, a layout by leading and trailing is the mirror image (R11.15)`() {
    SilentConflicts.start()
    check(LayoutPlan.init, cases: Self.cases) { plan in
      var mirrored = plan
      mirrored.isMirrored = true

      let (left, right) = (plan.make(), mirrored.make())

      let frames = left.frames
      let images = right.frames
      for (view, frame) in frames.enumerated() {
        let width = Double(left.views[view].superview?.bounds.size.width ?? 0)
        let image = CGRect(
          x: width - frame.origin.x - frame.size.width, y: frame.origin.y,
          width: frame.size.width, height: frame.size.height)
        try demand(images[view] == image, "\(view) is \(images[view]), not \(image)")
      }
    }
  }

  @Test func `a layout in a layout is the same wherever it lies`() {
    SilentConflicts.start()
    check(LayoutPlan.init, cases: Self.cases) { plan in
      let (alone, inside) = (plan.make(), plan.make())
      let outer = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
      let size = inside.root.bounds.size
      outer.addSubview(inside.root)
      inside.root.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        inside.root.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 37.25),
        inside.root.topAnchor.constraint(equalTo: outer.topAnchor, constant: -12.5),
        inside.root.widthAnchor.constraint(equalToConstant: size.width),
        inside.root.heightAnchor.constraint(equalToConstant: size.height),
      ])
      outer.layoutIfNeeded()

      let (found, expected) = (inside.views.map(\.frame), alone.frames)
      try demand(found == expected, "\(found), and alone \(expected)")
    }
  }

  @Test func `twice the lengths are twice the layout`() {
    SilentConflicts.start()
    check(LayoutPlan.init, cases: Self.cases) { plan in
      var doubled = plan
      doubled.scale = 2

      let (single, double) = (plan.make().frames, doubled.make().frames)

      for (small, large) in zip(single, double) {
        let expected = CGRect(
          x: 2 * small.origin.x, y: 2 * small.origin.y, width: 2 * small.size.width,
          height: 2 * small.size.height)
        try demand(large == expected, "\(large), not \(expected)")
      }
    }
  }
}
