/// The counters of the library's edges, registered with libFuzzer in blocks that inputs have
/// reached.
///
/// libFuzzer clears and reads all registered counters for each input: a third of a million in the
/// whole program, which takes longer than most inputs, while a target reaches a few thousand. The
/// linker redirects the two calls by which the library announces its counters to this file.
struct EdgeCounters {
  /// In words of eight counters.
  private static let blockWords = 16
  private static let blockLength = UInt(8 * blockWords)
  /// The number of inputs that are inspected one by one; after that each sixteenth is, because
  /// inspecting takes microseconds.
  private static let closelyWatched = 10_000

  fileprivate nonisolated(unsafe) static var counters = (start: UInt(0), stop: UInt(0))
  fileprivate nonisolated(unsafe) static var places = (start: UInt(0), stop: UInt(0))

  /// The starts of blocks that aren't registered with libFuzzer.
  private var hidden: [UInt] = []
  private var inputs = 0

  init() {
    // Blocks begin at whole words; the rest at either end is announced at once.
    var start = (Self.counters.start + 7) / 8 * 8
    if start > Self.counters.start { Self.announce(from: Self.counters.start, to: start) }
    while start + Self.blockLength <= Self.counters.stop {
      hidden.append(start)
      start += Self.blockLength
    }
    if start < Self.counters.stop { Self.announce(from: start, to: Self.counters.stop) }
  }

  /// Registers with libFuzzer the blocks that an input has reached for the first time; called after
  /// each input.
  mutating func announceReached() {
    inputs += 1
    let isClose = inputs <= Self.closelyWatched
    guard isClose || inputs % 16 == 0 else { return }
    hidden.removeAll { start in
      guard let block = UnsafeMutablePointer<UInt64>(bitPattern: start),
        Self.isReached(block)
      else { return false }
      // Reached by this input or by one that wasn't inspected: the next input that reaches it is
      // kept.
      if !isClose { block.update(repeating: 0, count: Self.blockWords) }
      Self.announce(from: start, to: start + Self.blockLength)
      return true
    }
  }

  private static func isReached(_ block: UnsafePointer<UInt64>) -> Bool {
    var all: UInt64 = 0
    for word in 0..<blockWords { all |= block[word] }
    return all != 0
  }

  private static func announce(from start: UInt, to stop: UInt) {
    announceCounters(start, stop)
    // Each counter has an entry of two words, in the same order.
    announcePlaces(
      places.start + 16 * (start - counters.start), places.start + 16 * (stop - counters.start))
  }
}

/// Called by the library, once for each of its modules, with the whole program's counters.
@_cdecl("__wrap___sanitizer_cov_8bit_counters_init")
public func keepCounters(_ start: UInt, _ stop: UInt) {
  EdgeCounters.counters = (start, stop)
}

/// Called by the library with the code addresses of its counters.
@_cdecl("__wrap___sanitizer_cov_pcs_init")
public func keepPlaces(_ start: UInt, _ stop: UInt) {
  EdgeCounters.places = (start, stop)
}

@_silgen_name("__real___sanitizer_cov_8bit_counters_init")
private func announceCounters(_ start: UInt, _ stop: UInt)

@_silgen_name("__real___sanitizer_cov_pcs_init")
private func announcePlaces(_ start: UInt, _ stop: UInt)
