/// What the leaves of a ``CountedTree`` have in common: how much they hold at most, the number of their columns.
package protocol CountedRules {
  /// The most children of a node, 3 to 32.
  var fanOut: Int { get }
}

/// The rules of leaves that have nothing else in common.
package struct CountedFanOut: CountedRules, Hashable {
  package var fanOut: Int

  package init(fanOut: Int = AscendingEnds.lanes) {
    self.fanOut = fanOut
  }
}

/// A kind of leaf of a ``CountedTree``: an object that takes places, and adds to sums.
///
/// The tree never looks into a leaf. It asks for totals after each change, and cuts and joins leaves where sequences are cut
/// and joined.
package protocol CountedLeaf: AnyObject {
  associatedtype Rules: CountedRules
  /// The facts of several leaves that aren't sums, such as a maximum; every node keeps them of the leaves below.
  associatedtype Summary: BitwiseCopyable = Void

  /// How many places the leaf takes, at least 1: rows of a list, items of a block, 1 for a section.
  var places: Int { get }
  /// Whether the tree adds up lengths; counter 0 then is 1 for a leaf in which a position has a fraction of 1/64 point.
  static var hasLengths: Bool { get }
  /// The length along the axis of the tree, at least 0.
  var sum: OffsetTreeSum { get }
  /// The place at a sum less than the leaf's, counted from its first.
  func place(at sum: OffsetTreeSum) -> Int
  /// The lengths before a place of the leaf.
  func start(ofPlace place: Int) -> OffsetTreeSum
  /// How many sums of whole numbers the tree keeps beside those of places and lengths.
  static func counterCount(_ rules: Rules) -> Int
  /// What the leaf adds to such a sum, at least 0.
  func counter(_ index: Int) -> Int64
  var summary: Summary { get }
  static func joined(_ first: Summary, _ second: Summary) -> Summary

  /// The places before one and those from it on; both are some.
  func cut(at place: Int, _ rules: Rules) -> (Self, Self)
  /// Two neighbours in one leaf or two, each large enough to lie below the root.
  static func fused(_ left: Self, _ right: Self, _ rules: Rules) -> (Self, Self?)
  /// What isn't as every operation promises to leave it, or nil.
  func brokenInvariant(_ rules: Rules, isRoot: Bool) -> String?
}

extension CountedLeaf {
  package static var hasLengths: Bool { false }
  package var sum: OffsetTreeSum { .zero }
  package func place(at sum: OffsetTreeSum) -> Int { 0 }
  package func start(ofPlace place: Int) -> OffsetTreeSum { .zero }
  package static func counterCount(_ rules: Rules) -> Int { 0 }
  package func counter(_ index: Int) -> Int64 { 0 }

  // Of leaves that are never cut, and have no rules of their own.

  package func cut(at place: Int, _ rules: Rules) -> (Self, Self) {
    preconditionFailure("No element starts at place \(place) of \(places).")
  }
  package static func fused(_ left: Self, _ right: Self, _ rules: Rules) -> (Self, Self?) {
    (left, right)
  }
  package func brokenInvariant(_ rules: Rules, isRoot: Bool) -> String? { nil }
}

extension CountedLeaf where Summary == Void {
  package var summary: Void { () }
  package static func joined(_ first: Void, _ second: Void) {}
}
