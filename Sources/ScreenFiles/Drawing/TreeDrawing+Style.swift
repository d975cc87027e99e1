package import Foundation
import ViewGeometry

extension TreeDrawing {
  /// The style sheet: the colors for depths or sections and for marks, in light and dark mode.
  static let style = """
    :root { --ground: #faf9f6; --ink: #2b2d31; --quiet: #6c7078; --mark: #d0342c; --source: #0a6ad6;
      --d0: #8d99ae; --d1: #4d7ea8; --d2: #5b9279; --d3: #b08b3e; --d4: #a3617f; --d5: #6f6bb5;
      --f0: #e7e9ea; --f1: #dde4e9; --f2: #dfe7e1; --f3: #ede6d7; --f4: #ebdfe2; --f5: #e2e1eb; --fs: #cfd0d0; }
    @media (prefers-color-scheme: dark) { :root { --ground: #16181b; --ink: #e8e6e1; --quiet: #9298a1;
      --mark: #ff7b6e; --source: #6db3ff; --d0: #7f8aa0; --d1: #6fa3d0; --d2: #7cbd9f; --d3: #d9b463;
      --d4: #d48bab; --d5: #9f9bea;
      --f0: #2d3138; --f1: #2a3743; --f2: #2c3c38; --f3: #413a2b; --f4: #40313b; --f5: #343549; --fs: #41454a; } }
    .ground { fill: var(--ground); }
    .view { fill-opacity: 0.92; stroke-width: 1; }
    .clips { stroke-width: 2; }
    .d0 { fill: var(--f0); stroke: var(--d0); } .d1 { fill: var(--f1); stroke: var(--d1); }
    .d2 { fill: var(--f2); stroke: var(--d2); } .d3 { fill: var(--f3); stroke: var(--d3); }
    .d4 { fill: var(--f4); stroke: var(--d4); } .d5 { fill: var(--f5); stroke: var(--d5); }
    .supplementary { fill: var(--fs); stroke: var(--quiet); }
    .cut { fill: none; stroke: var(--quiet); stroke-width: 0.75; stroke-dasharray: 2 4; stroke-opacity: 0.7; }
    .scroll { stroke: var(--quiet); stroke-width: 4; stroke-linecap: round; stroke-opacity: 0.8; }
    text { font: 10px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: var(--ink); }
    .route { fill: none; stroke: var(--mark); stroke-width: 1; stroke-dasharray: 6 3; }
    .hit { fill: var(--mark); fill-opacity: 0.22; stroke: var(--mark); stroke-width: 2; }
    .touch circle { fill: none; stroke: var(--mark); stroke-width: 1.5; }
    .touch .dot { fill: var(--mark); stroke: none; }
    .converted { fill: var(--source); fill-opacity: 0.25; stroke: var(--source); stroke-width: 2; }
    .box { fill: none; stroke: var(--source); stroke-width: 1; stroke-dasharray: 5 4; }
    .source { fill: none; stroke: var(--source); stroke-width: 1.5; }
    .source.visible { fill: var(--source); fill-opacity: 0.3; stroke: none; }
    .cell { fill: none; stroke: var(--mark); stroke-width: 1; }
    .cell.l0 { stroke-opacity: 0.45; } .cell.l1 { stroke-width: 1.75; } .cell.l2, .cell.l3 { stroke-width: 2.5; }
    .mark { font-weight: 600; font-size: 11px; }
    """
}

extension CGFloat {
  /// The number with at most two decimal places, without trailing zeros or a negative zero.
  ///
  /// It is "0" if the value isn't finite.
  package var inDrawing: String {
    guard isFinite else { return "0" }
    var text = String(format: "%.2f", Double(self))
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

extension CGPoint {
  var inDrawing: String { "\(x.inDrawing) \(y.inDrawing)" }
}

extension CGRect {
  var inDrawing: String {
    "(\(minX.inDrawing), \(minY.inDrawing), \(width.inDrawing), \(height.inDrawing))"
  }
}

extension Quad {
  /// The corners as the points of a polygon.
  var inDrawing: String {
    corners.map { "\($0.x.inDrawing),\($0.y.inDrawing)" }.joined(separator: " ")
  }
}

extension String {
  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
