import Foundation

/// The changes that visible-items handlers made, cached until the layout or the bounds change.
struct CompositionalVisibleItems {
  let solved: PlacedSolution
  let bounds: CGRect
  /// The visible elements of sections with a handler, as changed by the handlers.
  var changed: [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
}

extension CollectionViewCompositionalLayout {
  /// Returns the visible elements of sections with a handler, as changed by the handlers.
  final func handledElements() -> [CollectionElementKey: CollectionViewLayoutAttributes] {
    let placed = placed()
    guard !handlers.isEmpty, let view = collectionView else { return [:] }
    if let known = visibleItems, known.solved === placed, known.bounds == view.bounds {
      return known.changed
    }
    // While handlers are called, queries return elements without changes by handlers.
    let bounds = view.bounds
    visibleItems = CompositionalVisibleItems(solved: placed, bounds: bounds)
    let changed = callHandlers(in: view)
    // If a handler scrolled and queried elements, the handlers have already been called for the new
    // bounds.
    if visibleItems?.solved === placed, visibleItems?.bounds == bounds {
      visibleItems?.changed = changed
    }
    return changed
  }

  private func callHandlers(
    in view: CollectionView
  ) -> [CollectionElementKey: CollectionViewLayoutAttributes] {
    let (placed, solution) = (placed(), solution(CompositionalSolution.self))
    let (handlers, environment) = (handlers, solvedEnvironment ?? LayoutContainer(view))
    var inView: [Int: [CollectionViewLayoutAttributes]] = [:]
    let bounds = view.mirror?.image(of: view.bounds) ?? view.bounds
    placed.visitElements(in: bounds, viewport: placed.viewport(of: view)) { element in
      guard element.indexPath.count == 2 else { return }
      let section = element.indexPath[0]
      guard handlers[section] != nil else { return }
      inView[section, default: []].append(newAttributes(of: element))
    }
    var changed: [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
    for (section, items) in inView.sorted(by: { $0.key < $1.key }) {
      let own = CGFloat(solution.scrollOffset(ofSection: section))
      let scrolled = placed.isHorizontal ? CGPoint(x: 0, y: own) : CGPoint(x: own, y: 0)
      let moving = items.filter { solution.isScrolled($0, bySection: section) }
      let frames = moving.map(\.frame)
      moving.forEach { $0.center.move(by: scrolled, 1) }
      let centers = moving.map(\.center)
      var offset = bounds.origin
      if solution.isOrthogonal(section: section) {
        if placed.isHorizontal { offset.y = own } else { offset.x = own }
      }
      handlers[section]?(items, offset, environment)
      for (index, item) in moving.enumerated() {
        if item.center == centers[index], item.size == frames[index].size {
          // Adding and subtracting the offset may not restore the exact frame.
          item.setGeometry(untransformed: frames[index])
        } else {
          item.center.move(by: scrolled, -1)
        }
      }
      for item in items { changed[CollectionLayoutElement(item).key] = item }
    }
    return changed
  }
}

extension CompositionalSolution {
  /// Returns whether an element moves when its section scrolls orthogonally.
  ///
  /// Cells and the supplementary items attached to them move; headers, footers and backgrounds
  /// don't.
  fileprivate func isScrolled(
    _ attributes: CollectionViewLayoutAttributes, bySection section: Int
  ) -> Bool {
    switch attributes.storedCategory {
    case .cell: return true
    case .decorationView: return false
    case .supplementaryView:
      let kind = attributes.storedKind ?? ""
      return boundary(named: kind, section: section) == nil
    }
  }
}

extension CGPoint {
  fileprivate mutating func move(by vector: CGPoint, _ factor: CGFloat) {
    x += vector.x * factor
    y += vector.y * factor
  }
}
