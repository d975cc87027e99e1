import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Frames on pixels, as the solver rounds them (R11.65).
@Suite struct PixelEdgeLaws {
  struct Case: CustomStringConvertible {
    var scale: CGFloat
    /// In pixels and halves of pixels, of nested boxes, outermost first.
    var boxes: [(x: Int, y: Int, width: Int, height: Int)]
    var description: String { "\(scale)x \(boxes)" }
  }

  private static func generate(_ source: inout ChoiceSource) -> Case {
    Case(
      scale: CGFloat(source.pick([1, 2, 3])),
      boxes: source.list(mean: 2, limit: 4) { source in
        (
          source.integer(within: 400), source.integer(within: 400), source.index(below: 900),
          source.index(below: 900)
        )
      })
  }

  /// Nested views positioned by constraints or in closed form, in a window that rounds to pixels.
  private static func frames(_ input: Case) -> [CGRect] {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 1_080, height: 810))
    window.displayScale = input.scale
    var around: View = window
    var views: [View] = []
    for box in input.boxes {
      let view = View()
      around.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      func points(_ halves: Int) -> CGFloat { CGFloat(halves) / 2 / input.scale }
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: points(box.x)),
        view.topAnchor.constraint(equalTo: around.topAnchor, constant: points(box.y)),
        view.widthAnchor.constraint(equalToConstant: points(box.width)),
        view.heightAnchor.constraint(equalToConstant: points(box.height)),
      ])
      views.append(view)
      around = view
    }
    window.layoutIfNeeded()
    return views.map { $0.convert($0.bounds, to: nil) }
  }

  @Test func `R11.65 edges lie on the nearest pixel of the window, halves on the greater one`() {
    check(Self.generate) { input in
      var (x, y) = (0, 0)
      func pixel(_ halves: Int) -> Int { Int((Double(halves) / 2 + 0.5).rounded(.down)) }
      for (box, frame) in zip(input.boxes, Self.frames(input)) {
        (x, y) = (x + box.x, y + box.y)
        let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0 * input.scale }
        let expected = [x, y, x + box.width, y + box.height].map { CGFloat(pixel($0)) }
        try demand(
          zip(edges, expected).allSatisfy { abs($0 - $1) < 1e-6 },
          "Edges \(edges), not \(expected).")
        if box.width % 2 == 0 {
          try demand(
            frame.width == CGFloat(box.width / 2) / input.scale,
            "\(box.width / 2) pixels became \(frame.width * input.scale).")
        }
      }
    }
  }

  @Test(
    arguments: [
      (3, 167, 512 + 1.0 / 3), (3, 100, 523 + 1.0 / 3), (2, 101, 515), (1, 33, 524),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `R11.65 a length of whole pixels stays whole in the middle of an odd room`(
    scale: CGFloat, pixels: CGFloat, x: CGFloat
  ) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 1_080, height: 810))
    window.displayScale = scale
    let view = View()
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: pixels / scale),
    ])

    window.layoutIfNeeded()

    expect(abs(view.frame.width - pixels / scale) < 1e-9)
    expect(abs(view.frame.minX - x) < 1e-9, "\(view.frame)")
  }

  @Test func `R11.65 a stack in closed form lies on the same pixels as by constraints`() {
    for isPinned in [false, true] {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      window.displayScale = 2
      let stack = StackView(arrangedSubviews: (0..<3).map { _ in SizedView(10, 10) })
      stack.distribution = .fillEqually
      stack.frame = CGRect(x: 0.25, y: 0, width: 100, height: 50)
      window.addSubview(stack)
      if isPinned {
        stack.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          stack.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 0.25),
          stack.widthAnchor.constraint(equalToConstant: 100),
          stack.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      window.layoutIfNeeded()

      let edges = stack.arrangedSubviews.map { $0.convert($0.bounds, to: nil).maxX }
      expectEqual(edges, isPinned ? [33.5, 67, 100.5] : [33.25, 66.75, 100.25])
    }
  }
}
