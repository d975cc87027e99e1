import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct DueStepsTests {
  private static func popAll(_ due: inout DueSteps) -> [Int] {
    var popped: [Int] = []
    while let step = due.popFirst() { popped.append(step) }
    return popped
  }

  @Test func `steps come in order, each once`() {
    var due = DueSteps()
    for step in 0..<200 { due.append(step) }
    due.remove(0..<200)
    for step in [130, 3, 64, 3, 199] { due.insert(step) }
    due.check()

    expectEqual(Self.popAll(&due), [3, 64, 130, 199])
    expect(due.isEmpty)
  }

  @Test(arguments: [0..<0, 5..<6, 60..<70, 0..<64, 63..<129, 0..<200])
  func `a range of steps is due and then isn't`(range: Range<Int>) {
    var due = DueSteps()
    for step in 0..<200 { due.append(step) }
    due.remove(0..<200)
    due.insertLater(range)
    expectEqual(Self.popAll(&due), Array(range))

    due.searchAgain(from: range.lowerBound)
    due.insertLater(range)
    due.remove(range)
    expect(due.isEmpty)
  }

  @Test func `a step before the one taken last is found again`() {
    var due = DueSteps()
    for step in 0..<200 { due.append(step) }
    _ = Self.popAll(&due)
    due.insert(7)

    expectEqual(due.popFirst(), 7)
    expectEqual(due.popFirst(), nil)
  }
}
