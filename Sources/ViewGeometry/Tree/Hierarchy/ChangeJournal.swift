/// A record of the views that have changed since snapshots of a tree were taken.
///
/// It is used to update the snapshots.
///
/// The journal belongs to the view at the root of the snapshots. Its entries are called *notes*,
/// and it is *open* while it records changes. The views in the snapshots are flagged `watched`.
/// When a property that snapshots store changes in a flagged view, the view is noted in its own
/// journal and in those of all its ancestors, and the flag is cleared. The flag is set again when a
/// snapshot has read the note. Therefore, if a view has already been noted, or isn't in a snapshot,
/// a change to it costs only the test of a flag.
///
/// The pointers are safe: a view noted in an open journal is in the tree. When a view is added,
/// removed or reordered, the journals of its ancestors are closed, and a closed journal has no
/// notes.
final class ChangeJournal {
  /// The maximum number of levels between a view and a journal that records it.
  ///
  /// Trees with more levels have no open journals.
  static let mostLevels = threshold(64, low: 2)
  private static let fewestNotes = threshold(64, low: 1)

  private var notes: ContiguousArray<ViewCursor> = []
  /// The position of the first note that hasn't been dropped.
  private var dropped = 0
  private var isOpen = false
  private var mostNotes = 0

  /// The position of the next note, counted from the first note ever written.
  private var end: Int { dropped + notes.count }

  /// Starts or continues to record changes; returns the position of the next note.
  ///
  /// All `viewCount` views of the tree must already be flagged `watched`. The journal keeps at most
  /// one note per four views, or 64 in small trees. When it is full, it drops the older half of its
  /// notes. Reading more notes would cost more than visiting all views.
  func open(viewCount: Int) -> Int {
    isOpen = true
    mostNotes = max(Self.fewestNotes, viewCount / 4)
    return end
  }

  /// Drops all notes and stops recording.
  ///
  /// All positions returned so far become invalid, so a snapshot that would need the dropped notes
  /// can't be updated.
  func close() {
    dropped = end + 1
    notes = []
    isOpen = false
  }

  func note(_ view: ViewCursor) {
    guard isOpen else { return }
    if notes.count >= mostNotes {
      let half = (notes.count + 1) / 2
      notes.removeFirst(half)
      dropped += half
    }
    notes.append(view)
  }

  /// Returns the views noted since the position `place`, possibly with repetitions, and the
  /// position of the next note.
  ///
  /// Returns nil if the journal is closed, or if notes since `place` have been dropped.
  func notes(since place: Int) -> (views: ArraySlice<ViewCursor>, end: Int)? {
    guard isOpen, place >= dropped else { return nil }
    return (notes[(place - dropped)...], end)
  }
}

extension View {
  /// Records a change to a value that snapshots store.
  @inline(__always)
  final func noteChange() {
    if flags.contains(.watched) { noteChangeAbove() }
  }

  @inline(never)
  final func noteChangeAbove() {
    flags.subtract(.watched)
    let view = ViewCursor(self)
    view.forEachJournalAbove { $0.note(view) }
  }

  /// Closes the journals of the view and its ancestors, because the view's subviews have changed.
  @inline(never)
  final func closeJournalsAbove() {
    moreFlags.remove(.recorded)
    ViewCursor(self).forEachJournalAbove { $0.close() }
  }

  /// Returns the journal of changes to the view and its descendants, creating it if needed.
  final func makeChangeJournal() -> ChangeJournal {
    let attributes = makeRareAttributes()
    if let journal = attributes.changeJournal { return journal }
    let journal = ChangeJournal()
    attributes.changeJournal = journal
    moreFlags.insert(.hasJournal)
    return journal
  }
}

extension ViewCursor {
  fileprivate func forEachJournalAbove(_ body: (ChangeJournal) -> Void) {
    var next: ViewCursor? = self
    for _ in 0...ChangeJournal.mostLevels {
      guard let cursor = next else { return }
      if cursor.moreFlags.contains(.hasJournal), let journal = cursor.changeJournal {
        body(journal)
      }
      next = cursor.superview
    }
  }
}
