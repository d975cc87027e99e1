import Foundation

extension ListEngine {
  /// Adds an edit to the open batch, or makes a batch of it.
  ///
  /// An edit of its own comes after the data changed: what isn't known yet can't be asked for as it was before.
  func edit(_ add: (inout BatchUpdates) -> Void) {
    if list.batch != nil {
      list.batch?.collect(add)
    } else if isBusy {
      reloadWhenPossible()
    } else if list.knowledge.isCurrent {
      list.batch = newBatch(dataHasChanged: true)
      list.batch?.collect(add)
      if let error = closeBatch() { stop(error) }
    } else {
      var updates = BatchUpdates()
      add(&updates)
      followEdit(updates)
    }
  }

  /// Opens a batch, or one within the open one.
  func openBatch() {
    guard list.batch == nil else {
      list.batch?.depth += 1
      return
    }
    list.batch = isBusy ? ListBatch(in: list) : newBatch(dataHasChanged: false)
  }

  /// Ends the innermost batch; carries out the outermost one, has cells configured again that wait for it, and returns what is wrong
  /// with it.
  func closeBatch() -> BatchUpdateError? {
    guard let batch = list.batch else {
      preconditionFailure("There is no batch of updates to end.")
    }
    guard batch.depth == 1 else {
      list.batch?.depth -= 1
      return nil
    }
    list.batch = nil
    if batch.isTooEarly || list.phase.isSolving {
      if !batch.updates.isEmpty { reloadWhenPossible() }
    } else {
      // What was to be laid out meanwhile wasn't.
      setNeedsLayout()
      do throws(BatchUpdateError) {
        try commit(batch)
      } catch {
        list.reconfiguring?.waiting = []
        return error
      }
    }
    reconfigureCells()
    return nil
  }

  /// Collects the edits of `updates` and carries them out; stops the program if they are inconsistent.
  func performBatch(_ updates: (() -> Void)?) {
    openBatch()
    updates?()
    if let error = closeBatch() { stop(error) }
  }

  func stop(_ error: BatchUpdateError) -> Never {
    preconditionFailure("\(refusalOfUpdates) \(error)")
  }
}
