/// A change of what a list knows, and when it may happen: the table of all that exist.
struct ListTransition {
  /// What is known, without what it is.
  enum Kind {
    case unknown
    case stale
    case current
  }

  /// What changes the knowledge.
  enum Event {
    /// Data source and delegate were asked, or what a batch counted from is known again.
    case learn
    /// Counts or lengths are to be asked for again.
    case invalidate
    /// Everything is to be asked for again, and no view stays.
    case forget
    /// A batch takes out what it changes while data source and delegate are asked.
    case take
    /// Something is changed in place, and nobody is asked.
    case edit
    /// What is out of date follows a batch.
    case follow
  }

  let event: Event
  let from: [Kind]
  let to: Kind
  /// Whether it may happen while data or layout are asked for.
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

  /// The phases that may begin during each phase; each ends by going back.
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
