import TestSupport
import Testing

/// Documentation/Surface/uikit.md lists the available parts of UIKit; the files beside this one are
/// the code that proves it.
@Suite struct SurfaceTests {
  private let table: SurfaceTable

  init() throws { table = try SurfaceTable() }

  @Test func `Each member that is present is used by code that compiles`() throws {
    for (section, rows) in Dictionary(grouping: table.rows, by: \.section) {
      let present = rows.filter { $0.status == .present }
      guard !present.isEmpty else { continue }
      let words = try table.words(of: section)
      expect(words != nil, "Tests/UIKitNamesTests/Surface has no \(section)Surface.swift.")
      for row in present {
        let unused = row.words.subtracting(words ?? [])
        expect(unused.isEmpty, "\(row): \(unused.sorted()) isn't in \(section)Surface.swift.")
      }
    }
  }

  @Test func `What is called open or final is declared so`() throws {
    let classes = try ClassBodies(of: ["ViewGeometry", "TextMeasuring", "ForceTouch", "Controls"])
    let names = try SwiftSources(of: "UIKitNames").aliases()
    let classNames = Dictionary(
      names.map { ($0.value, $0.key) }, uniquingKeysWith: { old, _ in old })

    for row in table.rows {
      let openness =
        row.status == .missing
        ? "" : classes.openness(of: row.overridable, in: classNames[row.section] ?? row.section)
      expectEqual(row.openness, openness, "\(row)")
    }
  }

  @Test func `Each difference is explained`() {
    for row in table.rows where row.status == .differs {
      expect(row.note.count > 10, "\(row) differs, and nothing says how.")
    }
  }

  @Test func `The counts at the top are those of the rows`() {
    let kinds: [SurfaceTable.Row.Kind] = [.geometry, .interaction, .drawing]
    let statuses: [SurfaceTable.Row.Status] = [.present, .differs, .missing]

    let counts = kinds.map { kind in
      statuses.map { status in table.rows.count { $0.kind == kind && $0.status == status } }
    }

    expectEqual(table.counts, counts)
  }

  @Test func `No row is there twice`() {
    let rows = Dictionary(grouping: table.rows) { "\($0) \($0.note)" }

    expect(rows.values.allSatisfy { $0.count == 1 })
    expect(table.rows.count > 740)
  }
}
