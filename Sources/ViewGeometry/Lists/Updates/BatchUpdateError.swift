/// A reason why a batch of updates is inconsistent with itself, or with the list before or after it
/// (R9.11).
public enum BatchUpdateError: Error, Sendable, Hashable {
  /// The kinds of steps in a batch of updates.
  public enum Step: String, Sendable {
    /// The deletion of an item or section.
    case delete
    /// The insertion of an item or section.
    case insert
    /// The reload of an item or section.
    case reload
    /// The source of a move.
    case moveFrom = "move from"
    /// The target of a move.
    case moveTo = "move to"
  }

  /// The step refers to a section that doesn't exist.
  ///
  /// Deletions, reloads and sources of moves refer to the sections before the batch; insertions and
  /// targets of moves refer to those after it.
  case noSuchSection(Int, step: Step, sectionCount: Int)
  /// The step refers to an item that doesn't exist.
  ///
  /// Deletions, reloads and sources of moves refer to the items before the batch; insertions and
  /// targets of moves refer to those after it.
  case noSuchItem(ItemIndex, step: Step, itemCount: Int)
  /// Two steps refer to the same section before the batch, or to the same section after it.
  case sectionConflict(Int, first: Step, second: Step)
  /// Two steps refer to the same item before the batch, or to the same item after it.
  case itemConflict(ItemIndex, first: Step, second: Step)
  /// The step refers to an item of a section that is deleted.
  case itemOfDeletedSection(ItemIndex, step: Step)
  /// The section count after the batch isn't the count before it, plus insertions, minus deletions.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
  /// The item count of a section after the batch doesn't match the count before it and the steps.
  ///
  /// `section` is the index of the section before the batch. A move within the section counts both
  /// as moved in and as moved out.
  case itemCount(
    section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int,
    after: Int)
}

extension BatchUpdateError: CustomStringConvertible {
  /// A sentence that describes the error, with its values.
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
        + "deleted in the same batch."
    case .sectionCount(let before, let inserted, let deleted, let after):
      return
        "The number of sections after the updates (\(after)) must be the number before them "
        + "(\(before)) plus \(inserted) inserted minus \(deleted) deleted."
    case .itemCount(
      let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      return
        "The number of items in section \(section) after the updates (\(after)) must be the "
        + "number before them (\(before)) plus \(inserted) inserted minus \(deleted) deleted "
        + "plus \(movedIn) moved in minus \(movedOut) moved out."
    }
  }
}

extension BatchUpdateError.Step {
  /// The word for the time to which the step's index refers: before or after the batch.
  fileprivate var time: String {
    switch self {
    case .delete, .reload, .moveFrom: "before"
    case .insert, .moveTo: "after"
    }
  }

  /// Returns the message for two steps that refer to the same index, or for a step that occurs
  /// twice.
  fileprivate func conflict(with other: Self, at place: String) -> String {
    self == other
      ? "Can't \(rawValue) \(place) twice in one batch."
      : "Can't both \(rawValue) and \(other.rawValue) \(place) in one batch."
  }
}
