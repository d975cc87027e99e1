/// The data that a list has cached: the solution of a table, or the item counts of a collection
/// view.
enum ListKnowledge<Known> {
  /// Nothing is cached: the data source hasn't been called yet, or the cached data was discarded.
  case unknown
  /// The cached data is outdated; views and selection refer to it until the data source is called
  /// again.
  case stale(Known)
  /// The cached data is current.
  case current(Known)

  /// The case without its associated value.
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

  /// The cached data, current or stale; nil if there is none.
  var latest: Known? { current ?? stale }
}

/// The phases of a list.
///
/// `ListTransition.phases` specifies which phases may begin during another phase.
enum ListPhase {
  /// No pass is running.
  case resting
  /// A layout pass displays the visible elements.
  case showing
  /// Lengths, sizes or a layout are being requested.
  case solving
  /// Item counts are being requested.
  case counting
  /// Item counts are being requested while a layout is prepared.
  case countingToSolve

  /// Whether the data or the layout is being requested.
  var isSolving: Bool { self != .resting && self != .showing }
}
