import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A constraint is an equation between positions and sizes, whatever they belong to (R11.10).
@Suite struct EquationLaws {
  private typealias Attribute = LayoutConstraint.Attribute

  private static let families: [[Attribute]] = [
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
    [
      .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins, .firstBaseline,
      .lastBaseline,
    ],
    [.width, .height],
  ]

  private static func anyNumbers(_ source: inout ChoiceSource) -> EquationScene.Numbers {
    func insets(_ source: inout ChoiceSource) -> EdgeInsets {
      EdgeInsets(
        top: Double(source.index(below: 9)), left: Double(source.index(below: 9)),
        bottom: Double(source.index(below: 9)), right: Double(source.index(below: 9)))
    }
    return EquationScene.Numbers(
      origins: (0..<4).map { _ in
        CGPoint(x: source.integer(within: 20), y: source.integer(within: 20))
      },
      frames: (0..<4).map { _ in
        CGRect(
          x: source.integer(within: 30), y: source.integer(within: 30),
          width: 60 + source.index(below: 50), height: 60 + source.index(below: 50))
      },
      margins: (0..<4).map { _ in insets(&source) },
      safeAreas: (0..<4).map { _ in source.flag() ? .zero : insets(&source) })
  }

  private static func anyPlan(_ source: inout ChoiceSource) -> EquationScene.Plan {
    let family = source.pick(families)
    let item = source.index(below: 7)
    // Guides have neither margins nor baselines.
    let ofItem = item < 4 ? family : Array(family.prefix(family.count == 2 ? 2 : 3))
    return EquationScene.Plan(
      first: source.pick(family), second: source.pick(ofItem), item: item,
      isInBox: item != 1 && source.flag(), relation: source.pick([.equal, .equal] + relations),
      multiplier: source.pick([1, 1, 1, 0.5, 2]), constant: CGFloat(source.index(below: 60)),
      isMirrored: source.flag(), numbers: anyNumbers(&source), laterNumbers: anyNumbers(&source))
  }

  private static let relations: [LayoutConstraint.Relation] = [
    .lessThanOrEqual, .greaterThanOrEqual,
  ]

  @Test func `frames satisfy the constraint, now and after numbers change`() {
    SilentConflicts.start()
    check(Self.anyPlan) { plan in
      let scene = EquationScene(plan)
      for numbers in [plan.numbers, plan.laterNumbers] {
        scene.take(numbers)
        try demand(scene.root.layoutConflicts.isEmpty, "\(scene.root.layoutConflicts)")
        let excess = scene.excess
        let isHeld =
          switch plan.relation {
          case .equal: abs(excess) <= 1e-9
          case .lessThanOrEqual: excess <= 1e-9
          case .greaterThanOrEqual: excess >= -1e-9
          }
        try demand(isHeld, "The first side is \(excess) more.")
      }
    }
  }
}
