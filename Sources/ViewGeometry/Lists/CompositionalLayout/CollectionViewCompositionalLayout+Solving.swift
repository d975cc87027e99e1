import Foundation

/// The solution of an invalidated layout, from which the next solution takes over scroll offsets
/// and measured sizes.
struct CompositionalOutdated {
  var solution: CompositionalSolution
  let isHorizontal: Bool
  /// Whether the measured sizes of unchanged sections may be kept.
  var keepsMeasures: Bool
}

extension CollectionViewCompositionalLayout {
  /// Requests all sections from the section provider and solves the layout.
  @inline(never)
  final func solvedComposition() -> PlacedSolution {
    var asking = CompositionalAsking(self)
    let counts = collectionView?.itemCounts() ?? []
    var builder = CompositionalBuilder(
      container: asking.container, sectionCount: counts.count)
    for (index, count) in counts.enumerated() {
      asking.append(index, itemCount: count, to: &builder)
    }
    let boundaries = storedConfiguration.boundarySupplementaryItems.map(\.boundary)
    var solution = builder.solution(
      sectionSpacing: Double(storedConfiguration.interSectionSpacing),
      boundaries: asking.isHorizontal ? boundaries.map(\.transposed) : boundaries)
    if let outdated {
      if outdated.isHorizontal == asking.isHorizontal {
        solution.adopt(outdated.solution, keepingMeasures: outdated.keepsMeasures)
      }
      if !solution.isDescribed(as: outdated.solution) { collectionView?.forgetPreferredSizes() }
    }
    outdated = nil
    (solvedEnvironment, handlers) = (asking.environment, asking.handlers)
    scrolling = asking.scrolling
    return PlacedSolution(solution, isHorizontal: asking.isHorizontal)
  }

  /// Discards the solved layout.
  ///
  /// Its scroll offsets are kept for the next solution, and so are its measured sizes if
  /// `keepingMeasures` is true.
  final func outdate(keepingMeasures: Bool) {
    guard let solved else {
      if !keepingMeasures { outdated?.keepsMeasures = false }
      return
    }
    let solution = solution(CompositionalSolution.self)
    outdated = CompositionalOutdated(
      solution: solution, isHorizontal: solved.isHorizontal, keepsMeasures: keepingMeasures)
    self.solved = nil
  }

  /// Modifies the solved layout with `body`, and returns the closure's result.
  @discardableResult
  final func change<Answer>(_ body: (inout CompositionalSolution) -> Answer) -> Answer {
    let isHorizontal = placed().isHorizontal
    var solution = solution(CompositionalSolution.self)
    let answer = body(&solution)
    solved = PlacedSolution(solution, isHorizontal: isHorizontal)
    return answer
  }

  final func solvedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let (placed, extent) = (placed(), Extent(rect))
    var handled = handledElements()
    var found: [CollectionViewLayoutAttributes] = []
    placed.visitElements(in: rect, viewport: placed.viewport(of: owner)) { element in
      guard !handled.isEmpty, let changed = handled.removeValue(forKey: element.key) else {
        return found.append(newAttributes(of: element))
      }
      if Extent(changed.frame).overlaps(extent) { found.append(changed.copied()) }
    }
    let moved = handled.values.filter { Extent($0.frame).overlaps(extent) }
    return found + moved.sorted { $0.isListed(before: $1) }.map { $0.copied() }
  }
}
