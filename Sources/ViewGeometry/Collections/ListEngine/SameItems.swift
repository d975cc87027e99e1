/// Where a batch takes what belongs to items: what is asked for again is as new, so it has nothing of the old.
struct SameItems {
  private let plan: BatchUpdatePlan
  private let reloaded: Set<ItemIndex>

  init(_ plan: BatchUpdatePlan) {
    self.plan = plan
    reloaded = Set(plan.reloadedItems.map(\.old))
  }

  /// The new place of an item; nil for one that is deleted or asked for again.
  func newPlace(of old: ItemIndex) -> ItemIndex? {
    reloaded.contains(old) ? nil : plan.newPlace(of: old)
  }

  /// The new number of a section; nil for one that is deleted or asked for again.
  func newSection(of old: Int) -> Int? {
    plan.isSectionReloaded(old) ? nil : plan.newSection(of: old)
  }
}
