extension View {
  /// The flights of the view; nil if the view isn't animated.
  @inline(__always)
  final var flights: ViewFlights? {
    moreFlags.contains(.flies) ? rareAttributes?.flights : nil
  }

  /// Returns the flights of the view, creating an empty list if there is none.
  final func makeFlights() -> ViewFlights {
    let attributes = makeRareAttributes()
    if let flights = attributes.flights { return flights }
    let flights = ViewFlights(of: self)
    attributes.flights = flights
    return flights
  }

  /// The view's animatable values as shown at the current time.
  final var presentedValues: AnimatedValues {
    flights?.shownValues(of: self) ?? AnimatedValues(of: self)
  }

  /// Whether an animation makes the view ignore touches, regardless of its own setting (R15.20).
  ///
  /// Hit tests read only the `interactionDisabled` flag. Therefore, an animation sets that flag,
  /// and the app's own setting is stored separately until the animation ends.
  final var touchesAreBarred: Bool {
    get { moreFlags.contains(.barredByFlight) }
    set {
      guard newValue != touchesAreBarred else { return }
      if newValue {
        moreFlags.insert(.barredByFlight)
        makeFlightsKeepInteraction()
      } else {
        moreFlags.remove(.barredByFlight)
        setInteractionFlag(!(rareAttributes?.interactionIsDisabled ?? false))
      }
    }
  }

  /// Stores whether the app has disabled interaction, and sets the flag that makes hit tests ignore
  /// the view.
  private final func makeFlightsKeepInteraction() {
    makeRareAttributes().interactionIsDisabled = flags.contains(.interactionDisabled)
    setInteractionFlag(false)
  }

  /// Marks all ancestors as views that may contain animated ones.
  ///
  /// The loop ends at the first marked view, because all ancestors of a marked view are marked.
  ///
  /// - Complexity: O(ancestors that weren't marked).
  final func markFlightsAbove() {
    var next = superviewLink
    while let cursor = next, !cursor.moreFlags.contains(.holdsFlights) {
      cursor.withView { $0.moreFlags.formUnion(.holdsFlights) }
      next = cursor.superview
    }
  }

  /// Interrupts all animations of the view and its descendants, which are then shown with their
  /// model values.
  ///
  /// - Complexity: O(views that may contain animated ones, and their subviews). The next call for
  ///   the same view is O(1), unless an animation has begun there in between.
  @inline(never)
  final func breakOffFlightsInside() {
    guard !moreFlags.isDisjoint(with: [.flies, .holdsFlights]) else { return }
    var inside: [ViewFlights] = []
    var pending = [self]
    while let view = pending.popLast() {
      if let flights = view.flights { inside.append(flights) }
      guard view.moreFlags.remove(.holdsFlights) != nil else { continue }
      pending += view.children.filter { !$0.moreFlags.isDisjoint(with: [.flies, .holdsFlights]) }
    }
    inside.sort { $0.number < $1.number }
    for flights in inside { flights.remove(brokenOff: true) { _ in true } }
  }
}
