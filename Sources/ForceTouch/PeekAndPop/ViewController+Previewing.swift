public import ViewGeometry

extension ViewController {
  /// Registers a view for peek and pop (R10.14).
  ///
  /// Several views may be registered; of nested ones, the deepest under the finger is pressed. The
  /// controller keeps the registration until it is unregistered or the controller is deallocated;
  /// `delegate` is held weakly.
  ///
  /// - Precondition: `sourceView` isn't registered by this controller already (R10.21).
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any ViewControllerPreviewingDelegate, sourceView: View
  ) -> any ViewControllerPreviewing {
    precondition(
      !contexts.contains { $0.sourceView === sourceView },
      "Can't register \(sourceView) for previewing: \(self) has registered it already.")
    let context = PreviewingContext(sourceView: sourceView, delegate: delegate)
    contexts.append(context)
    return context
  }

  /// Ends a registration and any press or peek of it.
  ///
  /// Does nothing unless it is this controller's.
  public final func unregisterForPreviewing(
    withContext previewingContext: any ViewControllerPreviewing
  ) {
    guard let index = contexts.firstIndex(where: { $0 === previewingContext }) else { return }
    contexts.remove(at: index).invalidate()
  }
}
