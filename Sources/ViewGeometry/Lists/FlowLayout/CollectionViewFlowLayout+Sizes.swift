import Foundation

extension CollectionViewFlowLayout: DelegateAsking {
  /// The maximum number of sizes requested in one call.
  private static var chunk: Int { 4_096 }

  /// Calls `body` with the sizes of consecutive items.
  ///
  /// If the delegate provides sizes, they come from its bulk method or from its method for one
  /// item. Otherwise, in a layout without an estimated size, all items have the size `itemSize`. In
  /// a layout with an estimated size, ``preferredSize`` is called. If that is nil, measured cells
  /// have their preferred sizes, and other items have the estimated size.
  func sizes(
    ofItems items: Range<Int>, inSection section: Int, _ container: FlowContainer,
    _ body: (FlowSizes) -> Void
  ) {
    guard let first = items.first else { return }
    let view = collectionView
    if let view, let delegate = view.flowDelegate {
      delegateLacksSizes = false
      if sizes(ofItems: items, inSection: section, from: delegate, view, container, body) { return }
      let indexPath = view.dataIndexPath(of: IndexPath(item: first, section: section))
      let (size, isDefault) = asked {
        delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
      }
      delegateLacksSizes = isDefault
      if !isDefault {
        body(.each([container.layoutSize(size)]))
        each(items.dropFirst(), inSection: section, container, body) {
          delegate.collectionView(view, layout: self, sizeForItemAt: view.dataIndexPath(of: $0))
        }
        return
      }
    }
    if estimatedItemSize == .zero {
      body(.repeating(container.layoutSize(itemSize), count: items.count))
    } else if let storedPreferredSize {
      each(items, inSection: section, container, body) {
        storedPreferredSize(view?.dataIndexPath(of: $0) ?? $0)
      }
    } else {
      sizesAreMeasured = true
      if measuredSizes(of: items, inSection: section, body) { return }
      let estimate =
        estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      body(.repeating(container.layoutSize(estimate), count: items.count))
    }
  }

  /// Requests the sizes from the delegate's bulk method.
  ///
  /// Returns false if that method returns false. While an item is dragged, the data of adjacent
  /// items may not be adjacent, so each item is requested in a call of its own.
  private func sizes(
    ofItems items: Range<Int>, inSection section: Int,
    from delegate: any CollectionViewDelegateFlowLayout, _ view: CollectionView,
    _ container: FlowContainer, _ body: (FlowSizes) -> Void
  ) -> Bool {
    let chunk = view.movement == nil ? Self.chunk : 1
    return withUnsafeTemporaryAllocation(of: CGSize.self, capacity: min(items.count, chunk)) {
      buffer in
      buffer.initialize(repeating: .zero)
      for start in stride(from: items.lowerBound, to: items.upperBound, by: chunk) {
        let range = start..<min(start + chunk, items.upperBound)
        let first = view.dataIndexPath(of: IndexPath(item: start, section: section))
        let sizes = UnsafeMutableBufferPointer(rebasing: buffer[..<range.count])
        let isFilled = delegate.collectionView(
          view, layout: self, sizesForItems: first.item..<first.item + range.count,
          inSection: first.section, into: sizes)
        guard isFilled else {
          precondition(
            start == items.lowerBound, "The sizes of the items \(range) are missing.")
          return false
        }
        body(.each(ContiguousArray(sizes.map(container.layoutSize))))
      }
      return true
    }
  }

  /// Requests the sizes item by item.
  private func each(
    _ items: Range<Int>, inSection section: Int, _ container: FlowContainer,
    _ body: (FlowSizes) -> Void, size: (IndexPath) -> CGSize
  ) {
    for start in stride(from: items.lowerBound, to: items.upperBound, by: Self.chunk) {
      let range = start..<min(start + Self.chunk, items.upperBound)
      body(
        .each(
          ContiguousArray(
            range.map { container.layoutSize(size(IndexPath(item: $0, section: section))) })))
    }
  }
}
