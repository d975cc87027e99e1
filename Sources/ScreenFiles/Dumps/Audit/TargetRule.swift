import Foundation

extension ScreenDump {
  /// Returns whether an element is meant to be tapped.
  ///
  /// An element is a target if the dump reports it as clickable or long-clickable or, in formats
  /// without that information, if its role or type is that of a control. Hidden elements, text
  /// nodes of web pages, elements that receive no touches and elements without a rectangle aren't
  /// targets.
  public func isTarget(_ element: Element) -> Bool {
    guard !element.isHidden, element.flags.isDisjoint(with: [.inert, .insideInert, .textRun]),
      element.hasFrame
    else { return false }
    switch model.rules.touch {
    case .clickable, .webPage: return !element.flags.isDisjoint(with: .takesClicks)
    // Of the dumps with UIKit's rule, only those created from live views have this flag.
    case .uiKit where element.flags.contains(.clickable): return true
    case .uiKit, .frontmost:
      // Dumps in pixels are mostly from Android, where a `TextView` is a label.
      let controls = unit == .pixels ? Self.controlsOfAndroid : Self.controls
      return [element.role, element.typeName].contains { Self.isControl($0, of: controls) }
    }
  }

  /// Returns whether a class name is that of a control on Apple's platforms.
  static func isControlName(_ name: String) -> Bool { isControl(name, of: controls) }

  /// Returns whether a type name ends with one of the names in `controls`.
  ///
  /// Flutter's `Widget` suffix is ignored.
  private static func isControl(_ name: String, of controls: [String]) -> Bool {
    let stem = name.hasSuffix("Widget") ? name.dropLast(6) : name[...]
    return controls.contains { stem.hasSuffix($0) }
  }

  private static let controls = [
    "Button", "Cell", "Switch", "Slider", "Stepper", "TextField", "SearchField", "Link", "CheckBox",
    "Toggle", "SegmentedControl", "MenuItem", "Tab", "Key", "PickerWheel", "UIControl", "TextView",
  ]

  /// The names of Android's controls, without `TextView`, which is a label on Android.
  private static let controlsOfAndroid =
    controls.filter { $0 != "TextView" } + [
      "EditText", "AutoCompleteTextView", "SeekBar", "RatingBar", "Spinner", "NumberPicker",
    ]
}
