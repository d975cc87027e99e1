/// One step of a batch with the index it refers to, before the batch or after it.
struct BatchUpdateStep<Place: BatchUpdateIndex> {
  var place: Place
  var step: BatchUpdateError.Step
  /// The other end of a move; nil for other steps.
  var otherEnd: Place?
}

extension BatchUpdateStep {
  /// The move whose source this step is; nil for other steps.
  var move: BatchUpdates.Edits<Place>.Move? {
    guard step == .moveFrom, let otherEnd else { return nil }
    return .init(from: place, to: otherEnd)
  }
}

extension BatchUpdates.Edits {
  /// The steps whose indices are before the batch.
  var sourceSteps: [BatchUpdateStep<Place>] {
    deletes.map { BatchUpdateStep(place: $0, step: .delete) }
      + reloads.map { BatchUpdateStep(place: $0, step: .reload) }
      + moves.map { BatchUpdateStep(place: $0.from, step: .moveFrom, otherEnd: $0.to) }
  }

  /// The steps whose indices are after the batch.
  var targetSteps: [BatchUpdateStep<Place>] {
    inserts.map { BatchUpdateStep(place: $0, step: .insert) }
      + moves.map { BatchUpdateStep(place: $0.to, step: .moveTo, otherEnd: $0.from) }
  }
}

extension BatchUpdates {
  /// Returns the steps sorted by index; two with the same index are a conflict.
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
