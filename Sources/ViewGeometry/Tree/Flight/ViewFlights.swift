import Foundation

/// The animations of one view: for each animated property where it comes from, where it goes, and the flight that moves it.
///
/// The presentation of a property is the model's value plus, for each entry, what is left of its way (R15.8). So a value that is set while the
/// property is in flight moves the presentation with it, and flights of one property add up.
package final class ViewFlights {
  /// One property on its way.
  struct Entry {
    let flight: Flight
    /// Counts the entries of the view; later ones have greater numbers.
    var number = 0
    /// Whether the property is still on its way; entries that aren't are dropped some at a time.
    var isLive = true
    let property: AnimatedProperty
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    /// The ends of a transform.
    var turn: Turn?
    /// The values on the way, in a flight through keyframes.
    var keyframes: FlightKeyframes?

    /// What is to be added to the end to get the numbers shown; nil at the end.
    func rest(only flights: [Flight]?) -> (rest: SIMD4<Double>, exact: SIMD4<Double>?)? {
      if let flights, !flights.contains(where: { $0 === flight }) { return nil }
      let progress = flight.progress
      guard progress != 1 else { return nil }
      if let keyframes {
        return (keyframes.rest(at: progress), keyframes.numbers(at: progress))
      }
      return ((from - to) * (1 - progress), progress == 0 ? from : nil)
    }

    /// What leads from the end of a transform to what is shown; nil if that goes by the numbers of the matrices.
    var wayBack: (way: TransformParts.Difference, weight: Double)? {
      let progress = flight.progress
      if let keyframes { return keyframes.wayBack(at: progress).map { ($0, 1) } }
      return turn?.wayBack.map { ($0, 1 - progress) }
    }

    /// What is to be added to the numbers of the matrix at the end.
    var matrixRest: SIMD16<Double> {
      let progress = flight.progress
      if let keyframes { return keyframes.matrixRest(at: progress) }
      guard let turn else { return .zero }
      return (turn.from.packed - turn.to.packed) * (1 - progress)
    }
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
  /// By their numbers; some may not be live.
  @exclusivity(unchecked) private var storedEntries: [Entry] = []
  @exclusivity(unchecked) private var liveCount = 0
  @exclusivity(unchecked) private var lastNumber = 0
  /// How many of the entries belong to flights that bar touches.
  @exclusivity(unchecked) private var barringEntries = 0
  /// The recorder that counts the view among those in flight; nil while the view isn't.
  @exclusivity(unchecked) var place: Place?
  /// The layer that was last made for the presentation, and its geometry.
  @exclusivity(unchecked) var shown: Layer?
  @exclusivity(unchecked) var shownGeometry: View?

  // What is shown, as it was computed last. A frame reads all of it for each view: the exclusivity checks would cost as much as the rest.
  @exclusivity(unchecked) private(set) var placement: Placement
  @exclusivity(unchecked) private(set) var opacity: Float
  @exclusivity(unchecked) private(set) var rare: AnimatedValues.Rare?
  /// The values of the model then; its rare values aren't compared.
  @exclusivity(unchecked) private var modelPlacement: Placement
  @exclusivity(unchecked) private var modelOpacity: Float
  /// `FlightMarks.revision` then; 0 for stale values.
  @exclusivity(unchecked) private var revision = 0

  /// The view's number among those that took off; 0 while it isn't in flight.
  var number: Int { place?.number ?? 0 }

  init(of view: View) {
    self.view = ViewCursor(view)
    (placement, opacity) = (view.placement, view.opacity)
    (modelPlacement, modelOpacity) = (view.placement, view.opacity)
  }

  /// The properties that are on their way.
  var entries: [Entry] { storedEntries.filter(\.isLive) }

  /// Adds a property.
  func add(_ entry: Entry) {
    lastNumber += 1
    storedEntries.append(entry)
    storedEntries[storedEntries.count - 1].number = lastNumber
    liveCount += 1
    entry.flight.entryAdded(lastNumber, to: self)
    if entry.flight.barsTouches { barringEntries += 1 }
    if liveCount == 1 { takeOff() }
    if entry.property == .sublayers { view?.view.moreFlags.insert(.sublayersFly) }
    didChange()
  }

  /// Takes away the entries that `shouldRemove` names.
  func remove(brokenOff: Bool, where shouldRemove: (Entry) -> Bool) {
    var removed: [Flight] = []
    for index in storedEntries.indices
    where storedEntries[index].isLive && shouldRemove(storedEntries[index]) {
      storedEntries[index].isLive = false
      removed.append(storedEntries[index].flight)
    }
    liveCount -= removed.count
    dropDeadEntries()
    for flight in removed { lose(flight, brokenOff: brokenOff) }
    if !removed.isEmpty { finishRemoval() }
  }

  /// Takes away the entry of a number, whose flight is over; nothing happens if that has gone.
  ///
  /// - Complexity: O(log entries), amortised.
  func remove(entry number: Int) {
    // Most views have one entry.
    let index =
      storedEntries.count == 1 ? 0 : storedEntries.partitioningIndex { $0.number >= number }
    guard index < storedEntries.count, storedEntries[index].number == number,
      storedEntries[index].isLive
    else { return }
    storedEntries[index].isLive = false
    let flight = storedEntries[index].flight
    liveCount -= 1
    dropDeadEntries()
    lose(flight, brokenOff: false)
    finishRemoval()
  }

  private func finishRemoval() {
    if view?.view.moreFlags.contains(.sublayersFly) ?? false, !moves(.sublayers) {
      view?.view.moreFlags.remove(.sublayersFly)
    }
    if liveCount == 0 { arrive() }
    didChange()
  }

  /// Drops what isn't live once that is half of the entries.
  private func dropDeadEntries() {
    guard 2 * liveCount <= storedEntries.count else { return }
    // The room for one entry is kept.
    if storedEntries.count == 1 {
      storedEntries.removeLast()
    } else {
      storedEntries.removeAll { !$0.isLive }
    }
  }

  /// Whether one of the entries is of this property.
  func moves(_ property: AnimatedProperty) -> Bool {
    storedEntries.contains { $0.isLive && $0.property == property }
  }

  /// The flights of a property whose place another flight takes: all but those of its own block.
  func flights(of property: AnimatedProperty, replacedBy flight: Flight) -> [Flight] {
    storedEntries.compactMap { entry in
      let isOwn =
        entry.flight === flight || flight.block != nil && entry.flight.block == flight.block
      return entry.isLive && entry.property == property && !isOwn ? entry.flight : nil
    }
  }

  private func lose(_ flight: Flight, brokenOff: Bool) {
    if flight.barsTouches { barringEntries -= 1 }
    flight.entryLost(brokenOff: brokenOff)
  }

  /// Adds a keyframe of a property to the flight that goes through it; false if that doesn't move the property yet.
  func addKeyframe(
    of property: AnimatedProperty, to flight: Flight, from: SIMD4<Double>, _ end: SIMD4<Double>,
    _ turn: Turn?
  ) -> Bool {
    guard flight.keyframeMode != nil,
      let index = storedEntries.lastIndex(where: {
        $0.isLive && $0.flight === flight && $0.property == property
      }), let keyframes = storedEntries[index].keyframes
    else { return false }
    if let turn {
      keyframes.add(flight.keyframe, from: turn.from, to: turn.to)
      storedEntries[index].turn = Turn(
        from: storedEntries[index].turn?.from ?? turn.from, to: turn.to)
    } else {
      keyframes.add(flight.keyframe, from: from, to: end)
      storedEntries[index].to = end
    }
    revision = 0
    return true
  }

  /// Replaces the start of the first entry of a property for which `mayChange` holds.
  func rebase(
    _ property: AnimatedProperty, from start: SIMD4<Double>, turnFrom: Transform3D? = nil,
    where mayChange: (Entry) -> Bool
  ) {
    guard
      let index = storedEntries.firstIndex(where: {
        $0.isLive && $0.property == property && mayChange($0)
      })
    else { return }
    let keyframes = storedEntries[index].keyframes
    if let turnFrom, let turn = storedEntries[index].turn {
      storedEntries[index].turn = Turn(from: turnFrom, to: turn.to)
      keyframes?.rebase(from: turnFrom)
    } else {
      storedEntries[index].from = start
      keyframes?.rebase(from: start)
    }
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
    refreshAll(for: view)
    return AnimatedValues(placement, opacity, rare)
  }

  /// Computes the values shown now, unless they are known for this moment and these values of the model.
  @inline(__always)
  func refreshAll(for view: View) {
    if rare != nil || !AnimatedValues.areCommon(view.rareAttributes) { revision = 0 }
    refresh(for: view)
  }

  /// The same for the placement and the opacity alone.
  @inline(__always)
  func refresh(for view: View) {
    if revision != FlightMarks.revision || modelOpacity != view.opacity
      || !modelPlacement.hasNumbers(of: view.placement)
    {
      compute(for: view)
    }
  }

  @inline(never)
  private func compute(for view: View) {
    revision = FlightMarks.revision
    (modelPlacement, modelOpacity) = (view.placement, view.opacity)
    if storedEntries.count == 1, AnimatedValues.areCommon(view.rareAttributes), showOnly() {
      rare = nil
      return
    }
    let model = AnimatedValues(of: view)
    var values = model
    var done = AnimatedProperties()
    for index in storedEntries.indices where storedEntries[index].isLive {
      done.insert(storedEntries[index].property)
    }
    for property in done {
      if property.isTransform {
        if let shown = transform(of: property, model: model) { values.set(shown, of: property) }
      } else if let shown = numbers(of: property, model: model) {
        values.set(shown, of: property)
      }
    }
    (placement, opacity, rare) = (values.placement, values.opacity, values.rare)
  }

  /// Computes what is shown of a view with one entry and common values; false if that changes rare ones.
  ///
  /// The same numbers as `numbers(of:model:)` gives, without copying values that don't move.
  private func showOnly() -> Bool {
    let property = storedEntries[0].property
    guard property == .position || property == .bounds || property == .alpha else { return false }
    (placement, opacity) = (modelPlacement, modelOpacity)
    guard let (rest, whole) = storedEntries[0].rest(only: nil) else { return true }
    let end: SIMD4<Double> =
      switch property {
      case .position: SIMD4(modelPlacement.centerX, modelPlacement.centerY, 0, 0)
      case .bounds: modelPlacement.boundsNumbers
      default: SIMD4(Double(modelOpacity), 0, 0, 0)
      }
    let shown = whole.flatMap { storedEntries[0].to == end ? $0 : nil } ?? end + rest
    guard (shown - shown).sum() == 0 else { return true }
    switch property {
    case .position: placement.center = CGPoint(x: shown.x, y: shown.y)
    case .bounds: placement.setBounds(shown)
    default: opacity = Float(shown.x)
    }
    return true
  }

  /// The numbers of a property as shown; nil where they are the model's.
  ///
  /// One flight gives its ends exactly. With `flights` given only these count.
  func numbers(
    of property: AnimatedProperty, model: AnimatedValues, only flights: [Flight]? = nil
  ) -> SIMD4<Double>? {
    let end = model.numbers(of: property)
    var (sum, count, exact) = (SIMD4<Double>.zero, 0, end)
    // By indices: an entry that is taken out of the array is copied, with three references.
    for index in storedEntries.indices
    where storedEntries[index].isLive && storedEntries[index].property == property {
      guard let (rest, whole) = storedEntries[index].rest(only: flights) else { continue }
      count += 1
      sum += rest
      if let whole, storedEntries[index].to == end { exact = whole } else { exact = end + sum }
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
    let moving = storedEntries.filter { entry in
      entry.isLive && entry.property == property && entry.flight.progress != 1
        && flights?.contains { $0 === entry.flight } ?? true
    }
    guard let last = moving.last, let turn = last.turn else { return nil }
    let isAlone = moving.count == 1 && turn.to == end
    if isAlone, last.flight.progress == 0, last.keyframes == nil { return turn.from }
    let ways = moving.compactMap(\.wayBack)
    let parts =
      isAlone ? turn.end : TransformParts(end, rotationIfFlat: turn.end?.rotation ?? [0, 0, 0, 1])
    guard ways.count == moving.count, let parts else {
      let numbers = moving.reduce(end.packed) { $0 + $1.matrixRest }
      return finite(Transform3D(packed: numbers))
    }
    var whole = TransformParts.Difference()
    for (way, weight) in ways { whole.add(way, times: weight) }
    return finite(parts.adding(whole).matrix)
  }

  private func finite(_ transform: Transform3D) -> Transform3D? {
    transform.isFinite ? transform : nil
  }
}
