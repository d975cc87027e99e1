import Foundation
import Testing
import ViewGeometry

/// Edges in the middle between two pixels (R11.65).
@Suite struct PixelRoundingTests {
  @Test(arguments: [1, 2, 4] as [CGFloat], [0, 3] as [CGFloat])
  func `half pixels go right and down, on either side of zero (R11.65)`(
    scale: CGFloat, boxOrigin: CGFloat
  ) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.displayScale = scale
    let (box, view) = (View(), View())
    window.addSubview(box)
    box.addSubview(view)
    for view in [box, view] { view.translatesAutoresizingMaskIntoConstraints = false }
    let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
    let top = view.topAnchor.constraint(equalTo: box.topAnchor)
    LayoutConstraint.activate([
      left, top, view.widthAnchor.constraint(equalToConstant: 2),
      view.heightAnchor.constraint(equalToConstant: 1),
      box.leftAnchor.constraint(equalTo: window.leftAnchor, constant: -boxOrigin),
      box.topAnchor.constraint(equalTo: window.topAnchor, constant: -boxOrigin),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    for pixel in -9...9 {
      left.constant = (CGFloat(pixel) + 0.5) / scale
      top.constant = left.constant

      window.layoutIfNeeded()

      let edge = CGFloat(pixel + 1) / scale
      #expect(view.frame == CGRect(x: edge, y: edge, width: 2, height: 1), "pixel \(pixel)")
    }
  }
}
