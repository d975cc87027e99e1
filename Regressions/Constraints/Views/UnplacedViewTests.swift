import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Queries about ambiguity for views and guides that constraints don't position, or leave nothing
/// open of.
@Suite struct UnplacedViewTests {
  @Test func `a view that constraints don't know has nothing of them`() {
    let view = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let root = View()
    root.addSubview(view)
    for each in [view, root] {
      each.exerciseAmbiguityInLayout()

      expect(each.constraints.isEmpty && each.layoutGuides.isEmpty)
      expect(each.layoutConflicts.isEmpty && each.layoutAmbiguity == nil)
      for axis in Axis.allCases { expect(each.constraintsAffectingLayout(for: axis).isEmpty) }
    }
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a guide without a view has neither constraints nor ambiguity`() {
    let guide = LayoutGuide()

    expect(guide.layoutAmbiguity == nil && !guide.hasAmbiguousLayout)
    for axis in Axis.allCases { expect(guide.constraintsAffectingLayout(for: axis).isEmpty) }
  }

  /// The object that is exercised before the view whose position is open.
  enum Idle: CaseIterable {
    case nothing, determined, rigid, root
  }

  @Test(arguments: Idle.allCases)
  func `exercising what isn't open moves nothing, and takes no turn (R11.79)`(idle: Idle) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rigid = View(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let (open, determined) = (View(), View())
    for view in [rigid, open, determined] { root.addSubview(view) }
    for view in [open, determined] {
      view.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    determined.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    _ = (rigid.leftAnchor, root.leftAnchor)
    root.layoutIfNeeded()
    let before = open.frame

    switch idle {
    case .nothing: break
    case .determined: determined.exerciseAmbiguityInLayout()
    case .rigid: rigid.exerciseAmbiguityInLayout()
    case .root: root.exerciseAmbiguityInLayout()
    }
    root.layoutIfNeeded()
    expectEqual(open.frame, before)
    expectEqual(determined.frame, CGRect(x: 7, y: 0, width: 50, height: 60))
    expectEqual(rigid.frame, CGRect(x: 1, y: 2, width: 30, height: 40))

    // Neither side is bounded: the first call moves it 100 to the right.
    open.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    expectEqual(open.frame, before.offsetBy(dx: 100, dy: 0))
  }
}
