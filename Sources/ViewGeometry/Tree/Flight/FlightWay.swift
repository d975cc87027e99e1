import Foundation

/// The values of one property in a flight that ended: at the start, at the end, and where it
/// stopped.
///
/// Animators use it to move the property back or forward (R15.16). If the app has set the property
/// since, its value is kept.
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

  /// The position to which a property is set.
  package enum Goal {
    case start
    case current
    case end
  }

  /// Sets properties that still have their end values, as after a flight, to another position.
  package static func put(_ ways: [FlightWay], at goal: Goal) {
    move(ways, from: { $0.end }, to: goal)
  }

  /// Sets properties that still have the values at which they stopped to another position.
  package static func putStopped(_ ways: [FlightWay], at goal: Goal) {
    move(ways, from: { $0.current }, to: goal)
  }

  private static func move(
    _ ways: [FlightWay], from old: (FlightWay) -> Value, to goal: Goal
  ) {
    // Asked before the first is set: setting a view's bounds moves what is in it.
    let movable = ways.filter { way in
      way.view.map { way.value(of: $0) == old(way) } ?? false
    }
    // Parents first: a child that is put back is not to be resized with its parent afterwards.
    let ordered = movable.map { (way: $0, depth: $0.depth) }.sorted { $0.depth < $1.depth }
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
    // A later flight that began where this one was to end begins where this one began.
    for way in ways { way.rebaseNext() }
  }

  /// The number of the view's ancestors.
  private var depth: Int {
    var (depth, next) = (0, view?.superview)
    while let ancestor = next { (depth, next) = (depth + 1, ancestor.superview) }
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
  /// Ends flights, and returns the values of their properties in the order in which they were
  /// changed.
  package static func landing(_ flights: [Flight]) -> [FlightWay] {
    var ways: [FlightWay] = []
    var seen: Set<ObjectIdentifier> = []
    for flight in flights {
      for member in flight.members where seen.insert(ObjectIdentifier(member.flights)).inserted {
        ways += self.ways(of: member.flights, in: flights)
      }
    }
    for flight in flights { flight.land() }
    return ways
  }

  private static func ways(of member: ViewFlights, in flights: [Flight]) -> [FlightWay] {
    guard let view = member.view?.view else { return [] }
    let model = AnimatedValues(of: view)
    return AnimatedProperty.allCases.compactMap { property in
      let own = member.entries.filter { entry in
        entry.property == property && flights.contains { $0 === entry.flight }
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
  /// Sets the components of a property other than a transform, with the setters of its parts.
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
