import Foundation

/// Records the property changes that animation blocks make; each thread has one recorder.
///
/// Changes belong to the innermost open recording. A view's values are stored at its first change.
/// When the recording closes, or another opens inside it, each property that differs becomes an
/// entry of the recording's flight.
package final class FlightRecorder {
  private struct Recording {
    /// The flight of the block; nil if its changes aren't animated.
    let flight: Flight?
    /// The views that changed since the recording last became the innermost one, flagged `noted`.
    var changed: [Noted] = []
    /// The views that a list added during the recording, and whether the view itself is animated.
    ///
    /// Views inside them aren't animated.
    var arrived: [ObjectIdentifier: Bool] = [:]
  }

  /// A view that changed, and its previous values.
  private struct Noted {
    let view: View
    let old: AnimatedValues
  }

  // Each setter in a block comes here: unchecked, as the properties of views are.
  @exclusivity(unchecked) private var recordings: [Recording] = []

  /// Whether any view of the thread has been animated.
  ///
  /// Until then, presentations are the layers themselves.
  private(set) var hasHadFlights = false
  /// The flights of the thread's views; each stores its index in this array.
  @exclusivity(unchecked) private var flying: [ViewFlights] = []
  @exclusivity(unchecked) private var lastNumber = 0
  /// The clock of the recorder's thread.
  var clock: AnimationClock?

  /// The recorder of the calling thread.
  package static var current: FlightRecorder { ThreadLocal.recorder }

  /// Whether changes are being recorded into a flight.
  package var isRecording: Bool { recordings.last?.flight != nil }

  /// Runs a block whose changes of views belong to `flight`, or to no flight for nil.
  package func record(into flight: Flight?, _ body: () -> Void) {
    // Without anything recorded around it a block that isn't animated has nothing to keep out of.
    guard flight != nil || !recordings.isEmpty else { return body() }
    closeChanges()
    recordings.append(Recording(flight: flight))
    FlightMarks.count(recordings: 1)
    body()
    closeChanges()
    recordings.removeLast()
    FlightMarks.count(recordings: -1)
  }

  /// Adds a view to the animated ones.
  func takeOff(_ flights: ViewFlights) {
    hasHadFlights = true
    if flying.isEmpty { FlightMarks.count(flyingThreads: 1) }
    lastNumber += 1
    flights.place = ViewFlights.Place(recorder: self, number: lastNumber, index: flying.count)
    flying.append(flights)
  }

  /// Removes a view from the animated ones; the last one gets its index.
  func arrive(_ flights: ViewFlights) {
    guard let index = flights.place?.index else { return }
    flights.place = nil
    let last = flying.removeLast()
    if last !== flights {
      flying[index] = last
      last.place?.index = index
    }
    if flying.isEmpty { FlightMarks.count(flyingThreads: -1) }
  }

  /// Returns the flights of a view and its descendants, in the order in which the animations began.
  ///
  /// It visits the descendants, or if there are many, the ancestors of the animated views. So a
  /// large tree that is taken apart during an animation isn't visited again for each of its views.
  func flights(inside view: View) -> [ViewFlights] {
    guard !flying.isEmpty else { return [] }
    var inside: [ViewFlights] = []
    var budget = 16 * flying.count
    view.visitDescendants { view in
      if let flights = view.flights { inside.append(flights) }
      budget -= 1
      return budget > 0
    }
    if budget == 0 {
      inside = flying.filter { $0.view?.view.isDescendant(of: view) ?? false }
    }
    return inside.sorted { $0.number < $1.number }
  }

  /// Stores the values of a view that is about to change.
  func note(_ view: View) {
    let last = recordings.count - 1
    guard last >= 0, !view.moreFlags.contains(.noted), recordings[last].flight != nil else {
      return
    }
    view.moreFlags.insert(.noted)
    recordings[last].changed.append(Noted(view: view, old: AnimatedValues(of: view)))
  }

  /// Adds entries for the changes made so far in the innermost recording to its flight.
  private func closeChanges() {
    guard let last = recordings.indices.last, let flight = recordings[last].flight else { return }
    let changed = recordings[last].changed
    guard !changed.isEmpty else { return }
    recordings[last].changed = []
    for noted in changed {
      noted.view.moreFlags.remove(.noted)
      guard !hasArrived(noted.view, recordings[last].arrived) else { continue }
      noted.view.launch(flight, from: noted.old)
    }
  }

  private func hasArrived(_ view: View, _ arrived: [ObjectIdentifier: Bool]) -> Bool {
    guard !arrived.isEmpty else { return false }
    if let isAnimated = arrived[ObjectIdentifier(view)] { return !isAnimated }
    var next = view.superview
    while let ancestor = next {
      if arrived[ObjectIdentifier(ancestor)] != nil { return true }
      next = ancestor.superview
    }
    return false
  }

  /// Records that a view was added, so that it isn't animated from its previous position.
  fileprivate func noteArrival(of view: View, isAnimated: Bool) {
    guard let last = recordings.indices.last, recordings[last].flight != nil else { return }
    recordings[last].arrived[ObjectIdentifier(view)] = isAnimated
  }
}

