/// Computes the layout of items in a row or a column, as a stack view does, without views.
///
/// The main axis is the one along which items follow each other. Lengths are in points, and
/// positions are distances from the edge where the stack starts. Callers mirror the result in
/// right-to-left environments. In this example, the first of two items with the same hugging
/// priority grows. Each span is shown as its start plus its length.
///
///     let solver = StackSolver(items: [.init(main: 50, cross: 20), .init(main: 30, cross: 40)])
///     solver.mainSpans(in: 200)  // [0 + 170, 170 + 30]
package struct StackSolver: Sendable {
  /// How items share the length of the stack along the main axis.
  package enum Distribution: Sendable, Hashable {
    /// Items keep their lengths, except that one grows or some shrink so that the stack is filled.
    case fill
    /// All items have the same length.
    case fillEqually
    /// Lengths are proportional to the preferred lengths, or equal if these are all zero; the last
    /// item gets the remainder.
    case fillProportionally
    /// Items keep their lengths if there is enough room, and all gaps are equal and at least as
    /// large as the widest spacing. A single item fills the stack.
    case equalSpacing
    /// Items keep their lengths if there is enough room, and centers are spaced as evenly as the
    /// minimum gaps allow. A single item fills the stack.
    case equalCentering
  }

  /// The alignment of an item along the cross axis.
  package enum Alignment: Sendable, Hashable {
    case fill
    case start
    case center
    case end
  }

  /// The properties of a view that the solver uses.
  package struct Item: Sendable, Hashable {
    /// The preferred length along the main axis.
    package var main: Double
    /// The preferred length along the cross axis.
    package var cross: Double
    /// The resistance to growing; the first item with the lowest value grows.
    package var hugging: Double
    /// The resistance to shrinking; the last item with the lowest value shrinks first.
    package var resistance: Double
    /// The minimum gap to the next item.
    package var spacingAfter: Double

    package init(
      main: Double, cross: Double = 0, hugging: Double = 250, resistance: Double = 750,
      spacingAfter: Double = 0
    ) {
      self.main = main
      self.cross = cross
      self.hugging = hugging
      self.resistance = resistance
      self.spacingAfter = spacingAfter
    }
  }

  /// An interval along an axis.
  package struct Span: Sendable, Hashable {
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  package var items: [Item]
  package var distribution: Distribution
  package var alignment: Alignment

  package init(
    items: [Item], distribution: Distribution = .fill, alignment: Alignment = .fill
  ) {
    self.items = items
    self.distribution = distribution
    self.alignment = alignment
  }

  /// The length along the main axis if items have their preferred lengths and gaps are minimal.
  ///
  /// For `fillEqually`, each item has the preferred length of the longest one.
  package var fittingMain: Double {
    let lengths: Double
    if distribution == .fillEqually {
      lengths = Double(items.count) * (items.map(\.main).max() ?? 0)
    } else {
      lengths = items.reduce(0) { $0 + $1.main }
    }
    return lengths + totalSpacing
  }

  /// The maximum preferred length of an item along the cross axis.
  package var fittingCross: Double { items.map(\.cross).max() ?? 0 }

  /// The sum of the minimum gaps.
  var totalSpacing: Double { leastGaps.reduce(0, +) }

  /// Returns the span of an item along the cross axis, at most as long as the stack.
  ///
  /// `room` is the length of the stack along the cross axis.
  package func crossSpan(of item: Item, in room: Double) -> Span {
    let length = alignment == .fill ? room : min(item.cross, room)
    let start =
      switch alignment {
      case .fill, .start: 0.0
      case .center: (room - length) / 2
      case .end: room - length
      }
    return Span(start: start, length: length)
  }

  /// Returns the spans of the items along the main axis.
  ///
  /// The items and gaps fill the stack exactly, unless the gaps alone are longer than the stack. In
  /// that case, all item lengths are zero, and the last gaps extend beyond the end.
  ///
  /// - Parameters:
  ///   - room: The length of the stack along the main axis.
  ///   - canvas: The length of the stack including its margins, or nil to use `room`. With
  ///     `fillProportionally`, each item gets a fraction of it.
  /// - Complexity: O(n log n) for n items; O(n) for the three fill distributions if no item has to
  ///   shrink.
  package func mainSpans(in room: Double, of canvas: Double? = nil) -> [Span] {
    let lengths = lengths(in: room, of: canvas ?? room)
    let gaps = gaps(around: lengths, in: room)
    var start = 0.0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: start, length: lengths[index])
    }
  }
}
