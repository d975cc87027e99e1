import Foundation
import Testing
import ViewGeometry

@Suite struct PreviewParametersTests {
  @Test func `R10.25 a bubble joins lines that overlap horizontally and leaves others apart`() {
    let parameters = PreviewParameters(textLineRects: [
      CGRect(x: 50, y: 0, width: 50, height: 18), CGRect(x: 0, y: 22, width: 100, height: 18),
      CGRect(x: 200, y: 44, width: 50, height: 18),
    ])

    let path = parameters.visiblePath

    #expect(path?.contains(CGPoint(x: 60, y: 20)) == true)
    #expect(path?.contains(CGPoint(x: 20, y: 19)) == false)
    #expect(path?.contains(CGPoint(x: 220, y: 42)) == false)
    #expect(path?.bounds == CGRect(x: 0, y: 0, width: 250, height: 62))
  }

  @Test func `Lines without extent leave nothing to see`() {
    let path = PreviewParameters(textLineRects: [.null, .zero]).visiblePath

    #expect(path?.bounds.isNull == true)
    #expect(path?.contains(.zero) == false)
  }
}
