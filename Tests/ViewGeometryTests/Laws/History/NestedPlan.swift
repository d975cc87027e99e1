import Foundation

@testable import TestSupport

/// A tree of views whose callbacks edit it, as plain values: views are identified by their indices,
/// the window by -1.
///
/// Callbacks only use earlier views and only change later ones, each of which has one view that
/// positions it, so there is one final tree.
struct NestedPlan: CustomStringConvertible {
  /// The condition by which a view decides where others are.
  enum Condition: CaseIterable { case isWide, isBelowBar, isDark }

  struct Node {
    /// The superview, an earlier view or the window.
    var home: Int
    /// The earlier view that decides whether this one is at home; nil if it always is.
    var owner: Int?
    /// Its superview otherwise; nil for none.
    var otherHome: Int?
    /// Its index among its siblings.
    var place: Int
    /// The earlier view that sets its frame, or the window.
    var sizer: Int
    var condition: Condition
    /// The views that it lays out in each callback.
    var asks: [Int]
    /// The views that it marks after a change.
    var marks: [Int]
  }

  var nodes: [Node] = []

  init(_ source: inout ChoiceSource) {
    let count = 2 + source.index(below: 6)
    func earlier(_ number: Int, _ source: inout ChoiceSource) -> Int {
      source.index(below: number + 1) - 1
    }
    func some(_ source: inout ChoiceSource) -> [Int] {
      source.list(mean: 1, limit: 3) { earlier(count, &$0) }
    }
    for number in 0..<count {
      nodes.append(
        Node(
          home: earlier(number, &source),
          owner: number > 0 && source.flag() ? source.index(below: number) : nil,
          otherHome: source.flag() ? earlier(number, &source) : nil, place: source.index(below: 4),
          sizer: earlier(number, &source), condition: source.pick(Condition.allCases),
          asks: some(&source), marks: some(&source)))
    }
  }

  var description: String {
    nodes.enumerated().map { "  \($0): \($1)" }.joined(separator: "\n")
  }
}
