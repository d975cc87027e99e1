public import Foundation

extension TableViewCell {
  /// The style of the separators between rows, under the name that UIKit uses in cells.
  public typealias SeparatorStyle = TableView.SeparatorStyle

  /// The kinds of accessories at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none
    /// A disclosure arrow.
    case disclosureIndicator
    /// A detail button and a disclosure arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The styles of selected cells, which have no effect, because nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// The appearance doesn't change.
    case none
    /// The background is blue.
    case blue
    /// The background is gray.
    case gray
    /// The cell has the system's default appearance.
    case `default`
  }

  /// The kinds of editing controls at the leading edge of a cell.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A delete control.
    case delete
    /// An insert control.
    case insert
  }

  /// The way in which a row is edited, as determined by the table.
  struct Editing {
    var style = EditingStyle.none
    var indents = true
    var moves = false
  }

  /// Properties that few cells set; a cell stores them once one of them is set.
  struct Parts {
    var accessoryType = AccessoryType.none
    var editingAccessoryType = AccessoryType.none
    var accessoryView: View?
    var editingAccessoryView: View?
    var separatorInset: EdgeInsets?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var isIndentedByTable = false
    var showsReorderControl = false
    var isEditing = false
    var editing = Editing()
    var selectionStyle = SelectionStyle.default
    var backgroundView: View?
    var selectedBackgroundView: View?
    /// The content configuration and its settings.
    var content: CellContent?
    /// The labels and the image of the cell's style.
    var labels: (any CellLabels)?
    /// The left and right insets that the table sets to keep the content in the safe area.
    var safeArea = EdgeInsets.zero
    /// The content view's own margins, and the margins that were set instead to follow the readable
    /// width.
    var readableMargins: (own: View.LayoutMargins.Own, set: EdgeInsets)?
  }

  final func part<Value>(_ path: KeyPath<Parts, Value>, _ plain: Value) -> Value {
    parts?[keyPath: path] ?? plain
  }

  final func setPart<Value>(_ path: WritableKeyPath<Parts, Value>, _ value: Value) {
    var changed = parts ?? Parts()
    changed[keyPath: path] = value
    parts = changed
    setNeedsLayout()
    if superview == nil { placeParts() }
  }

  /// The default implementation of ``accessoryType``.
  final var builtInAccessoryType: AccessoryType {
    get { part(\.accessoryType, .none) }
    set { setPart(\.accessoryType, newValue) }
  }

  /// The default implementation of ``editingAccessoryType``.
  final var builtInEditingAccessoryType: AccessoryType {
    get { part(\.editingAccessoryType, .none) }
    set { setPart(\.editingAccessoryType, newValue) }
  }

  /// The default implementation of ``accessoryView``.
  final var builtInAccessoryView: View? {
    get { part(\.accessoryView, nil) }
    set {
      replace(accessoryView, with: newValue)
      setPart(\.accessoryView, newValue)
    }
  }

  /// The default implementation of ``editingAccessoryView``.
  final var builtInEditingAccessoryView: View? {
    get { part(\.editingAccessoryView, nil) }
    set {
      replace(editingAccessoryView, with: newValue)
      setPart(\.editingAccessoryView, newValue)
    }
  }

  /// The default implementation of ``backgroundView``.
  final var builtInBackgroundView: View? {
    get { part(\.backgroundView, nil) }
    set {
      replace(backgroundView, with: newValue)
      setPart(\.backgroundView, newValue)
    }
  }

  /// The default implementation of ``selectedBackgroundView``.
  final var builtInSelectedBackgroundView: View? {
    get { part(\.selectedBackgroundView, nil) }
    set {
      replace(selectedBackgroundView, with: newValue)
      setPart(\.selectedBackgroundView, newValue)
    }
  }

  private func replace(_ old: View?, with new: View?) {
    guard old !== new else { return }
    let views = [accessoryView, editingAccessoryView, backgroundView, selectedBackgroundView]
    if let own = own(old), views.count(where: { $0 === own }) == 1 {
      own.removeFromSuperview()
      // The cell may have hidden the view. In another superview, the view must be visible.
      own.isHidden = false
    }
    if let new { addSubview(new) }
  }

  /// Returns `part` if it is still in the cell; nil if it was moved to another superview.
  private func own(_ part: View?) -> View? {
    part?.superview === self ? part : nil
  }

  /// The default implementation of ``separatorInset``.
  final var builtInSeparatorInset: EdgeInsets {
    get {
      part(\.separatorInset, nil) ?? (superview as? TableView)?.separatorInset
        ?? TableView.defaultSeparatorInset
    }
    set { setPart(\.separatorInset, newValue) }
  }

  /// The rectangle of the separator below the content, in the cell's coordinates.
  ///
  /// It is one point high, at the bottom of the cell, and inset from the left and right edges by
  /// ``separatorInset``.
  public final var separatorRect: CGRect {
    let inset = separatorInset
    return CGRect(
      x: inset.left, y: bounds.height - 1,
      width: max(0, bounds.width - inset.left - inset.right), height: 1)
  }

  /// The default implementation of ``indentationLevel``.
  final var builtInIndentationLevel: Int {
    get { part(\.indentationLevel, 0) }
    set { setPart(\.indentationLevel, newValue) }
  }

  /// The default implementation of ``indentationWidth``.
  final var builtInIndentationWidth: CGFloat {
    get { part(\.indentationWidth, 10) }
    set { setPart(\.indentationWidth, newValue) }
  }

  /// The width by which the content is indented, in points.
  ///
  /// It is the indentation level multiplied by the width of a level.
  public final var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The default implementation of ``showsReorderControl``.
  final var builtInShowsReorderControl: Bool {
    get { part(\.showsReorderControl, false) }
    set { setPart(\.showsReorderControl, newValue) }
  }

  /// The default implementation of ``selectionStyle``.
  final var builtInSelectionStyle: SelectionStyle {
    get { part(\.selectionStyle, .default) }
    set { setPart(\.selectionStyle, newValue) }
  }

  /// The default implementation of ``isEditing``.
  final var builtInIsEditing: Bool {
    get { part(\.isEditing, false) }
    set { setEditing(newValue, animated: false) }
  }

  // MARK: Geometry

  /// The widths of UIKit's controls and accessories, in points (R7.13, R7.14).
  private enum Room {
    static let control: CGFloat = 38
    static let margin: CGFloat = 15

    static func accessory(_ type: AccessoryType) -> CGFloat {
      switch type {
      case .none: 0
      case .disclosureIndicator: 33
      case .detailDisclosureButton: 67
      case .checkmark: 39
      case .detailButton: 47
      }
    }
  }

  /// Sets the frames of the content view, the accessory view and the background views, and
  /// positions the labels.
  ///
  /// Of `accessoryView` and `editingAccessoryView`, only the one for the current mode is displayed.
  /// Does nothing if the cell has no `parts`.
  final func placeParts() {
    guard let parts else { return }
    let (shown, hidden) =
      parts.isEditing
      ? (parts.editingAccessoryView, parts.accessoryView)
      : (parts.accessoryView, parts.editingAccessoryView)
    own(hidden)?.isHidden = true
    own(shown)?.isHidden = false
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = room(of: parts)
    if let shown = own(shown) { place(shown, trailing: room.accessory) }
    let content = CGRect(
      x: isMirrored ? room.trailing : room.leading, y: 0,
      width: max(0, bounds.width - room.leading - room.trailing), height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    parts.labels?.place()
    placeBackgrounds(parts)
  }

  /// Returns the width that the safe area, the controls and the accessories leave for the content
  /// view in a cell of the given width (R7.13, R7.14).
  final func contentWidth(in width: CGFloat) -> CGFloat {
    guard let parts else { return width }
    let room = room(of: parts)
    return max(0, width - room.leading - room.trailing)
  }

  /// Returns the leading and trailing insets of the content, and the trailing inset of the
  /// accessory view.
  private func room(
    of parts: Parts
  ) -> (leading: CGFloat, trailing: CGFloat, accessory: CGFloat) {
    var (leading, trailing) = (parts.safeArea.left, parts.safeArea.right)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&leading, &trailing) }
    if parts.isEditing {
      if parts.editing.style != .none, parts.editing.indents { leading += Room.control }
      if parts.editing.moves, parts.showsReorderControl { trailing += Room.control }
    }
    let accessory = trailing + Room.margin
    if let shown = parts.isEditing ? parts.editingAccessoryView : parts.accessoryView {
      trailing = accessory + shown.bounds.width
    } else {
      trailing += Room.accessory(
        parts.isEditing ? parts.editingAccessoryType : parts.accessoryType)
    }
    return (leading, trailing, accessory)
  }

  /// Whether the accessory in the current mode has a detail button.
  final var showsDetailButton: Bool {
    guard (isEditing ? editingAccessoryView : accessoryView) == nil else { return false }
    let type = isEditing ? editingAccessoryType : accessoryType
    return type == .detailButton || type == .detailDisclosureButton
  }

  private func place(_ accessory: View, trailing: CGFloat) {
    let size = accessory.bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    accessory.frame = CGRect(
      x: isMirrored ? trailing : bounds.width - trailing - size.width,
      y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func placeBackgrounds(_ parts: Parts) {
    own(parts.selectedBackgroundView)?.isHidden = !isSelected && !isHighlighted
    var index = 0
    for case let view? in [own(parts.backgroundView), own(parts.selectedBackgroundView)] {
      // A view that is already at its index isn't inserted again, because that would require
      // another layout pass.
      if indexOfSubview(view) != index { insertSubview(view, at: index) }
      index += 1
      if view.frame != bounds { view.frame = bounds }
    }
  }
}
