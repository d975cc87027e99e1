import Testing

@testable import TestSupport
@testable import ViewGeometry

@Suite struct TrivialBufferTests {
  @Test func `a buffer keeps its elements while it grows`() {
    var buffer = TrivialBuffer<Int>()
    for element in 0..<100 { buffer.append(element) }
    buffer.append(repeating: -1, count: 3)

    expectEqual(buffer.array, Array(0..<100) + [-1, -1, -1])
    expectEqual(buffer.popLast(), -1)
    buffer.removeLast(2)
    expectEqual(buffer.count, 100)
  }

  @Test func `a loop appends across the end of the memory`() {
    var buffer = TrivialBuffer<Int>()
    buffer.append(7)
    var appender = buffer.beginAppending()
    for element in 0..<200 { buffer.append(element, with: &appender) }
    buffer.finishAppending(appender)

    expectEqual(buffer.array, [7] + Array(0..<200))
  }

  @Test func `a buffer that gave its memory back starts again`() {
    var buffer = TrivialBuffer<Int>()
    buffer.append(1)
    buffer.releaseMemory()
    buffer.append(2)

    expectEqual(buffer.array, [2])
  }

  @Test func `a region that gave its memory back has nothing to order or check`() {
    var region = EliminationRegion()
    region.addSeed(1)
    region.addCheckedRow(2)

    region.releaseMemory()

    expect(region.hasNoChange)
    expect(region.popCheckedRow() == nil)
  }
}
