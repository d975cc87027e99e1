public import Foundation
public import ViewGeometry

extension GeometrySnapshot {
  /// Returns the snapshot as a fixture in JSON, encoded in UTF-8.
  ///
  /// The text can be read by ``init(decoding:file:)`` and by ``LayoutFixture``. Element i in
  /// painting order, counted from 0, has the id "i". The text contains the values that determine
  /// the geometry, each in the shortest form that is read back as the same value. A snapshot read
  /// from the text has the same elements and returns the same results bit for bit. Live views built
  /// from the text also give the same results for conversions and hit tests.
  ///
  /// Views are written as plain views and windows with their tags, since a snapshot doesn't contain
  /// the properties of subclasses. A window below the root, which the format doesn't support,
  /// becomes a view that clips. Views without a transform keep their bounds and their offset in the
  /// superview; anchor points that affect neither aren't stored.
  ///
  /// - Parameter name: The name of the fixture, and of the file in errors.
  /// - Complexity: O(n log n) for n elements.
  /// - Throws: A ``FixtureError`` with the path in the text if the text couldn't be read back. This
  ///   happens for a number that isn't finite or is outside ±10^12, for a tag beyond ±2^53, and if
  ///   there are more views than a fixture may have.
  public func encoded(name: String = "snapshot") throws(FixtureError) -> Data {
    var writer = FixtureSnapshotWriter(self, name: name)
    return Data(try writer.text())
  }

  /// Creates a snapshot of the views of a fixture in UTF-8; `file` is the fixture's name in errors.
  ///
  /// Any fixture with one root is accepted, not only those that ``encoded(name:)`` wrote. Generated
  /// views, such as cells on screen, are elements too.
  ///
  /// - Complexity: O(text), plus the time to lay out the views.
  /// - Throws: A ``FixtureError`` if the text isn't a valid fixture with exactly one root.
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
