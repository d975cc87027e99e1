import Foundation

/// A conversion level by level, with the steps and the bits of the live tree's (see ``Route``).
struct SnapshotWalk {
  /// From the source to the lowest common ancestor.
  let mapUp: ProjectiveMap
  /// From there to the target.
  let mapDown: ProjectiveMap

  func map(_ point: CGPoint) -> CGPoint { mapDown.map(mapUp.map(point)) }

  func map(_ rect: CGRect) -> CGRect { mapDown.map(mapUp.map(rect)) }
}

extension SnapshotStorage {
  /// The way from an element to another over their lowest common ancestor.
  ///
  /// - Complexity: O(depth).
  func walk(from source: Int, to target: Int) -> SnapshotWalk {
    let meeting = Self.meeting(of: source, and: target) { elements[$0].parent }
    return SnapshotWalk(
      mapUp: map(from: source, to: meeting), mapDown: mapDown(from: meeting, to: target))
  }

  /// The lowest common ancestor of two elements or spaces.
  ///
  /// - Complexity: O(levels up to it).
  @inline(__always)
  static func meeting(of first: Int, and second: Int, parent: (Int) -> Int32) -> Int {
    var (first, second) = (first, second)
    // Numbers grow downwards, so the larger of two is never an ancestor of the other.
    while first != second {
      if first > second {
        first = Int(parent(first))
      } else {
        second = Int(parent(second))
      }
    }
    return first
  }

  /// The composed map from an element up to one that holds it.
  func map(from source: Int, to ancestor: Int) -> ProjectiveMap {
    var result = ProjectiveMap.identity
    var next = source
    while next != ancestor {
      result.append(localMap(next))
      next = Int(elements[next].parent)
    }
    return result
  }

  /// The map from an element down to one in it; past a singular view it sends everything to one point (R3.11).
  private func mapDown(from ancestor: Int, to target: Int) -> ProjectiveMap {
    var path: [Int] = []
    var isSingular = false
    var next = target
    while next != ancestor {
      path.append(next)
      isSingular = isSingular || localInverse(next) == nil
      next = Int(elements[next].parent)
    }
    if !isSingular, let inverse = map(from: target, to: ancestor).inverse { return inverse }
    var result = ProjectiveMap.identity
    for element in path.reversed() {
      if let inverse = localInverse(element) {
        result.append(inverse)
      } else {
        let anchor = spaces[Int(elements[element].space)].anchor
        result = ProjectiveMap(constantX: anchor.x, y: anchor.y)
      }
    }
    return result
  }
}
