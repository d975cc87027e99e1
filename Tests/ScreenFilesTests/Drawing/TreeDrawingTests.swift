import Foundation
import ScreenFiles
import Testing
import ViewGeometry

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

    // A quarter turn about (100, 25): the top left corner goes to the top right.
    #expect(svg.contains("points=\"125,-25 125,75 75,75 75,-25\""))
  }

  @Test func `subviews move with the bounds of their superview`() {
    root.bounds.origin = CGPoint(0, 30)
    root.addSubview(View(frame: CGRect(0, 40, 10, 10)))
    let svg = TreeDrawing(of: root).svg

    #expect(svg.contains("viewBox=\"-16 14 232 132\""))
    #expect(svg.contains("points=\"0,40 10,40 10,50 0,50\""))
  }

  @Test func `what a clipping view cuts off is dashed`() {
    let window = View(frame: CGRect(0, 0, 50, 50))
    window.clipsToBounds = true
    window.addSubview(View(frame: CGRect(40, 40, 30, 5)))
    root.addSubview(window)
    let svg = TreeDrawing(of: root).svg

    #expect(
      svg.contains("<clipPath id=\"c0\"><polygon points=\"0,0 50,0 50,50 0,50\"/></clipPath>"))
    #expect(svg.contains("<polygon class=\"cut\" points=\"40,40 70,40 70,45 40,45\"/>"))
    #expect(svg.contains("points=\"40,40 70,40 70,45 40,45\" clip-path=\"url(#c0)\""))
  }

  @Test func `clips lie in one another`() {
    let outer = View(frame: CGRect(0, 0, 100, 100))
    let inner = View(frame: CGRect(50, 0, 100, 100))
    (outer.clipsToBounds, inner.clipsToBounds) = (true, true)
    root.addSubview(outer)
    outer.addSubview(inner)

    #expect(TreeDrawing(of: root).svg.contains("<clipPath id=\"c1\" clip-path=\"url(#c0)\">"))
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

    #expect(!svg.contains("points=\"1,2"))
    #expect(!svg.contains("points=\"500,0"))
    #expect(svg.contains("points=\"10,0 30,0 30,20 10,20\""))
  }

  @Test func `a hit marks the route and the view`() {
    let child = View(frame: CGRect(10, 10, 50, 50))
    root.addSubview(child)
    var drawing = TreeDrawing(of: root)
    drawing.markHit(at: CGPoint(20, 20))

    #expect(drawing.svg.contains("<polygon class=\"route\" points=\"0,0 200,0 200,100 0,100\"/>"))
    #expect(drawing.svg.contains("<polygon class=\"hit\" points=\"10,10 60,10 60,60 10,60\"/>"))
    #expect(drawing.svg.contains("<circle cx=\"20\" cy=\"20\" r=\"9\"/>"))
  }

  @Test func `a marked rectangle shows its quadrilateral and its box`() {
    let turned = View(frame: CGRect(50, 25, 100, 50))
    turned.transform = CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    root.addSubview(turned)
    var drawing = TreeDrawing(of: root)
    drawing.mark(turned.bounds, of: turned, label: "a < b")

    // About (100, 50): half sizes 50 and 25 through (0.8, 0.6; -0.6, 0.8).
    #expect(drawing.svg.contains("class=\"converted\" points=\"75,0 155,60 125,100 45,40\""))
    #expect(drawing.svg.contains("class=\"box\" points=\"45,0 155,0 155,100 45,100\""))
    #expect(drawing.svg.contains(">a &lt; b</text>"))
  }

  @Test func `an upright rectangle needs no box`() {
    var drawing = TreeDrawing(of: root)
    drawing.mark(CGRect(1, 1, 2, 2), of: root)

    #expect(!drawing.svg.contains("class=\"box\""))
  }

  @Test func `a source rectangle shows what is visible of it`() {
    var drawing = TreeDrawing(of: root)
    let source = SourceRect(
      indexPath: IndexPath(item: 0, section: 0), rect: CGRect(0, -10, 20, 20),
      visibleRect: CGRect(0, 0, 20, 10))
    drawing.mark(source, in: root)

    #expect(drawing.svg.contains("class=\"source\" points=\"0,-10 20,-10 20,10 0,10\""))
    #expect(drawing.svg.contains("class=\"source visible\" points=\"0,0 20,0 20,10 0,10\""))
  }

  @Test func `a scroll view shows how far it is scrolled`() {
    let list = ScrollView(frame: CGRect(0, 0, 100, 100))
    list.contentSize = CGSize(width: 100, height: 400)
    list.contentOffset = CGPoint(0, 150)
    root.addSubview(list)

    // A track of 88, a thumb of 22 half-way along what is left: 6 + 33 to 6 + 33 + 22, five from the right edge.
    #expect(
      TreeDrawing(of: root).svg.contains(
        "<line class=\"scroll\" x1=\"95\" y1=\"39\" x2=\"95\" y2=\"61\"/>"))
  }

  @Test func `the cells of an index hold its boxes`() throws {
    let boxes = (0..<100).map { CGRect(CGFloat($0 % 10) * 20, CGFloat($0 / 10) * 10, 10, 5) }
    let levels = SpatialIndex(boxes).cells

    #expect(levels.map(\.count) == [7, 1])
    #expect(levels[1] == [CGRect(0, 0, 190, 95)])
    #expect(boxes.allSatisfy { box in levels[0].contains { $0.union(box) == $0 } })
    #expect(SpatialIndex([CGRect]()).cells.flatMap { $0 }.isEmpty)
  }

  @Test func `names are written where there is room, and escaped`() {
    root.addSubview(View(frame: CGRect(0, 0, 150, 40)))
    root.addSubview(View(frame: CGRect(0, 50, 20, 40)))
    let svg = TreeDrawing(of: root) { _ in "Label<Int> & co" }.svg

    #expect(svg.components(separatedBy: "<text").count - 1 == 1)
    #expect(svg.contains(">Label&lt;Int&gt; &amp; co</text>"))
  }

  @Test func `of two names in one place the one in front is written`() {
    let back = View(frame: CGRect(0, 0, 100, 40))
    back.tag = 1
    let front = View(frame: CGRect(0, 0, 100, 40))
    front.tag = 2
    root.addSubview(back)
    root.addSubview(front)
    let svg = TreeDrawing(of: root).svg

    #expect(!svg.contains(">View #1</text>") && svg.contains(">View #2</text>"))
  }

  @Test func `of a chain of a million views the first hundred thousand are drawn`() {
    let root = makeChain(of: 1_000_000)
    let svg = TreeDrawing(of: root) { _ in nil }.svg

    #expect(svg.utf8.count < 40_000_000)
    #expect(svg.hasSuffix(">Only 100000 views are drawn.</text>\n</svg>\n"))
  }

  @Test func `a drawing is one well-formed file that refers to no other`() {
    let root = makeChain(of: 500)
    var drawing = TreeDrawing(of: root)
    drawing.markHit(at: CGPoint(600, 5))
    let svg = drawing.svg

    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.replacing("xmlns=\"http://www.w3.org/2000/svg\"", with: "").contains("http"))
    #expect(!svg.contains("href") && !svg.contains("<script") && !svg.contains("nan"))
  }

  @Test func `equal trees give equal files`() {
    func make() -> View {
      let root = View(frame: CGRect(0, 0, 100, 100))
      for index in 0..<10 { root.addSubview(View(frame: CGRect(CGFloat(index) / 3, 0, 50, 50))) }
      return root
    }

    #expect(TreeDrawing(of: make()).svg == TreeDrawing(of: make()).svg)
  }

  @Test func `numbers are short and finite`() {
    #expect(CGFloat(1.0 / 3).inDrawing == "0.33")
    #expect(CGFloat(-0.001).inDrawing == "0")
    #expect(CGFloat(100).inDrawing == "100")
    #expect(CGFloat.nan.inDrawing == "0")
    #expect(CGFloat(-2.5).inDrawing == "-2.5")
  }
}
