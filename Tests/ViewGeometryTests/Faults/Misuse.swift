import Foundation
import ViewGeometry

/// A misuse and the message of its trap.
///
/// `…` in the message matches text that a test can't know, such as the address of a view.
struct Misuse: Sendable {
  let sentence: String
  let act: @Sendable () -> Void

  init(_ sentence: String, _ act: @escaping @Sendable () -> Void) {
    self.sentence = sentence
    self.act = act
  }

  static let all =
    ofViews + ofLayers + ofContainers + ofConstraints + ofValues + ofCollections + ofTables
    + ofLayouts + ofSolvers + ofSystems + ofTrees + ofDiffableData
    + ofOffsetTrees + ofSpatialIndexes
}

extension StringProtocol {
  /// Whether all of `parts` occur, one after the other.
  func contains(inOrder parts: [String]) -> Bool {
    var rest = self[startIndex...]
    for part in parts where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
