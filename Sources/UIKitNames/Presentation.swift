public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name of `AdaptivePresentationControllerDelegate`.
  public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationControllerDelegate

  /// UIKit's name of `ModalPresentationStyle`.
  public typealias UIModalPresentationStyle = ModalPresentationStyle

  /// UIKit's name of `ModalTransitionStyle`.
  public typealias UIModalTransitionStyle = ModalTransitionStyle

  /// UIKit's name of `PopoverArrowDirection`.
  public typealias UIPopoverArrowDirection = PopoverArrowDirection

  /// UIKit's name of `PopoverPresentationController`.
  public typealias UIPopoverPresentationController = PopoverPresentationController

  /// UIKit's name of `PopoverPresentationControllerDelegate`.
  public typealias UIPopoverPresentationControllerDelegate = PopoverPresentationControllerDelegate

  /// UIKit's name of `PresentationController`.
  public typealias UIPresentationController = PresentationController

  /// UIKit's name of `SheetPresentationController`.
  public typealias UISheetPresentationController = SheetPresentationController

  /// UIKit's name of `ViewControllerTransitioningDelegate`.
  public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
#endif
