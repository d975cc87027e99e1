extension CollectionView {
  /// The default of ``backgroundView``.
  final var builtInBackgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  /// The default of ``hasUncommittedUpdates``.
  final var builtInHasUncommittedUpdates: Bool { list.batch != nil || movement != nil }
}
