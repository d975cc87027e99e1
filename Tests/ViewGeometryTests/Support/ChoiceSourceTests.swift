import Testing

@testable import TestSupport

@Suite struct ChoiceSourceTests {
  private func draw(from source: inout ChoiceSource) -> [Double] {
    source.list(mean: 30, limit: 60) { $0.flag() ? $0.dyadic() : $0.nasty() }
  }

  @Test func `the same seed gives the same values`() {
    var first = ChoiceSource(seed: 77)
    var second = ChoiceSource(seed: 77)

    let firstValues = draw(from: &first)
    let secondValues = draw(from: &second)

    expectEqual(firstValues, secondValues)
  }

  @Test func `another seed gives other values`() {
    var first = ChoiceSource(seed: 77)
    var second = ChoiceSource(seed: 78)

    let firstValues = draw(from: &first)
    let secondValues = draw(from: &second)

    expect(firstValues != secondValues)
  }

  @Test func `replayed choices give the same values again`() {
    var original = ChoiceSource(seed: 3)
    let values = draw(from: &original)

    var replay = ChoiceSource(replaying: original.choices)
    let valuesAgain = draw(from: &replay)

    expectEqual(valuesAgain, values)
    expectEqual(replay.choices, original.choices)
  }

  @Test func `a replay lowers a choice to its bound and goes on with zeros`() {
    var source = ChoiceSource(replaying: [9])

    let lowered = source.choice(below: 5)
    let beyond = source.choice(below: 5)

    expectEqual(lowered, 4)
    expectEqual(beyond, 0)
    expectEqual(source.choices, [4, 0])
  }

  @Test func `only zeros make the simplest value`() {
    var source = ChoiceSource(replaying: [])

    let list = source.list(mean: 9, limit: 9) { $0.dyadic() }
    let numbers = [source.dyadic(), source.real(within: 10), source.nasty()]
    let flag = source.flag()

    expect(list.isEmpty)
    expectEqual(numbers.map(\.bitPattern), [0, 0, 0])
    expect(!flag)
  }

  @Test func `choices reach every value below their bound about equally often`() {
    var source = ChoiceSource(seed: 1)
    var counts = [Int](repeating: 0, count: 8)

    for _ in 0..<8_000 { counts[source.index(below: 8)] += 1 }

    expect(counts.allSatisfy { (850...1_150).contains($0) })
  }

  @Test func `dyadic numbers are multiples of 1/256 below 1,000`() {
    var source = ChoiceSource(seed: 4)

    for _ in 0..<1_000 {
      let number = source.dyadic()
      expectEqual(number * 256, (number * 256).rounded())
      expect(abs(number) <= 1_000)
    }
  }
}
