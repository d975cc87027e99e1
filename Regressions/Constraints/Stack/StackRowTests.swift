import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The rows that a stack among constraints makes, by name, relation and priority (R11.83).
@Suite struct StackRowTests {
  private struct Arrangement {
    var axis: Axis
    var distribution: StackView.Distribution
    var alignment: StackView.Alignment
    var visible: Int
    /// Whether a hidden view comes second.
    var hasHidden: Bool
  }

  private func rows(of arrangement: Arrangement) throws -> [String: Int] {
    let root = View(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let views = (0..<arrangement.visible).map { SizedView(30 + 10 * CGFloat($0), 20) }
    let stack = StackView(arrangedSubviews: views)
    if arrangement.hasHidden {
      let hidden = SizedView(5, 5)
      hidden.isHidden = true
      stack.insertArrangedSubview(hidden, at: min(1, views.count))
    }
    (stack.axis, stack.distribution) = (arrangement.axis, arrangement.distribution)
    (stack.alignment, stack.spacing) = (arrangement.alignment, 4)
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()

    let solver = try #require(root.constraintItem?.solver)
    var found: [String: Int] = [:]
    for (index, source) in solver.rows.sources.enumerated() {
      guard case .system(let constraint) = source, case .made(let name) = constraint.kind else {
        continue
      }
      let row = solver.system.table.rows[index]
      let isOfZero = ["canvas-fit", "spanning-fit", "hiding", "ambiguity-suppression"]
      if isOfZero.contains(where: { name.hasSuffix($0) }) { expectEqual(row.constant, 0) }
      let (over, under) = (row.priorities.over, row.priorities.under)
      let sign = over == 0 ? ">=" : under == 0 ? "<=" : "=="
      found["\(name) \(sign) @\(max(over, under))", default: 0] += 1
    }
    return found
  }

  /// The rows by the table of R11.83.
  private func expected(_ arrangement: Arrangement) -> [String: Int] {
    var rows: [String: Int] = [:]
    func add(_ name: String, _ count: Int, sign: String = "==", at priority: Float = 1_000) {
      if count > 0 { rows["UISV-\(name) \(sign) @\(priority)", default: 0] += count }
    }
    let visible = arrangement.visible
    let all = visible + (arrangement.hasHidden ? 1 : 0)
    add("canvas-fit", 2, at: 49)
    add("hiding", all - visible)
    guard visible > 0 else { return rows }

    add("canvas-connection", 2)
    let besideHidden = arrangement.hasHidden ? min(2, all - 1) : 0
    let pairs = all - 1 - besideHidden
    // Between visible views it lies in the middle of a gap that may grow.
    let growing = visible > 1 ? besideHidden : 0
    switch arrangement.distribution {
    case .fill: add("spacing", all - 1)
    case .fillEqually:
      add("spacing", all - 1)
      add("fill-equally", visible - 1)
    case .fillProportionally:
      add("spacing", all - 1)
      for place in 0..<visible { add("fill-proportionally", 1, at: 999 - Float(place)) }
    case .equalSpacing:
      add("spacing", besideHidden - growing)
      add("spacing", pairs + growing, sign: ">=")
      add("distributing", visible - 2 + growing / 2)
    case .equalCentering:
      add("spacing", besideHidden - growing)
      add("spacing", pairs + growing, sign: ">=")
      add("distributing", growing / 2)
      add("distributing", visible - 2, at: 149)
    }

    guard arrangement.alignment != .fill else {
      add("canvas-connection", 2 * all)
      return rows
    }
    add("spanning-fit", visible > 1 ? 1 : 0, at: 51)
    add("ambiguity-suppression", all, at: 25)
    add("spanning-boundary", 2 * visible, sign: ">=")
    switch arrangement.alignment {
    case .firstBaseline where arrangement.axis == .horizontal,
      .lastBaseline where arrangement.axis == .horizontal:
      add("alignment", all - 1)
      add("canvas-connection", 1, at: 50.5)
    case .center:
      add("canvas-connection", 1)
      add("alignment", all - 1)
    default: add("alignment", all)
    }
    return rows
  }

  @Test(arguments: Axis.allCases, StackView.Distribution.allCases)
  func `a stack has the rows of the table (R11.83)`(
    _ axis: Axis, _ distribution: StackView.Distribution
  ) throws {
    for alignment in StackView.Alignment.allCases {
      for visible in 0...4 {
        for hasHidden in [false, true] {
          let arrangement = Arrangement(
            axis: axis, distribution: distribution, alignment: alignment, visible: visible,
            hasHidden: hasHidden)
          let found = try rows(of: arrangement)
          expectEqual(found, expected(arrangement), "\(arrangement)")
        }
      }
    }
  }
}
