import Foundation

extension CollectionView {
  /// The default implementation of ``numberOfSections``.
  final var builtInNumberOfSections: Int { itemCounts().count }

  /// The default implementation of ``numberOfItems(inSection:)``.
  final func builtInNumberOfItems(inSection section: Int) -> Int {
    let counts = itemCounts()
    precondition(
      counts.indices.contains(section),
      "There is no section \(section): the collection view has \(counts.count).")
    return counts[section]
  }

  /// Reloads the data immediately or, if the layout is being prepared, once it is prepared.
  final func reloadWhenPossible() {
    guard !isPreparing else { return postponed.reload = true }
    reload()
  }

  /// Clears the selection, invalidates the layout, and discards the counts and all displayed
  /// elements, which are requested again when they are next needed.
  final func reload() {
    postponed.reload = false
    list.forget()
    initialAttributes = [:]
    let context = type(of: storedLayout).contextClass.init()
    context.storedEverything = true
    context.storedDataSourceCounts = true
    storedLayout.invalidateLayout(with: context)
    // The delegate methods called here may trigger a layout pass, which must use the new counts.
    endDisplayingAll()
    setNeedsLayout()
  }

  /// Returns the item counts of the sections, which are requested if they aren't known.
  ///
  /// The result is empty while they are being requested. During an interactive movement, the
  /// dragged item is counted in the section in which it is displayed.
  final func itemCounts() -> [Int] {
    if let counts = list.knowledge.current { return counts }
    guard !isCounting else {
      postponed.invalidation = true
      return []
    }
    let outer = list.begin(isPreparing ? .countingToSolve : .counting)
    defer { list.end(outer) }
    var asked: [Int] = []
    // If the data source reloads while it returns its counts, they are requested again, up to 8
    // times.
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
    // During a batch update, the selection is adjusted at the end.
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
