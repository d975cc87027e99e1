import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Constraints of layout guides in drawings.
@Suite struct GuideDrawingTests {
  @Test(arguments: [false, true])
  func `R11.14 leading sides of a guide are on the side where the view around begins to read`(
    isMirrored: Bool
  ) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()

    var drawing = TreeDrawing(of: root)
    drawing.markConstraints(of: root)

    // From the one side (10, 10, 60, 20), from the other (130, 10, 60, 20).
    let ends = isMirrored ? #"x1="190" y1="20" x2="200""# : #"x1="10" y1="20" x2="0""#
    expect(drawing.svg.contains("<line class=\"converted\" \(ends) y2=\"20\"/>"))
  }
}
