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
    guard !isPreparing else { return reloadsWhenPrepared = true }
    reload()
  }

  /// Reloads now.
  final func reload() {
    reloadsWhenPrepared = false
    reloadCount &+= 1
    (counts, staleCounts) = (nil, nil)
    forgetSelection()
    (movement, toldMovement) = (nil, nil)
    prefetching?.reset()
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
    if let counts { return counts }
    guard !isCounting else {
      isAskedWhileCounting = true
      return []
    }
    isCounting = true
    staleCounts = nil
    defer { isCounting = false }
    var asked: [Int] = []
    // A data source that reloads while it is asked is asked again, a few times at most.
    for _ in 0..<8 {
      let revision = countsRevision
      asked = askedCounts()
      if countsRevision == revision { break }
    }
    if let movement {
      if let shown = movement.counts(in: asked) { asked = shown } else { forgetMovement() }
    }
    (counts, staleCounts) = (asked, nil)
    if isAskedWhileCounting {
      isAskedWhileCounting = false
      storedLayout.invalidateLayout()
    }
    // A batch takes the selection along at its end.
    guard openUpdates == nil else { return asked }
    selection?.keep { asked.indices.contains($0.section) && $0.item < asked[$0.section] }
    return asked
  }

  private func askedCounts() -> [Int] {
    var asked: [Int] = []
    if let dataSource = storedDataSource {
      let sections = dataSource.numberOfSections(in: self)
      precondition(sections >= 0, "A collection view can't have \(sections) sections.")
      asked.reserveCapacity(sections)
      for section in 0..<sections {
        let count = dataSource.collectionView(self, numberOfItemsInSection: section)
        precondition(count >= 0, "Section \(section) can't have \(count) items.")
        asked.append(count)
      }
    }
    return asked
  }
}
