extension View {
  /// The flights of the view; nil for a view that isn't animated.
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

  /// The values with which the view is shown at the current time.
  final var presentedValues: AnimatedValues {
    flights?.shownValues(of: self) ?? AnimatedValues(of: self)
  }

  /// Whether an animation makes the view ignore touches, whatever its own setting is (R15.20).
  ///
  /// Hit tests read the flag of disabled views, so an animation sets that flag, and the app's value
  /// is stored separately.
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

  private final func makeFlightsKeepInteraction() {
    makeRareAttributes().interactionIsDisabled = flags.contains(.interactionDisabled)
    setInteractionFlag(false)
  }

  /// Ends all flights of the view and its descendants, so that they show the model values.
  @inline(never)
  final func breakOffFlightsInside() {
    for flights in FlightRecorder.current.flights(inside: self) {
      flights.remove(brokenOff: true) { _ in true }
    }
  }
}
