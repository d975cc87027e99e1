import Foundation

/// What handlers of visible items made of them, until anything is laid out otherwise.
struct CompositionalVisibleItems {
  let solved: PlacedSolution
  let bounds: CGRect
  /// The elements in view of sections with a handler.
  var changed: [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
}

extension CollectionViewCompositionalLayout {
  /// The elements in view of sections with a handler, as the handlers left them.
  final func handledElements() -> [CollectionElementKey: CollectionViewLayoutAttributes] {
    let placed = placed()
    guard !handlers.isEmpty, let view = collectionView else { return [:] }
    if let known = visibleItems, known.solved === placed, known.bounds == view.bounds {
      return known.changed
    }
    // What a handler itself asks is answered as if there were none.
    let bounds = view.bounds
    visibleItems = CompositionalVisibleItems(solved: placed, bounds: bounds)
    let changed = callHandlers(in: view)
    // A handler that scrolls and asks has had the others called for what is in view then.
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
          // There and back may be another number.
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
  /// Whether an element goes along when its section is scrolled by itself: cells and what hangs on them do.
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
