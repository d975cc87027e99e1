import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A view with a mask that constraints mention only for a while (R11.27, R11.48).
@Suite struct MaskHistoryTests {
  @Test func `a frame counts that was set while no constraint mentioned the view (R11.48)`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (masked, beside) = (View(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), View())
    for view in [masked, beside] { root.addSubview(view) }
    beside.translatesAutoresizingMaskIntoConstraints = false
    let mention = beside.leftAnchor.constraint(equalTo: masked.rightAnchor)
    mention.isActive = true
    root.layoutIfNeeded()

    mention.isActive = false
    root.layoutIfNeeded()
    masked.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    mention.isActive = true
    root.layoutIfNeeded()

    expectEqual(masked.frame, CGRect(x: 50, y: 60, width: 70, height: 80))
    expectEqual(beside.frame.minX, CGFloat(120))
  }

  /// The steps around the end of the constraint that mentions a view.
  enum Order: CaseIterable {
    case resizedBefore, resizedAfter, askedBetween, askedAfter
  }

  @Test(arguments: Order.allCases)
  func `a view that constraints place no longer follows its superview (R11.27)`(order: Order) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let masked = View(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    let (beside, leaf) = (View(), View())
    masked.autoresizingMask = .flexibleWidth
    for view in [masked, beside] { root.addSubview(view) }
    masked.addSubview(leaf)
    for view in [beside, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    leaf.rightAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    leaf.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let mention = beside.leftAnchor.constraint(equalTo: masked.rightAnchor)
    mention.isActive = true
    root.layoutIfNeeded()

    if order == .resizedBefore { root.frame.size.width = 500 }
    mention.isActive = false
    if order == .askedBetween { _ = leaf.layoutAmbiguity }
    if order != .resizedBefore { root.frame.size.width = 500 }
    if order == .askedAfter { _ = leaf.layoutAmbiguity }
    root.layoutIfNeeded()
    expectEqual(masked.frame, CGRect(x: 10, y: 20, width: 200, height: 80))
    expectEqual(leaf.frame.maxX, CGFloat(200))

    root.frame.size.width = 450
    root.layoutIfNeeded()
    expectEqual(masked.frame, CGRect(x: 10, y: 20, width: 150, height: 80))
    expectEqual(leaf.frame.maxX, CGFloat(150))
  }

  @Test(arguments: [false, true])
  func `a fitting size counts a view with a mask that came in since (R11.27, R11.58)`(
    holdsConstraints: Bool
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let placed = View()
    root.fill(with: placed)
    root.layoutIfNeeded()
    expectEqual(root.systemLayoutSizeFitting(.zero).width, CGFloat(0))
    let masked = View(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
    masked.autoresizingMask = .flexibleWidth
    let inside = View()
    inside.translatesAutoresizingMaskIntoConstraints = false
    masked.addSubview(inside)
    LayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: masked.leftAnchor),
      inside.rightAnchor.constraint(equalTo: masked.rightAnchor),
    ])
    if holdsConstraints { inside.widthAnchor.constraint(equalToConstant: 50).isActive = true }

    placed.addSubview(masked)

    expect(root.systemLayoutSizeFitting(.zero).width == (holdsConstraints ? 70 : 20) as CGFloat)
  }

  @Test(arguments: [false, true])
  func `a mask counts from where it was when a layout ties the superview down (R11.27)`(
    isInLayout: Bool
  ) {
    let root = LayoutListener(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let masked = View(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    let (beside, outside) = (View(), View())
    masked.autoresizingMask = .flexibleWidth
    for view in [box, outside] { root.addSubview(view) }
    for view in [masked, beside] { box.addSubview(view) }
    for view in [beside, outside] { view.translatesAutoresizingMaskIntoConstraints = false }
    beside.leftAnchor.constraint(equalTo: masked.rightAnchor).isActive = true
    let mention = outside.leftAnchor.constraint(equalTo: box.rightAnchor)
    root.layoutIfNeeded()

    box.frame.size.width = 200
    if isInLayout {
      root.whenLaidOut = { _ in mention.isActive = true }
    } else {
      mention.isActive = true
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()

    expectEqual(masked.frame, CGRect(x: 10, y: 10, width: 150, height: 20))
    expectEqual(beside.frame.minX, CGFloat(160))
    expectEqual(outside.frame.minX, CGFloat(200))
  }

  @Test(arguments: [false, true])
  func `a view that constraints place no longer stays in a superview that resizes nothing (R11.27)`(
    resizes: Bool
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let masked = View(frame: CGRect(x: 10, y: 20, width: 100, height: 80))
    let beside = View()
    masked.autoresizingMask = .flexibleWidth
    for view in [masked, beside] { root.addSubview(view) }
    beside.translatesAutoresizingMaskIntoConstraints = false
    let mention = beside.leftAnchor.constraint(equalTo: masked.rightAnchor)
    mention.isActive = true
    root.layoutIfNeeded()

    root.autoresizesSubviews = resizes
    root.frame.size.width = 500
    mention.isActive = false
    root.layoutIfNeeded()

    expectEqual(masked.frame, CGRect(x: 10, y: 20, width: resizes ? 200 : 100, height: 80))
  }
}
