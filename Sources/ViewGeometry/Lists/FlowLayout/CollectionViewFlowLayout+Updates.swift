import Foundation

extension CollectionViewFlowLayout {
  /// Applies a batch to the solved layout, requesting only new sizes and breaking only changed lines.
  ///
  /// A layout that was invalidated, because a property changed in the same batch, keeps the preferred sizes
  /// of cells.
  ///
  /// - Complexity: O(edits log items + items up to the first unchanged line).
  func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    let isHorizontal = scrollDirection == .horizontal
    let container = FlowContainer(collectionView, isHorizontal: isHorizontal)
    let old = solved?.solution as? FlowSolution
    if let old, container.width == old.containerWidth {
      let new = updated(old, plan, container)
      guard solved != nil else {
        // The delegate set a property when it was called.
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
