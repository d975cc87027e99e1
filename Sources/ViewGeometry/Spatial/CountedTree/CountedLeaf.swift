/// The parameters shared by all leaves of a ``CountedTree``.
package protocol CountedRules {
  /// The maximum number of children of a node, from 3 to 32.
  var fanOut: Int { get }
}

/// The parameters of leaves that share only the fan-out.
package struct CountedFanOut: CountedRules, Hashable {
  package var fanOut: Int

  package init(fanOut: Int = AscendingEnds.lanes) {
    self.fanOut = fanOut
  }
}

/// A leaf of a ``CountedTree``: an object that contains elements and contributes to sums.
///
/// The tree doesn't inspect leaves. It reads the totals of a leaf after each change, and splits or
/// joins leaves when it splits or joins sequences.
package protocol CountedLeaf: AnyObject {
  associatedtype Rules: CountedRules
  /// A property of a range of leaves that isn't a sum, such as a maximum.
  ///
  /// Every node stores the summary of its leaves.
  associatedtype Summary: BitwiseCopyable = Void

  /// The number of elements in the leaf, at least 1.
  ///
  /// Elements are the rows of a list or the items of a block. A leaf that represents a whole
  /// section has one element.
  var places: Int { get }
  /// Whether the tree sums lengths.
  ///
  /// If true, counter 0 is 1 for a leaf that has an offset or a length that isn't a multiple of
  /// 1/64 point, and 0 for all other leaves.
  static var hasLengths: Bool { get }
  /// The length of the leaf along the axis of the tree, at least 0.
  var sum: OffsetTreeSum { get }
  /// Returns the index, within the leaf, of the element at the offset `sum`.
  ///
  /// The offset is relative to the start of the leaf, and is less than the leaf's length.
  func place(at sum: OffsetTreeSum) -> Int
  /// Returns the total length of the leaf's elements before the index `place`.
  func start(ofPlace place: Int) -> OffsetTreeSum
  /// Returns the number of counters.
  ///
  /// A counter is an integer that the tree sums over its leaves, in addition to element counts and
  /// lengths.
  static func counterCount(_ rules: Rules) -> Int
  /// Returns the leaf's contribution to the counter at `index`, at least 0.
  func counter(_ index: Int) -> Int64
  var summary: Summary { get }
  static func joined(_ first: Summary, _ second: Summary) -> Summary

  /// Returns two nonempty leaves: the elements before the index `place`, and the others.
  func cut(at place: Int, _ rules: Rules) -> (Self, Self)
  /// Joins two neighboring leaves into one or two leaves.
  ///
  /// If there are two, each must have at least the minimum size of a leaf below the root.
  static func fused(_ left: Self, _ right: Self, _ rules: Rules) -> (Self, Self?)
  /// Returns a description of a violated invariant, or nil if there is none.
  ///
  /// `isRoot` is true if the leaf is the whole tree.
  func brokenInvariant(_ rules: Rules, isRoot: Bool) -> String?
}

extension CountedLeaf {
  package static var hasLengths: Bool { false }
  package var sum: OffsetTreeSum { .zero }
  package func place(at sum: OffsetTreeSum) -> Int { 0 }
  package func start(ofPlace place: Int) -> OffsetTreeSum { .zero }
  package static func counterCount(_ rules: Rules) -> Int { 0 }
  package func counter(_ index: Int) -> Int64 { 0 }

  // These default implementations are for leaves that are never split and have no parameters.

  package func cut(at place: Int, _ rules: Rules) -> (Self, Self) {
    preconditionFailure("No element starts at position \(place) of \(places).")
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
