import UIKitNames
import ViewGeometry

/// An overlay that a press pulls up over a photo, with a stack of ratings on it.
///
/// It is written as for UIKit: an animator with a plain block is scrubbed by the press, and runs
/// backwards when the press is cancelled. Nothing in it knows of clocks or presentations.
final class RatingOverlay: UIView {
  private(set) var dimmer: UIView?
  private(set) var photo: UIView?
  private(set) var ratings: UIStackView?
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var endings: [UIViewAnimatingPosition] = []
  /// The curve of the animator, and where the ratings are moved to, above the photo.
  var curve = UIView.AnimationCurve.linear
  static let names = ["Poor", "Fair", "Good"]

  /// Makes the views of a new press on `view`.
  func begin(with view: UIView) {
    animator?.stopAnimation(false)
    dimmer?.removeFromSuperview()
    let dimmer = UIView(frame: bounds)
    (dimmer.alpha, dimmer.autoresizingMask) = (0, [.flexibleWidth, .flexibleHeight])
    addSubview(dimmer)
    let photo = view.snapshotView(afterScreenUpdates: false) ?? UIView()
    photo.center = view.superview?.convert(view.center, to: self) ?? .zero
    dimmer.addSubview(photo)
    (self.dimmer, self.photo) = (dimmer, photo)
    prepareRatings(on: photo)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: curve) {
      self.dimmer?.alpha = 0.8
      self.photo?.layer.shadowRadius = 11
      self.photo?.layer.shadowOpacity = 0.5
      self.photo?.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      self.ratings?.alpha = 1
      self.ratings?.center.y -= 40
    }
    animator.addCompletion { [weak self] position in
      self?.endings.append(position)
      if position == .start { self?.dimmer?.removeFromSuperview() }
      self?.animator = nil
    }
    self.animator = animator
  }

  private func prepareRatings(on photo: UIView) {
    let labels = Self.names.map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    let ratings = UIStackView(arrangedSubviews: labels)
    (ratings.axis, ratings.distribution, ratings.alpha) = (.vertical, .fillEqually, 0)
    ratings.frame = CGRect(x: 0, y: 0, width: photo.bounds.width, height: 60)
    ratings.center = CGPoint(x: photo.bounds.midX, y: photo.bounds.midY)
    photo.addSubview(ratings)
    self.ratings = ratings
  }

  func updateAppearance(forPreviewProgress progress: CGFloat) {
    animator?.fractionComplete = progress
  }

  /// The name of the rating at a point of the overlay.
  func rating(at point: CGPoint) -> String? {
    ratings?.arrangedSubviews.firstIndex { label in
      label.point(inside: convert(point, to: label), with: nil)
    }.map { Self.names[$0] }
  }

  func endInteraction() {
    animator?.isReversed = true
    animator?.startAnimation()
  }
}

/// A screen with a photo that is rated by pressing on it.
final class RatingController: UIViewController, UIPreviewInteractionDelegate {
  let photo = UIView(frame: CGRect(x: 100, y: 200, width: 160, height: 160))
  let overlay = RatingOverlay()
  private(set) var interaction: UIPreviewInteraction?
  private(set) var rated: [String?] = []
  private(set) var cancels = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)
    overlay.frame = view.bounds
    (overlay.autoresizingMask, overlay.isUserInteractionEnabled) = (
      [.flexibleWidth, .flexibleHeight], false
    )
    view.addSubview(overlay)
    interaction = UIPreviewInteraction(view: view)
    interaction?.delegate = self
  }

  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    guard photo.point(inside: previewInteraction.location(in: photo), with: nil) else {
      return false
    }
    overlay.begin(with: photo)
    return true
  }

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {
    overlay.updateAppearance(forPreviewProgress: transitionProgress)
  }

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {
    guard ended else { return }
    rated.append(overlay.rating(at: previewInteraction.location(in: overlay)))
    overlay.endInteraction()
  }

  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
    cancels += 1
    overlay.endInteraction()
  }
}
