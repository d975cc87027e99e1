import Foundation

/// The state of a diffable data source for a table or a collection view, and the methods that apply
/// snapshots to it.
@usableFromInline
final class DiffableStore<SectionIdentifier: Hashable, Item: Hashable> {
  @usableFromInline
  typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, Item>
  typealias Outlines = [SectionIdentifier: DiffableDataSourceSectionSnapshot<Item>]

  var snapshot = Snapshot() {
    didSet {
      revision &+= 1
      if !sectionSnapshots.isEmpty { dropStaleOutlines() }
    }
  }
  /// The number of changes to the snapshot so far, used to detect whether a handler has applied
  /// another snapshot.
  private(set) var revision = 0
  /// The section snapshots that were applied and still match their sections.
  var sectionSnapshots: Outlines = [:]
  /// Matches the sections and items of the first snapshot with those of the second.
  ///
  /// This is a closure, so that it is specialized for the identifier types where the data source is
  /// created: 1,000,000 identifiers are matched 10 times as fast as with witness tables.
  private let match: (Snapshot, Snapshot) -> IdentifierMatches

  @usableFromInline
  init(match: @escaping (Snapshot, Snapshot) -> IdentifierMatches) {
    self.match = match
  }

  /// Discards the section snapshots of sections that no longer exist or now contain different
  /// items.
  private func dropStaleOutlines() {
    sectionSnapshots = sectionSnapshots.filter { section, outline in
      snapshot.indexOfSection(section).map { snapshot.stored.sections[$0].items }
        == outline.visibleItems
    }
  }
}

extension DiffableStore {
  /// Applies a snapshot to a list by calling `change`, and then calls `completion`.
  ///
  /// If `isAnimated` is true and there is an ``AnimationClock``, the change is animated, and
  /// `completion` is called at the end of the animation (R15.35). Nothing is animated if `list` is
  /// nil, busy, or hasn't requested its data yet; `completion` is then called before the method
  /// returns.
  func run(
    on list: (any ListEngine)?, isAnimated: Bool, completion: (() -> Void)?, _ change: () -> Void
  ) {
    guard isAnimated, AnimationClock.current != nil, let list, !list.isBusy,
      list.knownCounts != nil
    else {
      change()
      completion?()
      return
    }
    SystemAnimation.run {
      change()
      // This moves the views, so it must happen inside the animation.
      list.layoutIfNeeded()
    } completion: { _ in
      completion?()
    }
  }

  /// Replaces the snapshot, stores the section snapshots in `outlines`, and updates `list` in one
  /// batch.
  ///
  /// If a batch is open, if the data or the layout is being requested, or if the list's item counts
  /// differ from those of the previous snapshot, the list is reloaded instead. A list that hasn't
  /// requested its data yet is only marked as needing layout.
  func apply(_ new: Snapshot, outlines: Outlines = [:], to list: (any ListEngine)?) {
    if let list, !list.isBusy { list.takeBackMovement() }
    guard let list, !list.isBusy, let counts = list.knownCounts,
      counts == snapshot.stored.sections.map(\.items.count)
    else { return replace(with: new, outlines: outlines, in: list) }
    list.perform {
      // App code that was called earlier may have applied another snapshot.
      let old = snapshot
      snapshot = new.settled()
      sectionSnapshots.merge(outlines) { $1 }
      return match(new, old).plan()
    }
    list.reconfigure(new.reconfiguredItemIdentifiers.compactMap(snapshot.stored.place))
  }

  /// Replaces the snapshot, and stores the section snapshots in `outlines`.
  ///
  /// Reloads `list` if it is busy or has already requested its data. Otherwise, the list requests
  /// its data when it is laid out.
  func replace(
    with new: Snapshot, outlines: Outlines = [:], in list: (any ListEngine)?
  ) {
    snapshot = new.settled()
    sectionSnapshots.merge(outlines) { $1 }
    if let list, list.isBusy || list.knownCounts != nil {
      list.reloadData()
    } else {
      list?.setNeedsLayout()
    }
  }

  func item(at indexPath: IndexPath) -> Item? {
    indexPath.count == 2 ? snapshot.stored.item(at: ItemIndex(indexPath)) : nil
  }

  func section(_ index: Int) -> SectionIdentifier? {
    let sections = snapshot.stored.sections
    return sections.indices.contains(index) ? sections[index].identifier : nil
  }

  func itemCount(inSection section: Int) -> Int {
    snapshot.stored.sections.indices.contains(section)
      ? snapshot.stored.sections[section].items.count : 0
  }
}
