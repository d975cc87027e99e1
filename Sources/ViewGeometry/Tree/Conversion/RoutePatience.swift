/// When something remembered that is out of date is worth making anew.
///
/// Making it costs as much as some walks over its levels, which pays only where things don't move before each conversion.
struct RoutePatience {
  /// The walks that making a group of levels is worth.
  private static let fewestWalks: UInt8 = 4
  /// With so many walks in between, making adds a thirtieth to their cost.
  private static let mostWalks: UInt8 = 128
  /// So many uses pay for making it.
  private static let usesThatPay: UInt32 = 16

  /// The walks to go once it is out of date, and how many they were in the beginning.
  private var walksLeft = RoutePatience.fewestWalks
  private var walks = RoutePatience.fewestWalks
  /// How often it was used since it was made; wraps around.
  private var uses: UInt32 = 0

  /// The patience with what takes its place.
  var next: RoutePatience {
    var next = RoutePatience()
    if uses < Self.usesThatPay { next.walks = min(walks, Self.mostWalks / 2) * 2 }
    next.walksLeft = next.walks
    return next
  }

  @inline(__always)
  mutating func countUse() { uses &+= 1 }

  /// Whether it shall stay out of date for now; counts a walk over its levels.
  mutating func waits() -> Bool {
    guard walksLeft > 0 else { return false }
    walksLeft -= 1
    return true
  }
}
