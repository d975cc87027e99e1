import TestSupport
import Testing
import ViewGeometry

/// Misuse that traps.
@Suite struct OffsetTreeTrapTests {
  @Test func `Rows that don't exist trap`() async {
    await #expect(processExitsWith: .failure) { _ = OffsetTree([1, 2]).length(at: 2) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree([1, 2]).offset(of: 3) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree().position(of: 0) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree([1, 2]).position(of: 2) }
    await #expect(processExitsWith: .failure) {
      _ = OffsetTree(repeating: 5, count: 10).position(of: 10)
    }
    await #expect(processExitsWith: .failure) { OffsetTree([1, 2]).forEach(in: 1..<3) { _ in } }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree([1, 2])
      rows.setLength(3, at: -1)
    }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree([1, 2])
      rows.insert(3, at: 3)
    }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree()
      rows.insert(3, at: 1)
    }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree(repeating: 5, count: 10)
      rows.insert(5, at: 11)
    }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree([1, 2])
      rows.removeSubrange(1..<3)
    }
  }

  @Test func `Lengths that aren't lengths trap`() async {
    await #expect(processExitsWith: .failure) { _ = OffsetTree([1, -1]) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree([1, .nan]) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree([-1, -1]) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree([.infinity, .infinity]) }
    await #expect(processExitsWith: .failure) { _ = OffsetTree(repeating: .infinity, count: 3) }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree([1, 2])
      rows.setLength(-0.5, at: 0)
    }
  }

  @Test func `A total nothing can count traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = OffsetTree(repeating: 0x1p46, count: 1 << 11)
    }
    await #expect(processExitsWith: .failure) {
      var rows = OffsetTree(repeating: 0x1p46, count: (1 << 11) - 1)
      rows.append(0x1p46)
    }
    // A long run is checked as a whole where it is appended.
    await #expect(processExitsWith: .failure) {
      var builder = OffsetTreeBuilder(count: 5_000)
      builder.append(repeating: 0x1p46, count: 5_000)
    }
  }
}
