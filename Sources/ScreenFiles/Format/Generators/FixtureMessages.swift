import Foundation
import ViewGeometry

/// Generated chat messages of random length.
///
/// The lengths in characters have a log-normal distribution with `mu` 2.83 and `sigma` 1.15. These
/// parameters were measured on 474,562 messages of a chat archive, whose median length is 17. A
/// line holds 35 characters.
package struct FixtureMessages: Sendable, Hashable {
  /// The number of messages.
  package let count: Int
  /// The width of the list, in points.
  package let width: Double
  private let random: FixtureRandom

  /// The height of a line of text, in points.
  package static let lineHeight = 20.0
  /// The height of a message without its lines of text, in points.
  package static let padding = 24.0
  /// The number of characters in a full line.
  package static let charactersPerLine = 35
  /// The maximum length of a message, in characters: ten thousand lines.
  package static let longest = 350_000.0

  /// Creates `count` messages from a seed.
  package init(count: Int, width: Double, seed: UInt64) {
    self.count = count
    self.width = width
    random = FixtureRandom(seed: seed)
  }

  /// Returns the number of characters of message `index`, at least 1.
  package func characters(of index: Int) -> Int {
    let n = UInt64(index) &* 2
    // Box-Muller transform; 1 - fraction is never 0, so the logarithm is finite.
    let radius = (-2 * log(1 - random.fraction(n))).squareRoot()
    let normal = radius * cos(2 * Double.pi * random.fraction(n + 1))
    return Int(min(max(exp(2.83 + 1.15 * normal).rounded(.down), 1), Self.longest))
  }

  /// Returns the number of lines of message `index`, at least 1.
  package func lines(of index: Int) -> Int {
    (characters(of: index) + Self.charactersPerLine - 1) / Self.charactersPerLine
  }

  /// Returns the height of the cell of message `index`, in points.
  package func height(of index: Int) -> Double {
    Double(lines(of: index)) * Self.lineHeight + Self.padding
  }

  /// Returns whether the screen's owner sent message `index`, so that its bubble is on the right.
  package func isOutgoing(_ index: Int) -> Bool {
    random.word(UInt64(index) &* 2) & 1 == 1
  }
}

extension FixtureMessages {
  /// Decodes the values of generated messages.
  ///
  /// At most ``FixtureLimits/views`` messages are allowed.
  init(_ node: FixtureJSON) throws(FixtureError) {
    let object = try node.object(["count", "width", "seed"])
    self.init(
      count: try object.required("count").count(limit: FixtureLimits.views),
      width: try object.required("width").length(),
      seed: try object.required("seed").seed())
  }
}
