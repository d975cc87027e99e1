import ViewGeometry

/// A batch of edits is planned, and applied to a solved list: it gives the same result as arrays,
/// and old indices map to new ones.
func fuzzBatches(_ source: inout ChoiceSource) throws {
  var before = source.lawContents(.free, longest: 20)
  var next = before.sections.joined().count
  var solved = NaiveList(before).solved
  for _ in 0..<1 + source.index(below: 3) {
    let batch = source.lawBatch(of: before, .free, next: &next)
    let plan = try batch.updates.plan(before: before, after: batch.after)
    try checkPlaces(plan, before, batch.after)
    let (copy, after) = (solved, NaiveList(batch.after))
    solved.apply(plan, lengths: Lengths(after: after))
    try demand(solved.naive == after, "\(batch) leads to \(solved.naive)")
    try demand(copy.naive == NaiveList(before), "\(batch) changed a copy")
    before = batch.after
  }
}

private func checkPlaces(
  _ plan: BatchUpdatePlan, _ before: LawContents, _ after: LawContents
) throws {
  for (section, items) in before.sections.enumerated() {
    for (number, item) in items.enumerated() {
      guard let new = plan.newPlace(of: ItemIndex(section: section, item: number)) else { continue }
      let found = after.sections[new.section][new.item]
      try demand(found.number == item.number, "\(item) became \(found) at \(new)")
    }
    guard let new = plan.newSection(of: section) else { continue }
    try demand(plan.oldSection(of: new) == section, "Section \(section) isn't found back")
  }
}

private struct Lengths: ListLengths {
  let after: NaiveList

  func length(ofRow place: ItemIndex) -> Double {
    after.sections[place.section].rows[place.item]
  }
  func section(_ section: Int) -> ListSection {
    ListSection(of: NaiveList(sections: [after.sections[section]]).solved)
  }
}

extension NaiveList {
  /// Rows as long as the items of a law.
  fileprivate init(_ contents: LawContents) {
    self.init(
      sections: contents.sections.map { items in
        Section(rows: items.map { Double($0.number) + Double($0.version) / 4 })
      })
  }
}
