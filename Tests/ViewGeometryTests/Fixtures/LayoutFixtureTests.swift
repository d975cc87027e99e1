import Foundation
import Testing
import ViewGeometry

/// The fixtures of the project: each decodes, and every probe gets the answer it must get.
@Suite struct LayoutFixtureTests {
  @Test(arguments: FixtureProbeCase.all)
  func `a screen answers as its fixture says`(testCase: FixtureProbeCase) {
    let probe = testCase.probe

    let answer = testCase.fixture.makeScreen().answer(to: probe.question)

    #expect(
      answer.agrees(with: probe.answer, tolerance: probe.tolerance),
      "\(probe.question) gave \(answer), not \(probe.answer)")
  }

  @Test func `every file of the folder is a fixture of its file's name`() throws {
    let files = try LayoutFixture.files(in: FixtureFolder.url)

    let names = try files.map { try LayoutFixture(contentsOf: $0).name }

    #expect(names == files.map { $0.deletingPathExtension().lastPathComponent })
    #expect(names.count >= 32)
  }

  @Test func `every view of a fixture is found by its name, and named by it`() {
    for fixture in FixtureFolder.all {
      let screen = fixture.makeScreen()

      for values in fixture.views {
        let view = screen.view(values.id)
        #expect(view.flatMap(screen.name) == values.id)
      }
    }
  }

  @Test func `the figure of two columns has the answer it was published with`() throws {
    let screen = try FixtureFolder.named("two-columns").makeScreen()
    let a = try #require(screen.view("a"))
    let b = try #require(screen.view("b"))
    let c = try #require(screen.view("c"))

    let rect = a.convert(b.frame, from: c as View?)

    #expect(rect == CGRect(x: 400, y: 70, width: 50, height: 60))
  }

  @Test func `the chat has ten thousand generated views`() throws {
    let fixture = try FixtureFolder.named("chat")

    let screen = fixture.makeScreen()

    #expect(screen.views.count == fixture.views.count + 10_000)
    #expect(screen.name(of: screen.views[screen.views.count - 1]) == "chat[2499].label")
  }

  @Test func `26 captured screens hold their views`() {
    let captured = FixtureFolder.all.filter { $0.source.hasPrefix("captured: ") }

    #expect(captured.count == 26)
    #expect(captured.map(\.views.count).max() == 395)
    #expect(captured.map(\.views.count).min() == 12)
  }

  @Test func `the photo library has 888,198 photos in 289 months`() throws {
    let fixture = try FixtureFolder.named("photo-library")
    let roles = fixture.views.map(\.role)

    let collections = roles.compactMap { role in
      if case .collectionView(_, let collection) = role { collection } else { nil }
    }

    #expect(collections.map(\.sections.itemCount) == [888_198])
    #expect(collections.map(\.sections.count) == [289])
    #expect(collections.first?.sections.runs.map(\.items).max() == 60_000)
  }

  @Test func `a name of nothing has no view`() throws {
    let screen = try FixtureFolder.named("chat").makeScreen()

    for name in ["", "nobody", "chat[2500]", "chat[-1]", "chat[0].nose", "chat[0", "bar[0]"] {
      #expect(screen.view(name) == nil)
    }
    #expect(screen.name(of: View()) == nil)
  }
}