extension View {
  /// Stores the view's values before a change, if changes are recorded.
  @inline(never)
  final func noteBeforeChange() { FlightRecorder.current.note(self) }

  /// Excludes a view that a list adds, and its descendants, from the animation being recorded.
  ///
  /// - Parameter isAnimated: Whether the view itself is animated from its first position.
  @inline(__always)
  final func didArrive(isAnimated: Bool) {
    if !FlightMarks.recording.isEmpty {
      FlightRecorder.current.noteArrival(of: self, isAnimated: isAnimated)
    }
  }

  /// Stores the view's values before a change of another property than the placement.
  ///
  /// Does nothing unless changes are recorded.
  @inline(__always)
  final func noteIfRecording() {
    if !FlightMarks.recording.isEmpty { noteBeforeChange() }
  }

  /// Adds the view's properties that differ from `old` to a flight.
  fileprivate final func launch(_ flight: Flight, from old: AnimatedValues) {
    let new = AnimatedValues(of: self)
    for property in new.changes(from: old) {
      if property.isTransform {
        launch(
          flight, property, .zero, .zero,
          (old.transform(of: property), new.transform(of: property)), model: new)
      } else {
        launch(
          flight, property, old.numbers(of: property), new.numbers(of: property), nil, model: new)
      }
    }
  }

  private final func launch(
    _ flight: Flight, _ property: AnimatedProperty, _ from: SIMD4<Double>, _ to: SIMD4<Double>,
    _ ends: (from: Transform3D, to: Transform3D)?, model: AnimatedValues
  ) {
    let flights = makeFlights()
    var (from, start) = (from, ends?.from)
    let others = flight.replaces ? flights.flights(of: property, replacedBy: flight) : []
    if !others.isEmpty {
      // From what is shown: the other flights, on the model as it was, before they go.
      var old = model
      if let ends {
        old.set(ends.from, of: property)
        start = flights.transform(of: property, model: old, only: others) ?? ends.from
      } else {
        old.set(from, of: property)
        from = flights.numbers(of: property, model: old, only: others) ?? from
      }
      flights.remove(brokenOff: true) { entry in
        entry.property == property && others.contains { $0 === entry.flight }
      }
    }
    let turn = ends.map { ViewFlights.Turn(from: start ?? $0.from, to: $0.to) }
    if flights.addKeyframe(of: property, to: flight, from: from, to, turn) { return }
    var entry = ViewFlights.Entry(
      flight: flight, property: property, from: from, to: to, turn: turn)
    if let mode = flight.keyframeMode {
      let keyframes = FlightKeyframes(mode: mode)
      if let turn {
        keyframes.add(flight.keyframe, from: turn.from, to: turn.to)
      } else {
        keyframes.add(flight.keyframe, from: from, to: to)
      }
      entry.keyframes = keyframes
    }
    flights.add(entry)
  }
}

extension Layer {
  /// Stores the values of the layer's view before a change, if changes are recorded.
  @inline(__always)
  final func noteIfRecording() {
    if !FlightMarks.recording.isEmpty { view?.noteBeforeChange() }
  }
}

/// The recorder of each thread.
private enum ThreadLocal {
  private static let name = "ViewGeometry.FlightRecorder"

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    /// A thread-specific slot, which is found faster than an entry of the thread's dictionary.
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()
  #endif

  static var recorder: FlightRecorder {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      if let pointer = pthread_getspecific(key) {
        return Unmanaged<FlightRecorder>.fromOpaque(pointer).takeUnretainedValue()
      }
    #endif
    let storage = Thread.current.threadDictionary
    if let recorder = storage[name] as? FlightRecorder { return recorder }
    let recorder = FlightRecorder()
    // The dictionary holds the recorder until the thread ends.
    storage[name] = recorder
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      pthread_setspecific(key, Unmanaged.passUnretained(recorder).toOpaque())
    #endif
    return recorder
  }
}
