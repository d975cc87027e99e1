/// The checks of inputs of one kind.
struct Target: Sendable {
  /// The mutation of an input besides byte-wise changes.
  enum Kind: Sendable {
    /// A text; now and then a generated one replaces it.
    case text(written: (@Sendable (inout Random) -> [UInt8])?)
    /// Choices for generators: `ChoiceSource(reading:)`.
    case choices
  }

  let kind: Kind
  /// Throws for a finding.
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

  /// Whether an input is the one in `share` inputs that is inspected more closely, which takes many
  /// times longer.
  ///
  /// A hash decides (FNV-1a), so that the choice for an input is independent of the choice for its
  /// mutations.
  static func isChosen(_ bytes: [UInt8], oneIn share: UInt64) -> Bool {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return (hash >> 32) % share == 0
  }

  /// A mutation of an input.
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
