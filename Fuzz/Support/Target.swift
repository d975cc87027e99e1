/// What is done with inputs of one kind.
struct Target: Sendable {
  /// How an input is changed besides byte by byte.
  enum Kind: Sendable {
    /// A text; now and then one of a generator takes its place.
    case text(written: (@Sendable (inout Random) -> [UInt8])?)
    /// What generators draw: `ChoiceSource(reading:)`.
    case choices
  }

  let kind: Kind
  /// Throws for what is a finding.
  let check: @Sendable ([UInt8]) throws -> Void

  static func text(
    written: (@Sendable (inout Random) -> [UInt8])? = nil,
    _ check: @escaping @Sendable ([UInt8]) throws -> Void
  ) -> Target {
    Target(kind: .text(written: written), check: check)
  }

  static func choices(
    _ check: @escaping @Sendable (inout ChoiceSource) throws -> Void
  ) -> Target {
    Target(kind: .choices) { bytes in
      var source = ChoiceSource(reading: bytes)
      try check(&source)
    }
  }

  /// Whether an input is one of so many that are looked at more closely, which takes many times longer.
  ///
  /// A hash decides (FNV-1a): what an input is made of says nothing of those that are made of it.
  static func isChosen(_ bytes: [UInt8], oneIn share: UInt64) -> Bool {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return (hash >> 32) % share == 0
  }

  /// An input that is made of another.
  func changed(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    if case .text(let written?) = kind, random.below(32) == 0 { return written(&random) }
    var mutation = Mutation(bytes: bytes, random: random)
    switch kind {
    case .text: mutation.changeText()
    case .choices: mutation.changeChoices()
    }
    return mutation.bytes
  }
}
