import Foundation

/// The background views of a cell, a header or a footer.
struct CellBackgrounds {
  private(set) var plain: View?
  private(set) var selected: View?

  /// Replaces the plain background of `owner`; `view` is inserted behind all other subviews.
  mutating func setPlain(_ view: View?, in owner: View) {
    guard view !== plain else { return }
    Self.replace(plain, with: view, at: 0, in: owner)
    plain = view
  }

  /// Replaces the selected background of `owner`; `view` is inserted in front of the plain
  /// background.
  mutating func setSelected(_ view: View?, in owner: View) {
    guard view !== selected else { return }
    Self.replace(selected, with: view, at: plain?.superview === owner ? 1 : 0, in: owner)
    selected = view
  }

  /// Shows the selected background if `isSelected` is true; otherwise, hides it.
  func show(selected isSelected: Bool) { selected?.isHidden = !isSelected }

  private static func replace(_ old: View?, with new: View?, at index: Int, in owner: View) {
    if old?.superview === owner { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = owner.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    owner.insertSubview(new, at: index)
  }
}
