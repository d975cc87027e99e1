import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

/// The other parts of the page beside the answers about points, in a headless browser if one is
/// installed.
extension BrowserTests {
  @Test func `what lies behind is dimmed, off or shown, and what lies in front is filled`() throws {
    let page = try BrowserPage(PageSample.screen(PageSample.covered()))
    func state() throws -> [String] {
      try page.strings(
        """
        [1, 2, 3].map((it) => getComputedStyle(document.querySelector(`#now [data-element="${it}"]`)))
          .map((it) => it.display === "none" ? "off" : it.opacity + " " + it.fillOpacity)
        """)
    }

    // The button behind the alert, the free one, and the alert.
    try expectEqual(state(), ["0.7 1", "1 1", "1 0.7"])
    for (choice, wanted) in [("off", ["off", "1 1", "1 1"]), ("show", ["1 1", "1 1", "1 0"])] {
      try page.value(
        """
        (() => { const behind = document.getElementById("behind"); behind.value = "\(choice)";
          behind.dispatchEvent(new Event("change", { bubbles: true })); })()
        """)
      try expectEqual(state(), wanted)
    }
  }

  @Test func `every number is a link that marks its element and leads to it`() throws {
    let page = try BrowserPage(PageSample.screen(PageSample.large(120)), hash: "element=20")
    let numbers = try page.strings(
      """
      [...document.querySelectorAll("#details p, #stack li, #problems summary, #problems div")].map((it) => {
        const copy = it.cloneNode(true);
        copy.querySelectorAll("a").forEach((link) => link.remove());
        return copy.textContent;
      }).filter((it) => /(element|behind|in|outside|to|of|by) \\d/.test(it) && !/by [0-9.]+$/.test(it))
      """)
    expectEqual(numbers, [])
    try page.mouse("Moved", page.middle(of: "#stack li:last-child a"))
    try page.settle()
    try expectEqual(page.number("document.querySelectorAll('#marks .linked').length"), 1)
    let wanted = try page.string("document.querySelector('#stack li:last-child a').dataset.ref")
    try page.click("#stack li:last-child a")
    try expectEqual(page.chosen, wanted)
    try expectEqual(page.string("location.hash"), "#element=\(wanted)")
    try expect(page.text(of: "#details h3").hasPrefix("\(wanted) "))
  }

  @Test func `problems are grouped by their cause, each counted once`() throws {
    for path in SampleFile.ofEachFormat {
      let screen = try SampleFile.screen(path)
      let groups = ProblemGroup.groups(of: screen)
      expectEqual(groups.reduce(0) { $0 + $1.problems.count }, screen.audit.problems.count)
      expectEqual(Set(groups.flatMap(\.problems)).count, Set(screen.audit.problems).count)
    }
    let screen = try PageSample.screen(PageSample.large(200))
    let page = try BrowserPage(screen)
    let count = screen.audit.problems.count
    let groups = ProblemGroup.groups(of: screen)

    try expectEqual(
      page.text(of: "#problems-title"), "Problems: \(count) in \(groups.count) groups")
    expect(groups.count < count / 5)
    try page.click("#problems summary")
    try expectEqual(
      page.number("document.querySelectorAll('#problems details:first-child li').length"),
      Double(groups[0].problems.count))
    try page.click("#problems details:first-child li a")
    try expectEqual(page.chosen, "\(groups[0].problems[0].element)")
  }

  @Test(arguments: BrowserTests.widths)
  func `a long name is cut, with the whole on demand`(width: Int) throws {
    let name = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let page = try BrowserPage(
      PageSample.screen(PageSample.covered(name: name)), width: width, hash: "element=1")

    try expect(page.text(of: "#details h3").count < 80)
    try expect(!page.text(of: "#details").contains("word59"))
    try expectEqual(page.text(of: "#details dd button"), "Show all \(name.count) characters")
    try page.click("#details dd button")
    try expect(page.text(of: "#details").contains(name))
    try expect(page.text(of: "#list [data-element='1'] .title").hasSuffix("…\""))
    try expectEqual(page.string("document.querySelector('#list [data-element=\"1\"]').title"), name)
    try expect(page.number("document.documentElement.scrollWidth") <= Double(width))
  }

