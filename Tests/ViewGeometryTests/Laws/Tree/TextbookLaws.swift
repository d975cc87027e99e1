import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The fast paths, compared with the naive model.
@Suite struct TextbookLaws {
  @Test func `translations convert as in the textbook, bit for bit`() {
    check(ConversionCase.generator(.translations), law: agreeWithTextbook)
  }

  @Test func `turns, flips and powers of two convert as in the textbook, bit for bit`() {
    check(ConversionCase.exact, law: agreeWithTextbook)
  }

  private func agreeWithTextbook(_ each: ConversionCase) throws {
    let answer = ViewTree(each.tree).convert(each.point, from: each.source, to: each.target)

    let textbook = each.tree.convert(each.point, from: each.source, to: each.target)

    try demand(answer == textbook, "\(answer.code), and \(textbook.code) in the textbook")
  }

  @Test func `any transforms convert as in the textbook, within the bound`() {
    check(ConversionCase.generator(.affine, realPoints: true)) { each in
      let (source, target) = (each.source, each.target)
      let answer = ViewTree(each.tree).convert(each.point, from: source, to: target)

      let textbook = try #require(
        ExactConversion(of: each.point, from: source, to: target, in: each.tree))

      let bound = each.tree.errorBound(of: each.point, from: source, to: target)
      try demand(
        textbook.isWithin(bound.distance, of: answer), "\(answer.code) is out of \(bound)")
    }
  }

  @Test func `a way through flat views leads where it does in the textbook`() {
    check(ConversionCase.generator(.singular, limit: 7), law: isCloseToTextbook)
  }

  @Test func `a descent through flat and rotated views leads to the anchor of the last flat one`() {
    check(ConversionCase.flatChain, law: isCloseToTextbook)
  }

  private func isCloseToTextbook(_ each: ConversionCase) throws {
    let answer = ViewTree(each.tree).convert(each.point, from: each.source, to: each.target)

    let textbook = each.tree.convert(each.point, from: each.source, to: each.target)

    let allowed = 1e-7 * max(1, abs(textbook.x), abs(textbook.y))
    try demand(
      distance(answer, textbook) <= allowed,
      "\(answer.code), and \(textbook.code) in the textbook")
  }

  @Test func `a coordinate map taken once maps as the views convert`() {
    check(ConversionCase.generator(.affine)) { each in
      let views = ViewTree(each.tree)
      let map = views[each.source].coordinateMap(to: views[each.target])
      let answer = views[each.source].convert(each.point, to: views[each.target])

      let mapped = map.map(each.point)

      let bound = each.tree.errorBound(of: each.point, from: each.source, to: each.target)
      try demand(distance(mapped, answer) <= 2 * bound.distance, "mapped to \(mapped.code)")
      try demand(
        views[each.source].convert([each.point], to: views[each.target]) == [mapped],
        "a list of points converts otherwise")
    }
  }
}
