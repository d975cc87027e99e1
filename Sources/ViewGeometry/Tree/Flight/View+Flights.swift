extension View {
  /// The flights of the view; nil for a view in none.
  @inline(__always)
  final var flights: ViewFlights? {
    moreFlags.contains(.flies) ? rareAttributes?.flights : nil
  }

  /// The flights of the view, made if there are none.
  final func makeFlights() -> ViewFlights {
    let attributes = makeRareAttributes()
    if let flights = attributes.flights { return flights }
    let flights = ViewFlights(of: self)
    attributes.flights = flights
    return flights
  }

  /// The values of the view as shown at this moment.
  final var presentedValues: AnimatedValues {
    flights?.shownValues(of: self) ?? AnimatedValues(of: self)
  }

  /// Whether a flight keeps touches from the view, whatever `isUserInteractionEnabled` says (R15.20).
  ///
  /// Hit tests test the flag of disabled views, so a flight sets that flag and keeps what the program set.
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

  /// Ends all flights of the view and of what is in it: what is shown is the model again.
  @inline(never)
  final func breakOffFlightsInside() {
    for flights in FlightRecorder.current.flights(inside: self) {
      flights.remove(brokenOff: true) { _ in true }
    }
  }
}
