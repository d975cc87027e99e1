import Foundation

extension ListEngine {
  /// Adds an edit to the open batch, or performs it as a batch of its own if none is open.
  ///
  /// If no batch is open, the data has already changed, so the previous counts can't be requested.
  /// While the data or the layout is being requested, the list is reloaded instead.
  func edit(_ add: (inout BatchUpdates) -> Void) {
    if list.batch != nil {
      list.batch?.collect(add)
    } else if isBusy {
      reloadWhenPossible()
    } else if list.knowledge.isCurrent {
      var batch = newBatch(dataHasChanged: true)
      add(&batch.updates)
      list.batch = batch
      if let error = closeBatch() { stop(error) }
    } else {
      var updates = BatchUpdates()
      add(&updates)
      followEdit(updates)
    }
  }

  /// Opens a batch, or a nested batch if a batch is open.
  func openBatch() {
    guard list.batch == nil else {
      list.batch?.depth += 1
      return
    }
    list.batch = isBusy ? ListBatch(in: list) : newBatch(dataHasChanged: false)
  }

  /// Ends the innermost batch, and performs it if it is the outermost one.
  ///
  /// After performing it, configures the cells that are marked to be configured again. Then, if
  /// there are completions, lays out the list and calls them. If the data or the layout was being
  /// requested when the batch began, or is being requested now, the list is reloaded instead of
  /// performing a batch that contains updates. If the batch is inconsistent, nothing changes, the
  /// completions are called with false, and the error is returned.
  func closeBatch() -> BatchUpdateError? {
    let (completions, error) = carryOutBatch()
    guard !completions.isEmpty else { return error }
    // Completions may use cells, which only exist after a layout pass (R9.21).
    if error == nil { layoutIfNeeded() }
    for completion in completions { completion(error == nil) }
    return error
  }

  /// Ends the innermost batch, and performs it if it is the outermost one; calls no completions.
  ///
  /// Returns the completions of the batch and of the batches in it, if it is the outermost one.
  private func carryOutBatch() -> (completions: [(Bool) -> Void], error: BatchUpdateError?) {
    guard let batch = list.batch else {
      preconditionFailure("There is no batch update to end.")
    }
    guard batch.depth == 1 else {
      list.batch?.depth -= 1
      return ([], nil)
    }
    list.batch = nil
    if batch.isTooEarly || list.phase.isSolving {
      if !batch.updates.isEmpty { reloadWhenPossible() }
    } else {
      // No layout was done while the batch was open.
      setNeedsLayout()
      do throws(BatchUpdateError) {
        try commit(batch)
      } catch {
        list.reconfiguring?.waiting = []
        return (batch.completions, error)
      }
    }
    reconfigureCells()
    return (batch.completions, nil)
  }

  /// Performs the edits of `updates` as one batch, and traps if they are inconsistent.
  ///
  /// Completions are called at the end of the outermost batch, in the order in which the batches
  /// began (R9.20). If this method began the outermost batch and the thread has a clock, the batch
  /// is animated, and the completions are called at the end of the animation (R15.35).
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isAnimated = list.batch == nil && AnimationClock.current != nil
    openBatch()
    if let completion { list.batch?.completions.append(completion) }
    guard isAnimated else {
      updates?()
      if let error = closeBatch() { stop(error) }
      return
    }
    var completions: [(Bool) -> Void] = []
    SystemAnimation.run {
      updates?()
      let ended = carryOutBatch()
      if let error = ended.error { stop(error) }
      completions = ended.completions
      // This moves the views, so it must happen inside the animation.
      layoutIfNeeded()
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }

  func stop(_ error: BatchUpdateError) -> Never {
    preconditionFailure("\(refusalOfUpdates) \(error)")
  }
}
