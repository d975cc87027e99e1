/// Solves a group: resolves its lengths, repeats its elements and places them (R8.1 to R8.15).
///
/// The depth of the recursion is the nesting depth of the groups.
package struct CompositionalSolver {
  /// A closure that returns the items of the custom group with index `number`, in a container with
  /// the size `container`.
  package typealias Arrange = (_ number: Int, _ container: LayoutSize) -> [CompositionalPlacedItem]

  /// The distance, in points, by which the elements of a full group may exceed its length, to allow
  /// for rounding errors (R8.10).
  static let tolerance = 1e-6

  /// A closure that returns the measured size of the item in a slot; nil if it wasn't measured.
  package typealias Measured = (_ slot: Int) -> LayoutSize?

  let arrange: Arrange
  /// The measured sizes of the group's items; nil if no item was measured.
  ///
  /// They apply only to estimated lengths.
  let measured: Measured?

  package init(measured: Measured? = nil, arrange: @escaping Arrange = { _, _ in [] }) {
    self.measured = measured
    self.arrange = arrange
  }

  /// Returns the pattern of an element that contains at most `limit` items and is alone in its
  /// container.
  package func pattern(
    of element: CompositionalItem, in container: LayoutSize, limit: Int
  ) -> CompositionalPattern {
    part(element, in: container, at: 0, limit: max(1, limit)).pattern
  }

  /// Solves an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - container: The size of its container.
  ///   - slot: The slot of the element's first item.
  ///   - limit: The maximum number of items in the element.
  ///   - given: The lengths that siblings or the group dictate to the element.
  func part(
    _ element: CompositionalItem, in container: LayoutSize, at slot: Int, limit: Int,
    given: CompositionalGivenSize = CompositionalGivenSize()
  ) -> CompositionalPart {
    var size = given.applied(to: element.size.resolved(in: container))
    switch element.content {
    case .item:
      if let measured = measured?(slot) {
        if element.size.width.isEstimated && given.width == nil { size.width = measured.width }
        if element.size.height.isEstimated && given.height == nil { size.height = measured.height }
      }
      let frame = LayoutFrame(x: 0, y: 0, width: size.width, height: size.height)
      // The given length of a uniform element is the largest measured one; the other given lengths
      // are those of equal parts, which aren't measured.
      let part = Axis.allCases.first { given[$0] != nil && !element.size[$0].isUniform }
      let slot = CompositionalPattern.Slot(
        frame: element.insets.applicable(to: element.size).inset(frame),
        fixed: CompositionalFixedLengths(of: element.size, in: .both, given: part))
      return CompositionalPart(element: element, size: size, content: .item(slot))
    case .group(let group):
      let pattern = solve(
        group, of: element, size: size, at: slot, limit: limit, given: given)
      return CompositionalPart(element: element, size: pattern.size, content: .group(pattern))
    case .custom(let number):
      let pattern = arrangement(number, of: element, size: size, limit: limit)
      return CompositionalPart(element: element, size: size, content: .group(pattern))
    }
  }

  private func arrangement(
    _ number: Int, of element: CompositionalItem, size: LayoutSize, limit: Int
  ) -> CompositionalPattern {
    let insets = element.insets.applicable(to: element.size)
    let placed = arrange(number, insets.inset(size))
    var pattern = CompositionalPattern(size: size)
    pattern.slots = ContiguousArray(
      placed.prefix(limit).map {
        CompositionalPattern.Slot(
          frame: $0.frame.moved(x: insets.leading, y: insets.top), zIndex: $0.zIndex)
      })
    pattern.isFull = placed.count <= limit
    pattern.hang(
      element.supplementaries,
      on: LayoutFrame(x: 0, y: 0, width: size.width, height: size.height), slot: 0)
    return pattern
  }
}

/// The lengths that siblings or the group dictate to an element.
///
/// A length is nil if the element's own length applies.
struct CompositionalGivenSize {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func applied(to size: LayoutSize) -> LayoutSize {
    LayoutSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A solved element before it is placed.
struct CompositionalPart {
  enum Content {
    /// An item; its frame is relative to the element.
    case item(CompositionalPattern.Slot)
    case group(CompositionalPattern)
  }

  let element: CompositionalItem
  /// The size without edge spacing.
  let size: LayoutSize
  let content: Content

  var capacity: Int {
    switch content {
    case .item: 1
    case .group(let pattern): pattern.capacity
    }
  }

  var isFull: Bool {
    if case .group(let pattern) = content { pattern.isFull } else { true }
  }

  /// A pattern that contains only this element; for a group, the group's own pattern.
  var pattern: CompositionalPattern {
    if case .group(let pattern) = content { return pattern }
    var pattern = CompositionalPattern(size: size)
    append(to: &pattern, x: 0, y: 0)
    return pattern
  }

  /// Appends the element at a position to the pattern of its group.
  func append(to pattern: inout CompositionalPattern, x: Double, y: Double) {
    switch content {
    case .item(var slot):
      slot.frame = slot.frame.moved(x: x, y: y)
      if !element.supplementaries.isEmpty {
        pattern.hang(element.supplementaries, on: slot.frame, slot: pattern.slots.count)
      }
      pattern.slots.append(slot)
    case .group(let other):
      pattern.append(other, x: x, y: y)
    }
  }
}
