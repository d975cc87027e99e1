import Foundation

/// How many threads the library may use for work that takes over a millisecond.
///
/// Building a ``SpatialIndex`` of many boxes, a flow of many sizes given at once, a waterfall and a snapshot with its index divide
/// their work among threads. What they build is the same to the last bit for any number of them, and the call that asks for it
/// returns when all are done. Data sources, delegates and closures of the program are only ever called on the caller's thread,
/// but for the closure that a layout report of the module DeviceLayouts is given.
///
///     GeometryParallelism.maximumWorkers = 1   // everything on the caller's thread
public enum GeometryParallelism {
  /// The most threads that one call uses, the caller's included; 1 for none but the caller's.
  ///
  /// As many as the computer has active processors until it is set. A call reads it once, when it starts. May be read and set
  /// on any thread.
  ///
  /// - Precondition: The new value is at least 1.
  public static var maximumWorkers: Int {
    get { setting.withLock { $0 } }
    set {
      precondition(newValue >= 1, "Work needs at least 1 worker, not \(newValue).")
      setting.withLock { $0 = newValue }
    }
  }

  private static let setting = Locked(max(1, ProcessInfo.processInfo.activeProcessorCount))
}

/// A value that threads read and write one at a time.
final class Locked<Value> {
  private let lock = NSLock()
  /// Guarded by the lock.
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

// The value is used only under the lock.
extension Locked: @unchecked Sendable where Value: Sendable {}
