/// What of a section differs from its template: a last group that isn't full, and everything that was measured.
///
/// An object, so that the many sections that are regular hold no more than an empty reference. Unchecked: it is written
/// only by `CompositionalSection.change`, which copies it first unless the section is its only owner.
final class CompositionalExceptions: @unchecked Sendable {
  /// The groups with a pattern of their own, by number.
  var groups: [Int: CompositionalPattern] = [:]
  /// What items measured, by group and by slot in it.
  var measured: [Int: [Int: FlowSize]] = [:]
  /// The distances from group to group, once one was measured.
  var pitches: OffsetTree?
  /// How far a measured group's items reach beyond its place along the groups, at most.
  var overhang = 0.0
  /// What headers and footers measured, by place in the list.
  var boundaryHeights: [Int: Double] = [:]
  /// The headers and footers, once one was measured.
  var boundaries: CompositionalBoundaries?

  init() {}

  init(copying other: CompositionalExceptions) {
    groups = other.groups
    measured = other.measured
    pitches = other.pitches
    overhang = other.overhang
    boundaryHeights = other.boundaryHeights
    boundaries = other.boundaries
  }
}

extension CompositionalSection {
  /// Changes what differs from the template, in a copy of its own.
  mutating func change(_ body: (CompositionalExceptions) -> Void) {
    var own = exceptions
    exceptions = nil
    if !isKnownUniquelyReferenced(&own) {
      own = own.map { CompositionalExceptions(copying: $0) } ?? CompositionalExceptions()
    }
    own.map(body)
    exceptions = own
  }
}
