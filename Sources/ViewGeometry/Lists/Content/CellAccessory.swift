public import Foundation

/// An accessory of a list cell, like UIKit's `UICellAccessory`.
///
/// Only custom views are displayed; the system's accessories only take up space (R13.32). An
/// accessory takes its own width unless its options reserve another one. It takes no space while
/// it is hidden or isn't displayed in the current mode.
public struct CellAccessory {
  /// The modes in which an accessory is displayed.
  public enum DisplayedState: Sendable, Hashable {
    /// The accessory is always displayed.
    case always
    /// The accessory is displayed in editing mode.
    case whenEditing
    /// The accessory is displayed outside of editing mode.
    case whenNotEditing
  }

  /// The width that an accessory takes.
  public enum LayoutDimension: Sendable, Hashable {
    /// The accessory's own width; for a custom view, its width plus 15 points.
    case actual
    /// A standard width of 38 points.
    case standard
    /// A width in points; 0 if the value is negative or NaN.
    case custom(CGFloat)
  }

  /// The settings of an accessory.
  public struct Options {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width that the accessory takes; nil, the default, means its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color, stored for the renderer; nil by default.
    public var tintColor: Color?

    /// Creates settings; by default, the accessory isn't hidden and takes its own width.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      self.tintColor = tintColor
    }
  }

  /// The settings of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The settings of a check mark.
  public typealias CheckmarkOptions = Options
  /// The settings of a detail button.
  public typealias DetailOptions = Options
  /// The settings of a delete control.
  public typealias DeleteOptions = Options
  /// The settings of an insert control.
  public typealias InsertOptions = Options
  /// The settings of a reorder control.
  public typealias ReorderOptions = Options
  /// The settings of a selection control.
  public typealias MultiselectOptions = Options

  /// The end of the cell at which a custom view lies.
  public enum Placement: Sendable, Hashable {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A custom view and its settings, like UIKit's `UICellAccessory.CustomViewConfiguration`.
  public struct CustomViewConfiguration {
    /// The view, which keeps its own size.
    public let customView: View
    /// The end of the cell at which the view lies.
    public let placement: Placement
    /// The settings of the accessory that shows the view.
    public let options: Options

    /// Creates a configuration; `maintainsFixedSize` has no effect, since views keep their size.
    public init(
      customView: View, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement) = (customView, placement)
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  enum Kind {
    case fixed(width: CGFloat, isLeading: Bool)
    case view(View, isLeading: Bool)

    var view: View? { if case .view(let view, _) = self { view } else { nil } }
  }

  let kind: Kind
  let displayed: DisplayedState
  let options: Options

  private static func fixed(
    _ width: CGFloat, leading: Bool = false, _ displayed: DisplayedState, _ options: Options
  ) -> CellAccessory {
    CellAccessory(
      kind: .fixed(width: width, isLeading: leading), displayed: displayed, options: options)
  }

  /// Returns a disclosure indicator, which takes 33 points at the trailing end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { fixed(33, displayed, options) }

  /// Returns a check mark, which takes 39 points at the trailing end.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { fixed(39, displayed, options) }

  /// Returns a detail button, which takes 47 points at the trailing end.
  ///
  /// `actionHandler` is ignored, since nothing is displayed.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { fixed(47, displayed, options) }

  /// Returns a delete control, which takes 38 points at the leading end.
  ///
  /// `actionHandler` is ignored, since nothing is displayed.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { fixed(38, leading: true, displayed, options) }

  /// Returns an insert control, which takes 38 points at the leading end.
  ///
  /// `actionHandler` is ignored, since nothing is displayed.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory { fixed(38, leading: true, displayed, options) }

  /// Returns a reorder control, which takes 38 points at the trailing end.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { fixed(38, displayed, options) }

  /// Returns a multiple-selection control, which takes 38 points at the leading end.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { fixed(38, leading: true, displayed, options) }

  /// Returns an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return CellAccessory(
      kind: .view(configuration.customView, isLeading: isLeading), displayed: displayed,
      options: configuration.options)
  }

  func isDisplayed(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  var isLeading: Bool {
    switch kind {
    case .fixed(_, let isLeading), .view(_, let isLeading): isLeading
    }
  }

  /// The width that the accessory takes, in points.
  ///
  /// Without a reserved width, a custom view takes its own width plus 15 points, like the accessory
  /// view of a table cell.
  var width: CGFloat {
    switch options.reservedLayoutWidth {
    case .custom(let width): return width > 0 ? width : 0
    case .standard: return 38
    case .actual, nil: break
    }
    switch kind {
    case .fixed(let width, _): return width
    case .view(let view, _): return view.bounds.width + 15
    }
  }
}
