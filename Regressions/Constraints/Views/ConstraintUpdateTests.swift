import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Views that request an update of constraints while constraints are updated (R11.62, R11.64).
@Suite struct ConstraintUpdateTests {
  /// Requests another update a number of times, for itself or for another view.
  private final class Asking: View {
    var count = 0
    var preferredSizes: Int
    var isEarly = false
    weak var target: View?

    init(_ preferredSizes: Int) {
      self.preferredSizes = preferredSizes
      super.init(frame: .zero)
    }

    override func updateConstraints() {
      count += 1
      if isEarly { ask() }
      super.updateConstraints()
      if !isEarly { ask() }
    }

    private func ask() {
      guard preferredSizes > 0 else { return }
      preferredSizes -= 1
      (target ?? self).setNeedsUpdateConstraints()
    }
  }

  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The ways to trigger an update of constraints.
  enum Way: CaseIterable {
    case ownUpdate, update, layout
  }

  private func run(_ way: Way, from view: View) {
    switch way {
    case .ownUpdate: view.updateConstraintsIfNeeded()
    case .update: root.updateConstraintsIfNeeded()
    case .layout: root.layoutIfNeeded()
    }
  }

  @Test(arguments: Way.allCases, [false, true])
  func `a view that asks again during its update is called again (R11.64)`(
    way: Way, isEarly: Bool
  ) {
    for preferredSizes in [0, 1, 2, 50] {
      let (box, view) = (View(), Asking(preferredSizes))
      root.addSubview(box)
      box.addSubview(view)
      view.isEarly = isEarly
      view.setNeedsUpdateConstraints()

      run(way, from: view)

      expectEqual(view.count, preferredSizes + 1)
      expect(!view.needsUpdateConstraints())
    }
  }

  @Test(arguments: [Way.ownUpdate, .update])
  func `a view that asks for ever is called at most 100 times (R11.64)`(way: Way) {
    let view = Asking(.max)
    root.addSubview(view)
    view.setNeedsUpdateConstraints()

    run(way, from: view)

    expect(view.count > 1 && view.count <= 100)
    expect(view.needsUpdateConstraints())
  }

  @Test func `a layout ends although a view asks for ever (R11.64)`() {
    let view = Asking(.max)
    root.addSubview(view)

    root.layoutIfNeeded()

    expect(view.count > 1 && view.count <= 100)
    expect(view.needsUpdateConstraints())
  }

  @Test(arguments: [Way.update, .layout])
  func `views that ask for each other are updated until none asks (R11.64)`(way: Way) {
    let (parent, child, sibling) = (Asking(0), Asking(0), Asking(0))
    func counts() -> [Int] { [parent, child, sibling].map(\.count) }
    root.addSubview(parent)
    for view in [child, sibling] { parent.addSubview(view) }
    (parent.target, child.target) = (child, sibling)
    root.layoutIfNeeded()
    for view in [parent, child, sibling] { view.count = 0 }
    (parent.preferredSizes, child.preferredSizes) = (3, 2)
    parent.setNeedsUpdateConstraints()

    run(way, from: root)
    expectEqual(counts(), [1, 1, 1])

    for _ in 0..<2 {
      parent.setNeedsUpdateConstraints()
      run(way, from: root)
    }
    expectEqual(counts(), [3, 3, 2])
    expect(!parent.needsUpdateConstraints() && !child.needsUpdateConstraints())
  }
}
