public import Foundation
public import ViewGeometry

extension TreeDrawing {
  /// Marks the view that a touch at `point` hits, and the views on the path to it.
  ///
  /// `point` is in the coordinates of the root's bounds. If no view is hit, only the point is
  /// marked. In a drawing of a layout, which has no views, `point` is in content coordinates, and
  /// only the point is marked.
  public mutating func markHit(at point: CGPoint) {
    let hit = root?.hitTest(point, with: nil)
    var route: [View] = []
    var next = hit
    while let view = next {
      route.append(view)
      next = view === root ? nil : view.superview
    }
    for view in route.reversed() {
      let quad = root.map { view.convert(Quad(view.bounds), to: $0) } ?? Quad(view.bounds)
      let style = view === hit ? "hit" : "route"
      marks.append("<polygon class=\"\(style)\" points=\"\(quad.inDrawing)\"/>")
    }
    marks.append(
      """
      <g class="touch"><circle cx="\(point.x.inDrawing)" cy="\(point.y.inDrawing)" r="9"/>\
      <circle class="dot" cx="\(point.x.inDrawing)" cy="\(point.y.inDrawing)" r="2.5"/></g>
      """)
  }

  /// Marks the quadrilateral of `rect`, which is in the coordinates of `view`'s bounds.
  ///
  /// If the rectangle that `convert(_:to:)` returns differs from the quadrilateral, the rectangle
  /// is drawn, too, with a dashed line. A label that isn't empty is written above the rectangle. In
  /// a drawing of a layout, which has no views, `rect` is in content coordinates, and `view` has no
  /// effect.
  public mutating func mark(_ rect: CGRect, of view: View, label: String = "") {
    let quad = root.map { view.convert(Quad(rect), to: $0) } ?? Quad(rect)
    let box = root.map { view.convert(rect, to: $0) } ?? rect
    marks.append("<polygon class=\"converted\" points=\"\(quad.inDrawing)\"/>")
    if box != quad.boundingBox || Quad(box) != quad {
      marks.append("<polygon class=\"box\" points=\"\(Quad(box).inDrawing)\"/>")
    }
    if !label.isEmpty { marks.append(Self.markLabel(label, at: box)) }
  }

  /// Marks the outline of a source rectangle, with its visible part filled.
  ///
  /// The rectangle is in the coordinates of `sourceView`; in a drawing of a layout, which has no
  /// views, it is in content coordinates. A label that isn't empty is written above it.
  public mutating func mark(_ source: SourceRect, in sourceView: View, label: String = "") {
    let whole = root.map { sourceView.convert(Quad(source.rect), to: $0) } ?? Quad(source.rect)
    marks.append("<polygon class=\"source\" points=\"\(whole.inDrawing)\"/>")
    if !source.visibleRect.isNull {
      let part = Quad(source.visibleRect)
      let visible = root.map { sourceView.convert(part, to: $0) } ?? part
      marks.append("<polygon class=\"source visible\" points=\"\(visible.inDrawing)\"/>")
    }
    if !label.isEmpty { marks.append(Self.markLabel(label, at: whole.boundingBox)) }
  }

  /// Marks the cells of an index: the box of each node of its tree, level by level.
  ///
  /// The boxes of the index must be in the coordinates of ``canvas``. A search enters or skips a
  /// node as a whole. The nodes are those of the index's main tree: boxes that were set after it
  /// was built aren't in them yet, and boxes that were replaced or removed after that still are.
  public mutating func markCells(of index: SpatialIndex) {
    for (level, cells) in index.cells.enumerated() {
      for cell in cells {
        marks.append(
          "<polygon class=\"cell l\(min(level, 3))\" points=\"\(Quad(cell).inDrawing)\"/>")
      }
    }
  }

  static func markLabel(_ label: String, at box: CGRect) -> String {
    """
    <text class="mark" x="\(box.minX.inDrawing)" y="\((box.minY - 5).inDrawing)">\(label.escapedForXML)</text>
    """
  }
}
