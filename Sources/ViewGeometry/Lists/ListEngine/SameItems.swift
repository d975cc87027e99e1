/// Maps the indices before a batch to those after it, for state that belongs to items.
///
/// Reloaded items lose their state, like deleted ones.
struct SameItems {
  private let plan: BatchUpdatePlan
  private let reloaded: Set<ItemIndex>

  init(_ plan: BatchUpdatePlan) {
    self.plan = plan
    reloaded = Set(plan.reloadedItems.map(\.old))
  }

  /// Returns the new index of an item; nil if it is deleted or reloaded.
  func newPlace(of old: ItemIndex) -> ItemIndex? {
    reloaded.contains(old) ? nil : plan.newPlace(of: old)
  }

  /// Returns the new index of a section; nil if it is deleted or reloaded.
  func newSection(of old: Int) -> Int? {
    plan.isSectionReloaded(old) ? nil : plan.newSection(of: old)
  }
}
