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

  /// An input that is made of another.
  func changed(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    switch kind {
    case .text(let written):
      if let written, random.below(32) == 0 { return written(&random) }
      var mutation = TextMutation(bytes, random)
      mutation.change()
      return mutation.bytes
    case .choices:
      var mutation = ChoiceMutation(bytes, random)
      mutation.change()
      return mutation.bytes
    }
  }
}
