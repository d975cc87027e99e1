extension CompositionalItem {
  /// Whether a measurement can change the element or one inside it.
  var isEstimated: Bool {
    switch content {
    case .item: size.width.isEstimated || size.height.isEstimated
    case .custom: false
    case .group(let group): group.elements.contains(where: \.isEstimated)
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
  /// - Parameters:
  ///   - container: Which lengths of what holds the element no measurement can change.
  ///   - given: The axis along which the element is one of equal parts; nil for none.
  func fitting(
    in container: CompositionalFixedLengths = .both, given: Axis? = nil
  ) -> CompositionalFitting {
    guard case .group(let group) = content else { return .byEstimates }
    let own = CompositionalFixedLengths(of: size, in: container, given: given)
    var fitting = CompositionalFitting.byEstimates
    for element in group.elements
    where element.fitting(in: own, given: group.axisOfParts) != .byEstimates {
      fitting = .byMeasures
    }
    // With a count there is nothing to decide.
    guard group.repetition == .untilFull else { return fitting }
    // A group that grows is filled by estimates, in the room it has before it grows.
    let isByEstimates = size[group.axis].isEstimated || !isEstimated
    let room = CompositionalFixedLengths(
      of: size, in: container, given: given, areEstimatesFixed: true)
    let areFixed = group.elements.allSatisfy {
      CompositionalFixedLengths(of: $0.size, in: room, areEstimatesFixed: isByEstimates)[group.axis]
    }
    if areFixed && room[group.axis] { return fitting }
    let areItems = group.elements.allSatisfy { $0.content == .item }
    return container == .both && areItems ? .byNextItem : .byMeasures
  }
}

extension CompositionalGroup {
  /// The axis along which the elements are equal parts of the group; nil where each has its own length.
  fileprivate var axisOfParts: Axis? {
    if case .equalParts = repetition { axis } else { nil }
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
package struct CompositionalFixedLengths: Sendable, Hashable {
  private var width: Bool
  private var height: Bool

  package static let both = CompositionalFixedLengths()

  private init() {
    (width, height) = (true, true)
  }

  /// - Parameters:
  ///   - given: The axis along which the element is one of equal parts, whatever its own length is; nil for none.
  ///   - areEstimatesFixed: Whether nothing that is measured counts.
  init(
    of size: CompositionalSize, in container: CompositionalFixedLengths, given: Axis? = nil,
    areEstimatesFixed: Bool = false
  ) {
    func isFixed(_ axis: Axis) -> Bool {
      if axis == given { return container[axis] }
      return switch size[axis] {
      case .absolute: true
      case .estimated: areEstimatesFixed
      case .uniform: false
      case .fractionOfWidth: container.width
      case .fractionOfHeight: container.height
      }
    }
    (width, height) = (isFixed(.horizontal), isFixed(.vertical))
  }

  package subscript(axis: Axis) -> Bool { axis == .horizontal ? width : height }
}
