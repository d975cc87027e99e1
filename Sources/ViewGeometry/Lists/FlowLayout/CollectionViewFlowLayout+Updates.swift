import Foundation

extension CollectionViewFlowLayout {
  /// Applies a batch update to the solved layout.
  ///
  /// Sizes are requested only for inserted and reloaded items and, unless they come from cells, for
  /// moved ones. Only the lines that change are broken again. Returns false if the layout must be
  /// solved again. The preferred sizes of cells are then kept for the next solution, except after a
  /// reload.
  ///
  /// - Complexity: O(edits log items + items up to the first unchanged line).
  func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    let isHorizontal = scrollDirection == .horizontal
    let container = FlowContainer(collectionView, isHorizontal: isHorizontal)
    let old = solved?.solution as? FlowSolution
    if let old, container.width == old.containerWidth {
      let new = updated(old, plan, container)
      guard solved != nil else {
        // A delegate method that was called for sizes changed a property of the layout.
        if measured != nil { measured = new }
        return false
      }
      solved = PlacedSolution(new, isHorizontal: isHorizontal)
      return true
    }
    if sizesAreMeasured, let old = old ?? measured {
      (solved, measured) = (nil, nil)
      measured = updated(old, plan, container)
    }
    return false
  }

  private func updated(
    _ old: FlowSolution, _ plan: BatchUpdatePlan, _ container: FlowContainer
  ) -> FlowSolution {
    var update = FlowUpdate(plan, of: old, layout: self, container: container)
    update.carryOut()
    return update.solution
  }
}
