/// Places views in a row or column: the arithmetic of a stack view, without views.
///
/// The main axis is the one along which items follow one another; lengths and positions are in points, counted from the
/// edge where the stack starts. Callers mirror the answer where reading runs right to left.
///
///     let solver = StackSolver(items: [.init(main: 50, cross: 20), .init(main: 30, cross: 40)])
///     solver.mainSpans(in: 200)  // [0 + 170, 170 + 30]
package struct StackSolver: Sendable {
  /// How items share the room along the main axis.
  package enum Distribution: Sendable, Hashable {
    /// Items keep their lengths; one takes what is left over or gives what is missing.
    case fill
    /// All items have the same length.
    case fillEqually
    /// Lengths are in proportion to what the items want.
    case fillProportionally
    /// Items keep their lengths; all gaps are alike, none less than the widest of the spacings.
    case equalSpacing
    /// Items keep their lengths; centers are evenly spaced, as far as the least spacing allows.
    case equalCentering
  }

  /// Where an item lies across the main axis.
  package enum Alignment: Sendable, Hashable {
    case fill
    case start
    case center
    case end
  }

  /// What the solver knows about a view.
  package struct Item: Sendable, Hashable {
    /// The length the view wants along the main axis.
    package var main: Double
    /// The length the view wants across it.
    package var cross: Double
    /// How much it resists growing; the item with the least grows.
    package var hugging: Double
    /// How much it resists shrinking; the item with the least shrinks first.
    package var resistance: Double
    /// The least gap to the next item.
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

  /// A stretch of an axis.
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

  /// The length along the main axis at which every item has the length it wants and every gap its least one.
  package var fittingMain: Double {
    let lengths: Double
    if distribution == .fillEqually {
      lengths = Double(items.count) * (items.map(\.main).max() ?? 0)
    } else {
      lengths = items.reduce(0) { $0 + $1.main }
    }
    return lengths + totalSpacing
  }

  /// The length across the main axis that holds the longest item.
  package var fittingCross: Double { items.map(\.cross).max() ?? 0 }

  /// The sum of the least gaps.
  var totalSpacing: Double { leastGaps.reduce(0, +) }

  /// Where the item lies across the main axis, in a stack `room` across; never longer than that.
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

  /// Where the items lie along the main axis, in a stack of length `room`.
  ///
  /// Items fill the room exactly, unless the gaps alone are longer: then all lengths are zero and the last gaps
  /// reach beyond the end.
  ///
  /// - Parameter canvas: The length of the stack with its margins, for shares; nil for `room`.
  /// - Complexity: O(n log n) for n items, O(n) for the fills with room enough.
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
