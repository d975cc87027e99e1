/// What a list knows of its data: the solution of a table, the counts of items of a collection view.
enum ListKnowledge<Known> {
  /// Nothing: the data source wasn't asked yet, or everything was forgotten.
  case unknown
  /// Out of date: views and selection refer to it until the data source is asked again.
  case stale(Known)
  /// Up to date.
  case current(Known)

  /// The case without its value.
  var kind: ListTransition.Kind {
    switch self {
    case .unknown: .unknown
    case .stale: .stale
    case .current: .current
    }
  }

  @inline(__always)
  var isCurrent: Bool { if case .current = self { true } else { false } }

  @inline(__always)
  var current: Known? { if case .current(let known) = self { known } else { nil } }

  var stale: Known? { if case .stale(let known) = self { known } else { nil } }

  /// The value, up to date or not.
  var latest: Known? { current ?? stale }
}

/// What a list is doing; passes are nested in the order of `ListTransition.phases`.
enum ListPhase {
  /// Nothing.
  case resting
  /// A layout pass shows the elements in view.
  case showing
  /// Lengths, sizes or a layout are asked for.
  case solving
  /// The counts of items are asked for.
  case counting
  /// The same while a layout is prepared.
  case countingToSolve

  /// Whether data or layout are being asked for.
  var isSolving: Bool { self != .resting && self != .showing }
}
