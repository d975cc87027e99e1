public import Foundation
import ViewGeometry

/// A screen dumped by another tool: its elements, their geometry, and queries about them.
///
///     let dump = try ScreenDump(contentsOf: url)
///     let seen = dump.frontmost(at: CGPoint(x: 40, y: 300))
///     let taken = dump.touched(at: CGPoint(x: 40, y: 300))
///
/// Twenty-one formats are supported (``Format``), each read by the rules of its tool. The unit of
/// all coordinates is ``unit``. The origin is the top-left corner of the screen, and the y-axis
/// points down. Rectangles are half-open.
///
/// Files aren't trusted. A file that can't be read completely, for example because it is truncated
/// or malformed, gives a ``ScreenDumpError`` rather than part of a screen. Guesses and repairs are
/// listed in ``remarks``.
public struct ScreenDump: Sendable {
  /// The format of the file.
  public let format: Format
  /// The unit of the dump's coordinates.
  public let unit: Unit
  /// The elements in document order, each after its parent.
  public let elements: [Element]
  /// The indices of the elements without a parent, in document order: windows or other top-level
  /// elements.
  public let roots: [Int]
  /// The guesses, omissions and repairs made while reading.
  public let remarks: [Remark]

  let model: DumpModel
  /// The number of lines or pieces of text in the file that aren't part of the screen.
  let others: Int

  /// Reads the file at `url`.
  ///
  /// If `format` is nil, the format is detected from the file's content.
  ///
  /// - Throws: A ``ScreenDumpError`` if the file can't be read, is too large, or doesn't contain a
  ///   complete dump.
  /// - Complexity: O(bytes) if the file consists only of a dump.
  public init(contentsOf url: URL, format: Format? = nil) throws(ScreenDumpError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ScreenDumpError(.unreadable("\(error.localizedDescription)"))
    }
    try self.init(data, format: format)
  }

  /// Reads the bytes of a file.
  ///
  /// If `format` is nil, the format is detected from the content.
  ///
  /// - Throws: A ``ScreenDumpError`` if the bytes are empty, too many or not text, or if the text
  ///   doesn't contain a complete dump.
  /// - Complexity: O(bytes) if the file consists only of a dump.
  public init(_ data: Data, format: Format? = nil) throws(ScreenDumpError) {
    self = try Unwrapping(data, format: format).dump()
  }

  /// Returns a copy of the dump with further remarks before its own.
  func adding(_ remarks: [Remark]) -> ScreenDump {
    remarks.isEmpty ? self : ScreenDump(copying: self, remarks: remarks + self.remarks)
  }

  private init(copying other: ScreenDump, remarks: [Remark]) {
    (format, unit, elements) = (other.format, other.unit, other.elements)
    (roots, model, others) = (other.roots, other.model, other.others)
    self.remarks = remarks
  }

  init(_ builder: DumpBuilder, format: Format, unit: Unit, rules: DumpRules) {
    self.format = format
    self.unit = unit
    elements = builder.elements
    roots = builder.roots
    others = builder.others
    remarks = builder.remarks + builder.remarksOnRoots(areWindows: rules.hasWindows)
    model = DumpModel(
      elements: elements, roots: rules.hasWindows ? builder.windowsBackToFront() : roots,
      orders: builder.orders, rules: rules)
  }
}

extension ScreenDump {
  /// The unit of a dump's coordinates.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Points of iOS or macOS.
    case points
    /// Physical pixels of a display.
    case pixels
    /// Flutter's density-independent pixels.
    case logicalPixels = "logical pixels"
    /// Pixels of a web page.
    case cssPixels = "CSS pixels"
    /// The unit is unknown, for example because the dump is from an unknown tool.
    case unknown
  }

  /// The supported formats.
  ///
  /// The raw values are the names used on the command line.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// The text of UIKit's `recursiveDescription`.
    case uiKit = "uikit-recursive"
    /// The text of `XCUIElement.debugDescription`.
    case xcuiTest = "xcuitest"
    /// The XML source of WebDriverAgent, as Appium returns it.
    case webDriverAgentXML = "wda-xml"
    /// The JSON source of WebDriverAgent.
    case webDriverAgentJSON = "wda-json"
    /// The XML of `uiautomator dump`, as written by AOSP, androidx or Appium.
    case uiAutomator = "uiautomator"
    /// The JSON of `idb ui describe-all` and `describe-point`.
    case idb
    /// Sentry's `view-hierarchy.json`, read by the conventions of the SDK that wrote it.
    case sentry
    /// The output of `maestro hierarchy`.
    case maestro
    /// The result of Chrome's `DOMSnapshot.captureSnapshot`.
    case domSnapshot = "domsnapshot"
    /// The views in `dumpsys activity`.
    case dumpsys = "android-dumpsys"
    /// The JSON of HarmonyOS's `uitest dumpLayout`.
    case harmony
    /// The views that Espresso lists when a test fails.
    case espresso
    /// The XML of Windows UI Automation, as written by WinAppDriver, FlaUI or Appium.
    case windowsUIA = "windows-uia"
    /// The text of Flutter's `debugDumpSemanticsTree`.
    case flutterSemantics = "flutter-semantics"
    /// The text of Jetpack Compose's `printToLog` or `printToString`.
    case compose
    /// The text of Flutter's `debugDumpRenderTree`.
    case flutterRender = "flutter-render"
    /// The table of `maestro hierarchy --compact`.
    case maestroCompact = "maestro-compact"
    /// The string that Kotlin generates for Maestro's tree, for example in Maestro's logs.
    case maestroText = "maestro-text"
    /// The XML of Detox's `generateViewHierarchyXml`.
    case detox
    /// The JSON that tools such as droidrun, agent-device and mobile-mcp provide to AI agents.
    case agent
    /// Android's `AccessibilityNodeInfo` as text, one element per line.
    case accessibility = "android-accessibility"

    /// Whether the format is text in which each element begins a line.
    var isOutline: Bool {
      switch self {
      case .uiKit, .xcuiTest, .dumpsys, .espresso, .flutterSemantics, .compose, .flutterRender,
        .accessibility, .maestroCompact:
        true
      default: false
      }
    }

    /// Whether the format is XML, whose strings may contain character references.
    var isXML: Bool {
      switch self {
      case .webDriverAgentXML, .uiAutomator, .windowsUIA, .detox: true
      default: false
      }
    }
  }
}
