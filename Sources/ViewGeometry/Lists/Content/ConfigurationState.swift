/// The state to which a configuration adapts, like UIKit's `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state with the given traits; all of its flags, such as `isSelected`, are false.
  init(traitCollection: TraitCollection)
  /// The traits of the view.
  var traitCollection: TraitCollection { get set }
  /// Accesses the app-defined value for `key`; nil if there is none.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app-defined value in a state, like UIKit's `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view with a configuration, such as a header.
///
/// This is UIKit's `UIViewConfigurationState`. The library sets only the traits; an app may set the
/// flags.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is a pinned header or footer.
  public var isPinned = false
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits; all of its flags, such as `isSelected`, are false.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app-defined value for `key`; nil if there is none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell, like UIKit's `UICellConfigurationState`.
///
/// The library sets only the traits, ``isSelected``, ``isHighlighted`` and ``isEditing``; an app
/// may set the other properties.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The stages of dragging a cell.
  public enum DragState: Int, Sendable {
    /// The cell isn't being dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The relations of a cell to a drop.
  public enum DropState: Int, Sendable {
    /// Nothing is being dragged over the list.
    case none
    /// The cell isn't the target of the drop.
    case notTargeted
    /// The cell is the target of the drop.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell shows swipe actions.
  public var isSwiped = false
  /// Whether the cell's item is expanded in an outline.
  public var isExpanded = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// The stage of dragging the cell.
  public var cellDragState = DragState.none
  /// The relation of the cell to a drop.
  public var cellDropState = DropState.none
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits; all of its flags, such as `isSelected`, are false.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the app-defined value for `key`; nil if there is none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
