import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Random edits of views and of the naive model side by side; after each edit both must give the
/// same answers.
@Suite struct TreeStateMachine {
  /// Some views, the edits made to them, and a query after each.
  private struct Script: CustomStringConvertible {
    let start: NaiveTree
    var steps: [(edit: TreeEdit, question: Question)] = []

    struct Question {
      let point: CGPoint
      let source: Int
      let target: Int
    }

    init(_ source: inout ChoiceSource) {
      let count = 7
      // A wide tree at first, or only roots.
      var start = NaiveTree()
      for index in 0..<count {
        let parent = index > 0 && source.flag() ? index - 1 : nil
        var view = NaiveView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        if source.oneIn(6) { view.hitRule = source.pick(HitRule.allCases) }
        start.add(view, to: parent)
      }
      self.start = start
      steps = source.list(mean: 20, limit: 60) { source in
        (
          source.treeEdit(of: count),
          Question(
            point: CGPoint(x: source.integer(within: 600), y: source.integer(within: 600)),
            source: source.index(below: count), target: source.index(below: count))
        )
      }
    }

    var description: String {
      var tree = start
      var lines = ["\(start)"]
      for (edit, _) in steps where edit.isPossible(in: tree) {
        edit.apply(to: &tree)
        lines.append(edit.code)
      }
      return lines.joined(separator: "\n")
    }
  }

  @Test func `views answer as the model after any edits`() {
    check({ Script(&$0) }) { script in
      var model = script.start
      let views = ViewTree(model)
      for (edit, question) in script.steps where edit.isPossible(in: model) {
        // With the storage of very many subviews.
        if question.source < question.target {
          for view in views.all { view.orderSubviews(leafCapacity: 2, fanOut: 3) }
        }
        edit.apply(to: &model)
        edit.apply(to: views.all)
        for view in views.all { view.checkSubviewOrder() }

        if question.source == question.target { views[question.source].dropBoxes() }
        try Self.compareHierarchy(views.all, model)
        try Self.compareGeometry(views.all, model)
        try Self.ask(question, views, model)
        for view in views.all where view.superview == nil { view.checkInvariants() }
      }
    }
  }

  private static func compareHierarchy(_ views: [View], _ model: NaiveTree) throws {
    for (index, view) in views.enumerated() {
      try demand(
        view.superview?.tag == model.views[index].parent,
        "the superview of view\(index) is \(view.superview.map { "view\($0.tag)" } ?? "nil")")
      try demand(
        view.subviews.map(\.tag) == model.views[index].children,
        "the subviews of view\(index) are \(view.subviews.map(\.tag))")
    }
  }

  private static func compareGeometry(_ views: [View], _ model: NaiveTree) throws {
    for (view, expected) in zip(views, model.views) {
      let name = "view\(view.tag)"
      try demand(view.bounds == expected.bounds, "\(name).bounds is \(view.bounds.code)")
      try demand(view.center == expected.center, "\(name).center is \(view.center.code)")
      let frame = model.frame(of: view.tag)
      try demand(view.frame == frame, "\(name).frame is \(view.frame.code), not \(frame.code)")
    }
  }

  private static func ask(
    _ question: Script.Question, _ views: ViewTree, _ model: NaiveTree
  ) throws {
    let (point, source, target) = (question.point, question.source, question.target)
    let answer = views.convert(point, from: source, to: target)
    let expected = model.convert(point, from: source, to: target)
    try demand(
      answer == expected,
      "\(point.code) of view\(source) is \(answer.code) of view\(target), not \(expected.code)")
    // Every view is queried: hit tests build state that later edits have to keep up to date.
    for index in views.all.indices {
      let hit = views.hitTest(point, in: index)
      try demand(
        hit == model.hitTest(point, in: index),
        "\(point.code) of view\(index) hits \(hit.map { "view\($0)" } ?? "nothing")")
    }
  }
}
