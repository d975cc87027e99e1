/// A part of a ``RememberedRoute``: up to 16 levels that a climb takes together, and what tells whether they are as they were.
///
/// Its start is followed only while its stamp isn't spoilt.
struct RouteLeg {
  private let stamp: Unmanaged<RouteGroup.Stamp>
  private var version: Int
  let start: ViewCursor
  private let levels: Int
  /// The sum of the offsets, of a leg of translations.
  private var x: Double
  private var y: Double

  /// The leg of so many levels from a view up, which are marked; it doesn't retain the stamp.
  init(from start: ViewCursor, levels: Int) {
    var climb = Climb(from: start)
    let last = climb.walk(levels, marking: [.countsInGroup, .leadsGroups])
    stamp = last.view.stampOfGroups()
    version = stamp._withUnsafeGuaranteedRef { $0.version }
    self.start = start
    self.levels = levels
    (x, y) = (climb.x, climb.y)
  }

  /// The leg of a group that is valid; it doesn't retain the stamp.
  init(_ group: UnsafeMutablePointer<RouteGroup>, from start: ViewCursor) {
    stamp = group.pointee.stamp
    version = group.pointee.version
    self.start = start
    levels = RouteGroup.levels
    (x, y) = (group.pointee.x, group.pointee.y)
  }

  func retain() { _ = stamp.retain() }

  func release() { stamp.release() }

  @inline(__always)
  private var currentVersion: Int { stamp._withUnsafeGuaranteedRef { $0.version } }

  /// Whether nothing on the leg has changed.
  @inline(__always)
  var isCurrent: Bool { currentVersion == version }

  /// Whether a link on the leg was cut.
  @inline(__always)
  var isCut: Bool { currentVersion == RouteGroup.Stamp.spoilt }

  /// Adds the leg to a climb, walking it if views on it have moved; it was shifted only when it was made.
  ///
  /// A leg that is renewed counts as current after, if it is still only shifted.
  @inline(__always)
  mutating func add(to climb: inout Climb, renews: Bool) {
    guard !isCurrent else {
      climb.x += x
      climb.y += y
      return
    }
    var walk = Climb(from: start)
    if renews {
      _ = walk.walk(levels, marking: [.countsInGroup, .leadsGroups])
      if walk.bits == 0 { (x, y, version) = (walk.x, walk.y, currentVersion) }
    } else {
      _ = walk.walk(levels, marking: nil)
    }
    climb.add(walk)
  }
}

extension Climb {
  /// Climbs so many levels, of which there are as many, and returns the view below the last.
  @inline(__always)
  fileprivate mutating func walk(_ count: Int, marking flags: View.Flags?) -> ViewCursor {
    var last = cursor
    for _ in 0..<count {
      addOffset()
      last = cursor
      if let flags { last.mark(flags) }
      cursor = last.superview ?? last
    }
    levels &+= count
    return last
  }
}
