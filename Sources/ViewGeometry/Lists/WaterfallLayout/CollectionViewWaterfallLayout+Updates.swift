extension CollectionViewWaterfallLayout {
  /// Applies a batch update to the solved layout.
  ///
  /// Requests the heights of new items only, and only places items that change. Returns false if
  /// the layout must be solved again.
  ///
  /// - Complexity: O(sections + edits log items); unless columns are pinned, also O(items up to the
  ///   first unchanged block).
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
