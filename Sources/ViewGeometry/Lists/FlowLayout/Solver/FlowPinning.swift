/// Which headers and footers stay in view, and where the view is: what pinned frames are a pure function of.
package struct FlowPinning: Sendable, Hashable {
  /// Whether headers stick to the start of the visible span.
  package var headers: Bool
  /// Whether footers stick to the end of the visible span.
  package var footers: Bool
  /// The y where the visible span starts, insets taken off.
  package var visibleStart: Double
  /// The y where the visible span ends, insets taken off.
  package var visibleEnd: Double

  package init(headers: Bool, footers: Bool, visibleStart: Double, visibleEnd: Double) {
    self.headers = headers
    self.footers = footers
    self.visibleStart = visibleStart
    self.visibleEnd = visibleEnd
  }

  /// Everything rests at its natural place.
  package static let none = FlowPinning(
    headers: false, footers: false, visibleStart: 0, visibleEnd: 0)

  /// Headers and footers lie above cells, pinned or not (R6.15).
  static func zIndex(of kind: LayoutElementKind) -> Int {
    switch kind {
    case .header, .footer: 10
    default: 0
    }
  }
}

extension FlowSection {
  /// The header's frame: `min(max(visible start, natural y), footer's natural y - own height)` when pinned (R6.25).
  func headerFrame(sectionStart: Double, width: Double, pinning: FlowPinning) -> LayoutFrame? {
    guard metrics.header > 0 else { return nil }
    var y = sectionStart
    if pinning.headers {
      let footerStart = sectionStart + length - metrics.footer
      y = min(max(pinning.visibleStart, y), footerStart - metrics.header)
    }
    return LayoutFrame(x: 0, y: y, width: width, height: metrics.header)
  }

  /// The footer's frame: `max(min(visible end - own height, natural y), end of the header's natural frame)` when pinned.
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
