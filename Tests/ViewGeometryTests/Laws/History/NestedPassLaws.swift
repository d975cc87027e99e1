import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Trees whose callbacks add, remove, reorder, resize, mark and lay out: afterwards they equal
/// those made so at once.
@Suite struct NestedPassLaws {
  private struct Case: CustomStringConvertible {
    let plan: NestedPlan
    let history: HistoryCase

    init(_ source: inout ChoiceSource) {
      plan = NestedPlan(&source)
      history = HistoryCase(NestedTree(plan).subject, &source)
    }

    var description: String { "\(plan)\n\(history)" }
  }

  @Test func `trees whose callbacks edit them have no history`() {
    check(Case.init, cases: .perThousand(200)) { input in
      try NestedTree(input.plan).subject.demandNoHistory(input.history)
    }
  }

  @Test func `a view in a window is laid out exactly as often as it was marked`() {
    check(Case.init, cases: .perThousand(200)) { input in
      let live = NestedTree(input.plan)
      live.subject.run(input.history, on: live)
      live.window.layoutIfNeeded()

      live.window.checkInvariants()
      for view in live.views where view.window != nil {
        // A new view needs a layout that wasn't requested.
        try demand(
          view.layouts == view.marks + 1 && !view.isLayoutNeeded,
          "View \(view.tag) was marked \(view.marks) times and laid out \(view.layouts) times.")
      }
    }
  }

  @Test func `stacks in scroll views whose callbacks change constraints have no history`() {
    NestedScrollHistory.subject.checkHistoryDoesNotMatter(cases: .perThousand(100))
  }

  /// Nested views, some of which need a layout, and the views that each lays out in its own layout.
  private struct Pass: CustomStringConvertible {
    let parents: [Int]
    let isMarked: [Bool]
    let asks: [[Int]]
    let first: Int

    init(_ source: inout ChoiceSource) {
      let count = 2 + source.index(below: 8)
      parents = (1..<count).map { source.index(below: $0) }
      isMarked = (0..<count).map { _ in source.flag() }
      asks = (0..<count).map { _ in
        source.list(mean: 1, limit: 3) { $0.index(below: count) }
      }
      first = source.index(below: count)
    }

    var description: String {
      "in \(parents), marked \(isMarked), asking for \(asks), begun by \(first)"
    }
  }

  private final class Asking: View {
    var whenLaidOut: (Asking) throws -> Void = { _ in }
    var failure: (any Error)?
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      do { try whenLaidOut(self) } catch { failure = error }
    }
  }

  @Test func `where layouts mark nothing a view is laid out once, and after all above it`() {
    check(Pass.init) { pass in
      let views = pass.isMarked.map { _ in Asking() }
      for (number, parent) in pass.parents.enumerated() {
        views[parent].addSubview(views[number + 1])
      }
      views[0].layoutIfNeeded()
      for (number, view) in views.enumerated() {
        view.layouts = 0
        if pass.isMarked[number] { view.setNeedsLayout() }
        view.whenLaidOut = { view in
          var next = view.superview
          while let around = next {
            try demand(!around.isLayoutNeeded, "View \(number) is laid out before one around it.")
            next = around.superview
          }
          for other in pass.asks[number] {
            views[other].layoutIfNeeded()
            try demand(!views[other].isLayoutNeeded, "View \(number) asked \(other) for nothing.")
          }
        }
      }

      views[pass.first].layoutIfNeeded()
      views[0].layoutIfNeeded()

      for (number, view) in views.enumerated() {
        view.whenLaidOut = { _ in }
        if let failure = view.failure { throw failure }
        try demand(
          view.layouts == (pass.isMarked[number] ? 1 : 0),
          "View \(number) is laid out \(view.layouts) times.")
      }
      views[0].checkInvariants()
    }
  }
}
