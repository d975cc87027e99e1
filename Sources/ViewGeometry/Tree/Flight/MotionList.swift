/// The objects that a clock moves step by step, such as scroll views, in the order in which they
/// began to move.
///
/// - Complexity: O(1), amortized, to add, find or remove an object.
struct MotionList {
  /// An object, and the version of its next event.
  ///
  /// Events with earlier versions have no effect.
  private struct Motion {
    let object: any TimedMotion
    var version: Int
  }

  /// The motions in the order in which they began.
  ///
  /// Removed motions leave nil behind. The nil slots are deleted once they make up at least half of
  /// the array.
  private var slots: [Motion?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var objects: [any TimedMotion] { slots.compactMap { $0?.object } }

  /// Returns the version of an object's next event; nil if the object isn't in the list.
  func version(of object: any TimedMotion) -> Int? {
    indices[ObjectIdentifier(object)].flatMap { slots[$0]?.version }
  }

  /// Adds an object with the given version, or updates the version of an object in the list.
  mutating func set(_ version: Int, of object: any TimedMotion) {
    if let index = indices[ObjectIdentifier(object)] {
      slots[index]?.version = version
    } else {
      indices[ObjectIdentifier(object)] = slots.count
      slots.append(Motion(object: object, version: version))
    }
  }

  /// Removes an object, and returns whether it was in the list.
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
