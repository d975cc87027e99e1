extension CompositionalItem {
  /// Whether measuring items can change the element or an element inside it.
  var isEstimated: Bool {
    switch content {
    case .item: size.width.isEstimated || size.height.isEstimated
    case .custom: false
    case .group(let group): group.elements.contains(where: \.isEstimated)
    }
  }

  /// Whether the element's arrangement depends on the number of its items.
  ///
  /// True if flexible spacing distributes the items, or if a length of a group is estimated.
  var isFlexible: Bool {
    guard case .group(let group) = content else { return false }
    return size.width.isEstimated || size.height.isEstimated || group.spacing.isFlexible
      || group.elements.contains { element in
        element.edges.flexibleCount(along: group.axis) > 0 || element.isFlexible
      }
  }

  /// Returns which measured sizes affect the number of items that the element contains.
  ///
  /// - Parameters:
  ///   - container: The lengths of the element's container that no measurement can change.
  ///   - given: The axis along which the element is one of several equal parts; nil if there is
  ///     none.
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
    // If the number of elements is specified, measurements don't affect it.
    guard group.repetition == .untilFull else { return fitting }
    // A group that grows is filled according to the estimates, in the space that it has before it
    // grows.
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
  /// The axis along which the elements are equal parts of the group; nil if each has its own
  /// length.
  fileprivate var axisOfParts: Axis? {
    if case .equalParts = repetition { axis } else { nil }
  }
}

/// The measured sizes that affect the number of items in a group (R8.10).
enum CompositionalFitting: Sendable {
  /// Measured sizes have no effect: the group is filled according to the estimates.
  case byEstimates
  /// Only the measured sizes of the group's items and of the next item have an effect.
  case byNextItem
  /// The measured sizes of any items can have an effect.
  case byMeasures
}

/// The lengths of an element that no measurement can change.
package struct CompositionalFixedLengths: Sendable, Hashable {
  private var width: Bool
  private var height: Bool

  package static let both = CompositionalFixedLengths()

  private init() {
    (width, height) = (true, true)
  }

  /// Determines which lengths of an element can't be changed by measurements.
  ///
  /// - Parameters:
  ///   - size: The size of the element.
  ///   - container: The lengths of the element's container that no measurement can change.
  ///   - given: The axis along which the element is one of several equal parts, regardless of its
  ///     own length; nil if there is none.
  ///   - areEstimatesFixed: Whether estimated lengths count as fixed.
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
