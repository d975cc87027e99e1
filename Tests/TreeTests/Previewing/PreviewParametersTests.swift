import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct PreviewParametersTests {
  @Test func `R10.25 a bubble joins lines that overlap horizontally and leaves others apart`() {
    let parameters = PreviewParameters(textLineRects: [
      CGRect(x: 50, y: 0, width: 50, height: 18), CGRect(x: 0, y: 22, width: 100, height: 18),
      CGRect(x: 200, y: 44, width: 50, height: 18),
    ])

    let path = parameters.visiblePath

    expect(path?.contains(CGPoint(x: 60, y: 20)) == true)
    expect(path?.contains(CGPoint(x: 20, y: 19)) == false)
    expect(path?.contains(CGPoint(x: 220, y: 42)) == false)
    expectEqual(path?.bounds, CGRect(x: 0, y: 0, width: 250, height: 62))
  }

  @Test func `R10.25 a bubble covers all its lines, however they lie`() {
    check({ source in
      source.list(mean: 4, limit: 8) { source in
        let numbers = (0..<4).map { _ in CGFloat(source.index(below: 12)) }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }) { (lines: [CGRect]) in
      let path = PreviewParameters(textLineRects: lines).visiblePath
      let covered = lines.filter { !$0.isEmpty }
      let box = covered.reduce(CGRect.null) { $0.union($1) }

      try demand(path?.bounds == box, "\(path?.bounds ?? .zero), not \(box)")
      for line in covered {
        for x in stride(from: line.minX + 0.5, to: line.maxX, by: 1) {
          for y in stride(from: line.minY + 0.5, to: line.maxY, by: 1) {
            try demand(path?.contains(CGPoint(x: x, y: y)) == true, "(\(x), \(y)) isn't covered")
          }
        }
      }
    }
  }

  @Test func `Lines without extent leave nothing to see`() {
    let path = PreviewParameters(textLineRects: [.null, .zero]).visiblePath

    expect(path?.bounds.isNull == true)
    expect(path?.contains(.zero) == false)
  }

  @Test(arguments: [true, false])
  func `R10.25 lines that only touch, and lines of one row, are left as they are`(
    isLeftFirst: Bool
  ) {
    let (left, right) = (CGFloat(0), CGFloat(50))
    let touching = PreviewParameters(textLineRects: [
      CGRect(x: isLeftFirst ? left : right, y: 0, width: 50, height: 18),
      CGRect(x: isLeftFirst ? right : left, y: 22, width: 50, height: 18),
    ])
    let inRow = PreviewParameters(textLineRects: [
      CGRect(x: 0, y: 0, width: 50, height: 18), CGRect(x: 10, y: 0, width: 60, height: 18),
    ])

    for x in [25, 75] as [CGFloat] {
      expect(touching.visiblePath?.contains(CGPoint(x: x, y: 19)) == false)
      expect(touching.visiblePath?.contains(CGPoint(x: x, y: 21)) == false)
    }
    expect(inRow.visiblePath?.contains(CGPoint(x: 5, y: 15)) == true)
    expect(inRow.visiblePath?.contains(CGPoint(x: 65, y: 3)) == true)
  }

  @Test func `R10.25 each two lines meet in the middle between them`() {
    let path = PreviewParameters(textLineRects: [
      CGRect(x: 40, y: 0, width: 60, height: 10), CGRect(x: 0, y: 20, width: 60, height: 10),
      CGRect(x: 50, y: 40, width: 50, height: 10),
    ]).visiblePath

    expect(path?.contains(CGPoint(x: 90, y: 14)) == true)
    expect(path?.contains(CGPoint(x: 90, y: 16)) == false)
    expect(path?.contains(CGPoint(x: 10, y: 14)) == false)
    expect(path?.contains(CGPoint(x: 10, y: 16)) == true)
    expect(path?.contains(CGPoint(x: 10, y: 34)) == true)
    expect(path?.contains(CGPoint(x: 10, y: 36)) == false)
    expect(path?.contains(CGPoint(x: 90, y: 34)) == false)
    expect(path?.contains(CGPoint(x: 90, y: 36)) == true)
    expectEqual(path?.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
  }
}
