public import Foundation

extension TableViewCell {
  /// What is at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton
  }

  /// How a cell shows that its row is selected; without meaning here, since nothing is drawn.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none
    /// In blue.
    case blue
    /// In grey.
    case gray
    /// As the system does.
    case `default`
  }

  /// The control at the leading edge of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// One that deletes.
    case delete
    /// One that inserts.
    case insert
  }

  /// What a table says about the editing of a row.
  struct Editing {
    var style = EditingStyle.none
    var indents = true
    var moves = false
  }

  /// What plain cells don't have: nil in those.
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
    /// The safe area of the table that content keeps clear of.
    var safeArea = EdgeInsets.zero
    /// The content view's own margins, and those that keep its content within the readable width in their place.
    var readableMargins: (own: View.LayoutMargins.Own, set: EdgeInsets)?
  }

  private func part<Value>(_ path: KeyPath<Parts, Value>, _ plain: Value) -> Value {
    parts?[keyPath: path] ?? plain
  }

  final func setPart<Value>(_ path: WritableKeyPath<Parts, Value>, _ value: Value) {
    var changed = parts ?? Parts()
    changed[keyPath: path] = value
    parts = changed
    setNeedsLayout()
    if superview == nil { placeParts() }
  }

  /// What is at the trailing edge; narrows the content view (R7.14).
  public final var accessoryType: AccessoryType {
    get { part(\.accessoryType, .none) }
    set { setPart(\.accessoryType, newValue) }
  }

  /// What is at the trailing edge while the cell is edited; narrows the content view.
  public final var editingAccessoryType: AccessoryType {
    get { part(\.editingAccessoryType, .none) }
    set { setPart(\.editingAccessoryType, newValue) }
  }

  /// A view at the trailing edge in place of ``accessoryType``, of its own size.
  public final var accessoryView: View? {
    get { part(\.accessoryView, nil) }
    set {
      replace(accessoryView, with: newValue)
      setPart(\.accessoryView, newValue)
    }
  }

  /// A view at the trailing edge while the cell is edited, in place of ``editingAccessoryType``.
  public final var editingAccessoryView: View? {
    get { part(\.editingAccessoryView, nil) }
    set {
      replace(editingAccessoryView, with: newValue)
      setPart(\.editingAccessoryView, newValue)
    }
  }

  /// A view behind the content, as large as the cell.
  public final var backgroundView: View? {
    get { part(\.backgroundView, nil) }
    set {
      replace(backgroundView, with: newValue)
      setPart(\.backgroundView, newValue)
    }
  }

  /// A view behind the content and in front of ``backgroundView``, as large as the cell, hidden unless the row is selected.
  public final var selectedBackgroundView: View? {
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
      // Others may show it.
      own.isHidden = false
    }
    if let new { addSubview(new) }
  }

  /// A part that is in the cell; nil for one that went into another view, which places it.
  private func own(_ part: View?) -> View? {
    part?.superview === self ? part : nil
  }

  /// How far the line under the cell keeps from its edges; the table's unless set.
  public final var separatorInset: EdgeInsets {
    get {
      part(\.separatorInset, nil) ?? (superview as? TableView)?.separatorInset
        ?? TableView.defaultSeparatorInset
    }
    set { setPart(\.separatorInset, newValue) }
  }

  /// Where the line under the cell is, in the cell's coordinates: one point high, at the bottom.
  public final var separatorRect: CGRect {
    let inset = separatorInset
    return CGRect(
      x: inset.left, y: bounds.height - 1,
      width: max(0, bounds.width - inset.left - inset.right), height: 1)
  }

  /// How many steps the content is indented; a table sets what its delegate says.
  ///
  /// As in UIKit the content view stays: a cell with labels of its own indents them by ``indentation``.
  public final var indentationLevel: Int {
    get { part(\.indentationLevel, 0) }
    set { setPart(\.indentationLevel, newValue) }
  }

  /// The length of a step of indentation, 10 points by default.
  public final var indentationWidth: CGFloat {
    get { part(\.indentationWidth, 10) }
    set { setPart(\.indentationWidth, newValue) }
  }

  /// The level of indentation times its width, in points.
  public final var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// Whether the cell has a control to drag it by while it is edited, and the data source lets its row move.
  public final var showsReorderControl: Bool {
    get { part(\.showsReorderControl, false) }
    set { setPart(\.showsReorderControl, newValue) }
  }

  /// How the cell shows that its row is selected; nothing is drawn here.
  public final var selectionStyle: SelectionStyle {
    get { part(\.selectionStyle, .default) }
    set { setPart(\.selectionStyle, newValue) }
  }

  /// Whether the row is being edited; setting it calls ``setEditing(_:animated:)``.
  public final var isEditing: Bool {
    get { part(\.isEditing, false) }
    set { setEditing(newValue, animated: false) }
  }

  /// The control at the leading edge while the cell is edited.
  public final var editingStyle: EditingStyle { part(\.editing.style, .none) }

  // MARK: Geometry

  /// The room that controls and accessories of UIKit's take, in points (R7.13, R7.14).
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

  /// Puts content, accessory and backgrounds where they belong; a plain cell has nothing to put.
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
    placeBackgrounds(parts)
  }

  /// What the safe area, controls and accessories leave of a width to the content view (R7.13, R7.14).
  final func contentWidth(in width: CGFloat) -> CGFloat {
    guard let parts else { return width }
    let room = room(of: parts)
    return max(0, width - room.leading - room.trailing)
  }

  /// How far content keeps from the leading and the trailing edge, and the view at the trailing edge from that.
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
      // One that is in its place already isn't put there: that would ask for another layout.
      if indexOfSubview(view) != index { insertSubview(view, at: index) }
      index += 1
      if view.frame != bounds { view.frame = bounds }
    }
  }
}
