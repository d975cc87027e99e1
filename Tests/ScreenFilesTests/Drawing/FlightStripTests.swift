import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// The strip of a flight over a fixture, compared with the approved picture element by element.
///
/// `VIEWGEOMETRY_APPROVE=1 swift test --filter FlightStrip` writes the picture again; look at it
/// before a commit.
@Suite struct FlightStripTests {
  private static let isApproving =
    ProcessInfo.processInfo.environment["VIEWGEOMETRY_APPROVE"] == "1"
  private static let file = FixtureFolder.url.deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/ForceTouch/ForceTouch.docc/Resources/flight-strip.svg")

  /// An element of a drawing: its text without numbers, and the numbers in it.
  private struct Element {
    let shape: String
    let numbers: [Double]

    init(_ text: Substring) {
      var (shape, numbers, word) = ("", [Double](), "")
      for character in String(text) + " " {
        if character.isNumber || character == "." || (character == "-" && word.isEmpty) {
          word.append(character)
        } else {
          if let number = Double(word) {
            numbers.append(number)
            shape += "#"
          } else {
            shape += word
          }
          word = ""
          shape.append(character)
        }
      }
      (self.shape, self.numbers) = (shape, numbers)
    }
  }

  private func elements(of svg: String) -> [Element] {
    svg.split(separator: "<").map(Element.init)
  }

  /// The overlay of the fixture grows out of its photo while the grid behind it scrolls.
  private func strip() throws -> FlightDrawing {
    let screen = try FixtureFolder.named("rating-overlay").makeScreen()
    let clock = AnimationClock()
    let overlay = try #require(screen.view("overlay"))
    let grid = try #require(screen.view("grid") as? CollectionView)
    let window = try #require(screen.view("window"))
    window.layoutIfNeeded()
    clock.use {
      SystemAnimation.run(duration: 0.4) {
        overlay.center = CGPoint(187.5, 333.5)
        overlay.transform = CGAffineTransform(rotationAngle: .pi / 12).scaledBy(x: 1.5, y: 1.5)
        overlay.alpha = 1
      } completion: { _ in
      }
      grid.setContentOffset(CGPoint(0, 150), animated: true)
    }
    return withExtendedLifetime(screen) {
      FlightDrawing(of: window, on: clock, at: [0, 0.1, 0.2, 0.3, 0.4], following: [overlay])
    }
  }

  @Test func `the strip of a flight is the approved picture`() throws {
    let svg = try strip().svg
    if Self.isApproving {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try svg.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let approved = elements(of: try String(contentsOf: Self.file, encoding: .utf8))

    let found = elements(of: svg)
    expectEqual(found.map(\.shape), approved.map(\.shape))
    for (index, (found, approved)) in zip(found, approved).enumerated() {
      // Two digits are written: curves of another mathematical library may round to the next one.
      let isSame = zip(found.numbers, approved.numbers).allSatisfy { abs($0 - $1) < 0.0101 }
      expect(isSame, "element \(index): \(found), not \(approved)")
    }
  }

  @Test func `a strip has a picture for each moment, and a path for each corner in each`() throws {
    let svg = try strip().svg

    expectEqual(svg.components(separatedBy: "<text ").count - 1, 5)
    expectEqual(svg.components(separatedBy: "class=\"route\"").count - 1, 20)
    expect(!svg.contains("nan") && !svg.contains("inf"))
  }
}
