/// Which views changed in a tree since snapshots of it were taken, so that these can be taken again for the price of the changes.
///
/// It belongs to the root of those snapshots, and is *open* while it knows everything. A view flagged `watched` is noted, in the
/// journals of all views around it, when something changes that a snapshot keeps; the flag goes, and comes back when a snapshot
/// has read the note. So a change of a view that is noted already, or in no such snapshot, costs the test of a flag.
///
/// Why the pointers are safe: a view in an open journal is in the tree, for when one comes, goes or changes its position the
/// journals around are closed, and a closed one has no notes.
final class ChangeJournal {
  /// How far above a view journals are looked for; a deeper tree has none that is open.
  static let mostLevels = threshold(64, low: 2)
  private static let fewestNotes = threshold(64, low: 1)

  private var notes: ContiguousArray<ViewCursor> = []
  /// The number of notes that were there and are dropped.
  private var dropped = 0
  private var isOpen = false
  private var mostNotes = 0

  /// Where the next note goes, counted from the first ever written.
  private var end: Int { dropped + notes.count }

  /// Begins or goes on to note changes, after all views were flagged; the answer is the place of the next note.
  ///
  /// More notes than one for four views aren't kept: a whole pass costs less than reading them.
  func open(viewCount: Int) -> Int {
    isOpen = true
    mostNotes = max(Self.fewestNotes, viewCount / 4)
    return end
  }

  /// Drops the notes, and lets no snapshot go by what was noted until now.
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

  /// The views noted since that place, some more than once, and the place behind them; nil where notes are missing.
  func notes(since place: Int) -> (views: ArraySlice<ViewCursor>, end: Int)? {
    guard isOpen, place >= dropped else { return nil }
    return (notes[(place - dropped)...], end)
  }
}

extension View {
  /// Notes a change of something that a snapshot keeps.
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

  /// Closes the journals around, after a subview came, went or changed its position.
  @inline(never)
  final func closeJournalsAbove() {
    moreFlags.remove(.recorded)
    ViewCursor(self).forEachJournalAbove { $0.close() }
  }

  /// The journal of changes below, made if there is none.
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
