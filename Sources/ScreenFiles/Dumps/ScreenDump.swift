public import Foundation
import ViewGeometry

/// A screen that another tool wrote down: what its elements are, where they lie, and what can be asked about them.
///
///     let dump = try ScreenDump(contentsOf: url)
///     let seen = dump.frontmost(at: CGPoint(x: 40, y: 300))
///     let taken = dump.touched(at: CGPoint(x: 40, y: 300))
///
/// Twenty-one formats are read (``Format``), each by the rules of the tool that writes it. All numbers are in the unit that ``unit``
/// names, y down, from the top left corner of the screen; rectangles are half-open.
///
/// Nothing in a file is trusted. A file that is cut, malformed or wrongly encoded gives one ``ScreenDumpError`` and no half of a
/// screen; what could be guessed or repaired is in ``remarks``.
public struct ScreenDump: Sendable {
  /// Which tool's format it is.
  public let format: Format
  /// What its numbers measure.
  public let unit: Unit
  /// The elements in document order, each after its parent.
  public let elements: [Element]
  /// The elements without a parent, in document order: windows, documents, or whatever the tool lists first.
  public let roots: [Int]
  /// What was guessed, skipped or recovered while reading, in the order of the file.
  public let remarks: [Remark]

  let model: DumpModel
  /// How much the text held beside the screen.
  let others: Int

  /// Reads a file; the format is found by its content unless it is named.
  ///
  /// - Throws: A ``ScreenDumpError`` for whatever is wrong with the file or its text.
  /// - Complexity: O(bytes).
  public init(contentsOf url: URL, format: Format? = nil) throws(ScreenDumpError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ScreenDumpError(.unreadable("\(error.localizedDescription)"))
    }
    try self.init(data, format: format)
  }

  /// Reads the bytes of a file; the format is found by its content unless it is named.
  ///
  /// - Throws: A ``ScreenDumpError`` for whatever is wrong with the text.
  /// - Complexity: O(bytes).
  public init(_ data: Data, format: Format? = nil) throws(ScreenDumpError) {
    self = try Unwrapping(data, format: format).dump()
  }

  /// The dump with other remarks before its own.
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
  /// What the numbers of a dump measure.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Points of iOS or macOS.
    case points
    /// Physical pixels of a display.
    case pixels
    /// Flutter's pixels, which don't depend on the display.
    case logicalPixels = "logical pixels"
    /// Pixels of a web page.
    case cssPixels = "CSS pixels"
    /// The tool that wrote the dump isn't known, and so isn't its unit.
    case unknown
  }

  /// The tools whose dumps can be read; the raw values are the names that command lines use.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// The text of UIKit's `recursiveDescription`.
    case uiKit = "uikit-recursive"
    /// The text of `XCUIElement.debugDescription`.
    case xcuiTest = "xcuitest"
    /// The XML source of WebDriverAgent, as Appium gives it.
    case webDriverAgentXML = "wda-xml"
    /// The JSON source of WebDriverAgent.
    case webDriverAgentJSON = "wda-json"
    /// `uiautomator dump`: the XML of AOSP, androidx and Appium.
    case uiAutomator = "uiautomator"
    /// The JSON of `idb ui describe-all` and `describe-point`.
    case idb
    /// Sentry's `view-hierarchy.json`, by the convention of the SDK that wrote it.
    case sentry
    /// The output of `maestro hierarchy`.
    case maestro
    /// The result of Chrome's `DOMSnapshot.captureSnapshot`.
    case domSnapshot = "domsnapshot"
    /// The views in `dumpsys activity`.
    case dumpsys = "android-dumpsys"
    /// HarmonyOS's `uitest dumpLayout`.
    case harmony
    /// The views that Espresso lists when it fails.
    case espresso
    /// The XML of Windows' UI Automation: WinAppDriver, FlaUI, Appium.
    case windowsUIA = "windows-uia"
    /// The text of Flutter's `debugDumpSemanticsTree`.
    case flutterSemantics = "flutter-semantics"
    /// The text of Jetpack Compose's `printToLog`.
    case compose
    /// The text of Flutter's `debugDumpRenderTree`.
    case flutterRender = "flutter-render"
    /// The table of `maestro hierarchy --compact`.
    case maestroCompact = "maestro-compact"
    /// The text that Kotlin makes of Maestro's tree, as its logs have it.
    case maestroText = "maestro-text"
    /// The XML of Detox's `generateViewHierarchyXml`.
    case detox
    /// The JSON that tools give to agents: droidrun, agent-device, mobile-mcp.
    case agent
    /// Android's `AccessibilityNodeInfo` as text, an element a line.
    case accessibility = "android-accessibility"

    /// Whether lines and their indentation make the tree.
    var isOutline: Bool {
      switch self {
      case .uiKit, .xcuiTest, .dumpsys, .espresso, .flutterSemantics, .compose, .flutterRender,
        .accessibility, .maestroCompact:
        true
      default: false
      }
    }

    /// Whether it is XML, in which texts have references of their own.
    var isXML: Bool {
      switch self {
      case .webDriverAgentXML, .uiAutomator, .windowsUIA, .detox: true
      default: false
      }
    }
  }
}
