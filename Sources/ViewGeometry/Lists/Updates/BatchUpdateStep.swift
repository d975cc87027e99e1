/// One step of a batch with the place it names, before the batch or after it.
struct BatchUpdateStep<Place: BatchUpdateIndex> {
  var place: Place
  var step: BatchUpdateError.Step
  /// For one end of a move, the other.
  var otherEnd: Place?
}

extension BatchUpdateStep {
  /// The move that a step begins; nil for other steps.
  var move: BatchUpdates.Edits<Place>.Move? {
    guard step == .moveFrom, let otherEnd else { return nil }
    return .init(from: place, to: otherEnd)
  }
}

extension BatchUpdates.Edits {
  /// The steps that name places before the batch.
  var sourceSteps: [BatchUpdateStep<Place>] {
    deletes.map { BatchUpdateStep(place: $0, step: .delete) }
      + reloads.map { BatchUpdateStep(place: $0, step: .reload) }
      + moves.map { BatchUpdateStep(place: $0.from, step: .moveFrom, otherEnd: $0.to) }
  }

  /// The steps that name places after the batch.
  var targetSteps: [BatchUpdateStep<Place>] {
    inserts.map { BatchUpdateStep(place: $0, step: .insert) }
      + moves.map { BatchUpdateStep(place: $0.to, step: .moveTo, otherEnd: $0.from) }
  }
}

extension BatchUpdates {
  /// The steps by place; two for the same place are a conflict.
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
