import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Views that follow the size of a view that constraints no longer position (R11.46 to R11.49).
///
/// They were solved together with it and become roots of solvers of their own.
@Suite struct ReleasedMaskTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let outer = View(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let inner = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let deep = View(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
  private let leaves = [View(), View()]

  init() {
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(deep)
    for view in [inner, deep] { view.autoresizingMask = .flexibleWidth }
  }

  /// Pins a leaf to both sides of a view, 5 points inside; returns the constraint at the left.
  private func pin(_ leaf: View, in view: View) -> LayoutConstraint {
    view.addSubview(leaf)
    leaf.translatesAutoresizingMaskIntoConstraints = false
    let left = leaf.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5)
    LayoutConstraint.activate([
      left, leaf.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
      leaf.topAnchor.constraint(equalTo: view.topAnchor),
      leaf.heightAnchor.constraint(equalToConstant: 10),
    ])
    return left
  }

  /// The ways in which the outer view gets its frame back as its position.
  enum Way: CaseIterable {
    case mention, translation, removal
  }

  /// Positions the outer view with constraints; returns a closure that removes them.
  private func tie(_ way: Way) -> () -> Void {
    switch way {
    case .mention, .removal:
      let beside = View()
      root.addSubview(beside)
      beside.translatesAutoresizingMaskIntoConstraints = false
      let mention = beside.leftAnchor.constraint(equalTo: outer.rightAnchor)
      mention.isActive = true
      return {
        if way == .mention { mention.isActive = false } else { outer.removeFromSuperview() }
      }
    case .translation:
      outer.translatesAutoresizingMaskIntoConstraints = false
      let places = [
        outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        outer.widthAnchor.constraint(equalToConstant: 100),
        outer.heightAnchor.constraint(equalToConstant: 100),
      ]
      LayoutConstraint.activate(places)
      return {
        LayoutConstraint.deactivate(places)
        outer.translatesAutoresizingMaskIntoConstraints = true
      }
    }
  }

  private func layOut(_ way: Way) {
    (way == .removal ? outer : root).layoutIfNeeded()
  }

  @Test(arguments: Way.allCases, [false, true])
  func `constraints inside go on being followed`(way: Way, isLaidOutBetween: Bool) {
    let lefts = [pin(leaves[0], in: inner), pin(leaves[1], in: deep)]
    let release = tie(way)
    root.layoutIfNeeded()
    expectEqual(leaves[0].frame, CGRect(x: 5, y: 0, width: 90, height: 10))
    expectEqual(leaves[1].frame, CGRect(x: 5, y: 0, width: 40, height: 10))

    release()
    if isLaidOutBetween { layOut(way) }
    (lefts[0].constant, lefts[1].constant) = (20, 15)
    layOut(way)
    expectEqual(outer.frame, CGRect(x: 10, y: 20, width: 100, height: 100))
    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(leaves[0].frame, CGRect(x: 20, y: 0, width: 75, height: 10))
    expectEqual(leaves[1].frame, CGRect(x: 15, y: 0, width: 30, height: 10))

    outer.frame.size.width = 150
    layOut(way)
    expect(inner.bounds.width == 150 as CGFloat)
    expect(deep.bounds.width == 100 as CGFloat)
    expectEqual(leaves[0].frame, CGRect(x: 20, y: 0, width: 125, height: 10))
    expectEqual(leaves[1].frame, CGRect(x: 15, y: 0, width: 80, height: 10))
  }

  @Test(arguments: Way.allCases)
  func `a view between without constraints of its own follows, too (R11.27)`(way: Way) {
    let left = pin(leaves[1], in: deep)
    let release = tie(way)
    root.layoutIfNeeded()

    release()
    outer.frame.size.width = 150
    left.constant = 15
    layOut(way)

    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 150, height: 50))
    expectEqual(deep.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
    expectEqual(leaves[1].frame, CGRect(x: 15, y: 0, width: 80, height: 10))
  }

  @Test(arguments: Way.allCases)
  func `a constraint inside may leave before the next layout`(way: Way) {
    let left = pin(leaves[0], in: inner)
    let weak = leaves[0].leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 40)
    weak.priority = .defaultLow
    weak.isActive = true
    let release = tie(way)
    root.layoutIfNeeded()
    expect(leaves[0].frame.minX == 5 as CGFloat)

    release()
    left.isActive = false
    layOut(way)

    expectEqual(leaves[0].frame, CGRect(x: 40, y: 0, width: 55, height: 10))
  }

  @Test func `a superview as large as before holds what follows it as before (R11.27)`() {
    _ = pin(leaves[0], in: inner)
    let mention = leaves[0].topAnchor.constraint(equalTo: deep.bottomAnchor)
    mention.isActive = true
    outer.translatesAutoresizingMaskIntoConstraints = false
    let width = outer.widthAnchor.constraint(equalToConstant: 150)
    width.isActive = true
    root.layoutIfNeeded()
    expectEqual(deep.frame, CGRect(x: 0, y: 0, width: 100, height: 20))

    width.isActive = false
    outer.translatesAutoresizingMaskIntoConstraints = true
    mention.isActive = false
    outer.removeFromSuperview()
    outer.frame.size.width = 100
    outer.layoutIfNeeded()

    expectEqual(inner.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(deep.frame, CGRect(x: 0, y: 0, width: 50, height: 20))
  }
}
