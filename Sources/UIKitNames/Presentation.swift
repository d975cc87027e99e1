public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name for `AdaptivePresentationControllerDelegate`.
  public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

  /// UIKit's name for `ModalPresentationStyle`.
  public typealias UIModalPresentationStyle = ModalPresentationStyle

  /// UIKit's name for `ModalTransitionStyle`.
  public typealias UIModalTransitionStyle = ModalTransitionStyle

  /// UIKit's name for `PopoverArrowDirection`.
  public typealias UIPopoverArrowDirection = PopoverArrowDirection

  /// UIKit's name for `PopoverPresentationController`.
  public typealias UIPopoverPresentationController = PopoverPresentationController

  /// UIKit's name for `PopoverPresentationControllerDelegate`.
  public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate

  /// UIKit's name for `PresentationController`.
  public typealias UIPresentationController = PresentationController

  /// UIKit's name for `SheetPresentationController`.
  public typealias UISheetPresentationController = SheetPresentationController

  /// UIKit's name for `ViewControllerAnimatedTransitioning`.
  public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning

  /// UIKit's name for `ViewControllerContextTransitioning`.
  public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning

  /// UIKit's name for `ViewControllerInteractiveTransitioning`.
  public typealias UIViewControllerInteractiveTransitioning =
    ViewControllerInteractiveTransitioning

  /// UIKit's name for `ViewControllerTransitioningDelegate`.
  public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
#endif
