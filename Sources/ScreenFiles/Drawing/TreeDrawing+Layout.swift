public import Foundation
public import ViewGeometry

extension TreeDrawing {
  /// Creates a drawing of the elements of a solved layout that overlap `rect`, in content
  /// coordinates.
  ///
  /// By default, `rect` is the snapshot's `bounds`. Items are labeled with their section and item
  /// indices, headers and footers with that word and the section index, and all other elements with
  /// their kind. A label is omitted if the element is too small for it, or if the label of an
  /// element in front overlaps it. Supplementary and decoration views have a color of their own.
  /// Elements are drawn in ascending order of z-index. Among elements with the same z-index,
  /// decoration views are drawn first.
  ///
  /// - Complexity: That of `forEachElement(in:_:)`, plus O(k log k) for k elements.
  public init(of snapshot: CollectionLayoutSnapshot, in rect: CGRect? = nil) {
    self.init(canvas: rect ?? snapshot.bounds)
    let edges = addClip(canvas)
    var elements: [CollectionLayoutElement] = []
    snapshot.forEachElement(in: canvas) { elements.append($0) }
    func order(_ element: CollectionLayoutElement) -> (Int, Int, IndexPath, String) {
      // The background of a section is behind its items.
      let isBehind = element.category == .decorationView
      return (element.zIndex, isBehind ? 0 : 1, element.indexPath, element.kind ?? "")
    }
    elements.sort { order($0) < order($1) }
    for element in elements {
      let quad = Quad(element.frame)
      // The index path of an element that belongs to the whole layout has one index.
      let path = element.indexPath
      let style =
        element.category == .cell ? "view d\((path[0] + 1) % 6)" : "view supplementary"
      let name =
        element.category == .cell
        ? "\(path[0]), \(path[1])" : Self.name(ofKind: element.kind, section: path[0])
      let polygon = """
        <polygon class="\(style)" points="\(quad.inDrawing)"\(edges)>\
        <title>\(name.escapedForXML) \(element.frame.inDrawing)</title></polygon>
        """
      shapes.append(Shape(element: polygon, label: Self.label(name, at: quad, cut: edges)))
    }
  }

  /// Returns the label of a supplementary or decoration view.
  ///
  /// For a header or footer, it is that word and the section index, as in "header 3". For any other
  /// kind, it is the name of the kind; for nil, the section index alone.
  private static func name(ofKind kind: String?, section: Int) -> String {
    switch kind {
    case CollectionView.elementKindSectionHeader: "header \(section)"
    case CollectionView.elementKindSectionFooter: "footer \(section)"
    default: kind ?? "\(section)"
    }
  }

  /// Adds a clip path along the edges of the canvas, and returns the attribute that applies it.
  private mutating func addClip(_ rect: CGRect) -> String {
    clips.append("<clipPath id=\"c0\"><polygon points=\"\(Quad(rect).inDrawing)\"/></clipPath>")
    return " clip-path=\"url(#c0)\""
  }
}
