import Foundation
import ScreenFiles

@testable import ViewGeometry

/// Trees of hostile geometry with hostile queries: nothing traps, and finite input never gives NaN.
func fuzzNumbers(_ source: inout ChoiceSource) throws {
  let root = View(frame: source.storedRect())
  var views = [root]
  for _ in 0..<source.index(below: 6) {
    let view = View(frame: source.storedRect())
    if source.flag() { view.bounds.origin = CGPoint(x: source.stored(), y: source.stored()) }
    if source.flag() { view.anchorPoint = CGPoint(x: source.factor(), y: source.factor()) }
    if source.flag() { view.transform = source.storedTransform() }
    view.clipsToBounds = source.flag()
    views[source.index(below: views.count)].addSubview(view)
    views.append(view)
  }
  for _ in 0..<1 + source.index(below: 4) {
    let (from, to) = (
      views[source.index(below: views.count)], views[source.index(below: views.count)]
    )
    let point = CGPoint(x: source.hostile(), y: source.hostile())
    let rect = CGRect(
      x: source.hostile(), y: source.hostile(), width: source.hostile(), height: source.hostile())
    let converted = from.convert(point, to: to)
    if point.x.isFinite, point.y.isFinite {
      try demand(!converted.x.isNaN && !converted.y.isNaN, "\(point) became \(converted)")
    }
    let box = from.convert(rect, to: to)
    if [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) {
      // The far edge of a rectangle beyond the greatest double is -infinity plus infinity: only
      // stored values are checked.
      let numbers = [box.origin.x, box.origin.y, box.size.width, box.size.height]
      try demand(
        !numbers.contains(where: \.isNaN) && !(box.width < 0), "\(rect) became \(box)")
    }
    _ = from.convert(Quad(rect), to: to)
    let (hit, explained) = (root.hitTest(point, with: nil), root.explainHitTest(point).result)
    try demand(hit === explained, "The hit and its explanation differ at \(point)")
    _ = to.visibleRect
  }
  root.checkInvariants()
  guard source.oneIn(8) else { return }
  _ = TreeDrawing(of: root).svg
  _ = root.recursiveDescription()
}

extension ChoiceSource {
  /// A value in a query: anything at all.
  fileprivate mutating func hostile() -> CGFloat {
    switch choice(below: 4) {
    case 0: CGFloat(index(below: 1000))
    case 1:
      pick([
        0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
        1e300, -1e300,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, 0x1p53, 0x1p-1022,
      ])
    case 2: CGFloat(Double(bitPattern: choice(below: .max)))
    default: -CGFloat(index(below: 1 << 20)) / 64
    }
  }

  /// A value in a view: finite, and so small that sums and products don't overflow.
  fileprivate mutating func stored() -> CGFloat {
    let number = hostile()
    return number.isFinite && abs(number) <= 1e12 ? number : 0
  }

  fileprivate mutating func factor() -> CGFloat {
    let number = hostile()
    return number.isFinite && abs(number) <= 1e3 ? number : 0.5
  }

  fileprivate mutating func storedRect() -> CGRect {
    CGRect(x: stored(), y: stored(), width: stored(), height: stored())
  }

  fileprivate mutating func storedTransform() -> CGAffineTransform {
    switch choice(below: 4) {
    case 0: CGAffineTransform(rotationAngle: CGFloat(index(below: 720)) * .pi / 360)
    case 1: CGAffineTransform(scaleX: factor(), y: factor())
    case 2: CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: stored(), ty: stored())
    default:
      CGAffineTransform(
        a: factor(), b: factor(), c: factor(), d: factor(), tx: stored(), ty: stored())
    }
  }
}
