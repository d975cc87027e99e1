/// The parameters of pinning: the pinned kinds of elements, and where the visible area starts and
/// ends.
package struct FlowPinning: Sendable, Hashable {
  /// Whether headers stay at the start of the visible area.
  package var headers: Bool
  /// Whether footers stay at the end of the visible area.
  package var footers: Bool
  /// The y-coordinate at which the visible area starts, inside the insets.
  package var visibleStart: Double
  /// The y-coordinate at which the visible area ends, inside the insets.
  package var visibleEnd: Double

  package init(headers: Bool, footers: Bool, visibleStart: Double, visibleEnd: Double) {
    self.headers = headers
    self.footers = footers
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// No pinning: all elements have their natural positions.
  package static let none = FlowPinning(
    headers: false, footers: false, visibleStart: 0, visibleEnd: 0)

  /// Returns the z-index of an element; headers and footers are above cells, pinned or not (R6.15).
  static func zIndex(of kind: LayoutElementKind) -> Int {
    switch kind {
    case .header, .footer: 10
    default: 0
    }
  }
}

extension FlowSection {
  /// Returns the frame of the header; nil if there is no header (R6.25).
  ///
  /// If the header is pinned, its y-coordinate is `min(max(visible start, natural y), footer's
  /// natural y - own height)`.
  func headerFrame(sectionStart: Double, width: Double, pinning: FlowPinning) -> LayoutFrame? {
    guard metrics.header > 0 else { return nil }
    var y = sectionStart
    if pinning.headers {
      let footerStart = sectionStart + length - metrics.footer
      y = min(max(pinning.visibleStart, y), footerStart - metrics.header)
    }
    return LayoutFrame(x: 0, y: y, width: width, height: metrics.header)
  }

  /// Returns the frame of the footer; nil if there is no footer.
  ///
  /// If the footer is pinned, its y-coordinate is `max(min(visible end - own height, natural y),
  /// end of the header's natural frame)`.
  func footerFrame(sectionStart: Double, width: Double, pinning: FlowPinning) -> LayoutFrame? {
    guard metrics.footer > 0 else { return nil }
    var y = sectionStart + length - metrics.footer
    if pinning.footers {
      let headerEnd = sectionStart + metrics.header
      y = max(min(pinning.visibleEnd - metrics.footer, y), headerEnd)
    }
    return LayoutFrame(x: 0, y: y, width: width, height: metrics.footer)
  }
}
