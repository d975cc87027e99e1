import Foundation

/// Gives out the numbers by which snapshots know views: each is used once in a process.
///
/// Not the address of the view, which a later one may get.
enum ViewIdentity {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var next: UInt64 = 1

  /// Numbers nobody else gets, one after the other.
  static func reserve(_ count: Int) -> Range<UInt64> {
    lock.lock()
    defer { lock.unlock() }
    defer { next += UInt64(count) }
    return next..<next + UInt64(count)
  }
}
