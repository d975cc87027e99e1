/// How a section breaks and spaces its lines: the room they have, and when an item still fits.
package struct FlowLineRules: Sendable, Hashable {
  /// The x where lines start.
  package let leading: Double
  /// The length of a line (R6.2); negative when the insets exceed the container.
  package let available: Double
  /// The least distance between neighbours.
  package let spacing: Double
  /// The distance between lines.
  package let lineSpacing: Double

  /// The rounding that a full line forgives: phones have been seen losing a column to less (R6.4).

  static let tolerance = 1e-9

  package init(_ metrics: FlowMetrics, containerWidth: Double) {
    leading = metrics.leading
    available = containerWidth - metrics.leading - metrics.trailing
    spacing = metrics.itemSpacing
    lineSpacing = metrics.lineSpacing
  }

  /// The distance from the start of a line of this height to the next, at least 0.
  package func pitch(ofHeight height: Double) -> Double { max(0, height + lineSpacing) }

  /// How many items of one width a line takes, at least 1 (R6.6).
  ///
  /// 2^31 stands for "all of them": two fit, and more make the line no longer.
  package func capacity(ofWidth itemWidth: Double) -> Int {
    let most = 1 << 31
    func fitsItems(_ count: Int) -> Bool {
      fits(Double(count) * itemWidth + Double(count - 1) * spacing)
    }
    guard itemWidth + spacing > 0 else { return fitsItems(2) ? most : 1 }
    let quotient = ((available + spacing) / (itemWidth + spacing)).rounded(.down)
    var count = Int(min(max(quotient, 1), Double(most)))
    // The quotient knows nothing of the tolerance, and rounds.
    while count > 1 && !fitsItems(count) { count -= 1 }
    while count < most && fitsItems(count + 1) { count += 1 }
    return count
  }

  /// Whether a line that ends at `end`, measured from its start, is not too long (R6.3).
  package func fits(_ end: Double) -> Bool {
    end <= available + Self.tolerance
  }
}
