import Foundation
import ScreenFiles
import Testing

@testable import ScreenInspector
@testable import TestSupport

/// The page in a headless browser, if one is installed, at the widths of a desktop and a phone.
@Suite(.enabled(if: Browser.path != nil, "No headless Chromium is installed."), .oneAtATime)
struct BrowserTests {
  static let widths = [1280, 390]

  private func page(_ text: String, width: Int = 1280, hash: String = "") throws -> BrowserPage {
    try BrowserPage(PageSample.screen(text), width: width, hash: hash)
  }

  /// Selects a point with the input of the window's width: by mouse or finger.
  private func ask(_ page: BrowserPage, _ point: CGPoint, _ width: Int) throws {
    let at = try page.window(point)
    if width < 500 { try page.tap(at) } else { try page.click(at) }
  }

  /// The lines of a report in the page's form: numbers with the elements' names.
  private func lines(_ report: PointReport, _ dump: ScreenDump) -> [String] {
    func named(_ text: String) -> String {
      text.split(separator: " ", omittingEmptySubsequences: false).map { word in
        let digits = word.prefix(while: \.isNumber)
        guard let index = Int(digits) else { return String(word) }
        return "\(index) \(dump.elements[index].title)\(word.dropFirst(digits.count))"
      }.joined(separator: " ")
    }
    return report.elements.map {
      "\($0.element) \($0.title): visibility: \(named($0.seen)); touch: \(named($0.touched))"
    }
  }

  @Test(arguments: SampleFile.ofEachFormat, widths)
  func `a click or tap shows the element and the stack that the dump gives`(
    path: String, width: Int
  ) throws {
    let screen = try SampleFile.screen(path)
    let (dump, area) = (screen.dump, screen.dump.screen)
    let page = try BrowserPage(screen, width: width)
    for step in 0..<6 {
      let point = CGPoint(
        x: area.minX + area.width * (CGFloat(step) + 0.37) / 6,
        y: area.minY + area.height * CGFloat(step * 5 % 6 + 1) / 7)
      if step == 0 {
        try ask(page, point, width)
      } else {
        try page.value("location.hash = 'at=\(Double(point.x)),\(Double(point.y))'")
        try page.settle()
      }
      let asked = step > 0 ? point : try clicked(page)

      let seen = dump.frontmost(at: asked)
      try expectEqual(page.chosen, seen.map { "\($0.index)" } ?? "")
      try expectEqual(
        page.strings("[...document.querySelectorAll('#stack li')].map((it) => it.textContent)"),
        lines(PointReport(asked, in: dump), dump))
      if let seen {
        let answer = Explanation(of: seen, in: dump)
        // The page mentions elements without the word and the brackets.
        let way = try page.text(of: "#details p + p")
        let plain = answer.wayOut.text.sentence(in: dump)
        expectEqual(
          way.filter(\.isNumber), plain.filter(\.isNumber), "\(way) | \(plain)")
      }
    }
    try expectEqual(page.faults, [])
  }

  /// The clicked point, as shown in the page.
  private func clicked(_ page: BrowserPage) throws -> CGPoint {
    let numbers = try page.numbers(
      "document.querySelector('#marks path').getAttribute('d').match(/[-0-9.e]+/g).map(Number)")
    let (left, y, right) = (numbers[0], numbers[1], numbers[2])
    return CGPoint(x: (left + right) / 2, y: y)
  }

  @Test func `the mouse zooms about itself, drags, and still hits what it is over`() throws {
    let screen = try PageSample.screen(PageSample.covered())
    let page = try BrowserPage(screen)
    let (free, whole) = (CGPoint(x: 140, y: 724), try page.view)
    let at = try page.window(free)

    try page.wheel(at, by: -400)
    let zoomed = try page.view
    let after = try page.window(free)
    try page.drag(from: at, to: CGPoint(x: at.x + 60, y: at.y - 40))
    let dragged = try page.view
    let chosenByDrag = try page.chosen
    try page.click(page.window(free))

    expect(zoomed[2] < whole[2] / 2)
    expect(abs(after.x - at.x) < 1 && abs(after.y - at.y) < 1)
    expect(dragged[0] < zoomed[0] && dragged[1] > zoomed[1])
    expectEqual(chosenByDrag, "")
    try expectEqual(page.chosen, "2")
    try page.click("#fit")
    try expectEqual(page.view, whole)
    try page.click("#in")
    try expect(page.view[2] < whole[2])
    try page.click("#out")
    try expectEqual(page.view, whole)
    try expectEqual(page.faults, [])
  }

