import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// When an answer equals the expected one.
@Suite struct FixtureAnswerTests {
  @Test func `numbers may be off by the tolerance times their magnitude`() {
    let wanted = FixtureAnswer.point(CGPoint(x: 1_000, y: 0.001))

    expect(
      wanted.agrees(with: .point(CGPoint(x: 1_000.0009, y: 0.001)), tolerance: 1e-6))
    expect(
      !wanted.agrees(with: .point(CGPoint(x: 1_000.0011, y: 0.001)), tolerance: 1e-6))
    expect(!wanted.agrees(with: .point(CGPoint(x: 1_000, y: 0.0010011)), tolerance: 1e-10))
  }

  @Test func `without tolerance only the same bits agree`() {
    let wanted = FixtureAnswer.rect(CGRect(x: 0.1 + 0.2, y: 0, width: 1, height: 1))

    expect(wanted.agrees(with: wanted, tolerance: 0))
    expect(
      !wanted.agrees(with: .rect(CGRect(x: 0.3, y: 0, width: 1, height: 1)), tolerance: 0))
  }

  @Test func `what is no number agrees with nothing`() {
    let broken = FixtureAnswer.size(CGSize(width: CGFloat.nan, height: 1))

    expect(!broken.agrees(with: .size(CGSize(width: 1, height: 1)), tolerance: 1))
    expect(!FixtureAnswer.rect(.null).agrees(with: .rect(.zero), tolerance: 1))
  }

  @Test(arguments: [
    FixtureAnswer.nothing, .view(.listed("b")), .item(FixtureItem(section: 0, item: 1)),
    .point(.zero), .rect(.zero), .size(.zero), .region("b", frame: .zero),
    .source(FixtureItem(section: 0, item: 1), rect: .zero, visibleRect: .zero),
  ])
  func `an answer of another kind, name or item never agrees`(answer: FixtureAnswer) {
    let item = FixtureItem(section: 0, item: 0)
    let others: [FixtureAnswer] = [
      .view(.listed("a")), .item(item), .region("a", frame: .zero),
      .source(item, rect: .zero, visibleRect: .zero),
    ]

    for other in others {
      expect(!answer.agrees(with: other, tolerance: 1))
    }
    expect(answer.agrees(with: answer, tolerance: 0))
  }
}
