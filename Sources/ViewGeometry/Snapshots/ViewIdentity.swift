import Foundation

/// Allocates the identities of views in snapshots, each of which is used once per process.
///
/// The address of a view isn't suitable, because a later view may have the same address.
enum ViewIdentity {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var next: UInt64 = 1

  /// Reserves `count` consecutive identities for the caller.
  static func reserve(_ count: Int) -> Range<UInt64> {
    lock.lock()
    defer { lock.unlock() }
    defer { next += UInt64(count) }
    return next..<next + UInt64(count)
  }
}
