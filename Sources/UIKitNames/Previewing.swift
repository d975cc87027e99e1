public import ForceTouch
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `PreviewAction`.
  public typealias UIPreviewAction = PreviewAction

  /// UIKit's name of `PreviewActionGroup`.
  public typealias UIPreviewActionGroup = PreviewActionGroup

  /// UIKit's name of `PreviewActionItem`.
  public typealias UIPreviewActionItem = PreviewActionItem

  /// UIKit's name of `PreviewInteraction`.
  public typealias UIPreviewInteraction = PreviewInteraction

  /// UIKit's name of `PreviewInteractionDelegate`.
  public typealias UIPreviewInteractionDelegate = PreviewInteractionDelegate

  /// UIKit's name of `PreviewParameters`.
  public typealias UIPreviewParameters = PreviewParameters

  /// UIKit's name of `PreviewTarget`.
  public typealias UIPreviewTarget = PreviewTarget

  /// UIKit's name of `TargetedPreview`.
  public typealias UITargetedPreview = TargetedPreview

  /// UIKit's name of `ViewControllerPreviewing`.
  public typealias UIViewControllerPreviewing = ViewControllerPreviewing

  /// UIKit's name of `ViewControllerPreviewingDelegate`.
  public typealias UIViewControllerPreviewingDelegate = ViewControllerPreviewingDelegate
#endif
