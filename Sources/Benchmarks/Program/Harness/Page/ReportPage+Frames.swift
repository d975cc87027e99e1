extension ReportPage {
  /// The section with the times of the parts of each frame, and the frame's share of the time that
  /// is available at 120 frames per second.
  ///
  /// It is empty if the run has no rows for frames.
  var framesSection: String {
    let frames = FrameParts.all(in: report.rows)
    guard !frames.isEmpty else { return "" }
    let timed = report.rows.filter {
      $0.id.hasPrefix("frame.") && $0.unit == .nanosecondsPerOperation
        && !$0.id.hasSuffix(".layout") && !$0.id.hasSuffix(".cells")
    }
    let head = [
      "frame", "n", "layout", "cells", "queries", "total", "of 8.3 ms", "elements that fit", "",
    ]
    return """
      <section id="frames">
      <h2>Frames in detail</h2>
      <p class="quiet">A list and a grid of real cells scroll by 40 points. <em>Layout</em> finds the elements in view,
      <em>cells</em> dequeues and lays out their views, and <em>queries</em> are one hit test and one source rectangle; each time is
      the difference between two rows. At 120 frames per second, a frame has 8.3 ms. The last column of numbers is the number of
      elements in view for which that is enough.</p>
      \(Self.table(head: head, rows: frames.map(Self.line)))
      <div class="card">\(FramePlot(rows: timed).svg)</div>
      </section>
      """
  }

  private static func line(_ frame: FrameParts) -> String {
    let values = [
      ResultTable.grouped(frame.n), Quantity.time(frame.layout), Quantity.time(frame.cells),
      Quantity.time(frame.queries), Quantity.time(frame.whole),
      Quantity.digits(100 * frame.whole / FrameParts.budget) + " %",
      frame.elementsThatFit.map(ResultTable.grouped) ?? "–",
    ]
    let sum = max(frame.layout + frame.cells + frame.queries, 1)
    let bars = [("now", frame.layout), ("old", frame.cells), ("naive", frame.queries)]
      .map { style, part in
        #"<span class="part \#(style)" style="width: \#(GrowthPlot.number(100 * part / sum))%"></span>"#
      }
    return """
      <tr><td class="name">\(frame.id)</td>\(values.map { "<td>\($0)</td>" }.joined())\
      <td class="parts">\(bars.joined())</td></tr>
      """
  }
}
