import TestSupport
import Testing

@testable import ViewGeometry

/// Runs something with a solved system, a size in it and a removed row.
private func withSystem(
  _ body: (ConstraintSystem, ConstraintSystem.Unknown, ConstraintSystem.Row) -> Void
) {
  let system = ConstraintSystem()
  let size = system.addUnknown(isNonnegative: true)
  system.addContentRow(of: size, preferred: 5, hugging: 250, resistance: 750)
  let row = system.addContentRow(of: size, preferred: 7, hugging: 250, resistance: 750)
  system.removeRow(row)
  system.solve()
  body(system, size, row)
}

/// Misuse that a system refuses.
@Suite struct ConstraintSystemRefusalTests {
  @Test func `both priorities of a content size are above 0`() async {
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        system.addContentRow(of: size, preferred: 1, hugging: 0, resistance: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        system.addContentRow(of: size, preferred: 1, hugging: 1, resistance: -1)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        let row = system.addContentRow(of: size, preferred: 1, hugging: 1, resistance: 1)
        system.setContentPriorities(hugging: .nan, resistance: 1, of: row)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        let row = system.addContentRow(of: size, preferred: 1, hugging: 1, resistance: 1)
        system.setContentPriorities(hugging: 1, resistance: 0, of: row)
      }
    }
  }

  @Test func `the priority of a row is above 0, and its weight finite`() async {
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        system.addRow([.init(size, 1)], constant: 0, .equal, priority: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        system.addRow([.init(size, 1)], constant: 0, .equal, weight: .infinity)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in system.addRow([.init(size, 1)], constant: .nan, .equal) }
    }
  }

  @Test func `a removed row has no numbers to change`() async {
    await #expect(processExitsWith: .failure) {
      withSystem { system, _, row in system.setConstant(3, of: row) }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, _, row in system.setPriority(3, of: row) }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, _, row in
        system.setContentPriorities(hugging: 1, resistance: 2, of: row)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, _, row in system.removeRow(row) }
    }
  }

  @Test func `rows mention unknowns of the system alone`() async {
    await #expect(processExitsWith: .failure) {
      withSystem { system, _, _ in
        let unknown = system.addUnknown()
        system.removeUnknown(unknown)
        system.addRow([.init(unknown, 1)], constant: 0, .equal)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, _, _ in
        system.addRow([.init(.init(index: -1), 1)], constant: 0, .equal)
      }
    }
  }

  @Test func `open values are queried after solving`() async {
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        system.removeUnknown(system.addUnknown())
        _ = system.exerciseAmbiguity(of: [size], seed: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      withSystem { system, size, _ in
        _ = system.addUnknown()
        _ = system.rowsAffecting(size)
      }
    }
  }

  @Test func `every change asks for another solve`() {
    withSystem { system, size, _ in
      func expectStale(_ change: () -> Void) {
        system.solve()
        expect(system.phase == .solved)
        change()
        expect(system.phase == .stale)
      }
      let row = system.addRow([.init(size, 1)], constant: -9, .equal, priority: 100)
      let other = system.addUnknown()
      expectStale { _ = system.addUnknown() }
      expectStale { system.removeUnknown(other) }
      expectStale { _ = system.addUnknown() }
      expectStale { system.setConstant(-8, of: row) }
      expectStale { system.setPriority(200, of: row) }
      expectStale { system.removeRow(row) }

      system.solve()
      let content = system.addContentRow(of: size, preferred: 3, hugging: 20, resistance: 30)
      system.solve()
      system.setConstant(-3, of: content)
      system.setContentPriorities(hugging: 20, resistance: 30, of: content)
      expect(system.phase == .solved)
    }
  }
}
