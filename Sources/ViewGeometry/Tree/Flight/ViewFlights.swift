import Foundation

/// The animations of one view: each animated property's start, end and flight.
///
/// A property is shown with its model value plus, for each entry, the remaining difference from the
/// end to the start (R15.8). So setting a value during an animation moves the presentation by the
/// same amount, and flights of one property add up.
package final class ViewFlights {
  /// A property that a flight moves.
  struct Entry {
    let flight: Flight
    /// The number of the entry; later entries of the view have greater numbers.
    var number = 0
    /// Whether the property is still moving; other entries are removed several at a time.
    var isLive = true
    let property: AnimatedProperty
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    /// The start and end of a transform; nil for other properties.
    var turn: Turn?
    /// The values at the keyframes; nil for a flight without keyframes.
    var keyframes: FlightKeyframes?

    /// Returns the difference of the shown components from the end; nil at the end.
    func rest(only flights: [Flight]?) -> (rest: SIMD4<Double>, exact: SIMD4<Double>?)? {
      if let flights, !flights.contains(where: { $0 === flight }) { return nil }
      let progress = flight.progress
      guard progress != 1 else { return nil }
      if let keyframes {
        return (keyframes.rest(at: progress), keyframes.numbers(at: progress))
      }
      return ((from - to) * (1 - progress), progress == 0 ? from : nil)
    }

    /// The difference of the shown transform from the end.
    ///
    /// It is nil if the matrices are interpolated elementwise.
    var wayBack: (way: TransformParts.Difference, weight: Double)? {
      let progress = flight.progress
      if let keyframes { return keyframes.wayBack(at: progress).map { ($0, 1) } }
      return turn?.wayBack.map { ($0, 1 - progress) }
    }

    /// The elementwise difference of the shown matrix from the end.
    var matrixRest: SIMD16<Double> {
      let progress = flight.progress
      if let keyframes { return keyframes.matrixRest(at: progress) }
      guard let turn else { return .zero }
      return (turn.from.packed - turn.to.packed) * (1 - progress)
    }
  }

  /// The start and end of an animated transform, decomposed for interpolation.
  final class Turn {
    let from: Transform3D
    let to: Transform3D
    /// The difference from the end to the start; nil if the matrices are interpolated elementwise.
    let wayBack: TransformParts.Difference?
    let end: TransformParts?

    init(from: Transform3D, to: Transform3D) {
      (self.from, self.to) = (from, to)
      let start = TransformParts(from)
      let end = start.flatMap { TransformParts(to, rotationIfFlat: $0.rotation) }
      // Decomposed again: the start may have no rotation of its own.
      let wholeStart = end.flatMap { TransformParts(from, rotationIfFlat: $0.rotation) }
      wayBack = wholeStart.flatMap { start in end.map { start.difference(from: $0) } }
      self.end = end
    }
  }

  /// The position of the view among the animated views of its thread.
  struct Place {
    let recorder: FlightRecorder
    /// The number of the view, in the order in which the animations of views began.
    let number: Int
    var index: Int
  }

  /// The view; nil after it was deallocated.
  private(set) var view: ViewCursor?
  /// The entries, ascending by number; some may not be live.
  @exclusivity(unchecked) private var storedEntries: [Entry] = []
  @exclusivity(unchecked) private var liveCount = 0
  @exclusivity(unchecked) private var lastNumber = 0
  /// The number of entries whose flights make the view ignore touches.
  @exclusivity(unchecked) private var barringEntries = 0
  /// The position of the view among the animated views of its thread; nil if it isn't animated.
  @exclusivity(unchecked) var place: Place?
  /// The layer last created for the presentation.
  @exclusivity(unchecked) var shown: Layer?
  /// The view that stores the geometry of `shown`.
  @exclusivity(unchecked) var shownGeometry: View?

  // The shown values computed last. A frame reads them for each view, and exclusivity checks would
  // double its cost.
  @exclusivity(unchecked) private(set) var placement: Placement
  @exclusivity(unchecked) private(set) var opacity: Float
  @exclusivity(unchecked) private(set) var rare: AnimatedValues.Rare?
  /// The model's placement when the shown values were computed; rare values aren't compared.
  @exclusivity(unchecked) private var modelPlacement: Placement
  /// The model's opacity when the shown values were computed.
  @exclusivity(unchecked) private var modelOpacity: Float
  /// The value of `FlightMarks.revision` when the shown values were computed; 0 if they are stale.
  @exclusivity(unchecked) private var revision = 0

  /// The number of the view, by the order in which animations began; 0 if it isn't animated.
  var number: Int { place?.number ?? 0 }

  init(of view: View) {
    self.view = ViewCursor(view)
    (placement, opacity) = (view.placement, view.opacity)
    (modelPlacement, modelOpacity) = (view.placement, view.opacity)
  }

  /// The entries whose properties are still moving.
  var entries: [Entry] { storedEntries.filter(\.isLive) }

  /// Adds an entry to the view and to its flight.
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

  /// Removes the entries for which `shouldRemove` returns true.
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

  /// Removes the entry with a number after its flight ended, unless it was removed before.
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

  /// Removes the entries that aren't live once they are at least half of all entries.
  private func dropDeadEntries() {
    guard 2 * liveCount <= storedEntries.count else { return }
    // The storage for one entry is kept.
    if storedEntries.count == 1 {
      storedEntries.removeLast()
    } else {
      storedEntries.removeAll { !$0.isLive }
    }
  }

  /// Returns whether a live entry moves the property.
  func moves(_ property: AnimatedProperty) -> Bool {
    storedEntries.contains { $0.isLive && $0.property == property }
  }

  /// Returns the flights of a property that `flight` replaces: all but those of its own block.
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

  /// Adds a keyframe of a property to a flight through keyframes.
  ///
  /// Returns false if the flight doesn't move the property yet.
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

  /// Replaces the start of the first entry of a property for which `mayChange` returns true.
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

  /// Removes all entries of a view that is being deallocated.
  func viewDies() {
    view = nil
    remove(brokenOff: true) { _ in true }
  }
}

