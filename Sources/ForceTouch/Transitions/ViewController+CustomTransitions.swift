import Foundation
import ViewGeometry

extension ViewController {
  /// Returns a motion that the app's animator runs in a container behind `bar` (R15.63).
  ///
  /// The old views are moved into the container. At the end, the views that are still in it return
  /// to the receiver's view. `onCancel` is called when the transition is canceled, before it runs
  /// back or ends.
  final func customMotion(
    _ custom: CustomTransition, from old: ViewController, to new: ViewController,
    below bar: View, onCancel: @escaping () -> Void
  ) -> Motion {
    { [self] oldViews, newViews, coordinator, end in
      let container = View(frame: view.bounds)
      container.bounds = view.bounds
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(container, belowSubview: bar)
      for inner in oldViews { container.addSubview(inner) }
      coordinator.containerView = container
      var views = TransitionContext.Views(from: oldViews.first, to: newViews.first)
      views.initialFrames[ObjectIdentifier(old)] = oldViews.first?.frame
      views.finalFrames[ObjectIdentifier(new)] = newViews.first?.frame
      let context = TransitionContext(
        coordinator, animator: custom.animator, interaction: custom.interaction, views: views,
        onCancel: onCancel
      ) { [self] in
        for inner in oldViews + newViews where inner.isDescendant(of: container) {
          view.insertSubview(inner, belowSubview: bar)
        }
        container.removeFromSuperview()
        end()
      }
      context.begin()
    }
  }
}
