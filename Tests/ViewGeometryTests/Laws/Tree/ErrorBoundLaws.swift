import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ErrorBoundLaws {
  @Test func `nothing is rounded on routes of translations`() {
    check(ConversionCase.generator(.translations), law: isTrue)
  }

  @Test func `nothing is rounded on routes of turns, flips and powers of two`() {
    check(ConversionCase.exact, law: isTrue)
  }

  private func isTrue(_ each: ConversionCase) throws {
    let answer = ViewTree(each.tree).convert(each.point, from: each.source, to: each.target)

    let truth = try #require(
      ExactConversion(of: each.point, from: each.source, to: each.target, in: each.tree))

    try demand(truth.equals(answer), "\(answer.code) is not the true answer")
  }

  @Test func `the bound is no more than a hundred times the worst error met`() {
    var worst = 0.0

    check(ConversionCase.generator(.affine, realPoints: true)) { each in
      let (tree, source, target) = (each.tree, each.source, each.target)
      let answer = ViewTree(tree).convert(each.point, from: source, to: target)
      let bound = tree.errorBound(of: each.point, from: source, to: target).distance
      let truth = try #require(
        ExactConversion(of: each.point, from: source, to: target, in: tree))
      while !truth.isWithin(worst * bound, of: answer) { worst = max(0.001, worst * 1.2) }
    }

    expect(worst > 0.01)
    expect(worst <= 1)
  }
}
