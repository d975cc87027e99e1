public import ForceTouch
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `PreviewAction`.
  public typealias UIPreviewAction = PreviewAction

  /// UIKit's name for `PreviewActionGroup`.
  public typealias UIPreviewActionGroup = PreviewActionGroup

  /// UIKit's name for `PreviewActionItem`.
  public typealias UIPreviewActionItem = PreviewActionItem

  /// UIKit's name for `PreviewInteraction`.
  public typealias UIPreviewInteraction = PreviewInteraction

  /// UIKit's name for `PreviewInteractionDelegate`.
  public typealias UIPreviewInteractionDelegate = PreviewInteractionDelegate

  /// UIKit's name for `PreviewParameters`.
  public typealias UIPreviewParameters = PreviewParameters

  /// UIKit's name for `PreviewTarget`.
  public typealias UIPreviewTarget = PreviewTarget

  /// UIKit's name for `TargetedPreview`.
  public typealias UITargetedPreview = TargetedPreview

  /// UIKit's name for `ViewControllerPreviewing`.
  public typealias UIViewControllerPreviewing = ViewControllerPreviewing

  /// UIKit's name for `ViewControllerPreviewingDelegate`.
  public typealias UIViewControllerPreviewingDelegate = ViewControllerPreviewingDelegate
#endif
