import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Guides that move between views, some of which are deallocated, keep the constraints that are now
/// theirs.
@Suite struct GuideHistoryLaws {
  private enum Step {
    case add(guide: Int, to: Int)
    case remove(guide: Int)
    case constrain(guide: Int, length: Double)
    case deactivate(guide: Int)
    /// Deallocates a view and replaces it with another.
    case replace(Int)
    case layOut(Int)
    case fit(Int)

    init(_ source: inout ChoiceSource) {
      let (guide, view) = (source.index(below: 3), source.index(below: 3))
      switch source.index(below: 8) {
      case 0, 1: self = .add(guide: guide, to: view)
      case 2: self = .remove(guide: guide)
      case 3, 4: self = .constrain(guide: guide, length: ConstraintHistory.length(&source))
      case 5: self = .deactivate(guide: guide)
      case 6: self = .replace(view)
      default: self = source.flag() ? .layOut(view) : .fit(view)
      }
    }
  }

  private final class Scene {
    var views: [View?] = []
    let guides = [LayoutGuide(), LayoutGuide(), LayoutGuide()]
    var owners: [Int?] = [nil, nil, nil]
    /// The widths of the guides and their constraints, which are dropped with an owner.
    var widths: [(constraint: LayoutConstraint, length: Double)?] = [nil, nil, nil]
    var dropped: [LayoutConstraint] = []
    /// The guides that moved to a view from another one in the last step.
    var movedGuides: [Int] = []

    init(hasSubviews: Bool) {
      views = (0..<3).map { _ in Self.view(hasSubviews: hasSubviews) }
    }

    private static func view(hasSubviews: Bool) -> View {
      let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      if hasSubviews { view.addSubview(View()) }
      return view
    }

    private func drop(_ guide: Int) {
      if let width = widths[guide] { dropped.append(width.constraint) }
      widths[guide] = nil
    }

    func apply(_ step: Step) {
      movedGuides = []
      switch step {
      case .add(let guide, let view):
        if owners[guide] != view { drop(guide) }
        if owners[guide] != view { movedGuides.append(guide) }
        owners[guide] = view
        views[view]?.addLayoutGuide(guides[guide])
      case .remove(let guide):
        drop(guide)
        guides[guide].owningView = nil
        owners[guide] = nil
      case .constrain(let guide, let length):
        guard let owner = owners[guide], let view = views[owner] else { return }
        widths[guide]?.constraint.isActive = false
        drop(guide)
        let width = guides[guide].widthAnchor.constraint(equalToConstant: CGFloat(length))
        LayoutConstraint.activate([
          width, guides[guide].leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
        widths[guide] = (width, length)
      case .deactivate(let guide):
        widths[guide]?.constraint.isActive = false
        drop(guide)
      case .replace(let view):
        let hasSubviews = !(views[view]?.subviews.isEmpty ?? true)
        views[view] = nil
        for guide in guides.indices where owners[guide] == view {
          drop(guide)
          owners[guide] = nil
        }
        views[view] = Self.view(hasSubviews: hasSubviews)
      case .layOut(let view): views[view]?.layoutIfNeeded()
      case .fit(let view): _ = views[view]?.systemLayoutSizeFitting(.zero)
      }
    }

    /// A guide has no frame in a view that hasn't been laid out with it (R11.50).
    func demandMovedAreEmpty() throws {
      for guide in movedGuides {
        let frame = guides[guide].layoutFrame
        try demand(frame == .zero, "Guide \(guide) is at \(frame) before a layout.")
      }
    }

    func demandHeld() throws {
      try demand(dropped.allSatisfy { !$0.isActive }, "A dropped constraint is active.")
      for view in views { view?.layoutIfNeeded() }
      for (place, guide) in guides.enumerated() {
        try demand(
          guide.owningView === owners[place].flatMap { views[$0] }, "Guide \(place) is elsewhere.")
        guard let width = widths[place] else { continue }
        try demand(width.constraint.isActive, "The width of guide \(place) was dropped.")
        try demand(
          guide.layoutFrame.width == CGFloat(width.length), "Guide \(place) has another width.")
      }
    }
  }

  @Test func `guides keep their own constraints, whichever of their views die`() {
    check({ source in
      (source.flag(), source.list(mean: 10, limit: 40) { Step(&$0) })
    }) { (hasSubviews, steps) in
      let scene = Scene(hasSubviews: hasSubviews)
      for step in steps {
        scene.apply(step)
        try scene.demandMovedAreEmpty()
        if case .layOut = step { try scene.demandHeld() }
      }
      try scene.demandHeld()
    }
  }
}
