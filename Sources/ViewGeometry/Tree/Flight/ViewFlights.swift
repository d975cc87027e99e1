import Foundation

/// The animations of one view: for each animated property where it comes from, where it goes, and the flight that moves it.
///
/// The presentation of a property is the model's value plus, for each entry, what is left of its way (R15.8). So a value that is set while the
/// property is in flight moves the presentation with it, and flights of one property add up.
package final class ViewFlights {
  /// One property on its way.
  struct Entry {
    let flight: Flight
    let property: AnimatedProperty
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    /// The ends of a transform.
    var turn: Turn?
  }

  /// The ends of an animated transform and what leads from the one to the other.
  final class Turn {
    let from: Transform3D
    let to: Transform3D
    /// What leads from the end back to the start; nil for matrices that are interpolated number by number.
    let wayBack: TransformParts.Difference?
    let end: TransformParts?

    init(from: Transform3D, to: Transform3D) {
      (self.from, self.to) = (from, to)
      let start = TransformParts(from)
      let end = start.flatMap { TransformParts(to, rotationIfFlat: $0.rotation) }
      // Taken apart again: the start may have no rotation of its own.
      let wholeStart = end.flatMap { TransformParts(from, rotationIfFlat: $0.rotation) }
      wayBack = wholeStart.flatMap { start in end.map { start.difference(from: $0) } }
      self.end = end
    }
  }

  /// The view, until it is freed.
  private(set) var view: ViewCursor?
  private(set) var entries: [Entry] = []
  /// How many of the entries belong to flights that bar touches.
  private var barringEntries = 0
  /// The layer that was last made for the presentation.
  var shown: Layer?
  /// The recorder that counts the view among those in flight, and the view's number there.
  private var place: (recorder: FlightRecorder, number: Int)?

  /// The number of the view among those of its thread that are in flight; nil while it isn't.
  var number: Int? { place?.number }

  init(of view: View) { self.view = ViewCursor(view) }

  /// Adds a property.
  func add(_ entry: Entry) {
    entries.append(entry)
    entry.flight.entryAdded(to: self)
    if entry.flight.barsTouches { barringEntries += 1 }
    if entries.count == 1 { takeOff() }
    didChange()
  }

  /// Takes away the entries that `shouldRemove` names.
  func remove(brokenOff: Bool, where shouldRemove: (Entry) -> Bool) {
    let removed = entries.filter(shouldRemove)
    guard !removed.isEmpty else { return }
    entries.removeAll(where: shouldRemove)
    for entry in removed {
      if entry.flight.barsTouches { barringEntries -= 1 }
      entry.flight.entryLost(brokenOff: brokenOff)
    }
    if entries.isEmpty { arrive() }
    didChange()
  }

  /// Replaces the start of an entry.
  func rebase(at index: Int, from: SIMD4<Double>, turn: Turn?) {
    entries[index].from = from
    entries[index].turn = turn
  }

  private func didChange() {
    view?.view.touchesAreBarred = barringEntries > 0
  }

  private func takeOff() {
    FlightMarks.count(flyingViews: 1)
    let recorder = FlightRecorder.current
    place = (recorder, recorder.takeOff(self))
    view?.view.moreFlags.insert(.flies)
  }

  private func arrive() {
    FlightMarks.count(flyingViews: -1)
    if let place { place.recorder.arrive(place.number) }
    place = nil
    view?.view.moreFlags.remove(.flies)
    shown = nil
  }

  /// Lets go of the flights of a view that is freed.
  func viewDies() {
    view = nil
    remove(brokenOff: true) { _ in true }
  }
}

// MARK: - What is shown

extension ViewFlights {
  /// The values shown now of a view whose model has these.
  func presented(_ model: AnimatedValues) -> AnimatedValues {
    var values = model
    var done: UInt16 = 0
    for entry in entries {
      let bit = UInt16(1) << entry.property.rawValue
      guard done & bit == 0 else { continue }
      done |= bit
      if entry.property.isTransform {
        if let shown = transform(of: entry.property, model: model) {
          values.set(shown, of: entry.property)
        }
      } else if let shown = numbers(of: entry.property, model: model) {
        values.set(shown, of: entry.property)
      }
    }
    return values
  }

  /// The numbers of a property as shown; nil where they are the model's.
  ///
  /// One flight gives its ends exactly. With `flights` given only these count.
  func numbers(
    of property: AnimatedProperty, model: AnimatedValues, only flights: [Flight]? = nil
  ) -> SIMD4<Double>? {
    let end = model.numbers(of: property)
    var (sum, count, exact) = (SIMD4<Double>.zero, 0, end)
    for entry in entries where entry.property == property {
      if let flights, !flights.contains(where: { $0 === entry.flight }) { continue }
      let left = 1 - entry.flight.progress
      guard left != 0 else { continue }
      count += 1
      sum += (entry.from - entry.to) * left
      if left == 1, entry.to == end { exact = entry.from } else { exact = end + sum }
    }
    guard count > 0 else { return nil }
    let shown = count == 1 ? exact : end + sum
    // Beyond finite numbers, as with a spring that swings far, the model's value is shown.
    return (shown - shown).sum() == 0 ? shown : nil
  }

  /// A transform as shown; nil where it is the model's.
  func transform(
    of property: AnimatedProperty, model: AnimatedValues, only flights: [Flight]? = nil
  ) -> Transform3D? {
    let end = model.transform(of: property)
    let moving = entries.filter { entry in
      entry.property == property && entry.flight.progress != 1
        && flights?.contains { $0 === entry.flight } ?? true
    }
    guard let last = moving.last, let turn = last.turn else { return nil }
    let left = 1 - last.flight.progress
    if moving.count == 1, turn.to == end {
      if left == 1 { return turn.from }
      if let parts = turn.end, let wayBack = turn.wayBack {
        var way = TransformParts.Difference()
        way.add(wayBack, times: left)
        return finite(parts.adding(way).matrix)
      }
    }
    let parts = moving.compactMap { entry in
      entry.turn?.wayBack.map { (way: $0, left: 1 - entry.flight.progress) }
    }
    guard parts.count == moving.count,
      let model = TransformParts(end, rotationIfFlat: turn.end?.rotation ?? [0, 0, 0, 1])
    else { return finite(sum(of: moving, on: end)) }
    var way = TransformParts.Difference()
    for part in parts { way.add(part.way, times: part.left) }
    return finite(model.adding(way).matrix)
  }

  /// The matrices of flights added number by number.
  private func sum(of moving: [Entry], on end: Transform3D) -> Transform3D {
    var numbers = end.numbers
    for entry in moving {
      guard let turn = entry.turn else { continue }
      let left = 1 - entry.flight.progress
      let (from, to) = (turn.from.numbers, turn.to.numbers)
      for index in numbers.indices { numbers[index] += (from[index] - to[index]) * left }
    }
    return Transform3D(numbers: numbers)
  }

  private func finite(_ transform: Transform3D) -> Transform3D? {
    transform.isFinite ? transform : nil
  }
}

extension Transform3D {
  /// The sixteen numbers, row by row.
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
      .map { Double($0) }
  }

  fileprivate init(numbers: [Double]) {
    let n = numbers.map { CGFloat($0) }
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
}

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
    let model = AnimatedValues(of: self)
    return flights?.presented(model) ?? model
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
