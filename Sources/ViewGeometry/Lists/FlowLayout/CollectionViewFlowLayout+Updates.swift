import Foundation

extension CollectionViewFlowLayout {
  /// Applies a batch to the solved layout: asks only for what is new, breaks only the lines that change.
  ///
  /// A layout that is stale, since a property changed in the same batch, keeps what cells preferred.
  ///
  /// - Complexity: O(edits log items + items until lines are again as before).
  func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    let isHorizontal = scrollDirection == .horizontal
    let container = FlowContainer(collectionView, isHorizontal: isHorizontal)
    let old = solved?.solution as? FlowSolution
    if let old, container.width == old.containerWidth {
      let new = updated(old, plan, container)
      guard solved != nil else {
        // Who was asked set a property.
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
