import Devices
public import Foundation
import ScreenFiles

extension LayoutReport {
  /// Returns the layouts side by side as one SVG, each under its setting, with numbered problems.
  ///
  /// Equal layouts give equal text, so a reviewed picture can be the reference of a golden test.
  ///
  /// - Parameters:
  ///   - columns: The maximum number of layouts in a row.
  ///   - width: The width of the picture, in SVG units. All layouts have the same scale, at most 1.
  ///     A row whose captions are wider than the picture is cut off at the right.
  /// - Precondition: `columns` is at least 1.
  public func picture(columns: Int, width: CGFloat = 960) -> String {
    precondition(columns > 0, "A picture must have at least 1 column, not \(columns).")
    let (gap, head) = (CGFloat(16), CGFloat(60))
    let columns = max(1, min(columns, layouts.count))
    let rows = stride(from: 0, to: layouts.count, by: columns)
      .map { Array(layouts[$0..<min($0 + columns, layouts.count)]) }
    let scale = scale(of: rows, in: width - gap * CGFloat(columns + 1))
    var (body, y) = ("", gap)
    for row in rows {
      var x = gap
      let height = (row.map(\.size.height).max() ?? 0) * scale
      for layout in row {
        let place = "\(x.inDrawing) \((y + head).inDrawing)"
        body += """
          <g transform="translate(\(place)) scale(\(scale))">
          \(LayoutPicture(layout: layout).content)
          </g>
          \(caption(of: layout, x: x, y: y))

          """
        x += Self.columnWidth(of: layout, scale: scale) + gap
      }
      y += height + head + gap
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.inDrawing)" height="\(y.inDrawing)" \
      viewBox="0 0 \(width.inDrawing) \(y.inDrawing)">
      <style>\(LayoutPicture.style)
      .caption { font-size: 13px; text-anchor: start; } .quiet { fill: var(--quiet); } .bad { fill: var(--problem); }
      .good { fill: var(--good); }
      </style>
      <rect width="100%" height="100%" fill="var(--page)"/>
      \(body)</svg>

      """
  }

  /// Returns the largest multiple of 0.001, up to 1, at which each row fits into `room`.
  ///
  /// A row consists of layouts with their captions. Returns 0.001 if no scale is small enough,
  /// which is possible because captions aren't scaled.
  private func scale(of rows: [[DeviceLayout]], in room: CGFloat) -> CGFloat {
    var (low, high) = (1, 1000)
    while low < high {
      let middle = (low + high + 1) / 2
      let fits = rows.allSatisfy { row in
        row.reduce(0) { $0 + Self.columnWidth(of: $1, scale: CGFloat(middle) / 1000) } <= room
      }
      if fits { low = middle } else { high = middle - 1 }
    }
    return CGFloat(low) / 1000
  }

  /// Returns the width of a layout's column.
  ///
  /// It is the width of the scaled layout or of the caption, whichever is larger.
  private static func columnWidth(of layout: DeviceLayout, scale: CGFloat) -> CGFloat {
    let letters = captions(of: layout).map(\.count).max() ?? 0
    return max(layout.size.width * scale, 6.7 * CGFloat(letters))
  }

  private static func captions(of layout: DeviceLayout) -> [String] {
    let circumstances = layout.setting.circumstances
    let count = layout.problems.count
    let words = count == 0 ? "no problems" : count == 1 ? "1 problem" : "\(count) problems"
    let held = circumstances.isEmpty ? "portrait" : circumstances.joined(separator: ", ")
    return [layout.setting.device.name, held, words]
  }

  private func caption(of layout: DeviceLayout, x: CGFloat, y: CGFloat) -> String {
    let looks = ["", " quiet", layout.problems.isEmpty ? " good" : " bad"]
    return zip(Self.captions(of: layout), looks).enumerated().map { line, text in
      let (x, y) = (x.inDrawing, (y + 16 + 17 * CGFloat(line)).inDrawing)
      return
        "<text class=\"caption\(text.1)\" x=\"\(x)\" y=\"\(y)\">\(text.0.escapedForPage)</text>"
    }.joined()
  }
}
