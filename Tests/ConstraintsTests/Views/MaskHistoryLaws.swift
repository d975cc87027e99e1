import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A view with a mask keeps its last frame, whichever constraints mention it meanwhile (R11.27,
/// R11.48).
@Suite struct MaskHistoryLaws {
  private enum Step {
    case setFrame(view: Int, CGRect)
    case resizeOuter(width: Double)
    /// Adds a constraint that mentions the view, or removes it.
    case mention(view: Int)
    /// Moves the inner view to the other superview, with this frame.
    case move(CGRect)
    case layOut
    case ask

    init(_ source: inout ChoiceSource) {
      func frame(_ source: inout ChoiceSource) -> CGRect {
        CGRect(
          x: source.integer(within: 50), y: source.integer(within: 50),
          width: 150 + source.index(below: 50), height: 150 + source.index(below: 50))
      }
      let view = source.index(below: 2)
      switch source.index(below: 8) {
      case 0, 1: self = .setFrame(view: view, frame(&source))
      case 2: self = .resizeOuter(width: Double(100 + source.index(below: 100)))
      case 3, 4: self = .mention(view: view)
      case 5: self = .move(frame(&source))
      case 6: self = .layOut
      default: self = .ask
      }
    }
  }

  private final class Scene {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let outer = View(frame: CGRect(x: 5, y: 6, width: 150, height: 160))
    let inner = View(frame: CGRect(x: 7, y: 8, width: 150, height: 90))
    private let beside = [View(), View()]
    private var mentions: [LayoutConstraint?] = [nil, nil]
    private let mask: View.AutoresizingMask
    /// The frame of the inner view when it was last set, and its superview's width then.
    private var origin: (frame: CGRect, width: CGFloat)

    init(_ mask: View.AutoresizingMask) {
      self.mask = mask
      origin = (inner.frame, 150)
      inner.autoresizingMask = mask
      root.addSubview(outer)
      outer.addSubview(inner)
    }

    private func noteOrigin() {
      origin = (inner.frame, inner.superview?.bounds.width ?? 0)
    }

    func apply(_ step: Step) {
      switch step {
      case .setFrame(view: 0, let frame):
        outer.frame = frame
      case .setFrame(_, let frame):
        inner.frame = frame
        noteOrigin()
      case .resizeOuter(let width):
        outer.frame.size.width = CGFloat(width)
      case .mention(let place): mention(place)
      case .move(let frame):
        if mentions[1] != nil { mention(1) }
        (inner.superview === root ? outer : root).addSubview(inner)
        inner.frame = frame
        noteOrigin()
      case .layOut: root.layoutIfNeeded()
      case .ask:
        _ = inner.hasAmbiguousLayout
        _ = outer.systemLayoutSizeFitting(.zero)
        _ = root.systemLayoutSizeFitting(.zero)
      }
    }

    private func mention(_ place: Int) {
      if let known = mentions[place] {
        known.isActive = false
        beside[place].removeFromSuperview()
        mentions[place] = nil
        return
      }
      let view = place == 0 ? outer : inner
      view.superview?.addSubview(beside[place])
      beside[place].translatesAutoresizingMaskIntoConstraints = false
      let constraint = beside[place].leftAnchor.constraint(equalTo: view.rightAnchor)
      constraint.isActive = true
      mentions[place] = constraint
    }

    func demandHeld() throws {
      let outerFrame = outer.frame
      root.layoutIfNeeded()
      try demand(outer.frame == outerFrame, "The outer view moved to \(outer.frame).")
      let change = (inner.superview?.bounds.width ?? 0) - origin.width
      var expected = origin.frame
      if mask.contains(.flexibleWidth) { expected.size.width += change }
      if mask.contains(.flexibleLeftMargin) { expected.origin.x += change }
      try demand(inner.frame == expected, "The inner view is at \(inner.frame), not \(expected).")
      for (place, view) in [outer, inner].enumerated() where mentions[place] != nil {
        try demand(beside[place].frame.minX == view.frame.maxX, "\(place) isn't followed.")
      }
    }
  }

  @Test func `a view with a mask lies where it was put last, whatever mentioned it meanwhile`() {
    check({ source in
      (
        source.pick([[], .flexibleWidth, .flexibleLeftMargin] as [View.AutoresizingMask]),
        source.list(mean: 8, limit: 24) { Step(&$0) }
      )
    }) { (mask, steps) in
      let scene = Scene(mask)
      for step in steps {
        scene.apply(step)
        if case .layOut = step { try scene.demandHeld() }
      }
      try scene.demandHeld()
    }
  }
}
