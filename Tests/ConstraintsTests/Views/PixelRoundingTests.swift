import Foundation
import TestSupport
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
      expectEqual(view.frame, CGRect(x: edge, y: edge, width: 2, height: 1), "pixel \(pixel)")
    }
  }

  /// A window at a scale of 1 with a view in it that constraints position.
  private func makeWindow<Placed: View>(_ placed: Placed) -> (
    window: Window, width: LayoutConstraint
  ) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.displayScale = 1
    window.addSubview(placed)
    placed.translatesAutoresizingMaskIntoConstraints = false
    let width = placed.widthAnchor.constraint(equalToConstant: 100)
    LayoutConstraint.activate([
      width, placed.heightAnchor.constraint(equalToConstant: 100),
      placed.leftAnchor.constraint(equalTo: window.leftAnchor),
      placed.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    return (window, width)
  }

  @Test func `a view that scrolls keeps the exact frame that its mask starts from`() {
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let (window, width) = makeWindow(box)
    box.addSubview(view)
    window.layoutIfNeeded()
    // An eighth of the free space is on its left: 10.375.
    width.constant = 103
    window.layoutIfNeeded()
    expectEqual(view.frame.minX, CGFloat(10))

    view.bounds.origin.y = 5
    window.layoutIfNeeded()
    width.constant = 180
    window.layoutIfNeeded()

    expectEqual(view.frame.minX, CGFloat(20))
  }

  @Test(arguments: Axis.allCases)
  func `scrolling by half a pixel moves edges to other pixels (R11.65)`(axis: Axis) {
    let scroll = ScrollView()
    let (window, _) = makeWindow(scroll)
    let view = View()
    scroll.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 500),
      content.heightAnchor.constraint(equalToConstant: 500),
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20.5),
      view.heightAnchor.constraint(equalToConstant: 20.5),
    ])
    window.layoutIfNeeded()
    expectEqual(view.bounds.size, CGSize(width: 21, height: 21))

    // Edges at 9.5 and 30 in the window.
    scroll.bounds.origin =
      axis == .horizontal ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 0, y: 0.5)
    scroll.setNeedsLayout()
    window.layoutIfNeeded()

    let isRow = axis == .horizontal
    expectEqual(view.bounds.size, CGSize(width: isRow ? 20 : 21, height: isRow ? 21 : 20))
  }
}
