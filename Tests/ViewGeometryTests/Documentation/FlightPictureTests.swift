import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// The strip of a flight in the article on animations, made of a fixture.
///
/// `VIEWGEOMETRY_UPDATE_DRAWINGS=1 swift test --filter FlightPicture` writes the file again; look at it before a commit.
@Suite struct FlightPictureTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let clock = AnimationClock()

  /// A view on its way left and down, turning and growing.
  private func strip() throws -> FlightDrawing {
    let file = Self.package.appending(path: "Fixtures/layouts/two-columns.json")
    let screen = try LayoutFixture(data: Data(contentsOf: file), file: "two-columns.json")
      .makeScreen()
    let view = try #require(screen.view("b"))
    clock.use {
      SystemAnimation.run(duration: 0.4) {
        view.center = CGPoint(x: view.center.x - 80, y: view.center.y + 160)
        view.transform = CGAffineTransform(rotationAngle: .pi / 3).scaledBy(x: 1.5, y: 1.5)
      } completion: { _ in
      }
    }
    return withExtendedLifetime(screen) {
      FlightDrawing(of: screen.roots[0], on: clock, at: [0, 0.1, 0.2, 0.4], following: [view])
    }
  }

  @Test func `the picture is the file that was looked at`() throws {
    let svg = try strip().svg
    let url = Self.package.appending(
      path: "Sources/ForceTouch/ForceTouch.docc/Resources/flight.svg")
    if ProcessInfo.processInfo.environment["VIEWGEOMETRY_UPDATE_DRAWINGS"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try svg.write(to: url, atomically: true, encoding: .utf8)
    }

    expectEqual(svg, try String(contentsOf: url, encoding: .utf8))
    expectEqual(clock.now, 0)
  }

  @Test func `drawn at its end, a flight is the picture of the model`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(view)
    clock.use {
      SystemAnimation.run(duration: 1) {
        view.center.x = 70
      } completion: { _ in
      }
    }
    let later = FlightDrawing(of: root, on: clock, at: [1])
    clock.advanceToRest()

    expectEqual(later.svg, FlightDrawing(of: root, on: clock, at: [1]).svg)
    expect(FlightDrawing(of: root, on: clock, at: []).svg.hasSuffix("</svg>\n"))
  }
}
