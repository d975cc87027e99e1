extension CollectionView {
  /// The default implementation of ``backgroundView``.
  final var builtInBackgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  /// The default implementation of ``hasUncommittedUpdates``.
  final var builtInHasUncommittedUpdates: Bool { list.batch != nil || movement != nil }
}
