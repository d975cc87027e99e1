import Testing
import ViewGeometry

@testable import TestSupport

/// Traits are those of a tree made so at once, and observers are notified of exactly the changes.
@Suite struct TraitHistoryLaws {
  @Test func `traits have no history`() {
    TraitHistory.subject.checkHistoryDoesNotMatter(cases: .perThousand(200))
  }

  @Test func `views are notified exactly of the changes of their traits while in a window`() {
    let subject = TraitHistory.subject
    check({ HistoryCase(subject, &$0) }, cases: .perThousand(200)) { input in
      let live = subject.make()
      for case .set(let setting, let value) in input.steps {
        let before = live.views.map { ($0.window != nil, $0.traitCollection) }
        live.forget()
        subject.settings[setting].apply(live, value)

        for (number, view) in live.views.enumerated() {
          let (wasInWindow, old) = before[number]
          let isChange = wasInWindow && view.window != nil && view.traitCollection != old
          let step = "\(input.names[setting]) = value \(value)"
          try demand(
            view.changes == (isChange ? [old] : []),
            "\(step): view \(number) was told \(view.changes), before \(old)")
          for (kind, traits) in TraitHistory.kinds.enumerated() {
            let told = live.toldByBlock[2 * number + kind]
            let differs = traits.contains { $0.differs(old, view.traitCollection) }
            try demand(
              told == (isChange && differs ? [old] : []),
              "\(step): block \(kind) of view \(number) was told \(told), before \(old)")
          }
        }
      }
    }
  }
}