// MARK: - What is shown

extension ViewFlights {
  /// Returns the values with which the view is shown at the current time.
  func shownValues(of view: View) -> AnimatedValues {
    refreshAll(for: view)
    return AnimatedValues(placement, opacity, rare)
  }

  /// Updates all shown values, unless they are current and the model values haven't changed.
  @inline(__always)
  func refreshAll(for view: View) {
    if rare != nil || !AnimatedValues.areCommon(view.rareAttributes) { revision = 0 }
    refresh(for: view)
  }

  /// Updates the shown placement and opacity, unless they are current.
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

  /// Computes the shown values of a view with one entry and common values.
  ///
  /// Returns false if the entry moves a rare value. The results are those of
  /// `numbers(of:model:only:)`, without copying values that don't move.
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

  /// Returns the components of a property as shown; nil if they are those of the model.
  ///
  /// With a single flight, the start and end values are exact. If `flights` is given, other flights
  /// are ignored.
  func numbers(
    of property: AnimatedProperty, model: AnimatedValues, only flights: [Flight]? = nil
  ) -> SIMD4<Double>? {
    let end = model.numbers(of: property)
    var (sum, count, exact) = (SIMD4<Double>.zero, 0, end)
    // By indices: an entry copied out of the array costs three references.
    for index in storedEntries.indices
    where storedEntries[index].isLive && storedEntries[index].property == property {
      guard let (rest, whole) = storedEntries[index].rest(only: flights) else { continue }
      count += 1
      sum += rest
      if let whole, storedEntries[index].to == end { exact = whole } else { exact = end + sum }
    }
    guard count > 0 else { return nil }
    let shown = count == 1 ? exact : end + sum
    // If the shown value isn't finite, as with a spring that swings far, the model's value is
    // shown.
    return (shown - shown).sum() == 0 ? shown : nil
  }

  /// Returns a transform as shown; nil if it is that of the model.
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
