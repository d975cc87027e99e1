import Foundation

@testable import ViewGeometry

/// Edits of a system of constraints: solved incrementally, it equals one solved from scratch.
func fuzzConstraints(_ source: inout ChoiceSource) throws {
  var script = source.constraintScript(views: 2)
  script.steps = Array(script.steps.prefix(3))
  var scripted = ScriptedSystem(script)
  scripted.system.solve()
  for step in script.steps {
    for edit in step { scripted.apply(edit) }
    scripted.system.solve()
  }
  let rebuilt = scripted.rebuilt()
  rebuilt.system.solve()
  let (found, expected) = (scripted.conflicts, rebuilt.conflicts)
  try demand(
    found.map(\.rows) == expected.map(\.rows) && found.map(\.broken) == expected.map(\.broken),
    "The conflicts are \(found), from scratch \(expected), of \(script)")
  for (index, pair) in zip(scripted.values, rebuilt.values).enumerated()
  where rebuilt.system.isDetermined(rebuilt.unknowns[index]) {
    try demand(
      abs(pair.0 - pair.1) <= 1e-9 * max(1, abs(pair.1)),
      "Unknown \(index) is \(pair.0), from scratch \(pair.1), of \(script)")
  }
}

/// Edits of views, stacks and constraints: the layout equals that of a tree built in the final
/// state.
func fuzzAutolayout(_ source: inout ChoiceSource) throws {
  var start = ConstraintHistory(&source, views: 3)
  start.preferredSizes = Array(start.preferredSizes.prefix(3))
  var history = start
  let live = HistoryTree(history)
  for _ in 0..<source.index(below: 4) {
    let (before, edit) = (history, start.edit(&source))
    history.apply(edit)
    live.apply(edit, from: before, to: history)
  }
  let fresh = HistoryTree(history)
  let expected = fresh.frames(history)
  guard fresh.isDetermined(history) else { return }
  let found = live.frames(history)
  for (place, frame) in expected {
    let other = found[place] ?? .null
    let pairs = [
      (other.origin.x, frame.origin.x), (other.origin.y, frame.origin.y),
      (other.size.width, frame.size.width), (other.size.height, frame.size.height),
    ]
    try demand(
      pairs.allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($1)) },
      "View \(place) lies at \(other), made afresh at \(frame), in \(history)")
  }
}
