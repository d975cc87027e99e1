import Foundation
import ViewGeometry

/// A tree of four subviews a view, to be frozen, changed and frozen again.
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

  /// Moves one view in a hundred, chosen at random, to and fro.
  func move() {
    for view in movingViews { view.center.x += step }
    step = -step
  }

  /// Freezes all of it, once an operation.
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

  /// A snapshot and the naive twin know the same views, at the same places.
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
        for: "Where a view lies")
    }
  }
}

extension FreezableTree {
  /// The snapshot, asked once for the elements in a rectangle.
  static func indexed(_ snapshot: GeometrySnapshot) -> GeometrySnapshot {
    precondition(!snapshot.elements(in: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
    return snapshot
  }

  /// Bytes that `freeze` holds for each view, beside those of the live views.
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
