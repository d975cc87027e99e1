import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

@Suite struct LinearSystemConformanceTests {
  @Test(arguments: try LinearSystemCase.all)
  func `random systems have the best solution of an exact oracle`(_ given: LinearSystemCase) {
    var named = NamedSystem()
    for variable in given.variables { _ = named.unknown(variable) }
    for row in given.constraints { named.add(row) }

    named.system.solve()

    expect(named.system.conflicts.isEmpty)
    let isDyadic =
      given.constraints.allSatisfy(\.isDyadic) && given.expected.exact.values.allSatisfy(\.isDyadic)
    for (name, expected) in given.expected.values {
      let found = named.values[name] ?? .nan
      if isDyadic {
        expectEqual(found, expected, "\(name)")
      } else {
        expect(abs(found - expected) <= 1e-9 * max(1, abs(expected)), "\(name)")
      }
      expect(named.system.isDetermined(named.unknown(name)), "\(name)")
    }
  }

  @Test(arguments: try LinearSystemCase.all)
  func `errors are those of an exact oracle at every priority`(_ given: LinearSystemCase) {
    var named = NamedSystem()
    for row in given.constraints { named.add(row) }

    named.system.solve()

    let values = named.values
    let levels = Dictionary(grouping: given.constraints, by: \.priority)
    for (priority, rows) in levels {
      let expected = given.expected.violations[String(format: "%g", priority)]?.value ?? 0
      let found = rows.reduce(0) { $0 + $1.error(at: values) }
      expect(abs(found - expected) <= 1e-9 * max(1, expected), "\(priority)")
    }
  }

  @Test(arguments: try ExternalSystemCase.all)
  func `systems of other solvers' tests have the expected values after each step`(
    _ given: ExternalSystemCase
  ) {
    var named = NamedSystem()
    var rows: [String: ConstraintSystem.Row] = [:]
    for step in given.steps {
      for id in step.remove {
        if let row = rows.removeValue(forKey: id) { named.system.removeRow(row) }
      }
      for row in step.add { rows[row.id ?? ""] = named.add(row) }

      named.system.solve()

      let unknowns = named.unknowns.values
      switch step.expected {
      case .values(let values):
        for (name, expected) in values {
          let found = named.values[name] ?? .nan
          expect(abs(found - expected) <= 1e-9 * max(1, abs(expected)), "\(name)")
        }
      case .ambiguous:
        expect(named.system.conflicts.isEmpty)
        expect(!unknowns.allSatisfy { named.system.isDetermined($0) })
      case .unsatisfiable:
        expect(!named.system.conflicts.isEmpty)
      }
    }
  }
}
