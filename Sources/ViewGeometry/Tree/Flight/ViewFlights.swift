import Foundation

/// The animations of one view, as a list of entries: one for each property and flight.
///
/// The shown value of a property is its model value plus a contribution of each entry. Except for
/// keyframes and transforms, the contribution is the start value minus the end value, multiplied by
/// the remaining progress (R15.8). Therefore, setting a value during an animation changes the shown
/// value by the same amount, and several flights of one property add up.
package final class ViewFlights {
  /// The animated view; nil once it has been deallocated.
  private(set) var view: ViewCursor?
  /// The entries in the order in which they were added, including some that are no longer live.
  @exclusivity(unchecked) private var storedEntries: [Entry] = []
  /// The number of live entries.
  @exclusivity(unchecked) private var liveCount = 0
  /// The sequence number of the most recent entry.
  @exclusivity(unchecked) private var lastNumber = 0
  /// The number of live entries whose flights make the view ignore touches.
  @exclusivity(unchecked) private var barringEntries = 0
  /// The number of live entries that animate the `sublayerTransform`.
  @exclusivity(unchecked) private var sublayersEntries = 0
  /// The recorder that counts the view as animated, with the view's number; nil if it isn't
  /// animated.
  @exclusivity(unchecked) var place: Place?
  /// The most recent presentation of the view's layer, for reuse.
  @exclusivity(unchecked) var shown: Layer?

  // The shown values computed last. They are read for each animated view in each frame, and
  // exclusivity checks would double the cost of a frame.
  @exclusivity(unchecked) private(set) var placement: Placement
  @exclusivity(unchecked) private(set) var opacity: Float
  @exclusivity(unchecked) private(set) var rare: AnimatedValues.Rare?
  /// The model's placement from which the shown values were computed.
  ///
  /// If the placement, the opacity and the revision are unchanged, the shown values are current.
  /// Rarely set properties aren't compared; if any of them doesn't have its default value, the
  /// shown values are recomputed at each access.
  @exclusivity(unchecked) private var modelPlacement: Placement
  /// The model's opacity from which the shown values were computed.
  @exclusivity(unchecked) private var modelOpacity: Float
  /// The value of `FlightMarks.revision` when the shown values were computed; 0 if they are stale.
  @exclusivity(unchecked) private var revision = 0

  /// The view's sequence number, in the order in which the thread's views began to be animated.
  ///
  /// It is 0 if the view isn't animated.
  var number: Int { place?.number ?? 0 }

  init(of view: View) {
    self.view = ViewCursor(view)
    (placement, opacity) = (view.placement, view.opacity)
    (modelPlacement, modelOpacity) = (view.placement, view.opacity)
  }

  /// The live entries.
  var entries: [Entry] { storedEntries.filter(\.isLive) }

  /// Adds an entry to the list and to its flight.
  func add(_ entry: Entry) {
    lastNumber += 1
    storedEntries.append(entry)
    storedEntries[storedEntries.count - 1].number = lastNumber
    liveCount += 1
    entry.flight.entryAdded(lastNumber, to: self)
    if entry.flight.barsTouches { barringEntries += 1 }
    if liveCount == 1 { takeOff() }
    if entry.property == .sublayers {
      sublayersEntries += 1
      view?.view.moreFlags.insert(.sublayersFly)
    }
    didChange()
  }

  /// Removes the live entries for which `shouldRemove` returns true.
  ///
  /// If `brokenOff` is true, their animations count as interrupted, otherwise as ended.
  func remove(brokenOff: Bool, where shouldRemove: (Entry) -> Bool) {
    var removed: [Flight] = []
    for index in storedEntries.indices
    where storedEntries[index].isLive && shouldRemove(storedEntries[index]) {
      storedEntries[index].isLive = false
      if storedEntries[index].property == .sublayers { sublayersEntries -= 1 }
      removed.append(storedEntries[index].flight)
    }
    liveCount -= removed.count
    dropDeadEntries()
    for flight in removed { lose(flight, brokenOff: brokenOff) }
    if !removed.isEmpty { finishRemoval() }
  }

  /// Removes the entry with the given number because its flight has ended.
  ///
  /// Does nothing if the entry isn't live.
  ///
  /// - Complexity: O(log entries), amortized.
  func remove(entry number: Int) {
    // Most views have only one entry.
    let index =
      storedEntries.count == 1 ? 0 : storedEntries.partitioningIndex { $0.number >= number }
    guard index < storedEntries.count, storedEntries[index].number == number,
      storedEntries[index].isLive
    else { return }
    storedEntries[index].isLive = false
    if storedEntries[index].property == .sublayers { sublayersEntries -= 1 }
    let flight = storedEntries[index].flight
    liveCount -= 1
    dropDeadEntries()
    lose(flight, brokenOff: false)
    finishRemoval()
  }

  /// Updates the state of the view after entries were removed.
  private func finishRemoval() {
    if sublayersEntries == 0 { view?.view.moreFlags.remove(.sublayersFly) }
    if liveCount == 0 { arrive() }
    didChange()
  }

  /// Deletes the entries that aren't live, once they are at least half of all entries.
  private func dropDeadEntries() {
    guard 2 * liveCount <= storedEntries.count else { return }
    // Unlike `removeAll`, this keeps the storage for the next entry.
    if storedEntries.count == 1 {
      storedEntries.removeLast()
    } else {
      storedEntries.removeAll { !$0.isLive }
    }
  }

  /// Returns whether a live entry animates the property.
  func moves(_ property: AnimatedProperty) -> Bool {
    storedEntries.contains { $0.isLive && $0.property == property }
  }

  /// Returns the identities of the flights that `flight` replaces: all flights of the property
  /// except `flight` itself and those of the same animation block.
  func flights(
    of property: AnimatedProperty, replacedBy flight: Flight
  ) -> Set<ObjectIdentifier> {
    var replaced: Set<ObjectIdentifier> = []
    for index in storedEntries.indices
    where storedEntries[index].isLive && storedEntries[index].property == property {
      let other = storedEntries[index].flight
      guard other !== flight, flight.block == nil || other.block != flight.block else { continue }
      replaced.insert(ObjectIdentifier(other))
    }
    return replaced
  }

  /// Records that an entry of `flight` was removed.
  private func lose(_ flight: Flight, brokenOff: Bool) {
    if flight.barsTouches { barringEntries -= 1 }
    flight.entryLost(brokenOff: brokenOff)
  }

  /// Adds a keyframe to the entry with which `flight` animates a property.
  ///
  /// `turn` contains the values of a transform; `from` and `end` are those of any other property.
  /// Does nothing and returns false if there is no such entry yet, or the flight has no keyframes.
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
    valuesDidChange()
    return true
  }

  /// Replaces the start value of a property's first live entry that satisfies `mayChange`.
  ///
  /// If the property is a transform, `turnFrom` is the new start. Otherwise, `turnFrom` is nil, and
  /// `start` contains the new components.
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
    valuesDidChange()
  }

  /// Marks the shown values, and routes whose maps depend on them, as stale.
  private func valuesDidChange() {
    revision = 0
    FlightMarks.progressDidChange()
  }

  /// Marks the shown values as stale, and updates whether the view ignores touches.
  private func didChange() {
    valuesDidChange()
    view?.view.touchesAreBarred = barringEntries > 0
  }

  /// Records that the view is animated from now on.
  private func takeOff() {
    FlightRecorder.current.takeOff(self)
    view?.view.moreFlags.insert(.flies)
    view?.view.markFlightsAbove()
  }

  /// Records that the view is no longer animated.
  private func arrive() {
    place?.recorder.arrive(self)
    view?.view.moreFlags.subtract([.flies, .sublayersFly])
    shown = nil
  }

  /// Removes all entries of a view that is being deallocated.
  func viewDies() {
    view = nil
    remove(brokenOff: true) { _ in true }
  }
}

