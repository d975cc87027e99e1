public import ForceTouch
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `Action`.
  public typealias UIAction = Action

  /// UIKit's name of `ActionHandler`.
  public typealias UIActionHandler = ActionHandler

  /// UIKit's name of `ContextMenuActionProvider`.
  public typealias UIContextMenuActionProvider = ContextMenuActionProvider

  /// UIKit's name of `ContextMenuConfiguration`.
  public typealias UIContextMenuConfiguration = ContextMenuConfiguration

  /// UIKit's name of `ContextMenuContentPreviewProvider`.
  public typealias UIContextMenuContentPreviewProvider = ContextMenuContentPreviewProvider

  /// UIKit's name of `ContextMenuInteraction`.
  public typealias UIContextMenuInteraction = ContextMenuInteraction

  /// UIKit's name of `ContextMenuInteractionAnimating`.
  public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating

  /// UIKit's name of `ContextMenuInteractionCommitAnimating`.
  public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating

  /// UIKit's name of `ContextMenuInteractionCommitStyle`.
  public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle

  /// UIKit's name of `ContextMenuInteractionDelegate`.
  public typealias UIContextMenuInteractionDelegate = ContextMenuInteractionDelegate

  /// UIKit's name of `Interaction`.
  public typealias UIInteraction = Interaction

  /// UIKit's name of `Menu`.
  public typealias UIMenu = Menu

  /// UIKit's name of `MenuElement`.
  public typealias UIMenuElement = MenuElement
#endif
