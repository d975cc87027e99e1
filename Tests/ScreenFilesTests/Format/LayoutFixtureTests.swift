import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// The fixtures of the project: each decodes, and every probe gets the expected answer.
@Suite struct LayoutFixtureTests {
  @Test(arguments: FixtureFolder.all.map(\.name))
  func `a screen answers as its fixture says, and finds its views by their names`(
    name: String
  ) throws {
    let fixture = try FixtureFolder.named(name)
    // One screen for all queries: none of them changes it, and some hold ten million rows.
    let screen = fixture.makeScreen()

    for values in fixture.views {
      let view = screen.view(values.id)
      expectEqual(view.flatMap(screen.name), values.id)
    }
    for (index, probe) in fixture.probes.enumerated() {
      let answer = screen.answer(to: probe.question)

      expect(
        answer.agrees(with: probe.answer, tolerance: probe.tolerance),
        "probe \(index): \(probe.question) gave \(answer), not \(probe.answer)")
    }
  }

  @Test func `every file of the folder is a fixture of its file's name`() throws {
    let files = try LayoutFixture.files(in: FixtureFolder.url)

    let names = try files.map { try LayoutFixture(contentsOf: $0).name }

    expectEqual(names, files.map { $0.deletingPathExtension().lastPathComponent })
    expect(names.count >= 41)
  }

  @Test func `the figure of two columns has the answer it was published with`() throws {
    let screen = try FixtureFolder.named("two-columns").makeScreen()
    let a = try #require(screen.view("a"))
    let b = try #require(screen.view("b"))
    let c = try #require(screen.view("c"))

    let rect = a.convert(b.frame, from: c as View?)

    expectEqual(rect, CGRect(x: 400, y: 70, width: 50, height: 60))
  }

  @Test func `the chat has ten thousand generated views`() throws {
    let fixture = try FixtureFolder.named("chat")

    let screen = fixture.makeScreen()

    expectEqual(screen.views.count, fixture.views.count + 10_000)
    expectEqual(screen.name(of: screen.views[screen.views.count - 1]), "chat[2499].label")
  }

  @Test func `26 captured screens hold their views`() {
    let captured = FixtureFolder.all.filter { $0.source.hasPrefix("captured: ") }

    expectEqual(captured.count, 26)
    expectEqual(captured.map(\.views.count).max(), 395)
    expectEqual(captured.map(\.views.count).min(), 12)
  }

  @Test func `the photo library has 888,198 photos in 289 months`() throws {
    let fixture = try FixtureFolder.named("photo-library")
    let roles = fixture.views.map(\.role)

    let collections = roles.compactMap { role in
      if case .collectionView(_, let collection) = role { collection } else { nil }
    }

    expectEqual(collections.map(\.sections.itemCount), [888_198])
    expectEqual(collections.map(\.sections.count), [289])
    expectEqual(collections.first?.sections.runs.map(\.items).max(), 60_000)
  }

  @Test func `the tables have the rows they say`() throws {
    let rows = try ["chat-table", "log", "sheet-rows"].map { name in
      try FixtureFolder.named(name).views.compactMap { view in
        if case .tableView(_, let table) = view.role { table.sections.itemCount } else { nil }
      }
    }

    expectEqual(rows, [[1_000_000], [10_000_000], [1_048_576]])
  }

  @Test func `the cell of a row on screen is found by its name`() throws {
    let screen = try FixtureFolder.named("sheet-rows").makeScreen()
    let table = try #require(screen.view("sheet") as? TableView)
    let cell = try #require(table.visibleCells.first)
    let row = try #require(table.indexPath(for: cell)).row

    expectEqual(screen.name(of: cell.contentView), "sheet[0,\(row)]")
    expect(screen.view("sheet[0,\(row)]") === cell)
    expect(screen.view("sheet[0,0]") == nil)
  }

  @Test func `a name of nothing has no view`() throws {
    let screen = try FixtureFolder.named("chat").makeScreen()

    for name in ["", "nobody", "chat[2500]", "chat[-1]", "chat[0].nose", "chat[0", "bar[0]"] {
      expect(screen.view(name) == nil)
    }
    expect(screen.name(of: View()) == nil)
  }
}
