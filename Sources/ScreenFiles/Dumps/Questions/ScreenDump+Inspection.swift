package import Foundation
import ViewGeometry

/// What a tool that draws and explains a dump needs beside the answers themselves. All on the screen, in the unit of the dump.
extension ScreenDump {
  /// The box in which an element can be seen, cut by all around it that clips; null for one that never is the answer.
  package func seenBox(of element: Element) -> CGRect {
    let isOut = element.isHidden || element.flags.contains(.silent)
    let box = model.visibleBoxes[element.index]
    return isOut || box.isEmpty ? .null : box.cgRect
  }

  /// The box in which touches reach an element, before what lies in front; null for one that takes none.
  package func touchBox(of element: Element) -> CGRect {
    let box = model.touchBoxes[element.index]
    return box.isEmpty ? .null : box.cgRect
  }

  /// The element that a touch on another goes to by the rule of the format: of a web page's text the one around it.
  package func touchReceiver(of element: Element) -> Int {
    model.rules.touch == .webPage ? model.elementOfPage(at: element.index) : element.index
  }

  /// The place of an element from back to front, from 0.
  package func rank(of element: Element) -> Int { Int(model.order.ranks[element.index]) }

  /// Whether an element, as it lies, holds a point; half-open.
  package func holds(_ point: CGPoint, _ element: Element) -> Bool { element.holds(point) }

  /// Whether an element lies in another, at any depth, or is it.
  package func isInside(_ element: Int, _ other: Int) -> Bool {
    model.nesting.isInside(element, other)
  }

  /// The corners of an element that is turned, from its own top left one on; nil for one that its frame says all about.
  package func turnedCorners(of element: Element) -> [CGPoint]? {
    guard element.hasFrame, let map = element.extra?.mapToScreen else { return nil }
    let box = element.bounds
    let (right, bottom) = (box.origin.x + box.size.width, box.origin.y + box.size.height)
    return [
      box.origin, CGPoint(x: right, y: box.origin.y), CGPoint(x: right, y: bottom),
      CGPoint(x: box.origin.x, y: bottom),
    ].map { $0.applying(map) }
  }
}
