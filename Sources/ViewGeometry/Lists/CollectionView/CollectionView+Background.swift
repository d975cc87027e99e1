extension CollectionView {
  /// A view behind all items, as large as the visible area.
  public final var backgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  /// Whether a batch update is in progress or an interactive movement shows an uncommitted order.
  public final var hasUncommittedUpdates: Bool { list.batch != nil || movement != nil }
}
