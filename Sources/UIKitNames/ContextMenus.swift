public import ForceTouch
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `Action`.
  public typealias UIAction = Action

  /// UIKit's name for `ActionHandler`.
  public typealias UIActionHandler = ActionHandler

  /// UIKit's name for `ContextMenuActionProvider`.
  public typealias UIContextMenuActionProvider = ContextMenuActionProvider

  /// UIKit's name for `ContextMenuConfiguration`.
  public typealias UIContextMenuConfiguration = ContextMenuConfiguration

  /// UIKit's name for `ContextMenuContentPreviewProvider`.
  public typealias UIContextMenuContentPreviewProvider = ContextMenuContentPreviewProvider

  /// UIKit's name for `ContextMenuInteraction`.
  public typealias UIContextMenuInteraction = ContextMenuInteraction

  /// UIKit's name for `ContextMenuInteractionAnimating`.
  public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating

  /// UIKit's name for `ContextMenuInteractionCommitAnimating`.
  public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating

  /// UIKit's name for `ContextMenuInteractionCommitStyle`.
  public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle

  /// UIKit's name for `ContextMenuInteractionDelegate`.
  public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate

  /// UIKit's name for `Interaction`.
  public typealias UIInteraction = Interaction

  /// UIKit's name for `Menu`.
  public typealias UIMenu = Menu

  /// UIKit's name for `MenuElement`.
  public typealias UIMenuElement = MenuElement
#endif
