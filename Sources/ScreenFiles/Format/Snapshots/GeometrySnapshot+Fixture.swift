public import Foundation
public import ViewGeometry

extension GeometrySnapshot {
  /// The snapshot as a fixture: a JSON text in UTF-8 that ``init(decoding:file:)`` and ``LayoutFixture`` read.
  ///
  /// Element number i, in painting order from 0, has the id "i". What is written are the numbers that the geometry follows
  /// from, each in the shortest form that reads back the same: a snapshot read from the text has the same elements and
  /// gives every answer bit for bit, and so do the maps and hit tests of live views made from it. Views are written as plain
  /// views and windows with their tags; what a subclass adds is not in a snapshot. A window below the root, which the format
  /// doesn't have, becomes a view that clips. Views that lie in their superview's plane unturned have the
  /// offset in it and the bounds that they had; anchor points that change neither aren't kept.
  ///
  /// - Parameter name: What the fixture calls itself, and errors call the file.
  /// - Complexity: O(elements).
  /// - Throws: A ``FixtureError`` with the place in the text for a number outside of ±10^12, an infinite alpha, a tag beyond
  ///   ±2^53, or more views than a fixture may have: texts with these would not be read again.
  public func encoded(name: String = "snapshot") throws(FixtureError) -> Data {
    var writer = FixtureSnapshotWriter(self, name: name)
    return Data(try writer.text())
  }

  /// Freezes the views of a fixture in UTF-8 that came from somewhere; `file` is what errors call it.
  ///
  /// Any fixture with one root will do, not only those that ``encoded(name:)`` wrote. Views that nothing but the fixture
  /// describes, such as cells on screen, are elements too.
  ///
  /// - Complexity: O(text), and what the layouts of collections take.
  /// - Throws: A ``FixtureError`` for whatever is wrong with the text, and for one without exactly one root.
  public init(decoding data: Data, file: String) throws(FixtureError) {
    let screen = try LayoutFixture(data: data, file: file).makeScreen()
    guard screen.roots.count == 1 else {
      throw FixtureError(
        file: file, path: "$.views",
        reason: .contradiction("a snapshot has one root, not \(screen.roots.count)"))
    }
    self.init(of: screen.roots[0])
  }
}
