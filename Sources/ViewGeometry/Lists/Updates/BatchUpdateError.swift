/// Why a batch of updates doesn't fit the list before and after it (R9.11).
public enum BatchUpdateError: Error, Sendable, Hashable {
  /// The step of a batch that names a place.
  public enum Step: String, Sendable {
    /// The removal of what was there before.
    case delete
    /// The addition of something new.
    case insert
    /// Something new in its place.
    case reload
    /// The source of a move.
    case moveFrom = "move from"
    /// The target of a move.
    case moveTo = "move to"
  }

  /// A section that isn't there, before the batch or after it.
  case noSuchSection(Int, step: Step, sectionCount: Int)
  /// An item that isn't there, before the batch or after it.
  case noSuchItem(ItemIndex, step: Step, itemCount: Int)
  /// Two steps that exclude one another name the same section.
  case sectionConflict(Int, first: Step, second: Step)
  /// Two steps that exclude one another name the same item.
  case itemConflict(ItemIndex, first: Step, second: Step)
  /// A step names an item of a section that is deleted or reloaded.
  case itemOfDeletedSection(ItemIndex, step: Step)
  /// The number of sections after the batch isn't the one before it plus insertions minus deletions.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
  /// The number of items of a section after the batch doesn't follow from the one before it and the steps.
  ///
  /// `section` is the section's number before the batch. Moves within the section count as moved out and in.
  case itemCount(
    section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int,
    after: Int)
}

extension BatchUpdateError: CustomStringConvertible {
  /// A sentence with the numbers in it.
  public var description: String {
    switch self {
    case .noSuchSection(let section, let step, let count):
      return
        "Can't \(step.rawValue) section \(section): there are \(count) sections \(step.time) "
        + "the updates."
    case .noSuchItem(let place, let step, let count):
      return
        "Can't \(step.rawValue) item \(place.item) of section \(place.section): the section has "
        + "\(count) items \(step.time) the updates."
    case .sectionConflict(let section, let first, let second):
      return first.conflict(with: second, at: "section \(section)")
    case .itemConflict(let place, let first, let second):
      return first.conflict(
        with: second, at: "item \(place.item) of section \(place.section)")
    case .itemOfDeletedSection(let place, let step):
      return
        "Can't \(step.rawValue) item \(place.item) of section \(place.section): the section is "
        + "deleted or reloaded in the same batch."
    case .sectionCount(let before, let inserted, let deleted, let after):
      return
        "There are \(after) sections after the updates, which must be the \(before) before them "
        + "plus \(inserted) inserted minus \(deleted) deleted."
    case .itemCount(
      let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      return
        "Section \(section) has \(after) items after the updates, which must be the \(before) "
        + "before them plus \(inserted) inserted minus \(deleted) deleted plus \(movedIn) moved "
        + "in minus \(movedOut) moved out."
    }
  }
}

extension BatchUpdateError.Step {
  /// Whether the step names places before or after the batch.
  fileprivate var time: String {
    switch self {
    case .delete, .reload, .moveFrom: "before"
    case .insert, .moveTo: "after"
    }
  }

  /// Says that two steps can't both name a place, or one step not twice.
  fileprivate func conflict(with other: Self, at place: String) -> String {
    self == other
      ? "Can't \(rawValue) \(place) twice in one batch."
      : "Can't both \(rawValue) and \(other.rawValue) \(place) in one batch."
  }
}
