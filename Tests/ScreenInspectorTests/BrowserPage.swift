import Foundation
import ScreenFiles
import Testing

@testable import ScreenInspector

/// A page of the inspector, open in a browser window of a given width.
final class BrowserPage {
  private let browser: Browser
  private let target: String
  private let session: String
  private let folder: TemporaryFolder
  let text: String

  /// Opens the page of a screen.
  ///
  /// - Parameters:
  /// - width: Below 500 it is that of a phone.
  /// - hasTouch: Whether the window has touch input; by default a phone's has.
  init(
    _ screen: InspectedScreen, width: Int = 1280, height: Int = 900,
    scheme: Browser.Scheme = .light,
    hash: String = "", hasTouch: Bool? = nil,
    screenshot: Screenshot? = nil
  ) throws {
    browser = try Browser.shared.get()
    browser.forgetEvents()
    folder = try TemporaryFolder()
    text = try HTMLPage(screen, options: Options(), screenshot: screenshot).document()
    let file = try folder.write(text, as: "page.html")
    target =
      try browser.send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session =
      try browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String ?? ""
    try send("Page.enable")
    // Other tests run meanwhile: processor time is that of the page alone.
    try send("Performance.enable", ["timeDomain": "threadTicks"])
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500])
    try send("Emulation.setTouchEmulationEnabled", ["enabled": hasTouch ?? (width < 500)])
    try send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme.rawValue]]])
    try send("Page.addScriptToEvaluateOnNewDocument", ["source": Self.watch])
    try send(
      "Page.navigate",
      ["url": URL(fileURLWithPath: file).absoluteString + (hash.isEmpty ? "" : "#\(hash)")])
    try browser.wait(for: "Page.loadEventFired")
  }

  deinit { _ = try? browser.send("Target.closeTarget", ["targetId": target]) }

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.send(method, parameters, session: session)
  }

  /// The value of an expression in the page.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let fault = answer["exceptionDetails"] {
      throw Browser.Failure(description: "\(expression): \(fault)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func string(_ expression: String) throws -> String { try value(expression) as? String ?? "" }

  func strings(_ expression: String) throws -> [String] {
    try value(expression) as? [String] ?? []
  }

  func numbers(_ expression: String) throws -> [Double] {
    try value(expression) as? [Double] ?? []
  }

  func number(_ expression: String) throws -> Double { try value(expression) as? Double ?? .nan }

  /// The text of an element of the page, blank if there is none.
  func text(of selector: String) throws -> String {
    try string("(document.querySelector(\(Self.quoted(selector))) || {}).textContent || \"\"")
  }

  /// The number of the selected element; blank for none.
  var chosen: String {
    get throws { try string("document.getElementById('details').dataset.element") }
  }

  /// The milliseconds of processor time that the page's own thread has taken.
  var processorTime: Double {
    get throws {
      let metrics = try send("Performance.getMetrics")["metrics"] as? [[String: Any]] ?? []
      let tasks = metrics.first { $0["name"] as? String == "TaskDuration" }
      return (tasks?["value"] as? Double).map { $0 * 1_000 } ?? .nan
    }
  }

  /// Errors in the page: faults, and requests that its policy refuses.
  var faults: [String] { get throws { try strings("faults") } }

  /// Waits until the page has handled the input, and drawn the result.
  func settle() throws {
    try value("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
  }

  /// The window position of a point of the dump's screen.
  func window(_ point: CGPoint) throws -> CGPoint {
    let numbers = try numbers(
      """
      (() => { const at = new DOMPoint(\(Double(point.x)), \(Double(point.y)))
        .matrixTransform(document.getElementById("screen").getScreenCTM()); return [at.x, at.y]; })()
      """)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The middle of an element of the page, scrolled into the window.
  func middle(of selector: String) throws -> CGPoint {
    let numbers = try numbers(
      """
      (() => { const node = document.querySelector(\(Self.quoted(selector)));
        node.scrollIntoView({ block: "center" });
        const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()
      """)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The drawn part of the dump's screen: x, y, width, height.
  var view: [Double] {
    get throws {
      try numbers(
        "document.getElementById('screen').getAttribute('viewBox').split(' ').map(Number)")
    }
  }

  static func quoted(_ text: String) -> String {
    let data = (try? JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed]))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Runs before the page.
  private static let watch = """
    const faults = [];
    addEventListener("error", (event) => faults.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => faults.push("refused: " + event.blockedURI));
    console.error = (...words) => faults.push(words.join(" "));
    """
}

/// Pointers, touches and keys.
extension BrowserPage {
  func mouse(_ kind: String, _ at: CGPoint, _ more: [String: Any] = [:]) throws {
    let known: [String: Any] = ["type": "mouse\(kind)", "x": Double(at.x), "y": Double(at.y)]
    try send("Input.dispatchMouseEvent", known.merging(more) { $1 })
  }

  func click(_ at: CGPoint) throws {
    try mouse("Moved", at)
    for kind in ["Pressed", "Released"] {
      try mouse(kind, at, ["button": "left", "clickCount": 1])
    }
    try settle()
  }

  func click(_ selector: String) throws { try click(middle(of: selector)) }

  func drag(from start: CGPoint, to end: CGPoint) throws {
    try mouse("Moved", start)
    try mouse("Pressed", start, ["button": "left", "buttons": 1, "clickCount": 1])
    for step in 1...4 {
      let part = CGFloat(step) / 4
      let at = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try mouse("Moved", at, ["button": "left", "buttons": 1])
    }
    try mouse("Released", end, ["button": "left", "clickCount": 1])
    try settle()
  }

  func wheel(_ at: CGPoint, by distance: Double) throws {
    try mouse("Wheel", at, ["deltaX": 0, "deltaY": distance])
    try settle()
  }

  func touch(_ kind: String, _ points: [CGPoint]) throws {
    let points = points.enumerated().map {
      ["id": $0, "x": Double($1.x), "y": Double($1.y)] as [String: Any]
    }
    try send("Input.dispatchTouchEvent", ["type": "touch\(kind)", "touchPoints": points])
  }

  func tap(_ at: CGPoint) throws {
    try touch("Start", [at])
    try touch("End", [])
    try settle()
  }

  /// Fingers that move from some points to others at once.
  func fingers(from starts: [CGPoint], to ends: [CGPoint]) throws {
    try touch("Start", starts)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      try touch(
        "Move",
        zip(starts, ends).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        })
    }
    try touch("End", [])
    try settle()
  }

  /// Presses keys by their names; Shift applies to all of them.
  func press(_ keys: String..., shift: Bool = false) throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
      "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    for key in keys {
      var event: [String: Any] = [
        "key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? 0,
        "modifiers": shift ? 8 : 0,
      ]
      if key.count == 1 { event["text"] = key }
      if key == "Enter" { event["text"] = "\r" }
      for kind in ["keyDown", "keyUp"] {
        event["type"] = kind
        try send("Input.dispatchKeyEvent", event)
      }
    }
    try settle()
  }

  func type(_ text: String) throws {
    try send("Input.insertText", ["text": text])
    try settle()
  }

  /// A picture of the window as PNG.
  func picture() throws -> Data {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }
}
