import Foundation

/// Notes which properties of views the blocks of animations change: one recorder for each thread.
///
/// The innermost open recording counts. What a view's values were is noted at its first change; when the recording closes, or another opens
/// inside it, each property that differs becomes an entry of the recording's flight.
package final class FlightRecorder {
  private struct Recording {
    /// Nil for a block whose changes aren't animated.
    let flight: Flight?
    var changed: [(view: View, old: AnimatedValues)] = []
    var known: Set<ObjectIdentifier> = []
    /// Views that a list brought in during the recording; what is in them isn't animated, and they aren't but for those with true.
    var arrived: [ObjectIdentifier: Bool] = [:]
  }

  private var recordings: [Recording] = []

  /// Whether any view took off on the thread; until then presentations are the layers themselves.
  private(set) var hasHadFlights = false
  /// The flights of the views of the thread, by the order in which the views took off.
  private var flying: [Int: ViewFlights] = [:]
  private var nextNumber = 0
  /// The clock of the thread.
  var clock: AnimationClock?

  /// The recorder of the calling thread.
  package static var current: FlightRecorder { ThreadLocal.recorder }

  /// Whether changes are being recorded into a flight.
  package var isRecording: Bool { recordings.last?.flight != nil }

  /// Carries out a block whose changes of views belong to `flight`, or, for nil, to none.
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

  /// Counts a view among those in flight, and returns its number.
  func takeOff(_ flights: ViewFlights) -> Int {
    hasHadFlights = true
    nextNumber += 1
    flying[nextNumber] = flights
    return nextNumber
  }

  /// Takes a view from those in flight.
  func arrive(_ number: Int) { flying[number] = nil }

  /// The flights of a view and of what is in it, in the order in which the views took off.
  ///
  /// It walks through the views inside, or, where these are many, up from the views in flight: a tree that is taken apart during a flight
  /// is not walked through for each of its views.
  func flights(inside view: View) -> [ViewFlights] {
    guard !flying.isEmpty else { return [] }
    var inside: [(number: Int, flights: ViewFlights)] = []
    var budget = 16 * flying.count
    view.visitDescendants { view in
      if let flights = view.flights, let number = flights.number {
        inside.append((number, flights))
      }
      budget -= 1
      return budget > 0
    }
    if budget == 0 {
      inside = flying.filter { $0.value.view?.view.isDescendant(of: view) ?? false }
        .map { ($0.key, $0.value) }
    }
    return inside.sorted { $0.number < $1.number }.map(\.flights)
  }

  /// Notes the values of a view that is about to change.
  func note(_ view: View) {
    guard let last = recordings.indices.last, recordings[last].flight != nil,
      recordings[last].known.insert(ObjectIdentifier(view)).inserted
    else { return }
    recordings[last].changed.append((view, AnimatedValues(of: view)))
  }

  /// Makes entries of what changed so far in the innermost recording.
  private func closeChanges() {
    guard let last = recordings.indices.last, let flight = recordings[last].flight else { return }
    let changed = recordings[last].changed
    guard !changed.isEmpty else { return }
    (recordings[last].changed, recordings[last].known) = ([], [])
    for (view, old) in changed where !hasArrived(view, recordings[last].arrived) {
      view.launch(flight, from: old)
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

  /// Notes that a view is new where it is, so that it doesn't come from where it was before.
  fileprivate func noteArrival(of view: View, isAnimated: Bool) {
    guard let last = recordings.indices.last, recordings[last].flight != nil else { return }
    recordings[last].arrived[ObjectIdentifier(view)] = isAnimated
  }
}

extension View {
  /// Notes the values before a change, if changes are recorded.
  @inline(never)
  final func noteBeforeChange() { FlightRecorder.current.note(self) }

  /// Keeps a view that a list brings in, and what is in it, out of the animation that is being recorded.
  ///
  /// - Parameter isAnimated: Whether the view itself comes from where it was put first.
  @inline(__always)
  final func didArrive(isAnimated: Bool) {
    if !FlightMarks.recording.isEmpty {
      FlightRecorder.current.noteArrival(of: self, isAnimated: isAnimated)
    }
  }

  /// Notes the values before a change of something else than the place, if changes are recorded.
  @inline(__always)
  final func noteIfRecording() {
    if !FlightMarks.recording.isEmpty { noteBeforeChange() }
  }

  /// Adds the properties that differ from `old` to a flight.
  fileprivate final func launch(_ flight: Flight, from old: AnimatedValues) {
    let new = AnimatedValues(of: self)
    for property in AnimatedProperty.allCases {
      if property.isTransform {
        let (from, to) = (old.transform(of: property), new.transform(of: property))
        if from != to { launch(flight, property, .zero, .zero, (from, to), model: new) }
      } else {
        let (from, to) = (old.numbers(of: property), new.numbers(of: property))
        if from != to { launch(flight, property, from, to, nil, model: new) }
      }
    }
  }

  private final func launch(
    _ flight: Flight, _ property: AnimatedProperty, _ from: SIMD4<Double>, _ to: SIMD4<Double>,
    _ ends: (from: Transform3D, to: Transform3D)?, model: AnimatedValues
  ) {
    let flights = makeFlights()
    var (from, start) = (from, ends?.from)
    if flight.replaces, !flights.entries.isEmpty {
      // From what is shown: the other flights, on the model as it was, before they go.
      if let ends {
        var old = model
        old.set(ends.from, of: property)
        start = flights.transform(of: property, model: old) ?? ends.from
      } else {
        var old = model
        old.set(from, of: property)
        from = flights.numbers(of: property, model: old) ?? from
      }
      flights.remove(brokenOff: true) { $0.property == property && $0.flight !== flight }
    }
    let turn = ends.map { ViewFlights.Turn(from: start ?? $0.from, to: $0.to) }
    flights.add(
      ViewFlights.Entry(flight: flight, property: property, from: from, to: to, turn: turn))
  }
}

extension Layer {
  /// Notes the values of the layer's view before a change, if changes are recorded.
  @inline(__always)
  final func noteIfRecording() {
    if !FlightMarks.recording.isEmpty { view?.noteBeforeChange() }
  }
}

/// The recorder of each thread.
private enum ThreadLocal {
  private static let name = "ViewGeometry.FlightRecorder"

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    /// A slot of the thread, which is found faster than an entry of its dictionary.
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