  @Test(arguments: widths)
  func `fingers pinch, drag what is zoomed and tap`(width: Int) throws {
    let page = try BrowserPage(
      PageSample.screen(PageSample.covered()), width: width, hasTouch: true)
    let whole = try page.view
    let middle = try page.window(CGPoint(x: 150, y: 710))
    func beside(_ distance: CGFloat) -> [CGPoint] {
      [CGPoint(x: middle.x - distance, y: middle.y), CGPoint(x: middle.x + distance, y: middle.y)]
    }

    try page.fingers(from: beside(20), to: beside(60))
    let zoomed = try page.view
    try page.fingers(from: [middle], to: [CGPoint(x: middle.x - 30, y: middle.y - 20)])
    let dragged = try page.view
    try page.tap(page.window(CGPoint(x: 170, y: 724)))

    expect(zoomed[2] < whole[2] * 0.5 && zoomed[2] > whole[2] * 0.2, "\(zoomed)")
    expect(dragged[0] > zoomed[0], "\(dragged)")
    try expectEqual(page.chosen, "2")
    try page.fingers(from: beside(70), to: beside(10))
    try expectEqual(page.view[2], whole[2])
    try expectEqual(page.faults, [])
  }

  @Test(arguments: widths)
  func `the keyboard zooms, moves, walks the elements, searches and lets go`(width: Int) throws {
    let page = try page(PageSample.covered(), width: width)
    let whole = try page.view
    try page.value("document.getElementById('screen').focus()")

    try page.press("+", "+")
    let zoomed = try page.view
    try page.press("ArrowDown", "ArrowRight", shift: true)
    let moved = try page.view
    try page.press("-", "0")
    let fitted = try page.view
    var steps: [String] = []
    for key in ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "Escape"] {
      try page.press(key)
      steps.append(try page.chosen)
    }
    try page.press("/")
    try page.type("clos")

