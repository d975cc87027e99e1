import Foundation

/// Allocates the identities by which snapshots find the elements of views.
///
/// Each identity is used only once per process. The address of a view isn't suitable, because a
/// later view may have the same address.
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
