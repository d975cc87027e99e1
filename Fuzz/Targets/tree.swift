import Foundation

@testable import ViewGeometry

/// Edits of views and of the naive model side by side; after each the two answer alike.
func fuzzTree(_ bytes: [UInt8]) throws {
  var source = ChoiceSource(reading: bytes)
  let count = 9
  var model = NaiveTree()
  for index in 0..<count {
    let parent = index > 0 && source.flag() ? index - 1 : nil
    var view = NaiveView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    if source.oneIn(6) { view.hitRule = source.pick(HitRule.allCases) }
    model.add(view, to: parent)
  }
  let views = ViewTree(model)
  for _ in 0..<min(40, bytes.count / 3) {
    let edit = source.treeEdit(of: count)
    guard edit.isPossible(in: model) else { continue }
    edit.apply(to: &model)
    edit.apply(to: views.all)
    for (index, view) in views.all.enumerated() {
      try demand(view.superview?.tag == model.views[index].parent, "superview of \(index)")
      try demand(view.subviews.map(\.tag) == model.views[index].children, "subviews of \(index)")
      try demand(view.frame == model.frame(of: index), "frame of \(index)")
      if view.superview == nil { view.checkInvariants() }
    }
    let point = CGPoint(x: source.integer(within: 600), y: source.integer(within: 600))
    let (from, to) = (source.index(below: count), source.index(below: count))
    let answer = views.convert(point, from: from, to: to)
    let expected = model.convert(point, from: from, to: to)
    try demand(answer == expected, "\(point) of \(from) is \(answer) of \(to), not \(expected)")
    for index in 0..<count {
      let (hit, expected) = (views.hitTest(point, in: index), model.hitTest(point, in: index))
      try demand(hit == expected, "\(point) of \(index) hits \(hit ?? -1), not \(expected ?? -1)")
      try demand(
        views[index].explainHitTest(point).result?.tag == hit, "explanation at \(point) of \(index)"
      )
    }
  }
}
