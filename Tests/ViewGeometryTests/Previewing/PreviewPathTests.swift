import Foundation
import Testing
import ViewGeometry

@Suite struct PreviewPathTests {
  @Test func `Left and top edges belong to the area, right and bottom ones don't`() {
    let path = PreviewPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))

    #expect(path.contains(CGPoint(x: 10, y: 20)))
    #expect(!path.contains(CGPoint(x: 40, y: 30)))
    #expect(!path.contains(CGPoint(x: 20, y: 60)))
  }

  @Test func `A triangle holds what lies inside it`() {
    let path = PreviewPath(polygon: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])

    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func `Outlines that overlap cover together`() {
    let path = PreviewPath(rects: [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 5, y: 5, width: 10, height: 10),
    ])

    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
  }

  @Test func `Nothing has a null box and holds no point`() {
    let path = PreviewPath(rects: [.null, .zero])

    #expect(path.boundingBox.isNull)
    #expect(!path.contains(.zero))
  }

  @Test func `A path is mapped corner by corner`() {
    let path = PreviewPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))

    let mapped = path.mapped(by: CoordinateMap(translationX: 5, y: 6))

    #expect(mapped.boundingBox == CGRect(x: 5, y: 6, width: 10, height: 20))
  }

  @Test func `R10.25 a bubble joins lines that overlap horizontally and leaves others apart`() {
    let parameters = PreviewParameters(textLineRects: [
      CGRect(x: 50, y: 0, width: 50, height: 18), CGRect(x: 0, y: 22, width: 100, height: 18),
      CGRect(x: 200, y: 44, width: 50, height: 18),
    ])

    let path = parameters.visiblePath

    #expect(path?.contains(CGPoint(x: 60, y: 20)) == true)
    #expect(path?.contains(CGPoint(x: 20, y: 19)) == false)
    #expect(path?.contains(CGPoint(x: 220, y: 42)) == false)
    #expect(path?.boundingBox == CGRect(x: 0, y: 0, width: 250, height: 62))
  }
}
