/// A change to a list's cached data; `all` lists the possible changes.
struct ListTransition {
  /// The states of the cached data: the cases of `ListKnowledge`.
  enum Kind {
    case unknown
    case stale
    case current
  }

  /// The reasons for a change.
  enum Event {
    /// The list received counts and lengths from the data source and the delegate, or a batch was
    /// applied to current cached data or undone.
    case learn
    /// Counts or lengths must be requested again.
    case invalidate
    /// The list is reloaded.
    case forget
    /// A batch removes the cached data, to change or discard it.
    case take
    /// The cached data is changed in place.
    case edit
    /// A batch was applied to stale cached data, or was undone.
    case follow
  }

  let event: Event
  let from: [Kind]
  let to: Kind
  /// Whether the change may happen while the data or the layout is being requested.
  var whileSolving = true

  static let all: [ListTransition] = [
    ListTransition(event: .learn, from: [.unknown, .stale, .current], to: .current),
    ListTransition(event: .invalidate, from: [.current, .stale], to: .stale),
    ListTransition(event: .invalidate, from: [.unknown], to: .unknown),
    ListTransition(event: .forget, from: [.unknown, .stale, .current], to: .unknown),
    ListTransition(event: .take, from: [.current, .stale], to: .unknown, whileSolving: false),
    ListTransition(event: .edit, from: [.current], to: .current),
    ListTransition(event: .follow, from: [.unknown, .stale, .current], to: .stale),
  ]

  /// The phases that may begin during each phase; when one ends, the list returns to the previous
  /// phase.
  static let phases: [(during: ListPhase, begins: [ListPhase])] = [
    (.resting, [.showing, .solving, .counting]),
    (.showing, [.showing, .solving, .counting]),
    (.solving, [.solving, .countingToSolve]),
    (.counting, []),
    (.countingToSolve, []),
  ]

  static func allows(_ event: Event, from: Kind, to: Kind, during phase: ListPhase) -> Bool {
    all.contains {
      $0.event == event && $0.from.contains(from) && $0.to == to
        && ($0.whileSolving || !phase.isSolving)
    }
  }

  static func allows(_ new: ListPhase, during phase: ListPhase) -> Bool {
    phases.contains { $0.during == phase && $0.begins.contains(new) }
  }
}
