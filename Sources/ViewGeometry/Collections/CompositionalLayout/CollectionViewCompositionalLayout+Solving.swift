import Foundation

/// A layout as it was solved before something changed.
struct CompositionalOutdated {
  var geometry: CompositionalGeometry
  /// Whether what was measured may go on, where nothing else has changed.
  var keepsMeasures: Bool
}

extension CollectionViewCompositionalLayout {
  /// The solved layout, solved now if need be.
  final func placement() -> CompositionalPlacement {
    if let solved { return solved }
    let placement = solve()
    solved = placement
    return placement
  }

  /// Asks the section provider for everything and solves it.
  @inline(never)
  private func solve() -> CompositionalPlacement {
    var asking = CompositionalAsking(self)
    let counts = collectionView?.itemCounts() ?? []
    var builder = CompositionalBuilder(
      container: asking.container, sectionCount: counts.count)
    for (index, count) in counts.enumerated() {
      asking.append(index, itemCount: count, to: &builder)
    }
    let boundaries = storedConfiguration.boundarySupplementaryItems.map(\.boundary)
    let solution = builder.solution(
      sectionSpacing: Double(storedConfiguration.interSectionSpacing),
      boundaries: asking.isHorizontal ? boundaries.map(\.transposed) : boundaries)
    var geometry = CompositionalGeometry(
      solution: solution, isHorizontal: asking.isHorizontal)
    if let outdated, outdated.geometry.isHorizontal == asking.isHorizontal {
      geometry.solution.adopt(
        outdated.geometry.solution, keepingMeasures: outdated.keepsMeasures)
    }
    outdated = nil
    return CompositionalPlacement(
      geometry, environment: asking.environment, handlers: asking.handlers)
  }

  /// Lets the solved layout go, but for what may be of use when it is solved anew.
  final func outdate(keepingMeasures: Bool) {
    guard let solved else {
      if !keepingMeasures { outdated?.keepsMeasures = false }
      return
    }
    outdated =
      solved.geometry.solution.isVaried
      ? CompositionalOutdated(geometry: solved.geometry, keepsMeasures: keepingMeasures) : nil
    self.solved = nil
  }

  /// Changes the solved layout.
  @discardableResult
  final func change<Answer>(_ body: (inout CompositionalGeometry) -> Answer) -> Answer {
    let placement = placement()
    let (environment, handlers) = (placement.environment, placement.handlers)
    var geometry = placement.geometry
    let answer = body(&geometry)
    solved = CompositionalPlacement(geometry, environment: environment, handlers: handlers)
    return answer
  }

  /// The solved layout as it is now, pinned elements included.
  final func geometryInView() -> CompositionalGeometry {
    var geometry = placement().geometry
    geometry.viewport = viewport()
    return geometry
  }

  /// The visible stretch that pinned elements stay in, in layout coordinates.
  private func viewport() -> CompositionalViewport? {
    guard let view = collectionView else { return nil }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    guard storedConfiguration.scrollDirection == .horizontal else {
      return CompositionalViewport(
        start: Double(bounds.minY + inset.top), end: Double(bounds.maxY - inset.bottom))
    }
    let (start, end) = (bounds.minX + inset.left, bounds.maxX - inset.right)
    guard let width = view.mirrorWidth else {
      return CompositionalViewport(start: Double(start), end: Double(end))
    }
    return CompositionalViewport(start: Double(width - end), end: Double(width - start))
  }

  final func solvedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let handled = handledElements()
    var found: [CollectionViewLayoutAttributes] = []
    geometryInView().visitElements(in: rect) { element in
      if handled.isEmpty || handled[element.key] == nil { found.append(attributes(of: element)) }
    }
    let extent = Extent(rect)
    for attributes in handled.values where Extent(attributes.frame).overlaps(extent) {
      found.append(attributes.copy())
    }
    return found
  }

  final func attributes(of element: CollectionLayoutElement?) -> CollectionViewLayoutAttributes? {
    element.map { handledElements()[$0.key]?.copy() ?? attributes(of: $0) }
  }

  private func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).attributesClass.init()
    attributes.assign(element)
    return attributes
  }
}
