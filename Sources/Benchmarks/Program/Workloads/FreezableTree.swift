import Foundation
import ViewGeometry

/// A tree with four subviews per view; snapshots of it are taken before and after changes.
final class FreezableTree {
  static let side = 1024.0

  let levels: Int
  let root: View
  private let views: [View]
  private let movingViews: [View]
  private var step: CGFloat = 0.25

  init(count: Int) {
    levels = QuadrantTree.levels(count: count)
    var views: [View] = []
    root = QuadrantTree.make(levels: levels, side: Self.side) { views.append($0) }
    self.views = views
    var random = SplitMix64(seed: 1)
    movingViews = views.filter { _ in random.nextIndex(below: 100) == 0 }
  }

  /// Moves a hundredth of the views, which were chosen at random.
  ///
  /// Every other call moves them back.
  func move() {
    for view in movingViews { view.center.x += step }
    step = -step
  }

  /// Takes a snapshot of the whole tree, once per operation.
  var freezing: Batch {
    Batch(count: 1) { range in
      var sum = 0
      for _ in range { sum += GeometrySnapshot(of: self.root).count }
      return Double(sum)
    }
  }

  var freezingWithIndex: Batch {
    Batch(count: 1) { range in
      var sum = 0
      for _ in range { sum += Self.indexed(GeometrySnapshot(of: self.root)).count }
      return Double(sum)
    }
  }

  var naiveFreezing: Batch {
    Batch(count: 1) { range in
      var sum = 0
      for _ in range { sum += NaiveFreeze(of: self.root).boundsInRoot.count }
      return Double(sum)
    }
  }

  /// Checks that a snapshot and the naive twin contain the same views at the same positions.
  func check() throws(WrongAnswer) { try check(GeometrySnapshot(of: root)) }

  func check(_ snapshot: GeometrySnapshot) throws(WrongAnswer) {
    let naive = NaiveFreeze(of: root)
    try Agreement.require(
      snapshot.count, naive.boundsInRoot.count, for: "The number of frozen views")
    for view in views {
      guard let id = snapshot.id(of: view),
        let expected = naive.boundsInRoot[ObjectIdentifier(view)]
      else { throw WrongAnswer("One of the views isn't frozen.") }
      try Agreement.require(
        snapshot.convert(view.bounds, from: id, to: snapshot.root), expected,
        for: "The position of a view")
    }
  }
}

extension FreezableTree {
  /// Runs a query for the elements in a rectangle, which builds the index, and returns the
  /// snapshot.
  static func indexed(_ snapshot: GeometrySnapshot) -> GeometrySnapshot {
    precondition(!snapshot.elements(in: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
    return snapshot
  }

  /// Measures the memory per view of a snapshot; the baseline is the memory per live view.
  static func heldBytes(count: Int, freeze: (View) -> GeometrySnapshot) -> Trial {
    let (root, live) = measuringHeldBytes {
      QuadrantTree.make(levels: QuadrantTree.levels(count: count), side: side)
    }
    let (snapshot, frozen) = measuringHeldBytes { freeze(root) }
    return withExtendedLifetime((root, snapshot)) {
      .memory(bytes: frozen / Double(count), limit: live / Double(count))
    }
  }
}
