extension Mutation {
  /// Changes whole choices at a time, so that later ones keep their meaning.
  mutating func changeChoices() {
    let starts = starts
    let first = random.below(starts.count)
    let few = starts[first]..<end(of: min(first + random.below(4), starts.count - 1), starts)
    let one = starts[first]..<end(of: first, starts)
    switch random.below(8) {
    case 0: bytes.replaceSubrange(one, with: [0])
    case 1, 2: bytes.replaceSubrange(one, with: small())
    case 3: bytes.replaceSubrange(one, with: large())
    case 4 where !one.isEmpty: bytes[one.lowerBound] = neighbor(of: bytes[one.lowerBound])
    case 5: bytes.removeSubrange(few)
    case 6: bytes.insert(contentsOf: Array(bytes[few]), at: starts[random.below(starts.count)])
    default: bytes.insert(contentsOf: small() + small(), at: one.lowerBound)
    }
  }

  /// The start of each choice, as `ChoiceSource(reading:)` reads them; a choice may be added at the
  /// end.
  private var starts: [Int] {
    var starts: [Int] = []
    var offset = 0
    while offset < bytes.count {
      starts.append(offset)
      offset += bytes[offset] < 128 ? 1 : 2 + Int(bytes[offset] & 7)
    }
    starts.append(bytes.count)
    return starts
  }

  private func end(of choice: Int, _ starts: [Int]) -> Int {
    choice + 1 < starts.count ? starts[choice + 1] : bytes.count
  }

  /// A choice below a small bound, as most bounds are.
  private mutating func small() -> [UInt8] {
    [UInt8(random.below(random.pick([2, 3, 5, 9, 16, 40, 128])))]
  }

  private mutating func large() -> [UInt8] {
    let length = 1 + random.below(8)
    return [UInt8(127 + length)] + (0..<length).map { _ in UInt8(random.below(256)) }
  }

  private mutating func neighbor(of byte: UInt8) -> UInt8 {
    random.below(2) == 0 ? byte &+ 1 : byte &- 1
  }
}
