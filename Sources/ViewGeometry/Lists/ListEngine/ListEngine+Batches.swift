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
  /// After performing it, configures the cells that are marked to be configured again, and calls
  /// the completions. If the data or the layout was being requested when the batch began, or is
  /// being requested now, the list is reloaded instead of performing the batch. If the batch is
  /// inconsistent, nothing changes, the completions are called with false, and the error is
  /// returned.
  func closeBatch() -> BatchUpdateError? {
    guard let batch = list.batch else {
      preconditionFailure("There is no batch update to end.")
    }
    guard batch.depth == 1 else {
      list.batch?.depth -= 1
      return nil
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
        for completion in batch.completions { completion(false) }
        return error
      }
    }
    reconfigureCells()
    guard !batch.completions.isEmpty else { return nil }
    // Completions may use cells, which only exist after a layout pass (R9.21).
    layoutIfNeeded()
    for completion in batch.completions { completion(true) }
    return nil
  }

  /// Performs the edits of `updates` as one batch, and traps if they are inconsistent.
  ///
  /// Completions are called at the end of the outermost batch, in the order in which the batches
  /// began (R9.20).
  func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    if let completion { list.batch?.completions.append(completion) }
    updates?()
    if let error = closeBatch() { stop(error) }
  }

  func stop(_ error: BatchUpdateError) -> Never {
    preconditionFailure("\(refusalOfUpdates) \(error)")
  }
}
