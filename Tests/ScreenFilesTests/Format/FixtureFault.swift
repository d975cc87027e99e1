import Foundation
import ScreenFiles
import Testing
import ViewGeometry

/// A text with one fault, and the error that it must raise.
struct FixtureFault: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: FixtureError

  var testDescription: String { expected.description }

  init(_ text: String, _ path: String, _ reason: FixtureError.Reason) {
    self.text = text
    expected = FixtureError(file: "faulty.json", path: path, reason: reason)
  }

  /// A fixture whose `views` are this text.
  init(views: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(#"{"format": 1, "name": "n", "views": [\#(views)]}"#, path, reason)
  }

  /// A fixture with a collection whose sections are this text.
  init(sections: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(
      views: """
        {"id": "c", "role": "collectionView", "frame": [0, 0, 9, 9], "layout": {},
         "sections": \(sections)}
        """, "$.views[0].sections" + path, reason)
  }

  /// A fixture with a collection of 3 items whose layout is this text.
  init(layout: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(
      views: """
        {"id": "c", "role": "collectionView", "frame": [0, 0, 9, 9], "layout": \(layout),
         "sections": [{"items": 3}]}
        """, "$.views[0]" + path, reason)
  }

  /// A fixture with a waterfall of two columns and a section that is this text.
  init(waterfall: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(
      views: """
        {"id": "c", "role": "collectionView", "frame": [0, 0, 9, 9], "layout": {"type": "waterfall"},
         "sections": [\(waterfall)]}
        """, "$.views[0].sections" + path, reason)
  }

  /// A fixture with a table whose sections are this text.
  init(tableSections: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(
      views: """
        {"id": "t", "role": "tableView", "frame": [0, 0, 9, 9], "sections": \(tableSections)}
        """, "$.views[0].sections" + path, reason)
  }

  /// A fixture with two views, a collection of 3 items and 2 messages, and one probe.
  init(probe: String, _ path: String, _ reason: FixtureError.Reason) {
    self.init(
      """
      {"format": 1, "name": "n", "views": [
        {"id": "w", "role": "window", "frame": [0, 0, 9, 9]},
        {"id": "m", "superview": "w", "frame": [0, 0, 9, 9],
         "messages": {"count": 2, "width": 9, "seed": 1}},
        {"id": "c", "superview": "w", "role": "collectionView", "frame": [0, 0, 9, 9],
         "layout": {}, "sections": [{"items": 3}]}],
       "probes": [{\(probe)}]}
      """, "$.probes[0]" + path, reason)
  }

  /// The error that decoding raises; nil if it accepts the text.
  var raised: FixtureError? {
    do throws(FixtureError) {
      _ = try LayoutFixture(data: Data(text.utf8), file: "faulty.json")
      return nil
    } catch {
      return error
    }
  }
}
