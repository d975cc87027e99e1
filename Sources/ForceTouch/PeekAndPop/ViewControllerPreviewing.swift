public import Foundation
public import ViewGeometry

/// A view registered for peek and pop: `UIViewControllerPreviewing`.
///
/// `ViewController.registerForPreviewing(with:sourceView:)` makes one; the controller keeps it.
public protocol ViewControllerPreviewing: AnyObject {
  /// Who supplies the previews; held weakly, unlike the property's type in UIKit says.
  var delegate: (any ViewControllerPreviewingDelegate)? { get }

  /// The view that is pressed, whose coordinates `sourceRect` and the location are in.
  var sourceView: View { get }

  /// What stays sharp, and where the preview springs from, in the coordinates of the source view.
  ///
  /// The bounds of the source view by default, scroll offset included, and again at the start of each press (R10.15,
  /// R10.18). To be set inside `previewingContext(_:viewControllerForLocation:)`. A rectangle that is null, empty or not
  /// finite means the default.
  var sourceRect: CGRect { get set }
}

/// Supplies the controllers that are previewed: `UIViewControllerPreviewingDelegate`.
public protocol ViewControllerPreviewingDelegate: AnyObject {
  /// The controller to preview for a press at `location`, in the coordinates of the source view; nil for no preview (R10.14).
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController?

  /// Presents `viewControllerToCommit`, the very controller that was previewed (R10.19).
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, commit viewControllerToCommit: ViewController
  )
}
