import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A snapshot taken after edits equals one of the same views made at once, and an edit changes no
/// snapshot taken before.
///
/// The same holds for maps of visibility and custom trees: frozen, queried and cached state in
/// between leaves no trace.
@Suite struct SnapshotHistoryLaws {
  private struct Script: CustomStringConvertible {
    enum Step {
      case edit(TreeEdit)
      /// Freezes the tree of a view and queries it.
      case freeze(Int)
    }

    let start: NaiveTree
    let steps: [Step]
    let points: [CGPoint]

    init(_ source: inout ChoiceSource) {
      let count = 9
      var start = NaiveTree()
      for index in 0..<count {
        var view = NaiveView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        view.clipsToBounds = source.oneIn(4)
        view.isWindow = source.oneIn(6)
        start.add(view, to: index > 0 && source.flag() ? source.index(below: index) : nil)
      }
      self.start = start
      steps = source.list(mean: 14, limit: 40) { source in
        source.oneIn(3)
          ? .freeze(source.index(below: count)) : .edit(source.treeEdit(of: count))
      }
      points = (0..<5).map { _ in
        CGPoint(x: source.integer(within: 600), y: source.integer(within: 600))
      }
    }

    var description: String {
      "\(start)\n\(steps.map { step in if case .edit(let edit) = step { edit.code } else { "\(step)" } }.joined(separator: "\n"))"
    }
  }

  @Test func `snapshots retaken after edits are those of views made at once`() {
    check(Script.init, cases: .perThousand(400)) { script in
      var model = script.start
      let views = ViewTree(model)
      var frozen: [(view: Int, snapshot: GeometrySnapshot, answers: [String])] = []
      for step in script.steps {
        switch step {
        case .edit(let edit):
          guard edit.isPossible(in: model) else { continue }
          edit.apply(to: &model)
          edit.apply(to: views.all)
        case .freeze(let view):
          let snapshot = GeometrySnapshot(of: views[view])
          frozen.append((view, snapshot, Self.answers(snapshot, script.points)))
        }
      }

      let fresh = ViewTree(model)
      for index in views.all.indices {
        let found = GeometrySnapshot(of: views[index])
        let expected = GeometrySnapshot(of: fresh[index])
        try demandSame(
          Self.answers(found, script.points), Self.answers(expected, script.points))
        for other in views.all.indices {
          let (one, two) = (found.id(of: views[other]), expected.id(of: fresh[other]))
          try demand(one == two, "view\(other) is \(String(describing: one)) in view\(index)")
        }
      }
      for old in frozen {
        try demandSame(Self.answers(old.snapshot, script.points), old.answers)
      }
    }
  }

  /// All answers of a snapshot and its map of visibility, a line each; views by their tags.
  private static func answers(_ snapshot: GeometrySnapshot, _ points: [CGPoint]) -> [String] {
    func name(_ id: GeometrySnapshot.ID?) -> String { id.map { "\(snapshot.tag(of: $0))" } ?? "-" }
    let map = VisibilityMap(of: snapshot)
    var answers = ["\(snapshot.count) elements"]
    for id in snapshot.elements {
      answers.append(
        "\(name(id)) in \(name(snapshot.superview(of: id))): \(snapshot.bounds(of: id)), visible \(snapshot.visibleRect(of: id)), \(map.visibleFraction(of: id)), clipped \(map.clippedFraction(of: id)), covered by \(map.coverers(of: id).map { name($0.element) })"
      )
    }
    for point in points {
      answers.append(
        "\(point) hits \(name(snapshot.hitTest(point))), seen \(name(map.element(at: point))), touched \(name(map.touchedElement(at: point))), nearest \(snapshot.nearest(to: point, count: 3).map(name))"
      )
      let rect = CGRect(x: point.x, y: point.y, width: 40, height: 25)
      answers.append("in \(rect) \(snapshot.elements(in: rect).map(name))")
      for id in snapshot.elements {
        answers.append(
          "\(point) of \(name(id)) \(snapshot.convert(point, from: id, to: snapshot.root))")
      }
    }
    return answers
  }
}
