import Foundation
import ViewGeometry

extension TreeDrawing {
  /// A view that is still to be drawn, with state inherited from its superviews.
  private struct Pending {
    let view: View
    let depth: Int
    /// The map from the view's bounds to the root's.
    let mapToRoot: CoordinateMap
    /// The index of the clip path that applies to the view; nil if none does.
    let clip: Int?
    /// The intersection of the canvas with the bounding boxes of all clips that apply, in the
    /// root's bounds coordinates.
    let visible: CGRect
  }

  /// The maximum number of drawn views.
  ///
  /// A picture can't usefully show more, and a browser can still open a file of this size.
  static let limit = 100_000

  /// Draws the views back to front, each view before its subviews.
  mutating func draw(_ root: View, naming name: (View) -> String?) {
    var stack = [
      Pending(
        view: root, depth: 0, mapToRoot: .identity, clip: nil, visible: Self.box(of: canvas))
    ]
    while let next = stack.popLast() {
      let view = next.view
      guard !view.isHidden else { continue }
      guard shapes.count < Self.limit else {
        marks.append(Self.markLabel("Only \(Self.limit) views are drawn.", at: canvas))
        return
      }
      let quad = next.mapToRoot.map(Quad(view.bounds))
      let box = Self.box(of: quad.boundingBox)
      // Subviews may overflow a view that doesn't clip, so only clipping views end a branch.
      let isSeen = box.intersects(next.visible)
      if isSeen { shapes.append(shape(next, quad: quad, name: name(view))) }
      var (clip, visible) = (next.clip, next.visible)
      if view.clipsToBounds || view is Window, next.depth > 0 {
        guard isSeen else { continue }
        clip = addClip(quad, inside: next.clip)
        visible = visible.intersection(box)
      }
      if let scrollView = view as? ScrollView, isSeen {
        scrollMarks += Self.scrollMarks(of: scrollView, map: next.mapToRoot)
      }
      for subview in view.subviews.reversed() {
        stack.append(
          Pending(
            view: subview, depth: next.depth + 1,
            mapToRoot: subview.coordinateMap(to: view).then(next.mapToRoot), clip: clip,
            visible: visible))
      }
    }
  }

