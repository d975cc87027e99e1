import DeviceLayouts
import Devices
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The page in a headless browser, if one is installed.
@Suite(.enabled(if: Browser.path != nil, "No headless Chromium is installed."), .oneAtATime)
struct BrowserTests {
  /// The results of a script in the page.
  struct Answer: Decodable {
    let problems: [String]
    let requests: Int
    let isDark: Bool
    let shown: [Int]
    let count: String
    let chosen: Int
    let contrasts: [Double]
    let width: Double
    let smallest: Double
    /// How much of the table of devices has to be scrolled in from the side.
    let hidden: Double
  }

  @Test(arguments: [0, 1])
  func `the page works in both appearances, asks no network and has no fault`(
    scheme: Int
  ) throws {
    let answer = try Browser.answer(does: "", scheme: scheme)

    expectEqual(answer.problems, [])
    expectEqual(answer.requests, 0)
    expectEqual(answer.isDark, scheme == 0)
    expectEqual(answer.shown.count, 24)
    // WCAG 2.2, 1.4.3.
    expect(answer.contrasts.allSatisfy { $0 >= 4.5 }, "\(answer.contrasts)")
  }

  @Test func `filters and words show what has them, and a click on a hidden cell shows all`() throws
  {
    let layouts = Browser.report.layouts
    let unsafe = layouts.indices.filter { index in
      layouts[index].problems.contains { $0.kind == .overlap }
        && layouts[index].setting.title.contains("landscape")
        && layouts[index].setting.title.contains("SE")
    }

    let filtered = try Browser.answer(
      does: """
        document.querySelector("[data-kind=overlap]").click();
        const words = document.getElementById("words");
        words.value = "se LANDSCAPE"; words.dispatchEvent(new Event("input"));
        """, scheme: 1)
    let all = try Browser.answer(
      does: """
        document.querySelector("[data-kind=smallTarget]").click();
        document.querySelector("#overview a.off").click();
        """, scheme: 1)

    expectEqual(filtered.shown.sorted(), unsafe)
    expectEqual(filtered.count, "\(unsafe.count) of 24 layouts")
    expectEqual(all.count, "24 of 24 layouts")
    expectEqual(filtered.problems + all.problems, [])
  }

  @Test func `a line that has the focus marks its views`() throws {
    let answer = try Browser.answer(
      does: """
        const line = document.querySelector("li[tabindex]");
        line.focus();
        // A window in the background focuses in silence.
        if (!document.hasFocus()) line.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        """, scheme: 1)

    expectEqual(answer.chosen, 1)
    expectEqual(answer.problems, [])
  }

  @Test(arguments: zip([390, 1_280], [0, 1]))
  func `on a phone and a desktop nothing is wider than the window, and what is tapped is large`(
    width: Int, scheme: Int
  ) throws {
    let answer = try Browser.answer(does: "", scheme: scheme, frame: width)

    expect(answer.width <= Double(width), "\(answer.width)")
    expect(answer.hidden <= 0, "\(answer.hidden)")
    expect(answer.smallest >= 44, "\(answer.smallest)")
    expectEqual(answer.isDark, scheme == 0)
    expectEqual(answer.problems, [])
  }
}

enum Browser {
  static let report = LayoutReport(
    on: LayoutSetting.all(
      devices: [.iPhoneSE1, .iPhone8, .iPhone13Mini, .iPhone17ProMax, .iPad10, .iPadPro13M4],
      orientations: [.portrait, .landscapeRight], directions: [.leftToRight, .rightToLeft])
  ) { CheckoutController() }

  /// The first of the usual names on the PATH.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].lazy
      .flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Opens the page, runs a script in it, and reads the results.
  static func answer(does script: String, scheme: Int, frame width: Int? = nil) throws
    -> BrowserTests.Answer
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "devices-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = report.page(title: "Checkout")
      .replacingOccurrences(of: "<head>", with: "<head><script>\(watch)</script>")
      .replacingOccurrences(of: "</body>", with: "<script>\(drive(script))</script></body>")
    var file = folder.appending(path: "page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    if let width {
      // A window is no narrower than 500, a frame may be.
      file = folder.appending(path: "frame.html")
      try "<iframe src=\"page.html\" width=\"\(width)\" height=\"800\"></iframe>".write(
        to: file, atomically: true, encoding: .utf8)
    }
    let text = try run(
      [
        "--blink-settings=preferredColorScheme=\(scheme)", "--allow-file-access-from-files",
        "--enable-logging=stderr", "--v=0", "--virtual-time-budget=3000", "--dump-dom",
        file.absoluteString,
      ], in: folder)
    let start = try #require(text.range(of: "ANSWER:"), "\(text.suffix(2000))")
    let end = try #require(text[start.upperBound...].range(of: ":END"))
    let bytes = try #require(Data(base64Encoded: String(text[start.upperBound..<end.lowerBound])))
    return try JSONDecoder().decode(BrowserTests.Answer.self, from: bytes)
  }

  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path))
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--window-size=1200,900", "--user-data-dir=\(folder.path)/profile",
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

  /// Runs before the page: collects errors, and requests that its policy refuses.
  private static let watch = """
    const problems = [];
    addEventListener("error", (event) => problems.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => problems.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => problems.push(event.blockedURI));
    console.error = (...words) => problems.push(words.join(" "));
    """

  /// Runs after the page: executes a script, and prints the results.
  private static func drive(_ script: String) -> String {
    """
    try { \(script) } catch (error) { problems.push(String(error)); }
    const color = (text) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
    };
    const light = (text) => {
      const [red, green, blue] = color(text);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const named = (name) => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();
    const contrasts = [];
    for (const front of ["ink", "quiet", "problem", "good"]) {
      for (const back of ["page", "ground"]) {
        const [a, b] = [light(named(front)), light(named(back))];
        contrasts.push(Math.max(a, b) / Math.min(a, b));
      }
    }
    const shown = [...document.querySelectorAll("article")].filter((card) => !card.hidden && card.offsetHeight > 0);
    const overview = document.getElementById("overview");
    const heights = [...document.querySelectorAll("#overview a, #filters button, input, summary")].map((node) => node.offsetHeight);
    const answer = {
      problems, contrasts,
      requests: performance.getEntriesByType("resource").length,
      isDark: matchMedia("(prefers-color-scheme: dark)").matches,
      shown: shown.map((card) => Number(card.id.replace("layout", ""))),
      count: document.getElementById("count").textContent,
      chosen: document.querySelectorAll(".mark.chosen").length,
      width: document.documentElement.scrollWidth,
      smallest: Math.min(...heights),
      hidden: overview.scrollWidth - overview.clientWidth,
    };
    const bytes = new TextEncoder().encode(JSON.stringify(answer));
    const text = "ANSWER:" + btoa(String.fromCharCode(...bytes)) + ":END";
    console.log(text);
    document.body.append(text);
    """
  }
}
