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
  /// there are completions, lays out the list and calls them; if the thread has a clock, the batch
  /// is animated, and they are called at the end of the animation (R15.35). If the data or the
  /// layout was being requested when the batch began, or is being requested now, the list is
  /// reloaded instead of performing a batch that contains updates. If the batch is inconsistent,
  /// nothing changes, the completions are called with false, and the error is returned.
  func closeBatch() -> BatchUpdateError? {
    if list.batch?.depth == 1, AnimationClock.current != nil { return animateBatch {} }
    let (completions, error) = carryOutBatch()
    guard !completions.isEmpty else { return error }
    // Completions may use cells, which only exist after a layout pass (R9.21).
    if error == nil { layoutIfNeeded() }
    for completion in completions { completion(error == nil) }
    return error
  }

  /// Runs `updates`, ends the open batch, and animates the changes of both.
  ///
  /// The completions are called at the end of the animation. If the batch is inconsistent, they are
  /// called immediately, with false, and the error is returned.
  private func animateBatch(_ updates: () -> Void) -> BatchUpdateError? {
    var ended: (completions: [(Bool) -> Void], error: BatchUpdateError?) = ([], nil)
    SystemAnimation.run {
      updates()
      ended = carryOutBatch()
      // This moves the views, so it must happen inside the animation.
      if ended.error == nil { layoutIfNeeded() }
    } completion: { finished in
      if ended.error == nil { for completion in ended.completions { completion(finished) } }
    }
    if ended.error != nil { for completion in ended.completions { completion(false) } }
    return ended.error
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
  /// began (R9.20). If the batch is animated, so are other changes that `updates` makes.
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isAnimated = list.batch == nil && AnimationClock.current != nil
    openBatch()
    if let completion { list.batch?.completions.append(completion) }
    let error: BatchUpdateError?
    if isAnimated {
      error = animateBatch { updates?() }
    } else {
      updates?()
      error = closeBatch()
    }
    if let error { stop(error) }
  }

  func stop(_ error: BatchUpdateError) -> Never {
    preconditionFailure("\(refusalOfUpdates) \(error)")
  }
}
