import Foundation
import Testing

/// The reason why a law doesn't hold for a case.
struct Falsified: Error, CustomStringConvertible {
  let description: String
}

/// Throws an error with the given reason if `condition` is false, which reports the law as broken.
func demand(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
  guard condition else { throw Falsified(description: reason()) }
}

/// A case that breaks a law, in its smallest form.
struct Counterexample<Input> {
  /// The seed for which the original case is the first one.
  let seed: UInt64
  let input: Input
  let reason: String
}

/// The number of random cases of a law, and their first seed.
///
/// `VIEWGEOMETRY_SEED` and `VIEWGEOMETRY_CASES` in the environment override both for every law.
/// With `VIEWGEOMETRY_TRACE` set, each seed is printed before its case runs. If a case traps, its
/// seed is the last one printed.
struct CaseRange {
  var seed: UInt64
  var count: Int
  /// The processor time after which no further case begins; nil for no limit.
  ///
  /// At least `fewest` cases always run.
  var limit: Duration?
  var isTraced = false

  /// The minimum number of cases, which run regardless of the time limit.
  static let fewest = 5

  /// A thousand cases, limited to 60 milliseconds of processor time.
  ///
  /// If the environment specifies a number of cases, that number is used, and there is no time
  /// limit.
  static let standard: CaseRange = {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VIEWGEOMETRY_CASES"].flatMap(Int.init)
    return CaseRange(
      seed: chosenSeed ?? 2024,
      count: count ?? 1_000, limit: count == nil ? .milliseconds(60) : nil,
      isTraced: environment["VIEWGEOMETRY_TRACE"] != nil)
  }()

  /// Whether the environment specifies a number of cases, as in CI.
  ///
  /// Enormous and exhaustive tests then run in full.
  static var isFull: Bool { standard.limit == nil }

  private static let chosenSeed = ProcessInfo.processInfo.environment["VIEWGEOMETRY_SEED"]
    .flatMap(UInt64.init)

  /// A tenth of the standard number of cases, for laws in exact arithmetic.
  static var few: CaseRange { .perThousand(100) }

  /// Returns `count` cases for each thousand standard cases, for slow laws.
  ///
  /// A slow law thus runs more cases if more are requested.
  static func perThousand(_ count: Int) -> CaseRange {
    var cases = standard
    cases.count = max(1, standard.count * count / 1_000)
    return cases
  }

  /// Returns the seeds of the cases, for laws that have their own generator.
  ///
  /// The seeds start at the seed that the environment specifies, or else at `first`.
  func seeds(from first: UInt64 = 0) -> CaseSeeds {
    var cases = self
    cases.seed = Self.chosenSeed ?? first
    return CaseSeeds(cases: cases)
  }
}

/// The seeds of a range of cases; the sequence ends when the time limit is reached.
struct CaseSeeds: Sequence, IteratorProtocol {
  fileprivate let cases: CaseRange
  private var number = 0
  private let start = processorTime()

  fileprivate init(cases: CaseRange) { self.cases = cases }

  mutating func next() -> UInt64? {
    guard number < cases.count else { return nil }
    if let limit = cases.limit, number >= CaseRange.fewest, processorTime() - start > limit {
      return nil
    }
    defer { number += 1 }
    // The seeds are consecutive, so that the seed of any case can be the first of a run of one
    // case.
    return cases.seed &+ UInt64(number)
  }
}

/// Returns the processor time that this thread has used.
///
/// Unlike wall-clock time, it hardly depends on other processes.
private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Returns the first case that breaks `law`, in its smallest form; nil if the law holds for all
/// cases.
func counterexample<Input>(
  _ cases: CaseRange = .standard,
  to law: @escaping (Input) throws -> Void,
  from generate: @escaping (inout ChoiceSource) -> Input
) -> Counterexample<Input>? {
  func failure(of source: inout ChoiceSource) -> (input: Input, reason: String)? {
    let input = generate(&source)
    do {
      try law(input)
      return nil
    } catch {
      return (input, "\(error)")
    }
  }
  for seed in CaseSeeds(cases: cases) {
    if cases.isTraced { print("Seed \(seed) of \(Input.self)") }
    var source = ChoiceSource(seed: seed)
    guard failure(of: &source) != nil else { continue }
    var shrinker = Shrinker(failing: source) { choices in
      var replay = ChoiceSource(replaying: choices)
      return failure(of: &replay) == nil ? nil : replay
    }
    var replay = ChoiceSource(replaying: shrinker.shrink())
    guard let (input, reason) = failure(of: &replay) else { continue }
    return Counterexample(seed: seed, input: input, reason: reason)
  }
  return nil
}

/// Records an issue if `law` is broken by one of the random cases that `generate` makes.
///
/// Returns the number of cases that ran. The issue shows the case in its smallest form, described
/// as Swift code by `String(describing:)`, and the seed that reproduces it.
@discardableResult
func check<Input>(
  _ generate: @escaping (inout ChoiceSource) -> Input,
  cases: CaseRange = .standard,
  sourceLocation: SourceLocation = #_sourceLocation,
  record: (Comment, SourceLocation) -> Void = { _ = Issue.record($0, sourceLocation: $1) },
  law: @escaping (Input) throws -> Void
) -> Int {
  var count = 0
  let counted = { (source: inout ChoiceSource) in
    count += 1
    return generate(&source)
  }
  guard let found = counterexample(cases, to: law, from: counted) else { return count }
  record(
    """
    \(found.reason)
    Rerun with VIEWGEOMETRY_SEED=\(found.seed) VIEWGEOMETRY_CASES=1. Smallest case:
    \(found.input)
    """,
    sourceLocation)
  return count
}
