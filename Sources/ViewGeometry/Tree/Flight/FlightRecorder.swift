import Foundation

/// Records the property changes made in animation blocks.
///
/// Each thread has one recorder.
///
/// A change belongs to the innermost open recording. Before the first change to a view, its values
/// are stored. When the recording ends, or another one begins inside it, an entry is added to the
/// recording's flight for each property that differs from its stored value.
package final class FlightRecorder {
  private struct Recording {
    /// The flight that animates the changes; nil if they aren't animated.
    let flight: Flight?
    /// The views that have changed since the recording last became the innermost one.
    ///
    /// They are flagged `noted`.
    var changed: [Noted] = []
    /// The views that a list has added during the recording.
    ///
    /// The value for a view is true if the view itself is animated. Its descendants aren't
    /// animated.
    var arrived: [ObjectIdentifier: Bool] = [:]
  }

  /// A view that has changed, and its values before the first change.
  private struct Noted {
    let view: View
    let old: AnimatedValues
  }

  // Accessed by each setter in a block, and therefore without exclusivity checks, like the
  // properties of views.
  @exclusivity(unchecked) private var recordings: [Recording] = []

  /// Whether any view of the thread has ever been animated.
  ///
  /// Until then, presentations are the layers themselves (R15.24).
  private(set) var hasHadFlights = false
  /// The number of animated views of the thread.
  @exclusivity(unchecked) package private(set) var flyingViews = 0
  @exclusivity(unchecked) private var lastNumber = 0
  /// The most recent presentation of a layer that isn't animated, for reuse.
  @exclusivity(unchecked) var stillLayer: Layer?
  /// The clock of the recorder's thread.
  var clock: AnimationClock?
  /// Whether the thread's animations are enabled; the app may disable them.
  package var areAnimationsEnabled = true

  /// The recorder of the calling thread.
  package static var current: FlightRecorder { ThreadLocal.recorder }

  /// Whether changes are being recorded and will be animated by a flight.
  package var isRecording: Bool { recordings.last?.flight != nil }

  /// Runs a block, and makes `flight` animate the changes that the block makes.
  ///
  /// If `flight` is nil, the changes aren't animated.
  package func record(into flight: Flight?, _ body: () -> Void) {
    // Outside of all recordings, changes that aren't animated needn't be recorded.
    guard flight != nil || !recordings.isEmpty else { return body() }
    closeChanges()
    recordings.append(Recording(flight: flight))
    FlightMarks.count(recordings: 1)
    body()
    closeChanges()
    recordings.removeLast()
    FlightMarks.count(recordings: -1)
  }

  /// Counts a view as animated when its first animation begins.
  func takeOff(_ flights: ViewFlights) {
    hasHadFlights = true
    if flyingViews == 0 { FlightMarks.count(flyingThreads: 1) }
    flyingViews += 1
    lastNumber += 1
    flights.place = ViewFlights.Place(recorder: self, number: lastNumber)
  }

  /// Stops counting a view as animated when its last animation has ended.
  func arrive(_ flights: ViewFlights) {
    guard flights.place != nil else { return }
    flights.place = nil
    flyingViews -= 1
    guard flyingViews == 0 else { return }
    FlightMarks.count(flyingThreads: -1)
    stillLayer = nil
  }

  /// Stores the values of a view before its first change in the innermost recording.
  func note(_ view: View) {
    let last = recordings.count - 1
    guard last >= 0, !view.moreFlags.contains(.noted), recordings[last].flight != nil else {
      return
    }
    view.moreFlags.insert(.noted)
    recordings[last].changed.append(Noted(view: view, old: AnimatedValues(of: view)))
  }

  /// Makes the flight of the innermost recording animate the changes made so far.
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

  /// Returns whether the view is excluded from the animation, because a list added it or an
  /// ancestor during the recording.
  ///
  /// A view that the list itself added is excluded only if its value in `arrived` is false.
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

  /// Records that a list added a view during the innermost recording.
  ///
  /// If `isAnimated` is true, the view itself is animated from its first position.
  fileprivate func noteArrival(of view: View, isAnimated: Bool) {
    guard let last = recordings.indices.last, recordings[last].flight != nil else { return }
    recordings[last].arrived[ObjectIdentifier(view)] = isAnimated
  }
}

extension View {
  /// The part of `noteIfRecording()` that isn't inlined; called while any thread records changes.
  @inline(never)
  final func noteBeforeChange() { FlightRecorder.current.note(self) }

  /// Excludes a view that a list adds, and its descendants, from the animation being recorded.
  ///
  /// - Parameter isAnimated: Whether the view itself is animated nevertheless, from its first
  ///   position.
  @inline(__always)
  final func didArrive(isAnimated: Bool) {
    if !FlightMarks.recording.isEmpty {
      FlightRecorder.current.noteArrival(of: self, isAnimated: isAnimated)
    }
  }

  /// Stores the view's values before a change, if the thread records changes.
  @inline(__always)
  final func noteIfRecording() {
    if !FlightMarks.recording.isEmpty { noteBeforeChange() }
  }

  /// Makes `flight` animate the properties of the view that differ from `old`.
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

  /// Makes `flight` animate a property, and ends the other flights of the property that it
  /// replaces.
  ///
  /// - Parameters:
  ///   - flight: The flight that animates the property.
  ///   - property: The property that has changed.
  ///   - from: The components at the start; ignored for a transform.
  ///   - to: The components at the end; ignored for a transform.
  ///   - ends: The start and end of a transform; nil for other properties.
  ///   - model: The values of the view after the change.
  private final func launch(
    _ flight: Flight, _ property: AnimatedProperty, _ from: SIMD4<Double>, _ to: SIMD4<Double>,
    _ ends: (from: Transform3D, to: Transform3D)?, model: AnimatedValues
  ) {
    let flights = makeFlights()
    var (from, start) = (from, ends?.from)
    let others = flight.replaces ? flights.flights(of: property, replacedBy: flight) : []
    if !others.isEmpty {
      // The new flight starts at the shown value: the model's value before the change, as animated
      // by the flights that are to be replaced.
      var old = model
      if let ends {
        old.set(ends.from, of: property)
        start = flights.transform(of: property, model: old, only: others) ?? ends.from
      } else {
        old.set(from, of: property)
        from = flights.numbers(of: property, model: old, only: others) ?? from
      }
      flights.remove(brokenOff: true) { entry in
        entry.property == property && others.contains(ObjectIdentifier(entry.flight))
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

/// The storage of each thread's recorder.
private enum ThreadLocal {
  private static let name = "ViewGeometry.FlightRecorder"

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    /// The key of a thread-specific value, which is faster than the thread's dictionary.
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
