extension CompositionalItem {
  /// Whether a measurement can change the element or one inside it.
  var isEstimated: Bool {
    switch content {
    case .item: size.width.isEstimated || size.height.isEstimated
    case .custom: false
    case .group(let group): group.elements.contains(where: \.isEstimated)
    }
  }

  /// Whether a measurement along an axis can change the element or one inside it.
  func isEstimated(along axis: Axis) -> Bool {
    switch content {
    case .item: size[axis].isEstimated
    case .custom: false
    case .group(let group): group.elements.contains { $0.isEstimated(along: axis) }
    }
  }

  /// Whether the element is arranged otherwise when it holds fewer items: it spreads them, or is as long as they are.
  var isFlexible: Bool {
    guard case .group(let group) = content else { return false }
    return size.width.isEstimated || size.height.isEstimated || group.spacing.isFlexible
      || group.elements.contains { element in
        element.edges.flexibleCount(along: group.axis) > 0 || element.isFlexible
      }
  }

  /// How what was measured decides how many items the element holds.
  ///
  /// - Parameter container: Which lengths of what holds the element no measurement can change.
  func fitting(in container: CompositionalFixedLengths = .both) -> CompositionalFitting {
    guard case .group(let group) = content else { return .byEstimates }
    let own = CompositionalFixedLengths(of: size, in: container)
    var fitting = CompositionalFitting.byEstimates
    for element in group.elements where element.fitting(in: own) != .byEstimates {
      fitting = .byMeasures
    }
    // A group that grows holds what it would by its estimates; with a count there is nothing to decide.
    guard group.repetition == .untilFull, !size[group.axis].isEstimated, isEstimated else {
      return fitting
    }
    let areFixed = group.elements.allSatisfy {
      CompositionalFixedLengths(of: $0.size, in: own)[group.axis]
    }
    if areFixed && own[group.axis] { return fitting }
    let areItems = group.elements.allSatisfy { $0.content == .item }
    return container == .both && areItems ? .byNextItem : .byMeasures
  }
}

/// How what was measured decides how many items a group holds (R8.10).
enum CompositionalFitting: Sendable {
  /// Not at all.
  case byEstimates
  /// By the items it holds and the one that would be next.
  case byNextItem
  /// By more than that.
  case byMeasures
}

/// Which lengths of an element no measurement can change.
struct CompositionalFixedLengths: Equatable {
  private var width: Bool
  private var height: Bool

  static let both = CompositionalFixedLengths()

  private init() {
    (width, height) = (true, true)
  }

  init(of size: CompositionalSize, in container: CompositionalFixedLengths) {
    func isFixed(_ length: CompositionalLength) -> Bool {
      switch length {
      case .absolute: true
      case .estimated, .uniform: false
      case .fractionOfWidth: container.width
      case .fractionOfHeight: container.height
      }
    }
    width = isFixed(size.width)
    height = isFixed(size.height)
  }

  subscript(axis: Axis) -> Bool { axis == .horizontal ? width : height }
}
