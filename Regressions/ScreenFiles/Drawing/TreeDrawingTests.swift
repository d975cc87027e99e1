import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles
@testable import ScreenFilesTests

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct TreeDrawingTests {
  private let root = View(frame: CGRect(0, 0, 200, 100))

  @Test func `a view is drawn where conversion puts it`() {
    let turned = View(frame: CGRect(50, 0, 100, 50))
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    root.addSubview(turned)
    let svg = TreeDrawing(of: root).svg

    // A rotation by 90 degrees about (100, 25): the top left corner maps to the top right.
    expect(svg.contains("points=\"125,-25 125,75 75,75 75,-25\""))
  }

  @Test func `subviews move with the bounds of their superview`() {
    root.bounds.origin = CGPoint(0, 30)
    root.addSubview(View(frame: CGRect(0, 40, 10, 10)))
    let svg = TreeDrawing(of: root).svg

    expect(svg.contains("viewBox=\"-16 14 232 132\""))
    expect(svg.contains("points=\"0,40 10,40 10,50 0,50\""))
  }

  @Test func `what a clipping view cuts off is dashed`() {
    let window = View(frame: CGRect(0, 0, 50, 50))
    window.clipsToBounds = true
    window.addSubview(View(frame: CGRect(40, 40, 30, 5)))
    root.addSubview(window)
    let svg = TreeDrawing(of: root).svg

    expect(
      svg.contains("<clipPath id=\"c0\"><polygon points=\"0,0 50,0 50,50 0,50\"/></clipPath>"))
    expect(svg.contains("<polygon class=\"cut\" points=\"40,40 70,40 70,45 40,45\"/>"))
    expect(svg.contains("points=\"40,40 70,40 70,45 40,45\" clip-path=\"url(#c0)\""))
  }

  @Test func `clips lie in one another`() {
    let outer = View(frame: CGRect(0, 0, 100, 100))
    let inner = View(frame: CGRect(50, 0, 100, 100))
    (outer.clipsToBounds, inner.clipsToBounds) = (true, true)
    root.addSubview(outer)
    outer.addSubview(inner)

    expect(TreeDrawing(of: root).svg.contains("<clipPath id=\"c1\" clip-path=\"url(#c0)\">"))
  }

  @Test func `hidden views and those outside are left out`() {
    let hidden = View(frame: CGRect(1, 2, 3, 4))
    hidden.isHidden = true
    let outside = View(frame: CGRect(500, 0, 7, 7))
    let reaching = View(frame: CGRect(-490, 0, 20, 20))
    outside.addSubview(reaching)
    root.addSubview(hidden)
    root.addSubview(outside)
    let svg = TreeDrawing(of: root).svg

    expect(!svg.contains("points=\"1,2"))
    expect(!svg.contains("points=\"500,0"))
    expect(svg.contains("points=\"10,0 30,0 30,20 10,20\""))
  }

  @Test func `nothing is drawn of what reaches out of a clipping view that isn't seen`() {
    for clips in [false, true] {
      let outside = View(frame: CGRect(500, 0, 7, 7))
      outside.clipsToBounds = clips
      outside.addSubview(View(frame: CGRect(-490, 0, 20, 20)))
      let root = View(frame: CGRect(0, 0, 200, 100))
      root.addSubview(outside)
      root.addSubview(View(frame: CGRect(50, 60, 7, 8)))
      let svg = TreeDrawing(of: root).svg

      expectEqual(svg.contains("points=\"10,0 30,0 30,20 10,20\""), !clips)
      expect(svg.contains("points=\"50,60 57,60 57,68 50,68\""))
      expect(!svg.contains("<clipPath"))
    }
  }

  @Test func `a hit marks the route and the view`() {
    let child = View(frame: CGRect(10, 10, 50, 50))
    root.addSubview(child)
    var drawing = TreeDrawing(of: root)
    drawing.markHit(at: CGPoint(20, 20))

    expect(drawing.svg.contains("<polygon class=\"route\" points=\"0,0 200,0 200,100 0,100\"/>"))
    expect(drawing.svg.contains("<polygon class=\"hit\" points=\"10,10 60,10 60,60 10,60\"/>"))
    expect(drawing.svg.contains("<circle cx=\"20\" cy=\"20\" r=\"9\"/>"))
  }

  @Test func `a marked rectangle shows its quadrilateral and its box`() {
    let turned = View(frame: CGRect(50, 25, 100, 50))
    turned.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    root.addSubview(turned)
    var drawing = TreeDrawing(of: root)
    drawing.mark(turned.bounds, of: turned, label: "a < b")

    // About (100, 50): half sizes 50 and 25 through (0.8, 0.6; -0.6, 0.8).
    expect(drawing.svg.contains("class=\"converted\" points=\"75,0 155,60 125,100 45,40\""))
    expect(drawing.svg.contains("class=\"box\" points=\"45,0 155,0 155,100 45,100\""))
    expect(drawing.svg.contains(">a &lt; b</text>"))
  }

  @Test func `an upright rectangle needs no box`() {
    var drawing = TreeDrawing(of: root)
    drawing.mark(CGRect(1, 1, 2, 2), of: root)

    expect(!drawing.svg.contains("class=\"box\""))
  }

  @Test func `a source rectangle shows what is visible of it`() {
    var drawing = TreeDrawing(of: root)
    let source = SourceRect(
      indexPath: IndexPath(item: 0, section: 0), rect: CGRect(0, -10, 20, 20),
      visibleRect: CGRect(0, 0, 20, 10))
    drawing.mark(source, in: root, label: "row")

    // Five points above the whole rectangle, not above its visible part.
    expect(drawing.svg.contains("x=\"0\" y=\"-15\">row</text>"))
    expect(drawing.svg.contains("class=\"source\" points=\"0,-10 20,-10 20,10 0,10\""))
    expect(drawing.svg.contains("class=\"source visible\" points=\"0,0 20,0 20,10 0,10\""))
  }

  @Test func `a scroll view shows how far it is scrolled`() {
    let list = ScrollView(frame: CGRect(0, 0, 100, 100))
    list.contentSize = CGSize(width: 100, height: 400)
    list.contentOffset = CGPoint(0, 150)
    root.addSubview(list)

    // A track of 88, a thumb of 22 half-way along the rest: 6 + 33 to 6 + 33 + 22, five from the
    // right edge.
    expect(
      TreeDrawing(of: root).svg.contains(
        "<line class=\"scroll\" x1=\"95\" y1=\"39\" x2=\"95\" y2=\"61\"/>"))
  }

  @Test func `a scroll view shows how far it is scrolled to the side`() {
    let list = ScrollView(frame: CGRect(0, 0, 100, 80))
    list.contentSize = CGSize(width: 400, height: 80)
    list.contentOffset = CGPoint(150, 0)
    root.addSubview(list)

    // As far from the left as the other one is from the top, five from the lower edge.
    expect(
      TreeDrawing(of: root).svg.contains(
        "<line class=\"scroll\" x1=\"39\" y1=\"75\" x2=\"61\" y2=\"75\"/>"))
  }

  @Test(
    arguments: [
      // The height of the view, the offset, and the thumb on a track twelve points shorter than the view.
      (24, 0, nil), (25, 0, 6...18), (100, -50, 6...28), (100, 900, 72...94), (100, 300, 72...94),
      (40, 180, 14...26),
    ] as [(Int, Int, ClosedRange<Int>?)])
  func `a thumb has a length and stays on its track`(
    height: Int, offset: Int, thumb: ClosedRange<Int>?
  ) {
    let list = ScrollView(frame: CGRect(0, 0, 100, CGFloat(height)))
    list.contentSize = CGSize(width: 100, height: 400)
    list.bounds.origin = CGPoint(0, CGFloat(offset))
    root.addSubview(list)

    let line = thumb.map {
      "<line class=\"scroll\" x1=\"95\" y1=\"\($0.lowerBound)\" x2=\"95\" y2=\"\($0.upperBound)\"/>"
    }
    let svg = TreeDrawing(of: root).svg
    expectEqual(svg.contains("\"scroll\""), (line != nil))
    expect(line.map { svg.contains($0) } ?? true)
  }

  @Test func `what fits isn't scrolled`() {
    let list = ScrollView(frame: CGRect(0, 0, 100, 80))
    list.contentSize = CGSize(width: 100, height: 80)
    root.addSubview(list)

    expect(!TreeDrawing(of: root).svg.contains("\"scroll\""))
  }

  @Test(
    arguments: [
      // Upright; rotated by 90 degrees; mirrored; upside down; by 180 degrees, read from its other
      // end.
      ([10, 20, 60, 20, 60, 60, 10, 60], "x=\"14\" y=\"31\"", CGRect(12, 23, 26.4, 9)),
      (
        [50, 0, 50, 50, 10, 50, 10, 0], "x=\"39\" y=\"4\" transform=\"rotate(90 39 4)\"",
        CGRect(37, -4, 4, 31.4)
      ),
      ([60, 20, 10, 20, 10, 60, 60, 60], "x=\"14\" y=\"31\"", CGRect(12, 23, 26.4, 9)),
      ([10, 60, 60, 60, 60, 20, 10, 20], "x=\"14\" y=\"56\"", CGRect(12, 48, 26.4, 9)),
      ([60, 60, 10, 60, 10, 20, 60, 20], "x=\"14\" y=\"56\"", CGRect(12, 48, 26.4, 9)),
    ] as [([CGFloat], String, CGRect)])
  func `a name starts at the upper left of its view and reads on`(
    corners: [CGFloat], place: String, box: CGRect
  ) throws {
    let points = (0..<4).map { CGPoint(corners[2 * $0], corners[2 * $0 + 1]) }
    let quad = Quad(
      topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])

    let label = try #require(TreeDrawing.label("a<bc", at: quad, cut: " cut"))

    let text =
      place.contains("rotate")
      ? "<g cut><text \(place)>a&lt;bc</text></g>" : "<text \(place) cut>a&lt;bc</text>"
    expectEqual(label.text, text)
    expect(abs(label.box.minX - box.minX) < 1e-9 && abs(label.box.minY - box.minY) < 1e-9)
    expect(abs(label.box.width - box.width) < 1e-9 && abs(label.box.height - box.height) < 1e-9)
  }

  @Test func `a name needs the length of its characters and the height of a line`() {
    func has(_ width: CGFloat, _ height: CGFloat) -> Bool {
      TreeDrawing.label("abcde", at: Quad(CGRect(3, 4, width, height))) != nil
    }

    // Five characters of 5.6 and 8 beside them.
    expect(has(36.1, 11) && !has(36, 11) && !has(36.1, 10.9))
  }

  @Test func `names whose boxes touch are both written`() {
    func names(_ x: CGFloat, _ y: CGFloat) -> Int {
      let root = View(frame: CGRect(0, 0, 200, 200))
      root.addSubview(View(frame: CGRect(0, 0, 60, 40)))
      root.addSubview(View(frame: CGRect(x, y, 60, 40)))
      return TreeDrawing(of: root) { _ in "name" }.svg.components(separatedBy: "<text").count - 1
    }

    expect(names(26.3, 0) == 1 && names(26.5, 0) == 2)
    expect(names(0, 8.9) == 1 && names(0, 9.1) == 2)
  }

  @Test func `a view that is faint is drawn so, but not too faint to see`() {
    for (alpha, opacity) in [(0.5, "0.5"), (0.25, "0.25"), (0.1, "0.15"), (0, "0.15")] {
      let view = View(frame: CGRect(1, 2, 3, 4))
      view.alpha = CGFloat(alpha)
      root.addSubview(view)
      let svg = TreeDrawing(of: root).svg
      view.removeFromSuperview()

      expect(
        svg.contains(
          "<polygon class=\"view d1\" points=\"1,2 4,2 4,6 1,6\" opacity=\"\(opacity)\">"))
    }
    expect(!TreeDrawing(of: root).svg.contains("opacity=\""))
  }

  @Test func `views of six depths have colors of their own`() {
    let chain = makeChain(of: 8)
    let svg = TreeDrawing(of: chain) { _ in nil }.svg

    let depths = svg.components(separatedBy: "class=\"view d").dropFirst().map { $0.prefix(1) }
    expectEqual(depths, ["0", "1", "2", "3", "4", "5", "0", "1"])
  }

  @Test func `the cells of an index hold its boxes`() throws {
    let boxes = (0..<100).map { CGRect(CGFloat($0 % 10) * 20, CGFloat($0 / 10) * 10, 10, 5) }
    let levels = SpatialIndex(boxes).cells

    expectEqual(levels.map(\.count), [7, 1])
    expectEqual(levels[1], [CGRect(0, 0, 190, 95)])
    expect(boxes.allSatisfy { box in levels[0].contains { $0.union(box) == $0 } })
    expect(SpatialIndex([CGRect]()).cells.flatMap { $0 }.isEmpty)
  }

  @Test func `names are written where there is room, and escaped`() {
    root.addSubview(View(frame: CGRect(0, 0, 150, 40)))
    root.addSubview(View(frame: CGRect(0, 50, 20, 40)))
    let svg = TreeDrawing(of: root) { _ in "Label<Int> & co" }.svg

    expectEqual(svg.components(separatedBy: "<text").count - 1, 1)
    expect(svg.contains(">Label&lt;Int&gt; &amp; co</text>"))
  }

  @Test func `of two names in one place the one in front is written`() {
    let back = View(frame: CGRect(0, 0, 100, 40))
    back.tag = 1
    let front = View(frame: CGRect(0, 0, 100, 40))
    front.tag = 2
    root.addSubview(back)
    root.addSubview(front)
    let svg = TreeDrawing(of: root).svg

    expect(!svg.contains(">View #1</text>") && svg.contains(">View #2</text>"))
  }

  @Test func `of a longer chain of views the first hundred thousand are drawn`() {
    let root = makeChain(of: 150_000)
    let svg = TreeDrawing(of: root) { _ in nil }.svg

    expect(svg.utf8.count < 40_000_000)
    expect(svg.hasSuffix(">Only 100000 views are drawn.</text>\n</svg>\n"))
  }

  @Test func `a drawing is one well-formed file that refers to no other`() {
    let root = makeChain(of: 500)
    var drawing = TreeDrawing(of: root)
    drawing.markHit(at: CGPoint(600, 5))
    let svg = drawing.svg

    expect(XMLParser(data: Data(svg.utf8)).parse())
    expect(!svg.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "").contains("http"))
    expect(!svg.contains("href") && !svg.contains("<script") && !svg.contains("nan"))
  }

  @Test func `equal trees give equal files`() {
    func make() -> View {
      let root = View(frame: CGRect(0, 0, 100, 100))
      for index in 0..<10 { root.addSubview(View(frame: CGRect(CGFloat(index) / 3, 0, 50, 50))) }
      return root
    }

    expectEqual(TreeDrawing(of: make()).svg, TreeDrawing(of: make()).svg)
  }

  @Test func `numbers are short and finite`() {
    expectEqual(CGFloat(1.0 / 3).inDrawing, "0.33")
    expectEqual(CGFloat(-0.001).inDrawing, "0")
    expectEqual(CGFloat(100).inDrawing, "100")
    expectEqual(CGFloat.nan.inDrawing, "0")
    expectEqual(CGFloat(-2.5).inDrawing, "-2.5")
  }
}
