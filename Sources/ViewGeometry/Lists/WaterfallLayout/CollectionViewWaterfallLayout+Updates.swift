extension CollectionViewWaterfallLayout {
  /// Applies a batch to the solved layout: asks only for what is new, places only what changes.
  ///
  /// - Complexity: O(sections + edits log items), and items until the columns agree again unless they are pinned.
  final func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    guard let solved, let solution = solved.solution as? WaterfallSolution,
      solution.width == containerWidth,
      solved.isHorizontal == (scrollDirection == .horizontal)
    else { return false }
    var update = WaterfallUpdate(plan, of: solution, layout: self)
    update.carryOut()
    // Who was asked may have set a property.
    guard self.solved != nil else { return false }
    self.solved = PlacedSolution(update.finish(), isHorizontal: solved.isHorizontal)
    return true
  }
}
