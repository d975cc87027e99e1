extension CollectionView {
  /// A view behind all items, as large as the visible part.
  public final var backgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  /// Whether a batch of updates is open, or a drag shows what the data source doesn't know yet.
  public final var hasUncommittedUpdates: Bool { list.batch != nil || movement != nil }
}
