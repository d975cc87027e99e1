import Foundation

extension CollectionView {
  /// The number of sections; 0 without a data source.
  public var numberOfSections: Int { itemCounts().count }

  /// The number of items of a section, as the data source said when it was last asked.
  ///
  /// - Precondition: The section exists.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts()
    precondition(
      counts.indices.contains(section),
      "There is no section \(section): the collection view has \(counts.count).")
    return counts[section]
  }

  /// Reloads now, or after the layout has been prepared.
  final func reloadWhenPossible() {
    guard !isPreparing else { return postponed.reload = true }
    reload()
  }

  /// Reloads now.
  final func reload() {
    postponed.reload = false
    list.forget()
    initialAttributes = [:]
    let context = type(of: storedLayout).contextClass.init()
    context.storedEverything = true
    context.storedDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    // Who hears of it may have the list laid out, for the new numbers.
    endDisplayingAll()
    setNeedsLayout()
  }

  /// The numbers of items, asked once; none while they are being asked.
  final func itemCounts() -> [Int] {
    if let counts = list.knowledge.current { return counts }
    guard !isCounting else {
      postponed.invalidation = true
      return []
    }
    let outer = list.begin(isPreparing ? .countingToSolve : .counting)
    defer { list.end(outer) }
    var asked: [Int] = []
    // A data source that reloads while it is asked is asked again, a few times at most.
    for _ in 0..<8 {
      let revision = list.revision
      asked = askedCounts()
      if list.revision == revision { break }
    }
    if let movement {
      if let shown = movement.counts(in: asked) { asked = shown } else { forgetMovement() }
    }
    list.learn(asked)
    if postponed.invalidation {
      postponed.invalidation = false
      storedLayout.invalidateLayout()
    }
    // A batch takes the selection along at its end.
    guard list.batch == nil else { return asked }
    list.selection?.keep { asked.indices.contains($0.section) && $0.item < asked[$0.section] }
    return asked
  }

  private func askedCounts() -> [Int] {
    let sections = countedSections()
    precondition(sections >= 0, "A collection view can't have \(sections) sections.")
    return (0..<sections).map { section in
      let count = countedItems(inSection: section)
      precondition(count >= 0, "Section \(section) can't have \(count) items.")
      return count
    }
  }

  final func countedSections() -> Int { storedDataSource?.numberOfSections(in: self) ?? 0 }

  final func countedItems(inSection section: Int) -> Int {
    storedDataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
}
