import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles
@testable import ScreenFilesTests

/// Rectangles combined with those of their ancestors, compared with views that lie like the
/// elements.
struct DumpBuilderTests {
  @Test(arguments: [1e12, -1e12, 0, 5] as [CGFloat])
  func `numbers up to a million million are usable`(number: CGFloat) {
    expect(number.isUsable)
    expect(CGRect(number, number, number, number).isUsable)
    expect(
      CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
        .isUsable)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e12 + 0.5, -1e12 - 0.5] as [CGFloat])
  func `one number that isn't usable is enough`(number: CGFloat) {
    expect(!number.isUsable)
    for place in 0..<6 {
      let numbers = (0..<6).map { $0 == place ? number : 1 }
      let transform = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      // Not by its accessors, which standardise sizes.
      let rectangle = CGRect(
        origin: CGPoint(x: numbers[0], y: numbers[1]),
        size: CGSize(width: numbers[2], height: numbers[3]))

      expect(!transform.isUsable, "\(place)")
      expectEqual(rectangle.isUsable, (place > 3), "\(place)")
    }
  }

  /// Three values of each kind, some of them zero.
  private func number(_ random: inout RandomText) -> CGFloat {
    random.flip() ? 0 : CGFloat(random.below(40) - 20) / 4
  }

  @Test func `elements lie where views do`() throws {
    for seed in 0..<200 {
      var random = RandomText(seed: seed)
      let screen = View(frame: .zero)
      var builder = DumpBuilder(hidesInside: false)
      var (around, parent) = (screen, Int?.none)
      for _ in 0..<1 + random.below(4) {
        let view = View(
          frame: CGRect(
            number(&random), number(&random), CGFloat(1 + random.below(9)),
            CGFloat(1 + random.below(9))))
        if random.flip() { view.bounds.origin = CGPoint(number(&random), number(&random)) }
        if random.below(3) == 0 {
          view.transform = CGAffineTransform(rotationAngle: 1 + number(&random))
            .scaledBy(x: 2, y: 0.5)
        }
        around.addSubview(view)
        var node = DumpNode()
        node.rectangle = view.frame
        if view.transform != .identity || view.bounds.origin != .zero { node.bounds = view.bounds }
        node.transform = view.transform
        let index = builder.addInParent(node, in: parent)
        (around, parent) = (view, index)

        let (found, expected) = (
          builder.elements[index], view.convert(view.bounds, to: screen)
        )
        expect(isNear(found.frame, expected), "seed \(seed)")
        expect(isNear(found.frameInParent, view.frame), "seed \(seed)")
        expectEqual(found.parent, (index == 0 ? nil : index - 1))
        for point in [
          (0.25, 0.25), (0.75, 0.5), (1.25, 0.5), (-0.25, 0.5), (0.5, 1.5), (0.5, -0.5),
        ] {
          let inside = CGPoint(
            view.bounds.minX + CGFloat(point.0) * view.bounds.width,
            view.bounds.minY + CGFloat(point.1) * view.bounds.height)
          let onScreen = view.convert(inside, to: screen)
          expectEqual(found.holds(onScreen), view.bounds.contains(inside), "seed \(seed)")
        }
      }
      expectEqual(builder.roots, [0])
    }
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
      && abs(first.maxX - second.maxX) < 1e-9 && abs(first.maxY - second.maxY) < 1e-9
  }

  @Test func `on the screen an element gets its frame in its parent`() {
    var builder = DumpBuilder(hidesInside: false)
    func add(_ rectangle: CGRect?, in parent: Int?) -> Int {
      var node = DumpNode()
      node.rectangle = rectangle
      return builder.addOnScreen(node, in: parent)
    }

    let root = add(CGRect(1, 2, 90, 80), in: nil)
    let empty = add(nil, in: root)
    let inner = add(CGRect(11, 22, 30, 40), in: empty)
    _ = add(CGRect(.infinity, 0, 1, 1), in: inner)

    expectEqual(
      builder.elements.map(\.frame),
      [
        CGRect(1, 2, 90, 80), .null, CGRect(11, 22, 30, 40), .null,
      ])
    expectEqual(
      builder.elements.map(\.frameInParent),
      [
        CGRect(1, 2, 90, 80), .null, CGRect(10, 20, 30, 40), .null,
      ])
    expectEqual(builder.elements.map(\.hasFrame), [true, false, true, false])
    expectEqual(
      builder.remarks.map(\.text),
      ["a rectangle with a number that isn't finite or is beyond 10^12"])
  }

  @Test(
    arguments: [
      (-1, 0), (0, 0), (0.5, 0.5), (1, 1), (2, 1),
    ] as [(Double, Double)])
  func `an opacity is clamped, and below a hundredth not seen`(told: Double, alpha: Double) {
    var builder = DumpBuilder(hidesInside: true)
    var node = DumpNode()
    node.alpha = told
    let outer = builder.addOnScreen(node, in: nil)
    let inner = builder.addOnScreen(DumpNode(), in: outer)
    _ = builder.addOnScreen(DumpNode(), in: inner)

    let (first, others) = (builder.elements[0], builder.elements.dropFirst())
    expectEqual(Double(first.alpha), alpha)
    expectEqual(first.flags.contains(.transparent), (alpha == 0))
    expectEqual(others.map { $0.flags.contains(.insideHidden) }, [alpha == 0, alpha == 0])
    expectEqual(others.map { $0.flags.contains(.transparent) }, [false, false])
    expectEqual(first.isHidden, (alpha == 0))
  }

  @Test func `an opacity of a hundredth is seen`() {
    var builder = DumpBuilder(hidesInside: false)
    for alpha in [0.01, 0.009] {
      var node = DumpNode()
      node.alpha = alpha
      builder.addOnScreen(node, in: builder.count == 0 ? nil : 0)
    }

    expectEqual(builder.elements.map(\.isHidden), [false, true])
    expectEqual(builder.roots, [0])
  }

  @Test func `a remark in the same words is counted`() {
    var builder = DumpBuilder(hidesInside: false)
    for text in ["a", "b", "a", "a"] { builder.remark(.guessed, text, line: 7) }

    expectEqual(builder.remarks.map(\.text), ["a", "b"])
    expectEqual(builder.remarks.map(\.repetitions), [2, 0])
  }
}