  /// Returns `rect`, with a width and a height of at least 0.001.
  ///
  /// Even an empty rectangle then intersects every rectangle that contains it.
  private static func box(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX, y: rect.minY, width: max(rect.width, 0.001), height: max(rect.height, 0.001))
  }

  private mutating func addClip(_ quad: Quad, inside outer: Int?) -> Int {
    let number = clips.count
    let cut = outer.map { " clip-path=\"url(#c\($0))\"" } ?? ""
    clips.append(
      "<clipPath id=\"c\(number)\"\(cut)><polygon points=\"\(quad.inDrawing)\"/></clipPath>")
    return number
  }

  private func shape(_ pending: Pending, quad: Quad, name: String?) -> Shape {
    let view = pending.view
    let points = quad.inDrawing
    let cut = pending.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
    var text = ""
    if pending.clip != nil, !pending.visible.contains(quad.boundingBox) {
      text += "<polygon class=\"cut\" points=\"\(points)\"/>"
    }
    let kind = view.clipsToBounds ? "view clips" : "view"
    let faint = view.alpha < 1 ? " opacity=\"\(max(0.15, view.alpha).inDrawing)\"" : ""
    text += "<polygon class=\"\(kind) d\(pending.depth % 6)\" points=\"\(points)\"\(cut)\(faint)>"
    text += "<title>\((name ?? "").escapedForXML) \(view.frame.inDrawing)</title></polygon>"
    let label = pending.depth > 0 ? name.flatMap { Self.label($0, at: quad, cut: cut) } : nil
    return Shape(element: text, label: label)
  }

  /// Returns the name as a label along the top edge; nil if there isn't enough space for it.
  ///
  /// `cut` is the SVG attribute that applies a clip path; empty for none.
  static func label(_ name: String, at quad: Quad, cut: String = "") -> Label? {
    let (start, end, below) = (quad.topLeft, quad.topRight, quad.bottomLeft)
    let length = hypot(end.x - start.x, end.y - start.y)
    let height = hypot(below.x - start.x, below.y - start.y)
    // 5.6 is the mean width of a character at the label's size, 8 the sum of the margins, and 11
    // the line height.
    guard length > CGFloat(name.count) * 5.6 + 8, height >= 11 else { return nil }
    // In a mirrored view, the text itself isn't mirrored. It is only rotated with the top edge, and
    // starts at the end from which it reads left to right.
    let (from, to) = end.x < start.x - 0.001 * length ? (end, start) : (start, end)
    let unit = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    let inward = CGPoint(x: (below.x - start.x) / height, y: (below.y - start.y) / height)
    let lies = unit.x * inward.y - unit.y * inward.x > 0 ? CGFloat(11) : -4
    let origin = CGPoint(
      x: from.x + unit.x * 4 - unit.y * lies, y: from.y + unit.y * 4 + unit.x * lies)
    let angle = atan2(unit.y, unit.x) * 180 / .pi
    let turn = angle == 0 ? "" : " transform=\"rotate(\(angle.inDrawing) \(origin.inDrawing))\""
    // A transform would also apply to the clip path of the same element, so clipped rotated text is
    // put in a group that has the clip path.
    let isApart = !turn.isEmpty && !cut.isEmpty
    let inner = """
      <text x="\(origin.x.inDrawing)" y="\(origin.y.inDrawing)"\(turn)\(isApart ? "" : cut)>\(name.escapedForXML)</text>
      """
    let text = isApart ? "<g\(cut)>\(inner)</g>" : inner
    // The box is four points longer than the text, and nine points high, two less than the line
    // height.
    let far = CGPoint(
      x: origin.x + unit.x * CGFloat(name.count) * 5.6,
      y: origin.y + unit.y * CGFloat(name.count) * 5.6)
    let box = CGRect(
      x: min(origin.x, far.x) - 2, y: min(origin.y, far.y) - 8, width: abs(far.x - origin.x) + 4,
      height: abs(far.y - origin.y) + 9)
    return Label(text: text, box: box)
  }

  /// Returns a line like a scroll indicator for each axis on which the content exceeds the bounds.
  ///
  /// No line is drawn on an axis on which the bounds are at most 24 points long.
  private static func scrollMarks(of scrollView: ScrollView, map: CoordinateMap) -> [String] {
    let (bounds, content) = (scrollView.bounds, scrollView.contentSize)
    var marks: [String] = []
    func bar(_ start: CGPoint, _ end: CGPoint) {
      let (start, end) = (map.map(start), map.map(end))
      marks.append(
        """
        <line class="scroll" x1="\(start.x.inDrawing)" y1="\(start.y.inDrawing)" \
        x2="\(end.x.inDrawing)" y2="\(end.y.inDrawing)"/>
        """)
    }
    func span(_ length: CGFloat, offset: CGFloat, content: CGFloat) -> (CGFloat, CGFloat)? {
      guard content > length, length > 24 else { return nil }
      let track = length - 12
      let size = max(12, track * length / content)
      let start = (track - size) * min(1, max(0, offset / (content - length)))
      return (6 + start, 6 + start + size)
    }
    if let (top, bottom) = span(bounds.height, offset: bounds.minY, content: content.height) {
      bar(
        CGPoint(x: bounds.maxX - 5, y: bounds.minY + top),
        CGPoint(x: bounds.maxX - 5, y: bounds.minY + bottom))
    }
    if let (left, right) = span(bounds.width, offset: bounds.minX, content: content.width) {
      bar(
        CGPoint(x: bounds.minX + left, y: bounds.maxY - 5),
        CGPoint(x: bounds.minX + right, y: bounds.maxY - 5))
    }
    return marks
  }
}
