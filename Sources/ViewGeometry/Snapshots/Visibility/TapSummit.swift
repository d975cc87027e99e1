/// A local maximum of the distance from the edges of a box and from the obstacles over it.
///
/// The maximum has a radius within which no point is better.
///
/// Each step approximates the distances to the nearest obstacles and edges by planes, and moves to
/// the point where the lowest plane is highest. This is a linear program in two variables, solved
/// by its dual: a choice of three planes with gradients that cancel. The steps converge
/// quadratically.
///
/// The maximum is surrounded by the nearest points of three or more obstacles or edges. Consider
/// another point at a distance r from the maximum, and one of these obstacles or edges. Let -k be
/// the cosine of the angle between the direction to the other point and the gradient of the
/// distance. If r is less than 2k times the clearance, the other point is closer to the obstacle or
/// edge than the maximum is. For each direction, the largest k counts. The smallest of these
/// values, over all directions, determines a circle in which no point is better, regardless of
/// obstacles farther away.
struct TapSummit {
  private(set) var point: SIMD2<Double>
  private(set) var clearance = 0.0
  /// The radius within which no point is better; zero if none is known.
  private(set) var reach = 0.0

  /// The distance to the nearest point of an obstacle or edge, and the direction away from it.
  struct Contact {
    let distance: Double
    let away: SIMD2<Double>
  }

  private static let most = 5
  private let box: Extent

  /// Finds a local maximum near a start point.
  ///
  /// Returns nil if, at any step, no three of the five nearest obstacles and edges surround the
  /// point, or the clearance isn't positive. Also returns nil if 12 steps don't reach a maximum.
  init?(
    from start: SIMD2<Double>, in box: Extent, around obstacles: ContiguousArray<Extent>,
    using contacts: inout ContiguousArray<Contact>
  ) {
    (point, self.box) = (start, box)
    for _ in 0..<12 {
      look(from: point, obstacles, &contacts)
      clearance = contacts[0].distance
      guard clearance > 0, let step = Self.step(contacts) else { return nil }
      let length = (step * step).sum().squareRoot()
      guard length > 0x1p-50 * (abs(point.x) + abs(point.y) + clearance) else {
        reach = 2 * clearance * Self.steepness(contacts)
        return
      }
      // A plane approximates a distance only nearby, so a step is at most half the clearance.
      point += length > clearance / 2 ? step * (clearance / 2 / length) : step
    }
    return nil
  }

  /// Fills `contacts` with the contacts nearest to `point`, at most five, in order of distance.
  private func look(
    from point: SIMD2<Double>, _ obstacles: ContiguousArray<Extent>,
    _ contacts: inout ContiguousArray<Contact>
  ) {
    contacts.removeAll(keepingCapacity: true)
    take(Contact(distance: point.x - box.minX, away: SIMD2(1, 0)), &contacts)
    take(Contact(distance: box.maxX - point.x, away: SIMD2(-1, 0)), &contacts)
    take(Contact(distance: point.y - box.minY, away: SIMD2(0, 1)), &contacts)
    take(Contact(distance: box.maxY - point.y, away: SIMD2(0, -1)), &contacts)
    for obstacle in obstacles {
      let nearest = SIMD2(
        min(max(point.x, obstacle.minX), obstacle.maxX),
        min(max(point.y, obstacle.minY), obstacle.maxY))
      let arm = point - nearest
      let square = (arm * arm).sum()
      let farthest = contacts.count == Self.most ? contacts[Self.most - 1].distance : .infinity
      guard square < farthest * farthest else { continue }
      let distance = square.squareRoot()
      take(Contact(distance: distance, away: distance > 0 ? arm / distance : .zero), &contacts)
    }
  }

  /// Inserts `contact`, in order of distance, if it is among the five nearest.
  private func take(_ contact: Contact, _ contacts: inout ContiguousArray<Contact>) {
    var place = contacts.count
    if place == Self.most {
      guard contact.distance < contacts[place - 1].distance else { return }
      contacts.removeLast()
      place -= 1
    }
    contacts.append(contact)
    while place > 0, contacts[place - 1].distance > contact.distance {
      contacts[place] = contacts[place - 1]
      place -= 1
    }
    contacts[place] = contact
  }

  /// Returns the step to the point where the lowest plane is highest, or nil if there is no such
  /// point.
  private static func step(_ contacts: ContiguousArray<Contact>) -> SIMD2<Double>? {
    var best: (height: Double, step: SIMD2<Double>)?
    for first in contacts.indices {
      for second in contacts.indices where second > first {
        for third in contacts.indices where third > second {
          let (a, b, c) = (contacts[first], contacts[second], contacts[third])
          let (u, v) = (a.away - c.away, b.away - c.away)
          let determinant = u.x * v.y - u.y * v.x
          guard abs(determinant) > 0x1p-30 else { continue }
          // Weights of the three gradients that sum to zero; none is negative.
          let one = (v.x * c.away.y - v.y * c.away.x) / determinant
          let two = (c.away.x * u.y - c.away.y * u.x) / determinant
          guard one >= 0, two >= 0, one + two <= 1 else { continue }
          let height = one * a.distance + two * b.distance + (1 - one - two) * c.distance
          guard height < best?.height ?? .infinity else { continue }
          let (p, q) = (c.distance - a.distance, c.distance - b.distance)
          best = (
            height,
            SIMD2((p * v.y - q * u.y) / determinant, (u.x * q - v.x * p) / determinant)
          )
        }
      }
    }
    return best?.step
  }

  /// Returns the radius within which no point is better, divided by twice the clearance.
  ///
  /// It is the smallest k over all directions, as defined in the comment of the type. It is zero if
  /// fewer than three contacts touch.
  ///
  /// A contact touches if its distance equals the smallest one. The k of a direction is the largest
  /// cosine of the angles between it and the directions to the touching points. If none of these
  /// angles is less than 90° for some direction, the result is zero.
  private static func steepness(_ contacts: ContiguousArray<Contact>) -> Double {
    let touching = contacts.filter { $0.distance <= contacts[0].distance * (1 + 0x1p-40) }
    var smallest = 1.0
    for contact in touching {
      // Find the next contact counterclockwise: of the contacts on that side, the one at the
      // smallest angle.
      var largest = -1.0
      var isOpen = true
      for other in touching {
        let cross = contact.away.x * other.away.y - contact.away.y * other.away.x
        guard cross > 0 else { continue }
        isOpen = false
        largest = max(largest, (contact.away * other.away).sum())
      }
      guard !isOpen else { return 0 }
      smallest = min(smallest, (max(0, (1 + largest) / 2)).squareRoot())
    }
    return touching.count > 2 ? smallest : 0
  }
}
