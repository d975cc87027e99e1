import Testing
import ViewGeometry

@testable import TestSupport

/// Any consistent batch, made by shuffling a list of distinct letters, is planned so that it gives
/// the shuffled list.
@Suite struct BatchUpdateLaws {
  @Test func `a plan leads from the list before to the list after`() {
    check(BatchCase.any) { input in
      let plan = try input.updates.plan(before: input.before, after: input.after)
      let result = input.before.applying(plan, final: input.after)
      try demand(result == input.after, "The plan leads to \(result.sections).")
    }
  }

  @Test func `an edited section with one item too many is refused in lists of any length`() {
    check({ (BatchCase.any(&$0), $0.index(below: 8)) }) { input, number in
      let plan = try input.updates.plan(before: input.before, after: input.after)
      let edited = (0..<input.after.sectionCount).filter { section in
        guard let old = plan.oldSection(of: section),
          !plan.reloadedSections.contains(where: { $0.old == old })
        else { return false }
        return plan.placedItems.contains { $0.place.section == section }
          || plan.removedItems.contains { $0.section == old }
      }
      guard !edited.isEmpty else { return }
      var (before, after) = (input.before, input.after)
      after.sections[edited[number % edited.count]].append("one too many")
      func error() throws -> BatchUpdateError? {
        do throws(BatchUpdateError) {
          _ = try input.updates.plan(before: before, after: after)
          return nil
        } catch { return error }
      }
      let short = try error()
      try demand(short != nil, "It is planned.")
      let others = (0..<300).map { ["\($0)"] }
      before.sections += others
      after.sections += others
      let long = try error()
      try demand(long == short, "\(String(describing: long)), not \(String(describing: short))")
    }
  }

  @Test func `the map of places agrees with what the plan does`() {
    check(BatchCase.any) { input in
      let plan = try input.updates.plan(before: input.before, after: input.after)
      for section in input.before.sections.indices {
        for (item, name) in input.before.sections[section].enumerated() {
          let place = ItemIndex(section: section, item: item)
          guard let new = plan.newPlace(of: place) else {
            let isGone =
              plan.newSection(of: section) == nil
              || plan.reloadedSections.contains { $0.old == section }
              || !input.after.sections.joined().contains(name)
            try demand(isGone, "\(name) is lost.")
            continue
          }
          let found = input.after.sections[new.section][new.item]
          try demand(found == name || found == name + "'", "\(name) became \(found) at \(new).")
        }
        guard let new = plan.newSection(of: section) else { continue }
        try demand(plan.oldSection(of: new) == section, "Section \(section) isn't found back.")
      }
    }
  }
}
