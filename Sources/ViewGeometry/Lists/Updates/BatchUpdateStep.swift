/// One step of a batch.
///
/// Its index refers to the list before or after the batch, depending on the step.
struct BatchUpdateStep<Place: BatchUpdateIndex> {
  var place: Place
  var step: BatchUpdateError.Step
  /// The target if the step is the source of a move, and the source if it is the target.
  ///
  /// Nil for other steps.
  var otherEnd: Place?
}

extension BatchUpdateStep {
  /// The move that starts at this step; nil if the step isn't the source of a move.
  var move: BatchUpdates.Edits<Place>.Move? {
    guard step == .moveFrom, let otherEnd else { return nil }
    return .init(from: place, to: otherEnd)
  }
}

extension BatchUpdates.Edits {
  /// The steps whose indices refer to the list before the batch.
  var sourceSteps: [BatchUpdateStep<Place>] {
    deletes.map { BatchUpdateStep(place: $0, step: .delete) }
      + reloads.map { BatchUpdateStep(place: $0, step: .reload) }
      + moves.map { BatchUpdateStep(place: $0.from, step: .moveFrom, otherEnd: $0.to) }
  }

  /// The steps whose indices refer to the list after the batch.
  var targetSteps: [BatchUpdateStep<Place>] {
    inserts.map { BatchUpdateStep(place: $0, step: .insert) }
      + moves.map { BatchUpdateStep(place: $0.to, step: .moveTo, otherEnd: $0.from) }
  }
}

extension BatchUpdates {
  /// Returns the steps sorted by index; throws if two steps have the same index.
  func sortedSteps<Place>(
    _ steps: [BatchUpdateStep<Place>],
    conflict: (Place, BatchUpdateError.Step, BatchUpdateError.Step) -> BatchUpdateError
  ) throws(BatchUpdateError) -> [BatchUpdateStep<Place>] {
    let sorted = steps.sortedByPlace()
    for (first, second) in zip(sorted, sorted.dropFirst()) where first.place == second.place {
      throw conflict(first.place, first.step, second.step)
    }
    return sorted
  }
}
