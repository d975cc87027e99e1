import TestSupport
import Testing

@testable import ViewGeometry

/// Rows of the lowest priority, such as targets of fitting sizes, which may have no effect now and
/// decide everything after a change.
@Suite struct LowestPriorityTests {
  typealias Term = ConstraintSystem.Term

  /// A cell as high as its content, which prefers 20, plus 6; the last row asks for a cell 0 high.
  private func cell(target: Float) -> (
    system: ConstraintSystem, height: ConstraintSystem.Unknown, target: ConstraintSystem.Row
  ) {
    let system = ConstraintSystem()
    let height = system.addUnknown(isNonnegative: true)
    let content = system.addUnknown(isNonnegative: true)
    system.addContentRow(of: content, preferred: 20, hugging: 250, resistance: 750)
    system.addRow([Term(height, 1), Term(content, -1)], constant: -6, .equal)
    let row = system.addRow([Term(height, 1)], constant: -10, .equal, priority: target)
    system.solve()
    return (system, height, row)
  }

  @Test(arguments: [0.5, 1, 50, 249, 500, 749, 751, 999, 1_000] as [Float])
  func `a target counts at its new priority, whatever it had before (R11.30, R11.34)`(
    priority: Float
  ) {
    let expected = priority > 750 ? 10.0 : 26
    for before in [0.5, 1, 50, 49, 500, 751, 1_000] as [Float] {
      let (system, height, target) = cell(target: before)

      system.setPriority(priority, of: target)
      system.solve()

      expectEqual(system.value(of: height), expected, "from \(before)")
    }
  }

  @Test(arguments: [0.5, 1, 50, 249, 500, 749, 751, 999] as [Float])
  func `so does a target of another value (R11.24)`(priority: Float) {
    let (system, height, target) = cell(target: 50)
    for preferredSize in [30.0, 10, 40] {
      system.setConstant(-preferredSize, of: target)
      system.setPriority(priority, of: target)
      system.solve()

      // Growing takes more than the hugging priority, shrinking more than the compression
      // resistance.
      expectEqual(
        system.value(of: height), (priority > (preferredSize > 26 ? 250 : 750) ? preferredSize : 26)
      )

      system.setPriority(50, of: target)
      system.solve()
      expectEqual(system.value(of: height), 26)
    }
  }

  @Test func `a target that decides nothing has no effect, beside a limit, too (R11.81)`() {
    let (system, height, target) = cell(target: 50)
    let limit = system.addRow([Term(height, 1)], constant: -100, .atMost)
    system.solve()

    expectEqual(system.value(of: height), 26)
    expect(system.rowsAffecting(height).contains(limit))
    expect(!system.rowsAffecting(height).contains(target))
  }
}
