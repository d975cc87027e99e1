import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct RectConversionLaws {
  /// A rectangle of one view of a tree to be converted to another.
  private struct RectCase: CustomStringConvertible {
    let tree: NaiveTree
    let rect: CGRect
    let source: Int
    let target: Int

    init(_ source: inout ChoiceSource, _ family: TransformFamily, anyRect: Bool = false) {
      tree = source.tree(family, mean: 6, limit: 7)
      rect = anyRect ? source.anyRect() : source.dyadicRect()
      self.source = source.view(of: tree)
      target = source.view(of: tree)
    }

    var description: String {
      """
      \(tree)
      let rect = \(rect.code)
      let (source, target) = (view\(source), view\(target))
      """
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `the box of a converted quad is the box of its converted corners`(
    _ family: TransformFamily
  ) {
    check({ RectCase(&$0, family) }) { each in
      let views = ViewTree(each.tree)
      let corners = Quad(each.rect).corners.map {
        views.convert($0, from: each.source, to: each.target)
      }

      let quad = views.convert(Quad(each.rect), from: each.source, to: each.target)

      let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
      let box = CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
      try demand(quad.corners == corners, "the corners are \(quad.corners)")
      try demand(quad.boundingBox == box, "the box is \(quad.boundingBox.code)")
    }
  }

  @Test func `a rectangle is boxed at the common ancestor and at the target, bit for bit`() {
    check({ RectCase(&$0, .exact) }) { each in
      let answer = ViewTree(each.tree).convert(each.rect, from: each.source, to: each.target)

      let textbook = each.tree.convert(each.rect, from: each.source, to: each.target)

      try demand(
        answer == textbook && answer.size == textbook.size,
        "\(answer.code), and \(textbook.code) in the textbook")
    }
  }

  @Test func `a rectangle is boxed at the common ancestor and at the target within the bound`() {
    check({ RectCase(&$0, .affine) }) { each in
      let (tree, source, target) = (each.tree, each.source, each.target)
      let answer = ViewTree(tree).convert(each.rect, from: source, to: target)

      let textbook = tree.convert(each.rect, from: source, to: target)

      // The textbook way rounds too, and a width is the difference of two coordinates.
      let corner = CGPoint(
        x: max(abs(each.rect.minX), abs(each.rect.maxX)),
        y: max(abs(each.rect.minY), abs(each.rect.maxY)))
      let allowed = 16 * tree.errorBound(of: corner, from: source, to: target).distance
      let differences = [
        answer.minX - textbook.minX, answer.minY - textbook.minY, answer.maxX - textbook.maxX,
        answer.maxY - textbook.maxY,
      ]
      try demand(
        differences.allSatisfy { abs(Double($0)) <= allowed },
        "\(answer.code), and \(textbook.code) in the textbook")
    }
  }

  @Test func `between a view and its ancestor there is a single box`() {
    check({ RectCase(&$0, .exact) }) { each in
      let ancestor = each.tree.commonAncestor(of: each.source, each.target)
      guard ancestor == each.source || ancestor == each.target else { return }
      let views = ViewTree(each.tree)

      let box = views.convert(each.rect, from: each.source, to: each.target)

      let quad = views.convert(Quad(each.rect), from: each.source, to: each.target)
      try demand(box == quad.boundingBox, "\(box.code) is not the box of \(quad)")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `any rectangle has a standardised answer, null and infinite their own`(
    _ family: TransformFamily
  ) {
    check({ RectCase(&$0, family, anyRect: true) }) { each in
      let answer = ViewTree(each.tree).convert(each.rect, from: each.source, to: each.target)

      if each.rect.isNull {
        try demand(answer.isNull, "null becomes \(answer.code)")
      } else if each.rect.isInfinite {
        try demand(answer.isInfinite, "infinite becomes \(answer.code)")
      } else {
        // Scales of 4 at each of 7 levels: from about here on a product may overflow.
        guard each.rect.isSmaller(than: 1e300) else { return }
        try demand(
          answer.size.width >= 0 && answer.size.height >= 0, "the size of \(answer.code) is odd")
      }
    }
  }
}

extension CGRect {
  /// Whether no coordinate or length is larger than `limit`.
  fileprivate func isSmaller(than limit: CGFloat) -> Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { abs($0) < limit }
  }
}
