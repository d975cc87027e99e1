import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import ScreenInspector

/// The page in a headless browser, where one is installed.
@Suite(.enabled(if: Browser.path != nil, "No headless Chromium is installed."), .serialized)
struct BrowserTests {
  /// What a script in the page found out, as JSON.
  struct Answer: Decodable {
    let problems: [String]
    let requests: Int
    let isDark: Bool
    let heading: String
    let details: String
    let chosen: String
    let marks: Int
    let count: String
    let current: String
    let steps: [String]
    let contrasts: [String: Double]
    let width: Double
  }

  @Test(arguments: [SampleFile.android, SampleFile.uiKit, SampleFile.turned])
  func `a click on a point shows the verdict that the dump gives`(path: String) throws {
    let screen = try SampleFile.screen(path)
    let area = screen.dump.screen
    for (across, down) in [(0.5, 0.5), (0.31, 0.17), (0.83, 0.62)] {
      let point = CGPoint(x: area.minX + area.width * across, y: area.minY + area.height * down)
      let seen = try #require(screen.dump.frontmost(at: point))

      let answer = try Browser.answer(
        path, does: "click(\(Double(point.x)), \(Double(point.y)));", scheme: .light)

      let verdict = ElementReport.sentence(screen.dump.verdict(of: seen))
      let touched = screen.dump.touched(at: point).map { "\($0.index) " } ?? "nobody"
      expectEqual(answer.chosen, "\(seen.index)")
      expect(answer.details.contains(verdict))
      expect(answer.details.contains("Touch goes to\(touched)"))
      expect(answer.marks > 0)
      expect(answer.problems.isEmpty)
    }
  }

  @Test func `the keyboard walks the elements, searches and lets go`() throws {
    let dump = try SampleFile.screen(SampleFile.android).dump
    let inFirst = try #require(dump.elements.first { $0.parent == 0 })
    let name = try #require(dump.elements.first { $0.name != nil }?.name)

    let answer = try Browser.answer(
      SampleFile.android,
      does: """
        press("ArrowDown"); note(); press("ArrowDown"); note(); press("ArrowUp"); note();
        press("ArrowRight"); note(); press("ArrowLeft"); note(); press("Escape"); note();
        press("/"); steps.push(document.activeElement.id);
        document.activeElement.value = \(quoted(name));
        document.activeElement.dispatchEvent(new Event("input", { bubbles: true }));
        """, scheme: .light)

    expectEqual(
      answer.steps, ["0", "1", "0", "\(inFirst.index)", "0", "", "search"])
    let found = dump.elements.count { element in
      [element.role, element.typeName, element.name ?? "", element.identifier ?? ""]
        .joined(separator: " ").lowercased().contains(name.lowercased())
    }
    expect(answer.count.hasPrefix("\(found) of \(dump.elements.count) elements"))
    expect(answer.problems.isEmpty)
  }

  @Test(arguments: Browser.Scheme.allCases)
  func `the page works in both appearances, asks no network and has no fault`(
    scheme: Browser.Scheme
  ) throws {
    let answer = try Browser.answer(
      SampleFile.appium, diff: SampleFile.android,
      does: """
        document.getElementById("slider").value = 30;
        document.getElementById("slider").dispatchEvent(new Event("input"));
        document.querySelector("[data-filter=problem]").click(); click(195, 300); note();
        """, scheme: scheme)

    expectEqual(answer.isDark, (scheme == .dark))
    expect(answer.problems.isEmpty)
    expectEqual(answer.requests, 0)
    expect(!answer.contrasts.isEmpty)
    // WCAG 2.2, 1.4.3.
    expect(answer.contrasts.values.allSatisfy { $0 >= 4.5 }, "\(answer.contrasts)")
  }

  @Test func `on a phone nothing is wider than the window`() throws {
    let answer = try Browser.answer(
      SampleFile.appium, diff: SampleFile.android, does: "click(195, 300);", scheme: .light,
      frame: 390)

    expect(answer.width <= 390)
    expect(answer.problems.isEmpty)
  }

  @Test func `an element of the hash is shown and the list has all`() throws {
    let dump = try SampleFile.screen(SampleFile.android).dump

    let answer = try Browser.answer(
      SampleFile.android, hash: "element=5", does: "", scheme: .light)

    expect(answer.heading.hasPrefix("5 "))
    expectEqual(answer.current, "5")
    expectEqual(answer.count, "\(dump.elements.count) of \(dump.elements.count) elements")
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}

enum Browser {
  /// What the page is to prefer.
  enum Scheme: Int, CaseIterable, Sendable {
    // Chromium's numbers.
    case dark = 0
    case light = 1
  }

