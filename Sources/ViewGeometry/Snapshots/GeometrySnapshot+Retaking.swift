extension GeometrySnapshot {
  /// Updates the snapshot to the current state of `root` and its descendants.
  ///
  ///     var snapshot = GeometrySnapshot(of: window)
  ///     cell.center.y += 8
  ///     snapshot.retake(of: window)
  ///
  /// The result equals `GeometrySnapshot(of: root)`, or, for a snapshot of the presentation,
  /// `GeometrySnapshot(presentationOf: root)`. Copies of the snapshot don't change.
  ///
  /// The first call rebuilds the whole snapshot; from then on, changes below `root` are recorded.
  /// Later calls read the changed views and update their descendants; without changes they do
  /// nothing. A full rebuild is needed if `root` isn't the view of the snapshot, if views were
  /// added, removed or reordered, if a view gained or lost a transform, or if more than 16 views
  /// and more than an eighth of all views changed. Snapshots of the presentation, and of trees with
  /// more than 64 levels below the root, are always rebuilt. If the snapshot has copies, its memory
  /// is copied, 112 bytes per view. The index is rebuilt by the next query that needs it, or
  /// immediately for trees whose hit tests use an index.
  ///
  /// - Complexity: O(k log k + descendants of the k changed views), or O(views) for a full rebuild.
  public mutating func retake(of root: View) {
    withExtendedLifetime(root) { catchUp(with: root) }
  }

  private mutating func catchUp(with root: View) {
    guard !isOfPresentation else { return storage = Self.presentationStorage(of: root) }
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

  /// The number of updates since the last full rebuild.
  package var updatesSincePass: Int { storage.updatesSincePass }

  /// Returns whether the snapshots share their memory, as copies do until one of them is retaken.
  package func sharesMemory(with other: GeometrySnapshot) -> Bool { storage === other.storage }

  private static let fewestNotes = threshold(16, low: 1)
  private static let viewsANote = threshold(8, low: 1)

  private func isOf(_ root: View) -> Bool {
    root.snapshotIdentity != 0 && storage.identities.element(of: root.snapshotIdentity) == 0
  }
}
