extension CollectionView {
  /// What ``backgroundView`` is unless a class overrides it.
  final var builtInBackgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  /// What ``hasUncommittedUpdates`` is unless a class overrides it.
  final var builtInHasUncommittedUpdates: Bool { list.batch != nil || movement != nil }
}
