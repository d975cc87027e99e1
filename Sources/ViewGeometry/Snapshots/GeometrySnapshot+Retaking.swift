extension GeometrySnapshot {
  /// Takes the snapshot again, of `root` and all below it as they are now.
  ///
  ///     var snapshot = GeometrySnapshot(of: window)
  ///     cell.center.y += 8
  ///     snapshot.retake(of: window)
  ///
  /// The answers are those of `GeometrySnapshot(of: root)`. Copies of the snapshot stay as they were.
  ///
  /// The first time is a whole pass, and from then on changes below `root` are noted. Taken again after that, a snapshot reads the
  /// views that changed and places those in them; where nothing changed it does nothing. A whole pass is made after views came, went or
  /// changed places, after one was turned for the first time or turned back, when more than an eighth of the views changed, and for trees
  /// of more than 64 levels. While there are copies of the snapshot its memory is copied, 112 bytes a view. An index is rebuilt by the first
  /// question for it, or at once for trees that are hit-tested by one.
  ///
  /// - Complexity: O(k log k + views in the k that changed), else O(views).
  public mutating func retake(of root: View) {
    withExtendedLifetime(root) { catchUp(with: root) }
  }

  private mutating func catchUp(with root: View) {
    let journal = root.makeChangeJournal()
    if isOf(root), let place = storage.placeInJournal, let notes = journal.notes(since: place),
      notes.views.count <= max(Self.fewestNotes, count / Self.viewsANote)
    {
      if notes.views.isEmpty { return }
      if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(copying: storage) }
      if storage.update(with: notes.views) {
        storage.placeInJournal = notes.end
        return
      }
    }
    storage = SnapshotBuilder.storage(of: ViewCursor(root), watching: true)
    guard storage.shape.depth <= ChangeJournal.mostLevels else { return journal.close() }
    storage.placeInJournal = journal.open(viewCount: count)
  }

  /// How often it was brought up to date since it was read whole.
  package var updatesSincePass: Int { storage.updatesSincePass }

  /// Whether both have the same memory, so that either is a copy of the other.
  package func sharesMemory(with other: GeometrySnapshot) -> Bool { storage === other.storage }

  private static let fewestNotes = threshold(16, low: 1)
  private static let viewsANote = threshold(8, low: 1)

  private func isOf(_ root: View) -> Bool {
    root.snapshotIdentity != 0 && storage.identities.element(of: root.snapshotIdentity) == 0
  }
}
