/// The objects that a clock moves step by step, in the order in which they began to move.
///
/// Adding, finding and removing an object is O(1), amortised.
struct MotionList {
  /// An object, and the version of its next event: events of earlier versions have no effect.
  private struct Motion {
    let object: any TimedMotion
    var version: Int
  }

  /// The motions; nil for removed ones, until these are half of all.
  private var slots: [Motion?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var objects: [any TimedMotion] { slots.compactMap { $0?.object } }

  /// Returns the version of an object's next event; nil for an object that isn't in the list.
  func version(of object: any TimedMotion) -> Int? {
    indices[ObjectIdentifier(object)].flatMap { slots[$0]?.version }
  }

  /// Adds an object, or gives one that is in the list a new version.
  mutating func set(_ version: Int, of object: any TimedMotion) {
    if let index = indices[ObjectIdentifier(object)] {
      slots[index]?.version = version
    } else {
      indices[ObjectIdentifier(object)] = slots.count
      slots.append(Motion(object: object, version: version))
    }
  }

  /// Removes an object; returns whether it was in the list.
  mutating func remove(_ object: any TimedMotion) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    slots[index] = nil
    guard slots.count >= 2 * indices.count else { return true }
    slots.removeAll { $0 == nil }
    for (index, motion) in slots.enumerated() {
      if let motion { indices[ObjectIdentifier(motion.object)] = index }
    }
    return true
  }
}
