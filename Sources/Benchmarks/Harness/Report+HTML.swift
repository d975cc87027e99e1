import Foundation

extension Report {
  /// Writes one page with the table of results; it refers to no other file.
  func writeHTML(_ path: String) throws(UsageError) {
    do {
      try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError("Can't write '\(path)'.")
    }
  }

  private var html: String {
    let columns = ["row", "n", "median", "of limit", "naive by", "allocs/op", "bytes", "state"]
    let head = columns.map { "<th>\($0)</th>" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>ViewGeometry benchmarks</title>
      <style>
      body { font: 14px system-ui, sans-serif; margin: 2em; }
      td, th { padding: 2px 12px; text-align: right; border-bottom: 1px solid #ddd; }
      td:first-child, th:first-child { text-align: left; }
      </style></head><body>
      <h1>ViewGeometry benchmarks</h1>
      <p>\(Self.escaped(environment.swift)); \(Self.escaped(environment.os));
      \(Self.escaped(environment.cpu)), \(environment.cores) cores; commit
      \(Self.escaped(environment.commit)); \(Self.escaped(environment.date));
      seed \(environment.seed)\(environment.quick ? "; quick" : "")</p>
      <p>\(Self.escaped(ResultTable.legend))</p>
      <table><tr>\(head)</tr>
      \(rows.map(Self.cells).joined(separator: "\n"))
      </table></body></html>

      """
  }

  private static func cells(_ row: Measured) -> String {
    let values = [
      row.id,
      ResultTable.grouped(row.n),
      ResultTable.median(row),
      row.ratio.map { ResultTable.significant($0) + " x \(row.limit?.id ?? "")" } ?? "-",
      row.speedup.map { ResultTable.significant($0) + " x" } ?? "-",
      row.allocationsPerOp.map(ResultTable.significant) ?? "-",
      row.bytesPerItem.map(ResultTable.significant) ?? "-",
      row.state,
    ]
    return "<tr>" + values.map { "<td>\(escaped($0))</td>" }.joined() + "</tr>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
