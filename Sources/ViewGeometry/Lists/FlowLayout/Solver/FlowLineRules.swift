/// The rules by which a section breaks and spaces its lines.
package struct FlowLineRules: Sendable, Hashable {
  /// The x-coordinate at which lines start.
  package let leading: Double
  /// The length of a line (R6.2); negative if the insets exceed the container.
  package let available: Double
  /// The minimum spacing between items in a line.
  package let spacing: Double
  /// The spacing between lines.
  package let lineSpacing: Double

  /// The amount by which a line may exceed the available length, in points.
  ///
  /// Without it, rounding errors could move the last item of a full line to the next line (R6.4).
  static let tolerance = 1e-9

  package init(_ metrics: FlowMetrics, containerWidth: Double) {
    leading = metrics.leading
    available = containerWidth - metrics.leading - metrics.trailing
    spacing = metrics.itemSpacing
    lineSpacing = metrics.lineSpacing
  }

  /// Returns the distance from the start of a line to that of the next line, at least 0.
  ///
  /// `height` is the height of the first of the two lines.
  package func pitch(ofHeight height: Double) -> Double { max(0, height + lineSpacing) }

  /// Returns the number of items of the given width that fit in a line, at least 1 (R6.6).
  ///
  /// Returns 2^31 if two items fit and additional items don't make the line longer.
  package func capacity(ofWidth itemWidth: Double) -> Int {
    let most = 1 << 31
    func fitsItems(_ count: Int) -> Bool {
      fits(Double(count) * itemWidth + Double(count - 1) * spacing)
    }
    guard itemWidth + spacing > 0 else { return fitsItems(2) ? most : 1 }
    let quotient = ((available + spacing) / (itemWidth + spacing)).rounded(.down)
    var count = Int(min(max(quotient, 1), Double(most)))
    // The quotient ignores the tolerance, and is rounded.
    while count > 1 && !fitsItems(count) { count -= 1 }
    while count < most && fitsItems(count + 1) { count += 1 }
    return count
  }

  /// Returns whether a line that ends at `end`, relative to its start, fits (R6.3).
  package func fits(_ end: Double) -> Bool {
    end <= available + Self.tolerance
  }
}
