import Foundation

/// A limit on the number of threads that the library uses for large amounts of work.
///
/// The library divides the work among threads when it builds a ``SpatialIndex`` of many boxes, an
/// ``OffsetTree`` of a long file, a waterfall layout, or a snapshot with its index. The results are
/// identical to the last bit for any number of threads, and a call returns when all threads are
/// done. The app's data sources, delegates and closures are called only on the caller's thread,
/// except for the closure of a layout report in the `DeviceLayouts` module.
///
///     GeometryParallelism.maximumWorkers = 1   // everything on the caller's thread
public enum GeometryParallelism {
  /// The maximum number of threads per call, including the caller's thread.
  ///
  /// By default it is the number of active processors. A call reads it once, when it starts. It may
  /// be read and set on any thread.
  ///
  /// - Precondition: The new value is at least 1.
  public static var maximumWorkers: Int {
    get { setting.withLock { $0 } }
    set {
      precondition(newValue >= 1, "The number of workers must be at least 1, not \(newValue).")
      setting.withLock { $0 = newValue }
    }
  }

  private static let setting = Locked(max(1, ProcessInfo.processInfo.activeProcessorCount))
}

/// A value protected by a lock.
final class Locked<Value> {
  private let lock = NSLock()
  /// The value, guarded by `lock`.
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

// The value is accessed only under the lock.
extension Locked: @unchecked Sendable where Value: Sendable {}
