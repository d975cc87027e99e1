/// The external disturbances that were detected on a shared machine.
///
/// There are two kinds, which last for seconds or minutes. A busy neighbor on the core slows plain
/// code by a factor of up to 1.6. Some hosts temporarily make each indirect branch (a virtual call,
/// a closure, a call into a shared library) take 12 ns instead of 2. Samples taken in different
/// states aren't comparable.
struct MachineState: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Plain code ran more than 10% slower than at its fastest, or the thread was off its core for
  /// more than 3% of the time.
  static let busy = MachineState(rawValue: 1)
  /// Indirect branches are slow.
  static let slowBranches = MachineState(rawValue: 2)

  static let all: [MachineState] = [[], .busy, .slowBranches, [.busy, .slowBranches]]

  /// The label of the state; "quiet/fast" without disturbances.
  var label: String {
    (contains(.busy) ? "busy" : "quiet") + "/" + (contains(.slowBranches) ? "slow" : "fast")
  }
}

/// Determines the machine's state by timing two fixed loops.
struct MachineProbe {
  /// The shortest time that the arithmetic loop has taken so far, in nanoseconds.
  private var best = Double.infinity
  /// The least disturbed state so far.
  private(set) var bestState: MachineState = [.busy, .slowBranches]

  init() {
    for _ in 0..<500 {
      best = min(best, Self.timeArithmetic())
    }
  }

  mutating func state() -> MachineState {
    let arithmetic = Self.timeArithmetic()
    best = min(best, arithmetic)
    var state: MachineState = []
    // 10%: an undisturbed loop stays within 3% of its best; a busy neighbor costs 20% to 60%.
    if arithmetic > 1.1 * best { state.insert(.busy) }
    // 5 ns: between the two costs of an indirect call, 2 and 12 ns.
    if Self.timeIndirectCall() > 5 { state.insert(.slowBranches) }
    if state.rawValue < bestState.rawValue { bestState = state }
    return state
  }

  /// Times a loop of eight independent chains of arithmetic, and returns the time in nanoseconds.
  ///
  /// The time is limited by the rate at which the core issues instructions.
  @inline(never)
  private static func timeArithmetic() -> Double {
    let start = Clock.now()
    var chains = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
    for step in 0..<UInt64(8_000) {
      chains = (chains &+ 1) ^ SIMD8(repeating: step)
      chains = (chains &+ 3) ^ 5
    }
    blackHole(Double(chains.wrappedSum() & 1))
    return Clock.now() - start
  }

  /// Times dependent calls through a pointer, and returns the mean time per call in nanoseconds.
  @inline(never)
  private static func timeIndirectCall() -> Double {
    withUnsafeTemporaryAllocation(of: (@convention(c) (Int) -> Int).self, capacity: 2) { steps in
      steps.initializeElement(at: 0, to: addOne)
      steps.initializeElement(at: 1, to: addTwo)
      let start = Clock.now()
      var value = 0
      for index in 0..<1000 {
        value = steps[index & 1](value)
      }
      let elapsed = Clock.now() - start
      blackHole(Double(value))
      return elapsed / 1000
    }
  }
}

@inline(never)
private func addOne(_ value: Int) -> Int { value &+ 1 }

@inline(never)
private func addTwo(_ value: Int) -> Int { value &+ 2 }
