import Foundation

/// Allocates the numbers that identify views in snapshots, each used once per process.
///
/// The address of a view wouldn't do, since a later view may get it.
enum ViewIdentity {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var next: UInt64 = 1

  /// Reserves consecutive numbers that no other caller gets.
  static func reserve(_ count: Int) -> Range<UInt64> {
    lock.lock()
    defer { lock.unlock() }
    defer { next += UInt64(count) }
    return next..<next + UInt64(count)
  }
}
