import Foundation

/// What handlers of visible items made of them, until anything is laid out otherwise.
struct CompositionalVisibleItems {
  let placement: CompositionalPlacement
  let bounds: CGRect
  /// The elements in view of sections with a handler.
  var changed: [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
}

extension CollectionViewCompositionalLayout {
  /// Whether queries may go straight to the solved layout: neither a subclass nor a handler may have moved elements.
  final var answersDirectly: Bool { isExactlyComposition && placement().handlers.isEmpty }

  /// The elements in view of sections with a handler, as the handlers left them.
  final func handledElements() -> [CollectionElementKey: CollectionViewLayoutAttributes] {
    let placement = placement()
    guard !placement.handlers.isEmpty, let view = collectionView else { return [:] }
    if let known = visibleItems, known.placement === placement, known.bounds == view.bounds {
      return known.changed
    }
    // What a handler itself asks is answered as if there were none.
    visibleItems = CompositionalVisibleItems(placement: placement, bounds: view.bounds)
    let changed = callHandlers(of: placement, in: view)
    visibleItems?.changed = changed
    return changed
  }

  private func callHandlers(
    of placement: CompositionalPlacement, in view: CollectionView
  ) -> [CollectionElementKey: CollectionViewLayoutAttributes] {
    let geometry = geometryInView()
    var inView: [Int: [CollectionViewLayoutAttributes]] = [:]
    let bounds = view.mirror?.image(of: view.bounds) ?? view.bounds
    geometry.visitElements(in: bounds) { element in
      guard element.indexPath.count == 2 else { return }
      let section = element.indexPath[0]
      guard placement.handlers[section] != nil else { return }
      let attributes = type(of: self).attributesClass.init()
      attributes.assign(element)
      inView[section, default: []].append(attributes)
    }
    var changed: [CollectionElementKey: CollectionViewLayoutAttributes] = [:]
    for (section, items) in inView.sorted(by: { $0.key < $1.key }) {
      let own = CGFloat(geometry.solution.scrollOffset(ofSection: section))
      let scrolled = geometry.isHorizontal ? CGPoint(x: 0, y: own) : CGPoint(x: own, y: 0)
      let moving = items.filter { geometry.isScrolled($0, bySection: section) }
      moving.forEach { $0.center.move(by: scrolled, 1) }
      var offset = bounds.origin
      if geometry.solution.isOrthogonal(section: section) {
        if geometry.isHorizontal { offset.y = own } else { offset.x = own }
      }
      placement.handlers[section]?(items, offset, placement.environment)
      moving.forEach { $0.center.move(by: scrolled, -1) }
      for item in items { changed[CollectionLayoutElement(item).key] = item }
    }
    return changed
  }
}

extension CompositionalGeometry {
  /// Whether an element goes along when its section is scrolled by itself: cells and what hangs on them do.
  fileprivate func isScrolled(
    _ attributes: CollectionViewLayoutAttributes, bySection section: Int
  ) -> Bool {
    switch attributes.storedCategory {
    case .cell: return true
    case .decorationView: return false
    case .supplementaryView:
      let kind = attributes.storedKind ?? ""
      return solution.boundary(ofKind: kind, section: section) == nil
    }
  }
}

extension CGPoint {
  fileprivate mutating func move(by vector: CGPoint, _ factor: CGFloat) {
    x += vector.x * factor
    y += vector.y * factor
  }
}
