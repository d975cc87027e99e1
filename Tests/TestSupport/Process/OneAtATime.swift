import Dispatch
import Testing

/// Runs the tests of a suite one after the other, on a thread of their own.
///
/// `.serialized` queues each test behind all others that are ready, so long suites run alone at the
/// end. With this trait, a suite begins with the other tests, and a test that waits for another
/// process doesn't delay tests of other suites. Tests of the suite that suspend may overlap.
struct OneAtATime: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true
  private let thread = SerialExecutor()

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(thread) { try await function() }
  }
}

extension Trait where Self == OneAtATime {
  static var oneAtATime: Self { OneAtATime() }
}

private final class SerialExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "tests one at a time")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
