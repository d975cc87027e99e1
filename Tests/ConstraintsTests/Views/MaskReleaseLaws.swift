import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views in a row that follow each other's widths have the frames of their masks, whichever of them
/// constraints position or mention meanwhile (R11.27, R11.48).
@Suite struct MaskReleaseLaws {
  private enum Step {
    /// Moves the outermost view: by its constraints while it has some.
    case place(CGRect)
    /// Positions the outermost view by constraints, or by its frame again.
    case tie
    /// Removes the outermost view from the window, or adds it back.
    case detach
    case setFrame(level: Int, CGRect)
    /// Adds a constraint that mentions a view, or removes it.
    case mention(level: Int)
    /// Puts a view into another one, positioned by constraints, or removes it.
    case hold(level: Int)
    case moveHeld(level: Int, Double)
    case layOut
    case ask(level: Int)

    init(_ source: inout ChoiceSource) {
      let level = source.index(below: 3)
      func rect(width: Int) -> CGRect {
        CGRect(
          x: source.integer(within: 50), y: source.integer(within: 50),
          width: width + source.index(below: 50), height: 50 + source.index(below: 50))
      }
      switch source.index(below: 14) {
      case 0, 1: self = .place(rect(width: 100))
      case 2, 3: self = .tie
      case 4: self = .detach
      // Long enough for each view to shrink as far as those around it.
      case 5: self = .setFrame(level: level, rect(width: [0, 400, 900][level]))
      case 6, 7: self = .mention(level: level)
      case 8, 9: self = .hold(level: level)
      case 10: self = .moveHeld(level: level, Double(source.integer(within: 60)))
      case 11, 12: self = .layOut
      default: self = .ask(level: level)
      }
    }
  }

  /// Three views, one in another; the inner two widen with their superview.
  private final class Scene {
    let root = View(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    let chain = [
      View(frame: CGRect(x: 5, y: 6, width: 100, height: 90)),
      View(frame: CGRect(x: 7, y: 8, width: 400, height: 80)),
      View(frame: CGRect(x: 9, y: 10, width: 900, height: 70)),
    ]
    private var ties: [LayoutConstraint] = []
    private var isTied = false
    private var mentions: [(view: View, constraint: LayoutConstraint)?] = [nil, nil, nil]
    private var held: [(view: View, left: LayoutConstraint)?] = [nil, nil, nil]
    /// The last frames that were set, and the widths of the superviews then.
    private var origins: [(frame: CGRect, width: CGFloat)] = []

    init() {
      for (level, view) in chain.enumerated() {
        (level == 0 ? root : chain[level - 1]).addSubview(view)
        if level > 0 { view.autoresizingMask = .flexibleWidth }
        origins.append((view.frame, level == 0 ? 0 : chain[level - 1].bounds.width))
      }
      let outer = chain[0]
      ties = [
        outer.leftAnchor.constraint(equalTo: root.leftAnchor),
        outer.topAnchor.constraint(equalTo: root.topAnchor),
        outer.widthAnchor.constraint(equalToConstant: 0),
        outer.heightAnchor.constraint(equalToConstant: 0),
      ]
    }

    func apply(_ step: Step) {
      switch step {
      case .place(let frame): place(frame)
      case .tie: tie()
      case .detach: detach()
      case .setFrame(level: 0, _): break
      case .setFrame(let level, let frame):
        chain[level].frame = frame
        origins[level] = (frame, chain[level - 1].bounds.width)
      case .mention(let level): mention(level)
      case .hold(let level): hold(level)
      case .moveHeld(let level, let distance): held[level]?.left.constant = CGFloat(distance)
      case .layOut: layOut()
      case .ask(let level):
        _ = chain[level].hasAmbiguousLayout
        _ = chain[level].systemLayoutSizeFitting(.zero)
        _ = root.layoutConflicts
      }
    }

    private func layOut() {
      (chain[0].superview == nil ? chain[0] : root).layoutIfNeeded()
    }

    private func place(_ frame: CGRect) {
      origins[0].frame = frame
      if isTied {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        for (constraint, number) in zip(ties, numbers) { constraint.constant = number }
      } else {
        chain[0].frame = frame
      }
    }

    private func tie() {
      guard chain[0].superview != nil else { return }
      if isTied {
        LayoutConstraint.deactivate(ties)
        // A frame requested since the last layout is lost.
        origins[0].frame = chain[0].frame
      }
      isTied.toggle()
      chain[0].translatesAutoresizingMaskIntoConstraints = !isTied
      if isTied {
        place(origins[0].frame)
        LayoutConstraint.activate(ties)
      }
    }

    private func detach() {
      if isTied { tie() }
      if chain[0].superview == nil {
        root.addSubview(chain[0])
      } else {
        if mentions[0] != nil { mention(0) }
        chain[0].removeFromSuperview()
      }
    }

    private func mention(_ level: Int) {
      if let known = mentions[level] {
        known.constraint.isActive = false
        known.view.removeFromSuperview()
        mentions[level] = nil
      } else if let superview = chain[level].superview {
        let beside = View()
        beside.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(beside)
        let constraint = beside.leftAnchor.constraint(equalTo: chain[level].rightAnchor)
        constraint.isActive = true
        mentions[level] = (beside, constraint)
      }
    }

    private func hold(_ level: Int) {
      if let known = held[level] {
        known.view.removeFromSuperview()
        held[level] = nil
        return
      }
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      chain[level].addSubview(view)
      let left = view.leftAnchor.constraint(equalTo: chain[level].leftAnchor, constant: 5)
      LayoutConstraint.activate([
        left, view.rightAnchor.constraint(equalTo: chain[level].rightAnchor, constant: -5),
        view.topAnchor.constraint(equalTo: chain[level].topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      held[level] = (view, left)
    }

    func demandHeld() throws {
      layOut()
      for (level, view) in chain.enumerated() {
        var expected = origins[level].frame
        if level > 0 { expected.size.width += chain[level - 1].bounds.width - origins[level].width }
        try demand(view.frame == expected, "View \(level) is at \(view.frame), not \(expected).")
        if let beside = mentions[level]?.view {
          try demand(beside.frame.minX == view.frame.maxX, "View \(level) isn't followed.")
        }
        if let (inside, left) = held[level] {
          let place = CGRect(
            x: left.constant, y: 0, width: view.bounds.width - 5 - left.constant, height: 10)
          try demand(inside.frame == place, "In view \(level): \(inside.frame), not \(place).")
        }
      }
    }
  }

  @Test func `views in a row follow each other, whatever constraints placed them meanwhile`() {
    check({ source in source.list(mean: 12, limit: 30) { Step(&$0) } }) { steps in
      let scene = Scene()
      for step in steps {
        scene.apply(step)
        if case .layOut = step { try scene.demandHeld() }
      }
      try scene.demandHeld()
    }
  }
}
