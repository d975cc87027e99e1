import Foundation
import TestSupport
import Testing

@testable import BenchmarkProgram

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportPageTests {
  private let report = Report(
    environment: RunEnvironment(
      swift: "Swift <6>", os: "an & b", cpu: "x", cores: 2, commit: "c", date: "d", seed: 1,
      quick: false),
    rows: [
      ReportPageTests.row("growth.row", n: 10_000, median: 20),
      ReportPageTests.row("growth.row", n: 1_000_000, median: 80),
      ReportPageTests.row("single.row", n: 26, median: 3000),
    ])

  @Test func `the page refers to nothing outside it`() {
    let html = page(comparedWith: nil).html

    for word in ["http", "src=", "@import", "url(", "<script", "<link"] {
      expect(!html.contains(word), "\(word)")
    }
    expect(html.contains("prefers-color-scheme: dark"))
    expect(html.contains("name=\"viewport\""))
  }

  @Test func `text from outside is escaped`() {
    let html = page(comparedWith: nil).html

    expect(html.contains("Swift &lt;6&gt;"))
    expect(html.contains("an &amp; b"))
  }

  @Test func `each row is a card with a plot`() {
    let html = page(comparedWith: nil).html

    expectEqual(html.components(separatedBy: "<article").count - 1, 2)
    expectEqual(html.components(separatedBy: "<svg").count - 1, 2)
    expect(html.contains("10⁶"))
    expect(!html.contains("nan") && !html.contains("inf\""))
  }

  @Test func `an earlier run is drawn and compared`() {
    let old = Report(
      environment: report.environment, rows: [Self.row("single.row", n: 26, median: 1000)])
    let html = page(comparedWith: old).html

    expect(html.contains("id=\"comparison\""))
    expect(html.contains("class=\"worse\">slower"))
    expect(html.contains(">before<"))
  }

  @Test func `every drawing is well formed`() throws {
    let html = page(comparedWith: report).html
    var rest = html[...]
    while let start = rest.range(of: "<svg"), let end = rest.range(of: "</svg>") {
      let parser = XMLParser(data: Data(rest[start.lowerBound..<end.upperBound].utf8))
      expect(parser.parse())
      rest = rest[end.upperBound...]
    }
  }

  @Test func `a frame is shown part by part beside its budget`() throws {
    let rows = [
      Self.row("frame.list.layout", n: 10_000, median: 1_000),
      Self.row("frame.list.cells", n: 10_000, median: 3_500),
      Self.row("frame.list", n: 10_000, median: 4_000),
      Self.row("frame.list.element", n: 10_000, median: 400, unit: .nanosecondsPerItem),
    ]

    let parts = try #require(FrameParts.all(in: rows).first)
    let html = page(of: rows).framesSection

    expectEqual([parts.layout, parts.cells, parts.queries], [1_000, 2_500, 500])
    // 8,333,333 ns over 400 ns.
    expectEqual(parts.elementsThatFit, 20_833)
    expect(html.contains("<td>20,833</td>") && html.contains("<td>0.048 %</td>"))
    expect(html.contains(">8.3 ms</text>"))
    expectEqual(html.components(separatedBy: "<circle").count - 1, 1)
  }

  @Test func `a part below zero is noise, and a frame without parts isn't shown`() {
    let rows = [
      Self.row("frame.grid.layout", n: 10, median: 120),
      Self.row("frame.grid.cells", n: 10, median: 100),
      Self.row("frame.grid", n: 10, median: 150),
      Self.row("frame.list", n: 10, median: 200),
    ]

    let frames = FrameParts.all(in: rows)

    expectEqual(frames.map(\.id), ["frame.grid"])
    expectEqual(frames.map(\.cells), [0])
    expectEqual(frames.map(\.queries), [50])
    expect(page(of: report.rows).framesSection.isEmpty)
  }

  @Test func `times are shown in a unit of the right size`() {
    expectEqual(Quantity.time(41.23), "41.2 ns")
    expectEqual(Quantity.time(999.96), "1 µs")
    expectEqual(Quantity.time(1230), "1.23 µs")
    expectEqual(Quantity.time(18_000_000), "18 ms")
    expectEqual(Quantity.time(2.5e9), "2.5 s")
    expectEqual(Quantity.size(1_000_000), "10⁶")
    expectEqual(Quantity.size(349_525), "349,525")
    expectEqual(Quantity.digits(0), "0")
    expectEqual(Quantity.digits(479_600), "479,600")
  }

  private func page(comparedWith old: Report?) -> ReportPage {
    ReportPage(
      report: report, suites: [], old: old,
      comparison: old.map { Comparison(old: $0.rows, new: report.rows) })
  }

  private func page(of rows: [Measured]) -> ReportPage {
    ReportPage(
      report: Report(environment: report.environment, rows: rows), suites: [], old: nil,
      comparison: nil)
  }

  private static func row(
    _ id: String, n: Int, median: Double, unit: BenchmarkProgram.Unit = .nanosecondsPerOperation
  ) -> Measured {
    var samples = Samples()
    for index in -4...4 { samples.append(median * (1 + Double(index) / 1000), state: []) }
    let row = Row(id, sizes: [n], unit: unit, limit: "limit.test") { _ in .memory(bytes: 0) }
    return Measured(
      row: row, size: n, timing: Timing(operation: Batch { _ in 0 }),
      measurement: Sampler.Measurement(
        operation: samples, limit: nil, naive: nil, allocationsPerOperation: 0))
  }
}
