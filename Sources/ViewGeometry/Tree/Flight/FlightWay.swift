import Foundation

/// The values of one property in a flight that has ended: the start value, the end value, and the
/// value at which the flight was stopped.
///
/// Animators set the property to one of these values (R15.16), unless the app has set it to another
/// value since.
package struct FlightWay {
  private weak var view: View?
  private let property: AnimatedProperty
  private let start: Value
  private let end: Value
  private let current: Value

  private enum Value: Equatable {
    case numbers(SIMD4<Double>)
    case transform(Transform3D)
  }

  /// The recorded value to which a property is set.
  package enum Goal {
    case start
    case current
    case end
  }

  /// Sets each property to its value at `goal` if it still has its end value.
  ///
  /// The properties have their end values after a flight, unless the app has changed them since.
  /// The changes aren't animated. If `goal` is `start`, a later flight that starts at the end value
  /// of a property now starts at the start value.
  package static func put(_ ways: [FlightWay], at goal: Goal) {
    move(ways, from: { $0.end }, to: goal)
  }

  /// Sets each property to its value at `goal` if it still has the value at which it was stopped.
  ///
  /// In all other respects, the method works like `put(_:at:)`.
  package static func putStopped(_ ways: [FlightWay], at goal: Goal) {
    move(ways, from: { $0.current }, to: goal)
  }

  private static func move(
    _ ways: [FlightWay], from old: (FlightWay) -> Value, to goal: Goal
  ) {
    // All values are compared before the first is set, because setting bounds changes subviews.
    let movable = ways.filter { way in
      way.view.map { way.value(of: $0) == old(way) } ?? false
    }
    // Superviews come first, so that setting their bounds doesn't resize restored subviews.
    var depths: [ObjectIdentifier: Int] = [:]
    let ordered = movable.map { (way: $0, depth: $0.depth(knowing: &depths)) }
      .sorted { $0.depth < $1.depth }
    FlightRecorder.current.record(into: nil) {
      for (way, _) in ordered {
        guard let view = way.view else { continue }
        switch goal {
        case .start: way.set(way.start, of: view)
        case .current: way.set(way.current, of: view)
        case .end: way.set(way.end, of: view)
        }
      }
    }
    guard goal == .start else { return }
    // If a later flight starts at this flight's end value, it now starts at this flight's start
    // value.
    for way in ways { way.rebaseNext() }
  }

  /// Returns the number of the view's ancestors.
  ///
  /// - Parameter depths: The results for all views visited so far, so that no view is visited
  ///   twice.
  private func depth(knowing depths: inout [ObjectIdentifier: Int]) -> Int {
    var path: [ObjectIdentifier] = []
    var next = view
    while let view = next, depths[ObjectIdentifier(view)] == nil {
      path.append(ObjectIdentifier(view))
      next = view.superview
    }
    var depth = next.flatMap { depths[ObjectIdentifier($0)] } ?? -1
    for view in path.reversed() {
      depth += 1
      depths[view] = depth
    }
    return depth
  }

  private func value(of view: View) -> Value {
    let values = AnimatedValues(of: view)
    return property.isTransform
      ? .transform(values.transform(of: property)) : .numbers(values.numbers(of: property))
  }

  private func set(_ value: Value, of view: View) {
    switch value {
    case .numbers(let numbers): view.setAnimated(property, to: numbers)
    case .transform(let transform):
      if property == .sublayers {
        view.sublayerTransform = transform
      } else {
        view.setTransform3D(transform)
      }
    }
  }

  /// Updates the property's next flight after the property was set to this flight's start value.
  ///
  /// If the next flight starts at this flight's end value, it now starts at this flight's start
  /// value.
  private func rebaseNext() {
    guard let flights = view?.flights else { return }
    switch (start, end) {
    case (.numbers(let start), .numbers(let end)):
      flights.rebase(property, from: start) { $0.from == end }
    case (.transform(let start), .transform(let end)):
      flights.rebase(property, from: .zero, turnFrom: start) { $0.turn?.from == end }
    default: break
    }
  }
}

extension FlightWay {
  /// Ends flights, and returns the start, end and current values of the properties they animated.
  ///
  /// The result is grouped by view, in the order in which the flights first animated the views.
  package static func landing(_ flights: [Flight]) -> [FlightWay] {
    var ways: [FlightWay] = []
    var seen: Set<ObjectIdentifier> = []
    let names = Set(flights.map { ObjectIdentifier($0) })
    for flight in flights {
      for member in flight.members where seen.insert(ObjectIdentifier(member.flights)).inserted {
        ways += self.ways(of: member.flights, in: names)
      }
    }
    for flight in flights { flight.land() }
    return ways
  }

  /// Returns the start, end and current values of one view's properties that `flights` animate.
  ///
  /// `member` contains the animations of the view.
  private static func ways(
    of member: ViewFlights, in flights: Set<ObjectIdentifier>
  ) -> [FlightWay] {
    guard let view = member.view?.view else { return [] }
    let (model, entries) = (AnimatedValues(of: view), member.entries)
    return AnimatedProperty.allCases.compactMap { property in
      let own = entries.filter { entry in
        entry.property == property && flights.contains(ObjectIdentifier(entry.flight))
      }
      guard let first = own.first, let last = own.last else { return nil }
      if let from = first.turn?.from, let to = last.turn?.to {
        let shown = member.transform(of: property, model: model, only: flights)
        return FlightWay(
          view: view, property: property, start: .transform(from), end: .transform(to),
          current: .transform(shown ?? model.transform(of: property)))
      }
      let shown = member.numbers(of: property, model: model, only: flights)
      return FlightWay(
        view: view, property: property, start: .numbers(first.from), end: .numbers(last.to),
        current: .numbers(shown ?? model.numbers(of: property)))
    }
  }
}

extension View {
  /// Sets the components of a property other than a transform, using the view's setters.
  fileprivate final func setAnimated(_ property: AnimatedProperty, to numbers: SIMD4<Double>) {
    switch property {
    case .position: setCenter(CGPoint(x: numbers.x, y: numbers.y))
    case .bounds:
      setBounds(
        CGRect(x: numbers.x, y: numbers.y, width: max(0, numbers.z), height: max(0, numbers.w)))
    case .anchor:
      setAnchorPoint(CGPoint(x: numbers.x, y: numbers.y))
      if anchorPointZ != CGFloat(numbers.z) { anchorPointZ = CGFloat(numbers.z) }
    case .depth: setZPosition(CGFloat(numbers.x))
    case .alpha: setAlpha(CGFloat(numbers.x))
    case .outline:
      (layer.cornerRadius, layer.borderWidth) = (CGFloat(numbers.x), CGFloat(numbers.y))
    case .shadow:
      (layer.shadowOpacity, layer.shadowRadius) = (Float(numbers.x), CGFloat(numbers.y))
      layer.shadowOffset = CGSize(width: numbers.z, height: numbers.w)
    case .transform, .sublayers: break
    }
  }
}