    expect(zoomed[2] < whole[2] / 2)
    expect(moved[0] > zoomed[0] && moved[1] > zoomed[1])
    expectEqual(fitted, whole)
    expectEqual(steps, ["0", "1", "0", "1", "0", ""])
    try expectEqual(page.string("document.activeElement.id"), "search")
    try expectEqual(page.text(of: "#count"), "1 of 5 elements")
    try page.type(" nothing")
    try expectEqual(page.text(of: "#count"), "0 of 5 elements: none matches the search")
  }

  @Test(arguments: widths)
  func `the tab key reaches every control, and the tree works by keys`(width: Int) throws {
    let page = try page(PageSample.covered(), width: width)
    if width < 500 { try page.value("document.body.dataset.panel = 'tree'") }
    var reached: Set<String> = []
    var (steps, isTree) = (0, false)
    while steps < 60, !isTree {
      try page.press("Tab")
      reached.insert(
        try page.string(
          "document.activeElement.id || document.activeElement.closest('[id]').id"))
      isTree = try page.string("document.activeElement.getAttribute('role') || ''") == "treeitem"
      steps += 1
    }
    expect(isTree)
    expect(reached.isSuperset(of: ["out", "fit", "in", "behind", "screen", "tree"]))
    if width > 500 { expect(reached.isSuperset(of: ["point", "search", "filters", "list"])) }

    let focus = "document.activeElement.dataset.element"
    try page.press("ArrowLeft")
    try expectEqual(page.number("document.querySelectorAll('[role=treeitem]').length"), 1)
    try page.press("ArrowRight", "ArrowRight", "End")
    try expectEqual(page.string(focus), "4")
    try page.press("ArrowLeft", "Enter")
    try expectEqual(page.string(focus), "3")
    try expectEqual(page.chosen, "3")
    try page.press("Home", "ArrowDown", " ")
    try expectEqual(page.chosen, "1")
    try expectEqual(page.faults, [])
  }

  @Test(arguments: widths)
  func `every control has a name, and nothing is wider than the window`(width: Int) throws {
    for text in [PageSample.covered(), PageSample.large(120)] {
      let page = try BrowserPage(
        PageSample.screen(text, earlier: PageSample.covered()), width: width, hash: "element=1")
      let tree = try page.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
      let controls = tree.filter { node in
        let role = (node["role"] as? [String: Any])?["value"] as? String ?? ""
        return ["button", "textbox", "searchbox", "slider", "combobox", "link", "treeitem"]
          .contains(role)
      }
      let nameless = controls.filter { node in
        ((node["name"] as? [String: Any])?["value"] as? String ?? "").isEmpty
      }
      expect(controls.count > 15)
      expect(nameless.isEmpty, "\(nameless)")
      for panel in width < 500 ? ["element", "problems", "list", "tree", "notes"] : [""] {
        if width < 500 { try page.click("#panels [data-panel=\(panel)]") }
        try expect(page.number("document.documentElement.scrollWidth") <= Double(width))
        try expectEqual(page.strings(Self.smallControls(width)), [], "\(panel)")
      }
      try expectEqual(page.faults, [])
    }
  }

  /// Controls that are smaller than WCAG 2.2, 2.5.8 requires, and on a phone than 44; links in text
  /// are left out.
  private static func smallControls(_ width: Int) -> String {
    """
    [...document.querySelectorAll("button, select, input, summary, [role=treeitem]")].filter((it) => {
      const box = it.getBoundingClientRect();
      return it.checkVisibility() && box.width > 0 && (box.height < \(width < 500 ? 43.5 : 24) || box.width < 24);
    }).map((it) => it.outerHTML.slice(0, 80))
    """
  }

  @Test(arguments: Browser.Scheme.allCases, widths)
  func `all text has the contrast that WCAG asks for`(scheme: Browser.Scheme, width: Int) throws {
    let screen = try PageSample.screen(PageSample.large(60), earlier: PageSample.covered())
    let page = try BrowserPage(screen, width: width, scheme: scheme, hash: "element=12")
    for panel in ["element", "problems", "list", "tree", "notes"] {
      if width < 500 { try page.click("#panels [data-panel=\(panel)]") }
      // WCAG 2.2, 1.4.3.
      try expectEqual(page.strings(Self.weakTexts), [], "\(panel)")
    }
    try expectEqual(
      page.value("matchMedia('(prefers-color-scheme: dark)').matches") as? Bool, scheme == .dark)
    try expectEqual(page.faults, [])
  }

  /// The texts outside the drawing whose contrast with their background is below 4.5.
  private static let weakTexts = """
    (() => {
      const parts = (text) => text.match(/[0-9.]+/g).map(Number);
      const light = ([r, g, b]) => [r, g, b].map((it) => it / 255)
        .map((it) => it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4)
        .reduce((sum, it, place) => sum + it * [0.2126, 0.7152, 0.0722][place], 0.05);
      const behind = (node) => {
        for (let it = node; it; it = it.parentElement) {
          const color = parts(getComputedStyle(it).backgroundColor);
          if (color.length < 4 || color[3] > 0) return color;
        }
        return [255, 255, 255];
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const weak = [];
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || node.closest("svg, script, style") || !node.checkVisibility()) continue;
        const [a, b] = [light(parts(getComputedStyle(node).color)), light(behind(node))];
        const ratio = Math.max(a, b) / Math.min(a, b);
        if (ratio < 4.5) weak.push(`${walker.currentNode.textContent.trim()}: ${ratio}`);
      }
      return weak;
    })()
    """
}
