extension CollectionViewWaterfallLayout {
  /// Applies a batch update to the solved layout.
  ///
  /// Only the heights of new and reloaded items are requested, or those of their whole sections if
  /// the delegate doesn't provide the heights of single items. Only blocks whose items may change
  /// columns are solved again. Returns false if the whole layout must be solved again.
  ///
  /// - Complexity: O(sections + edits log items), and O(sections) for each section that is
  ///   inserted, deleted, moved or reloaded. If columns aren't pinned, the number of items up to
  ///   the first unchanged block is added.
  final func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    guard let solved, let solution = solved.solution as? WaterfallSolution,
      solution.width == containerWidth,
      solved.isHorizontal == (scrollDirection == .horizontal)
    else { return false }
    var update = WaterfallUpdate(plan, of: solution, layout: self)
    update.carryOut()
    // The delegate may have set a property, which invalidates the layout.
    guard self.solved != nil else { return false }
    self.solved = PlacedSolution(update.finish(), isHorizontal: solved.isHorizontal)
    return true
  }
}
