public import Foundation
public import ViewGeometry

/// A picture of a tree of views or of a solved layout, as one self-contained SVG file.
///
/// Each view is drawn as the quadrilateral to which its bounds are converted, clipped by the views
/// that clip it. The whole outline of a partly clipped view is drawn with a dashed line. Scroll
/// views show how far they are scrolled. Marks are drawn on top:
///
///     var drawing = TreeDrawing(of: window)
///     drawing.markHit(at: CGPoint(x: 50, y: 214))
///     drawing.mark(row.bounds, of: row, label: "source")
///     try drawing.svg.write(to: url, atomically: true, encoding: .utf8)
///
/// Equal trees with equal names and marks give equal files, so drawings are suitable for golden
/// tests. Numbers have at most two decimal places. The picture adapts to the reader's light or dark
/// mode.
public struct TreeDrawing {
  /// The drawn rectangle, in points: the root's bounds, or a layout's rectangle in content
  /// coordinates.
  public let canvas: CGRect
  /// The view whose bounds are the canvas; nil for a drawing of a layout.
  let root: View?
  /// The clip paths, in the order of their indices.
  var clips: [String] = []
  /// The drawn elements, back to front.
  ///
  /// `scrollMarks` are drawn above them, and `marks` on top.
  var shapes: [Shape] = []
  var scrollMarks: [String] = []
  var marks: [String] = []

  /// An SVG element with its label.
  struct Shape {
    let element: String
    var label: Label?
  }

  /// A name written along the top edge of an element.
  struct Label {
    let text: String
    /// The bounding box of the text.
    ///
    /// A label is omitted if it overlaps that of an element in front.
    let box: CGRect
  }

  /// Creates a drawing of `root` and its descendants.
  ///
  /// Views entirely outside the root's bounds, or outside the bounding box of an ancestor that
  /// clips them, are omitted, as are hidden ones with their descendants. The root doesn't clip,
  /// even if it is a window: views that overflow it are visible in the margin. Each view except the
  /// root is labeled with its name if it is large enough, unless the label of an element in front
  /// overlaps it. By default, the name is the view's class, with its tag if that isn't zero. If
  /// `name` returns nil, the view isn't labeled.
  ///
  /// At most 100,000 views are drawn; the picture notes if there are more.
  ///
  /// - Complexity: O(views).
  public init(
    of root: View,
    naming name: (View) -> String? = { "\(type(of: $0))\($0.tag == 0 ? "" : " #\($0.tag)")" }
  ) {
    canvas = root.bounds
    self.root = root
    draw(root, naming: name)
  }

  /// The text of the SVG file.
  ///
  /// - Complexity: O(views · labels).
  public var svg: String {
    let margin = Self.margin
    let box = canvas.insetBy(dx: -margin, dy: -margin)
    let (width, height) = (box.width.inDrawing, box.height.inDrawing)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(box.minX.inDrawing) \(box.minY.inDrawing) \(width) \(height)">
      <style>
      \(Self.style)
      </style>
      <rect class="ground" x="\(box.minX.inDrawing)" y="\(box.minY.inDrawing)" width="\(width)" height="\(height)"/>
      \((["<defs>"] + clips + ["</defs>"] + elements + scrollMarks + marks).joined(separator: "\n"))
      </svg>

      """
  }

  /// The elements, back to front.
  ///
  /// Each has its label unless a label in front overlaps it.
  private var elements: [String] {
    var taken: [CGRect] = []
    var elements: [String] = []
    for shape in shapes.reversed() {
      guard let label = shape.label, !taken.contains(where: { $0.intersects(label.box) }) else {
        elements.append(shape.element)
        continue
      }
      taken.append(label.box)
      elements.append(shape.element + label.text)
    }
    return elements.reversed()
  }

  /// The space around the canvas, in points.
  static let margin: CGFloat = 16

  /// Creates an empty drawing.
  init(canvas: CGRect) {
    self.canvas = canvas
    root = nil
  }
}

/// A drawing is confined to one thread or task, like the views that it refers to; its `svg` isn't.
@available(*, unavailable)
extension TreeDrawing: Sendable {}
