import Foundation

@testable import ViewGeometry

/// Edits of views and of the naive model side by side; after each edit both give the same answers.
func fuzzTree(_ source: inout ChoiceSource) throws {
  let count = 2 + source.index(below: 5)
  var model = NaiveTree()
  for index in 0..<count {
    let parent = index > 0 && source.flag() ? index - 1 : nil
    var view = NaiveView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    if source.oneIn(6) { view.hitRule = source.pick(HitRule.allCases) }
    model.add(view, to: parent)
  }
  let views = ViewTree(model)
  for _ in 0..<source.index(below: 13) {
    let edit = source.treeEdit(of: count)
    guard edit.isPossible(in: model) else { continue }
    edit.apply(to: &model)
    edit.apply(to: views.all)
    for (index, view) in views.all.enumerated() {
      try demand(view.superview?.tag == model.views[index].parent, "superview of \(index)")
      try demand(view.subviews.map(\.tag) == model.views[index].children, "subviews of \(index)")
      try demand(view.frame == model.frame(of: index), "frame of \(index)")
    }
    try compare(views, model, &source)
  }
  for view in views.all where view.superview == nil { view.checkInvariants() }
}

/// A point converted between two views, and its hits in one of them.
private func compare(
  _ views: ViewTree, _ model: NaiveTree, _ source: inout ChoiceSource
) throws {
  let count = model.views.count
  let point = CGPoint(x: source.integer(within: 600), y: source.integer(within: 600))
  let (from, to) = (source.index(below: count), source.index(below: count))
  let answer = views.convert(point, from: from, to: to)
  let expected = model.convert(point, from: from, to: to)
  try demand(answer == expected, "\(point) of \(from) is \(answer) of \(to), not \(expected)")
  let (hit, expectedHit) = (views.hitTest(point, in: from), model.hitTest(point, in: from))
  try demand(hit == expectedHit, "\(point) of \(from) hits \(hit ?? -1), not \(expectedHit ?? -1)")
  let explained = views[from].explainHitTest(point).result?.tag
  try demand(explained == hit, "explanation at \(point) of \(from)")
}
