import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// A snapshot taken again equals one taken at once, bit for bit, whatever happened in between; and
/// its copies stay as they were.
@Suite struct RetakenSnapshotLaws {
  @Test(arguments: TransformFamily.allCases)
  func `a snapshot taken again is one taken at once`(_ family: TransformFamily) {
    check(
      { source in Script(source.tree(family, mean: 6, limit: 9), &source) },
      cases: .perThousand(120), law: Self.holds)
  }

  @Test func `so is one of views rotated in space`() {
    check(
      { source in Script(source.spatialTree(limit: 9), &source) }, cases: .perThousand(120),
      law: Self.holds)
  }

  private struct Script: CustomStringConvertible {
    let start: NaiveTree
    let steps: [Step]

    init(_ start: NaiveTree, _ source: inout ChoiceSource) {
      let count = start.views.count
      self.start = start
      // Runs of settings between the snapshots, and now and then a change of the hierarchy, after
      // which everything is read.
      let changesHierarchy = source.oneIn(2)
      steps = source.list(mean: 20, limit: 60) { source -> Step in
        switch source.choice(below: 8) {
        case 0...2: .retake(source.index(below: 3))
        case 3 where source.flag(): .copy(source.index(below: 3), to: source.index(below: 3))
        case 4 where changesHierarchy: .edit(source.treeEdit(of: count))
        default: .set(source.index(below: count), Setting(&source))
        }
      }
    }

    var description: String { "\(start)\n\(steps.map { "\($0)" }.joined(separator: "\n"))" }
  }

  private enum Step {
    case edit(TreeEdit)
    case set(Int, Setting)
    /// Takes the snapshot with this index again: the first two are of view 0, the last is of
    /// another view.
    case retake(Int)
    case copy(Int, to: Int)
  }

  /// A property of a view that a snapshot keeps, and its new value.
  private enum Setting {
    case center(CGPoint), boundsOrigin(CGPoint), bounds(CGRect), anchorPoint(CGPoint)
    case transform(CGAffineTransform), turn(CGFloat), depth(CGFloat, anchor: CGFloat)
    case perspective(CGFloat)
    case hidden(Bool), disabled(Bool), clips(Bool), alpha(CGFloat), tag(Int)

    init(_ source: inout ChoiceSource) {
      self =
        switch source.choice(below: 13) {
        case 0, 1: .center(source.dyadicPoint())
        case 2: .center(source.realPoint(within: 1e6))
        case 3: .boundsOrigin(source.dyadicPoint())
        case 4: .bounds(source.dyadicRect())
        case 5: .anchorPoint(source.anchorPoint())
        case 6: .transform(source.transform(source.pick(TransformFamily.allCases)))
        case 7:
          source.flag()
            ? .turn(source.pick([0, 0.5, 1.5]))
            : .depth(source.pick([0, 20, -5]), anchor: source.pick([0, 3]))
        case 8:
          source.oneIn(3) ? .perspective(source.pick([0, 400])) : .tag(source.index(below: 3))
        case 9: .hidden(source.flag())
        case 10: .disabled(source.flag())
        case 11: .clips(source.flag())
        default: .alpha(source.pick([1, 0.5, 0, 0.009, 0.01]))
        }
    }

    func apply(to view: View) {
      switch self {
      case .center(let center): view.center = center
      case .boundsOrigin(let origin): view.bounds.origin = origin
      case .bounds(let bounds): view.bounds = bounds
      case .anchorPoint(let anchorPoint): view.anchorPoint = anchorPoint
      case .transform(let transform): view.transform = transform
      case .turn(let angle): view.transform3D = Transform3D(rotationAngle: angle, x: 0, y: 1, z: 0)
      case .depth(let depth, let anchor): (view.zPosition, view.anchorPointZ) = (depth, anchor)
      case .perspective(let distance):
        var transform = Transform3D.identity
        transform.m34 = distance == 0 ? 0 : -1 / distance
        view.sublayerTransform = transform
      case .hidden(let isHidden): view.isHidden = isHidden
      case .disabled(let isDisabled): view.isUserInteractionEnabled = !isDisabled
      case .clips(let clips): view.clipsToBounds = clips
      case .alpha(let alpha): view.alpha = alpha
      case .tag(let tag): view.tag = tag
      }
    }
  }

  private static func holds(_ script: Script) throws {
    let views = ViewTree(script.start).all
    let roots = [views[0], views[0], views[views.count / 2]]
    var snapshots = roots.map(GeometrySnapshot.init(of:))
    var model = script.start
    var copies: [(snapshot: GeometrySnapshot, answers: [String])] = []

    for step in script.steps {
      switch step {
      case .edit(let edit):
        guard edit.isPossible(in: model) else { continue }
        edit.apply(to: &model)
        edit.apply(to: views)
      case .set(let view, let setting):
        setting.apply(to: views[view])
      case .copy(let number, let other):
        guard roots[number] === roots[other] else { continue }
        snapshots[other] = snapshots[number]
        copies.append((snapshots[number], answers(snapshots[number], views)))
      case .retake(let number):
        snapshots[number].retake(of: roots[number])
        snapshots[number].checkInvariants()
        try demandSame(
          answers(snapshots[number], views),
          answers(GeometrySnapshot(of: roots[number]), views))
      }
    }
    for copy in copies { try demandSame(answers(copy.snapshot, views), copy.answers) }
  }

  /// All answers of a snapshot, with all bits, and its written form.
  private static func answers(_ snapshot: GeometrySnapshot, _ views: [View]) -> [String] {
    let points = [CGPoint(x: 0.1, y: -0.7), CGPoint(x: 30, y: 20), CGPoint(x: -300, y: 1e5)]
    var answers = ["hit-tested by \(snapshot.isDescended ? "descent" : "an index")"]
    for id in snapshot.elements {
      answers.append(
        "\(id) in \(String(describing: snapshot.superview(of: id))): \(bits(snapshot.bounds(of: id))), visible \(bits(snapshot.visibleRect(of: id))), tag \(snapshot.tag(of: id))"
      )
      for other in snapshot.elements {
        let converted = points.map { bits(snapshot.convert($0, from: id, to: other)) }
        let box = snapshot.convert(CGRect(x: 1, y: 2, width: 3, height: 4.1), from: id, to: other)
        answers.append("\(id) to \(other): \(converted) \(bits(box))")
      }
    }
    for point in points + [CGPoint(x: 1, y: 1), CGPoint(x: 10, y: 12)] {
      let rect = CGRect(origin: point, size: CGSize(width: 40, height: 25))
      answers.append(
        "\(point): \(name(snapshot.hitTest(point))), \(name(snapshot.hitTestByIndex(point))), \(snapshot.elements(in: rect)), \(snapshot.nearest(to: point, count: 3))"
      )
    }
    answers.append("\(views.map { name(snapshot.id(of: $0)) })")
    answers.append((try? snapshot.encoded()).map { String(decoding: $0, as: UTF8.self) } ?? "none")
    return answers
  }

  private static func name(_ id: GeometrySnapshot.ID?) -> String { id.map { "\($0)" } ?? "-" }

  private static func bits(_ point: CGPoint) -> [UInt64] {
    [Double(point.x).bitPattern, Double(point.y).bitPattern]
  }

  private static func bits(_ rect: CGRect) -> [UInt64] {
    bits(rect.origin) + [Double(rect.width).bitPattern, Double(rect.height).bitPattern]
  }
}
