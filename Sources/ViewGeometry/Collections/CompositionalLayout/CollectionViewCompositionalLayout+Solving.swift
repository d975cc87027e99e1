import Foundation

extension CollectionViewCompositionalLayout {
  /// The solved layout, solved now if need be.
  final func placement() -> CompositionalPlacement {
    if let solved { return solved }
    let placement = solve()
    solved = placement
    return placement
  }

  /// Asks the section provider for everything and solves it.
  private func solve() -> CompositionalPlacement {
    let isHorizontal = storedConfiguration.scrollDirection == .horizontal
    let environment = LayoutContainer(collectionView)
    let counts = collectionView?.itemCounts() ?? []
    var builder = CompositionalBuilder(
      container: environment.flowSize(isHorizontal: isHorizontal), sectionCount: counts.count)
    for (index, count) in counts.enumerated() {
      guard let section = sectionProvider(index, environment) else {
        preconditionFailure("The section provider describes no section \(index).")
      }
      let rules = isHorizontal ? section.rules.transposed : section.rules
      if section.arrangements.isEmpty {
        builder.append(rules, itemCount: count)
      } else {
        builder.append(rules, itemCount: count) { number, size in
          section.arrange(number, in: size, isHorizontal: isHorizontal)
        }
      }
    }
    let boundaries = storedConfiguration.boundarySupplementaryItems.map(\.boundary)
    var solution = builder.solution(
      sectionSpacing: Double(storedConfiguration.interSectionSpacing),
      boundaries: isHorizontal ? boundaries.map(\.transposed) : boundaries)
    for (section, offset) in scrollOffsets where section < solution.sectionCount {
      solution.setScrollOffset(offset, ofSection: section)
    }
    return CompositionalPlacement(
      CompositionalGeometry(solution: solution, isHorizontal: isHorizontal))
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
    var found: [CollectionViewLayoutAttributes] = []
    geometryInView().visitElements(in: rect) { element in
      found.append(attributes(of: element))
    }
    return found
  }

  final func attributes(of element: CollectionLayoutElement?) -> CollectionViewLayoutAttributes? {
    element.map { attributes(of: $0) }
  }

  private func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init()
    attributes.assign(element)
    return attributes
  }
}
