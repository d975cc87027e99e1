import ViewGeometry

extension ViewController {
  /// The default implementation of ``registerForPreviewing(with:sourceView:)``.
  @discardableResult
  final func builtInRegisterForPreviewing(
    with delegate: any ViewControllerPreviewingDelegate, sourceView: View
  ) -> any ViewControllerPreviewing {
    precondition(
      !contexts.contains { $0.sourceView === sourceView },
      "Can't register \(sourceView) for previewing: \(self) has already registered it.")
    let context = PreviewingContext(sourceView: sourceView, delegate: delegate)
    contexts.append(context)
    return context
  }

  /// The default implementation of ``unregisterForPreviewing(withContext:)``.
  final func builtInUnregisterForPreviewing(
    withContext previewingContext: any ViewControllerPreviewing
  ) {
    guard let index = contexts.firstIndex(where: { $0 === previewingContext }) else { return }
    contexts.remove(at: index).invalidate()
  }
}