// MARK: - What is shown

extension ViewFlights {
  /// Returns the values of `view` as shown at the current time.
  ///
  /// - Parameter view: The animated view.
  func shownValues(of view: View) -> AnimatedValues {
    refreshAll(for: view)
    return AnimatedValues(placement, opacity, rare)
  }

  /// Updates all shown values if the time, the animations or the model may have changed.
  ///
  /// If a rarely set property may have a value other than its default, the update is always made,
  /// because changes to such properties aren't detected.
  @inline(__always)
  func refreshAll(for view: View) {
    if rare != nil || !AnimatedValues.areCommon(in: view) { revision = 0 }
    refresh(for: view)
  }

  /// Updates the shown placement and opacity if the time, the animations or the model have changed.
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
    if storedEntries.count == 1, AnimatedValues.areCommon(in: view), showOnly() {
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

  /// Computes the shown values of a view with one entry, if all rarely set properties have their
  /// defaults.
  ///
  /// Returns false if the entry has keyframes, or animates anything except the position, the bounds
  /// or the opacity. The results equal those of `numbers(of:model:only:)`, but the entry and the
  /// other values aren't copied.
  private func showOnly() -> Bool {
    let property = storedEntries[0].property
    guard property == .position || property == .bounds || property == .alpha,
      storedEntries[0].keyframes == nil
    else { return false }
    (placement, opacity) = (modelPlacement, modelOpacity)
    let progress = Unmanaged.passUnretained(storedEntries[0].flight)
      ._withUnsafeGuaranteedRef { $0.progress }
    guard progress != 1 else { return true }
    let end: SIMD4<Double> =
      switch property {
      case .position: SIMD4(modelPlacement.centerX, modelPlacement.centerY, 0, 0)
      case .bounds: modelPlacement.boundsNumbers
      default: SIMD4(Double(modelOpacity), 0, 0, 0)
      }
    let (from, to) = (storedEntries[0].from, storedEntries[0].to)
    let shown = progress == 0 && to == end ? from : end + (from - to) * (1 - progress)
    guard (shown - shown).sum() == 0 else { return true }
    switch property {
    case .position: placement.center = CGPoint(x: shown.x, y: shown.y)
    case .bounds: placement.setBounds(shown)
    default: opacity = Float(shown.x)
    }
    return true
  }

  /// Returns the shown components of a property; nil if those of the model are shown.
  ///
  /// If only one flight animates the property, and the model still has the flight's end value, the
  /// start and end values are shown exactly. `model` contains the values of the model. If `flights`
  /// isn't nil, only the flights in it are taken into account.
  func numbers(
    of property: AnimatedProperty, model: AnimatedValues,
    only flights: Set<ObjectIdentifier>? = nil
  ) -> SIMD4<Double>? {
    let end = model.numbers(of: property)
    var (sum, count, exact) = (SIMD4<Double>.zero, 0, end)
    // The entries are accessed by index, because copying one retains three objects.
    for index in storedEntries.indices
    where storedEntries[index].isLive && storedEntries[index].property == property {
      guard let (rest, whole) = storedEntries[index].rest(only: flights) else { continue }
      count += 1
      sum += rest
      if let whole, storedEntries[index].to == end { exact = whole } else { exact = end + sum }
    }
    guard count > 0 else { return nil }
    let shown = count == 1 ? exact : end + sum
    // If a value isn't finite, such as that of a spring with an enormous velocity, the model's
    // value is shown.
    return (shown - shown).sum() == 0 ? shown : nil
  }

  /// Returns a shown transform; nil if that of the model is shown.
  ///
  /// `model` contains the values of the model. If `flights` isn't nil, only the flights in it are
  /// taken into account.
  func transform(
    of property: AnimatedProperty, model: AnimatedValues,
    only flights: Set<ObjectIdentifier>? = nil
  ) -> Transform3D? {
    let end = model.transform(of: property)
    let moving = storedEntries.filter { entry in
      entry.isLive && entry.property == property && entry.flight.progress != 1
        && flights?.contains(ObjectIdentifier(entry.flight)) ?? true
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