  /// The first of the usual names on the PATH.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)")
      {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }()

  /// Opens the page of a dump, does something in it, and reads what came of it.
  static func answer(
    _ path: String, diff: String? = nil, hash: String = "", does script: String, scheme: Scheme,
    frame width: Int? = nil
  ) throws -> BrowserTests.Answer {
    let folder = try TemporaryFolder()
    let screen = try SampleFile.screen(path, earlier: diff)
    let page = try HTMLPage(screen, options: Options()).document()
    let driven = page.replacingOccurrences(of: "<head>", with: "<head><script>\(watch)</script>")
      .replacingOccurrences(
        of: "</body>", with: "<script>\(drive(script, hash))</script></body>")
    var file = try folder.write(driven, as: "page.html")
    if let width {
      // A window is no narrower than 500, a frame may be.
      file = try folder.write(
        "<iframe src=\"page.html\" width=\"\(width)\" height=\"800\"></iframe>", as: "frame.html")
    }
    let text = try run(
      [
        "--blink-settings=preferredColorScheme=\(scheme.rawValue)",
        "--allow-file-access-from-files",
        "--enable-logging=stderr", "--v=0", "--virtual-time-budget=3000", "--dump-dom",
        "\(URL(fileURLWithPath: file).absoluteString)#\(hash)",
      ], in: folder)
    let marker = "ANSWER:"
    let start = try #require(text.range(of: marker), "\(text.suffix(2000))")
    let end = try #require(text[start.upperBound...].range(of: ":END"))
    let bytes = try #require(Data(base64Encoded: String(text[start.upperBound..<end.lowerBound])))
    return try JSONDecoder().decode(BrowserTests.Answer.self, from: bytes)
  }

  /// Runs the browser; what it writes to both of its outputs.
  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=1200,900", "--user-data-dir=\(folder.path("profile"))",
        // Whatever asks for a host gets none.
        "--host-resolver-rules=MAP * ~NOTFOUND",
      ] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs before the page: collects faults, and requests that its policy refuses.
  private static let watch = """
    const problems = [];
    addEventListener("error", (event) => problems.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => problems.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => problems.push(event.blockedURI));
    console.error = (...words) => problems.push(words.join(" "));
    """

  /// Runs behind the page: does something, and prints what is there.
  private static func drive(_ script: String, _ hash: String) -> String {
    """
    const steps = [];
    const note = () => steps.push(document.getElementById("details").dataset.element);
    const click = (x, y) => {
      const picture = document.getElementById("screen");
      const at = new DOMPoint(x, y).matrixTransform(picture.getScreenCTM());
      const where = { clientX: at.x, clientY: at.y, bubbles: true };
      const target = document.elementFromPoint(at.x, at.y);
      if (!picture.contains(target)) problems.push("the click hits " + (target && target.tagName));
      picture.dispatchEvent(new PointerEvent("pointermove", where));
      (target || picture).dispatchEvent(new MouseEvent("click", where));
    };
    const press = (key) =>
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const color = (text) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
    };
    const contrast = (front, back) => {
      const [a, b] = [front, back].map((text) => {
        const [red, green, blue] = color(text);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      });
      return Math.max(a, b) / Math.min(a, b);
    };
    try { \(script) } catch (error) { problems.push(String(error)); }
    const style = getComputedStyle(document.documentElement);
    const named = (name) => style.getPropertyValue("--" + name).trim();
    const contrasts = {};
    for (const front of ["ink", "quiet", "problem"]) {
      for (const back of ["page", "ground"]) contrasts[front + " on " + back] = contrast(named(front), named(back));
    }
    const details = document.getElementById("details");
    const current = document.querySelector("#list [aria-current]");
    const answer = {
      problems, steps, contrasts,
      requests: performance.getEntriesByType("resource").length,
      isDark: matchMedia("(prefers-color-scheme: dark)").matches,
      heading: details.querySelector("h2") ? details.querySelector("h2").textContent : "",
      details: details.textContent,
      chosen: details.dataset.element || "",
      marks: document.getElementById("marks").children.length,
      count: document.getElementById("count").textContent,
      current: current ? current.dataset.element : "",
      width: document.documentElement.scrollWidth,
    };
    const bytes = new TextEncoder().encode(JSON.stringify(answer));
    const text = "ANSWER:" + btoa(String.fromCharCode(...bytes)) + ":END";
    console.log(text);
    document.body.append(text);
    """
  }
}
