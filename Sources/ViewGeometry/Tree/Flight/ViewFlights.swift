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

  /// The index of the view among those in flight.
  struct Place {
    let recorder: FlightRecorder
    /// Counts the views that took off.
    let number: Int
    var index: Int
  }

  /// The view, until it is freed.
  private(set) var view: ViewCursor?
  private(set) var entries: [Entry] = []
  /// How many of the entries belong to flights that bar touches.
  private var barringEntries = 0
  /// The recorder that counts the view among those in flight; nil while the view isn't.
  var place: Place?
  /// The layer that was last made for the presentation, and its geometry.
  var shown: Layer?
  var shownGeometry: View?

  /// The values shown, as they were computed last.
  private(set) var values: AnimatedValues
  /// Those of the model then.
  private var model: AnimatedValues
  /// `FlightMarks.revision` then; 0 for stale values.
  private var revision = 0

  /// The view's number among those that took off; 0 while it isn't in flight.
  var number: Int { place?.number ?? 0 }

  init(of view: View) {
    self.view = ViewCursor(view)
    model = AnimatedValues(of: view)
    values = model
  }

  /// Adds a property.
  func add(_ entry: Entry) {
    entries.append(entry)
    entry.flight.entryAdded(to: self)
    if entry.flight.barsTouches { barringEntries += 1 }
    if entries.count == 1 { takeOff() }
    if entry.property == .sublayers { view?.view.moreFlags.insert(.sublayersFly) }
    didChange()
  }

  /// Takes away the entries that `shouldRemove` names.
  func remove(brokenOff: Bool, where shouldRemove: (Entry) -> Bool) {
    // Most views have one entry, which needs no arrays.
    if entries.count == 1 {
      guard shouldRemove(entries[0]) else { return }
      let flight = entries.removeLast().flight
      lose(flight, brokenOff: brokenOff)
    } else {
      let removed = entries.filter(shouldRemove)
      guard !removed.isEmpty else { return }
      entries.removeAll(where: shouldRemove)
      for entry in removed { lose(entry.flight, brokenOff: brokenOff) }
      if !moves(.sublayers) {
        view?.view.moreFlags.remove(.sublayersFly)
      }
    }
    if entries.isEmpty { arrive() }
    didChange()
  }

  /// Whether one of the entries is of this property.
  func moves(_ property: AnimatedProperty) -> Bool {
    entries.contains { $0.property == property }
  }

  private func lose(_ flight: Flight, brokenOff: Bool) {
    if flight.barsTouches { barringEntries -= 1 }
    flight.entryLost(brokenOff: brokenOff)
  }

  /// Replaces the start of an entry.
  func rebase(at index: Int, from: SIMD4<Double>, turn: Turn?) {
    entries[index].from = from
    entries[index].turn = turn
    revision = 0
  }

  private func didChange() {
    revision = 0
    view?.view.touchesAreBarred = barringEntries > 0
  }

  private func takeOff() {
    FlightRecorder.current.takeOff(self)
    view?.view.moreFlags.insert(.flies)
  }

  private func arrive() {
    place?.recorder.arrive(self)
    view?.view.moreFlags.subtract([.flies, .sublayersFly])
    (shown, shownGeometry) = (nil, nil)
  }

  /// Lets go of the flights of a view that is freed.
  func viewDies() {
    view = nil
    remove(brokenOff: true) { _ in true }
  }
}

// MARK: - What is shown

extension ViewFlights {
  /// The values shown now of the view.
  func shownValues(of view: View) -> AnimatedValues {
    // Rare values of the model are not compared.
    if model.rare != nil || !AnimatedValues.areCommon(view.rareAttributes) { revision = 0 }
    refresh(for: view)
    return values
  }

  /// Computes the placement and the opacity shown now, unless they are known for this moment and these values of the model.
  @inline(__always)
  func refresh(for view: View) {
    if revision != FlightMarks.revision || model.opacity != view.opacity
      || !model.placement.hasNumbers(of: view.placement)
    {
      compute(for: view)
    }
  }

  @inline(never)
  private func compute(for view: View) {
    model = AnimatedValues(of: view)
    values = model
    revision = FlightMarks.revision
    if entries.count == 1 { return show(entries[0].property) }
    var done = AnimatedProperties()
    for entry in entries { done.insert(entry.property) }
    for property in done { show(property) }
  }

  /// Replaces the model's values of a property by those shown.
  private func show(_ property: AnimatedProperty) {
    if property.isTransform {
      if let shown = transform(of: property, model: model) { values.set(shown, of: property) }
    } else if let shown = numbers(of: property, model: model) {
      values.set(shown, of: property)
    }
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