  @Test(arguments: BrowserTests.widths)
  func `two dumps are stepped through, the earlier one asked as well`(width: Int) throws {
    let before = PageSample.covered()
    let now = before.replacingOccurrences(of: "x=\"100\" y=\"700\"", with: "x=\"200\" y=\"600\"")
      .replacingOccurrences(
        of: "<XCUIElementTypeAlert",
        with: "<XCUIElementTypeImage x='0' y='0' width='9' height='9'/><XCUIElementTypeAlert")
    let screen = try PageSample.screen(now, earlier: before)
    let page = try BrowserPage(screen, width: width)
    let changes = screen.difference?.changes ?? []
    func show(_ panel: String) throws {
      if width < 500 { try page.click("#panels [data-panel=\(panel)]") }
    }

    try show("notes")
    try page.click("#next-change")
    try expectEqual(page.text(of: "#change-count"), "Change 1 of \(changes.count)")
    try expectEqual(page.chosen, changes[0].new.map { "\($0)" })
    try expectEqual(page.number("document.querySelectorAll('#marks .before').length"), 1)
    try page.click("#previous-change")
    try expectEqual(page.text(of: "#change-count"), "Change \(changes.count) of \(changes.count)")
    // The element of the other screen is selected there.
    try page.value("location.hash = 'element=3'")
    try page.settle()
    let moved = try #require(screen.difference?.matches.first { $0.new == 2 })
    try page.value("location.hash = 'element=2'")
    try page.settle()
    try page.click("#before")
    try expectEqual(page.chosen, "\(moved.old)")
    try expectEqual(page.string("document.body.dataset.screen"), "earlier")
    try page.click(page.window(CGPoint(x: 140, y: 724)))
    try expectEqual(page.chosen, "2")
    try expect(page.text(of: "#count").hasSuffix("of 5 elements"))
    try page.click("#after")
    try expect(page.text(of: "#count").hasSuffix("of 6 elements"))
    try expectEqual(page.faults, [])
  }

  @Test(arguments: BrowserTests.widths)
  func `a screenshot lies under the drawing as strong as one likes`(width: Int) throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("shot.png")
    try PageSample.png(width: 200, height: 400).write(to: file)
    let page = try BrowserPage(
      PageSample.screen(PageSample.covered()), width: width,
      screenshot: try Screenshot(contentsOf: file.path))
    func set(_ value: Int) throws {
      try page.value(
        """
        (() => { const it = document.getElementById("opacity"); it.value = \(value);
          it.dispatchEvent(new Event("input")); })()
        """)
    }

    try expectEqual(
      page.numbers(
        "(({ x, y, width, height }) => [x, y, width, height])(document.getElementById('photo').getBBox())"
      ),
      [0, 0, 400, 800])
    // A picture that couldn't be read or was refused has no natural size.
    try expectEqual(
      page.value(
        "(async () => { const it = new Image(); it.src = document.getElementById('photo').href.baseVal; await it.decode(); return it.naturalWidth; })()"
      ) as? Double, 200)
    let shape = "getComputedStyle(document.querySelector('#now .shape')).fillOpacity"
    try expectEqual(page.string(shape), "0")
    try set(40)
    try expectEqual(page.string("document.getElementById('photo').style.opacity"), "0.4")
    try set(0)
    try expectEqual(
      page.string("getComputedStyle(document.querySelector('#now .target')).fillOpacity"), "1")
    try expectEqual(page.faults, [])
  }

  @Test(arguments: PageSample.empty, BrowserTests.widths)
  func `a screen with nothing to see says why`(
    sample: (text: String, reason: String), width: Int
  ) throws {
    let page = try BrowserPage(PageSample.screen(sample.text), width: width)

    try expect(page.text(of: ".empty").contains(sample.reason))
    try expect(page.text(of: "#details").contains(sample.reason))
    try expect(page.text(of: "#problems").hasPrefix("Nothing could be checked"))
    if width < 500 { try page.click("#panels [data-panel=list]") }
    try page.click("[data-filter=problem]")
    try expect(page.text(of: "#count").hasSuffix(": none matches the filters"))
    try expectEqual(page.faults, [])
  }

  @Test func `a page of 400 elements is small and soon painted`() throws {
    let screen = try PageSample.screen(PageSample.large(400))
    expectEqual(screen.dump.elements.count, 400)
    var times: [Double] = []
    for width in [1280, 390, 1280, 390, 1280, 390]
    where (times.min() ?? 999) > 150 || times.count < 2 {
      let page = try BrowserPage(screen, width: width)
      try page.settle()
      expect(page.text.utf8.count <= 500_000, "\(page.text.utf8.count) bytes")
      times.append(try page.processorTime)
      try expectEqual(page.number("performance.getEntriesByType('resource').length"), 0)
      try expectEqual(page.faults, [])
    }
    // The best of several, because the browser may still be starting.
    expect((times.min() ?? .infinity) <= 150, "\(times) ms")
    expect(times.allSatisfy { $0 > 1 }, "\(times) ms")
  }
}
