public import Foundation
public import ViewGeometry

/// A view registered for peek and pop: `UIViewControllerPreviewing`.
///
/// `ViewController.registerForPreviewing(with:sourceView:)` creates it, and the controller retains
/// it.
public protocol ViewControllerPreviewing: AnyObject {
  /// The delegate that supplies the previews; held weakly, although UIKit declares it strong.
  var delegate: (any ViewControllerPreviewingDelegate)? { get }

  /// The registered view; `sourceRect` and the locations of presses are in its coordinates.
  var sourceView: View { get }

  /// The rectangle that stays sharp and that the preview opens from, in source view coordinates.
  ///
  /// The default is the bounds of the source view, whose origin is the scroll offset (R10.15,
  /// R10.18). The rectangle is reset to the default at the start of each press. Set the rectangle
  /// in `previewingContext(_:viewControllerForLocation:)`. If it is null, empty or not finite, the
  /// default is used.
  var sourceRect: CGRect { get set }
}

/// Supplies the controllers to preview: `UIViewControllerPreviewingDelegate`.
public protocol ViewControllerPreviewingDelegate: AnyObject {
  /// Returns the controller to preview for a press at `location`; nil if there is no preview
  /// (R10.14).
  ///
  /// `location` is in the coordinates of the source view.
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController?

  /// Called when the press has completed its commit phase, to present the controller that was
  /// previewed (R10.19).
  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, commit viewControllerToCommit: ViewController
  )
}
