import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Values that arithmetic fails on.
enum HostileNumber {
  static let all: [CGFloat] = [
    .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e300, -1e300,
    .greatestFiniteMagnitude, -0.0, -1,
    0x1p63, 1e-200,
  ]
}

/// An API through which a value enters the library.
struct Entrance: Sendable {
  let name: String
  /// Whether the value is misuse there, which traps.
  let refuses: @Sendable (CGFloat) -> Bool
  /// Passes a value in; the results must not be NaN if the value is finite.
  let enter: @Sendable (CGFloat) -> [CGFloat]

  init(
    _ name: String, refuses: @escaping @Sendable (CGFloat) -> Bool = { _ in false },
    _ enter: @escaping @Sendable (CGFloat) -> [CGFloat]
  ) {
    self.name = name
    self.refuses = refuses
    self.enter = enter
  }

  static let all =
    ofGeometry + ofViews + ofConversion + ofScrolling + ofStacks + ofFlow + ofWaterfalls + ofGrids
    + ofCompositions + ofListQueries + ofTables + ofElements + ofPreviews + ofIndexes

  static func isNaN(_ number: CGFloat) -> Bool { number.isNaN }
  static func isNotFinite(_ number: CGFloat) -> Bool { !number.isFinite }
  /// Not finite, or so large that sums and products with it aren't.
  static func isNoCoordinate(_ number: CGFloat) -> Bool { !(number.magnitude < 1e301) }
  static func isNoLength(_ number: CGFloat) -> Bool { !(number >= 0 && number < 1e301) }
}

/// Every value that enters the library gives a defined result, or a message that refuses it.
@Suite struct HostileNumberTests {
  private static let groups = 8

  #if compiler(>=6.3)
    // In other processes: the last line of the output of one that traps is its API and number.
    @Test(arguments: 0..<groups)
    func `finite numbers never come out as NaN, and no number traps`(_ group: Int) async {
      await #expect(processExitsWith: .success) { [group] in
        for number in stride(from: group, to: Entrance.all.count, by: Self.groups) {
          let entrance = Entrance.all[number]
          for hostile in HostileNumber.all where !entrance.refuses(hostile) {
            FileHandle.standardError.write(Data("\(entrance.name): \(hostile)\n".utf8))
            let answers = entrance.enter(hostile)
            expect(
              !hostile.isFinite || !answers.contains(where: \.isNaN),
              "\(entrance.name): \(hostile) gives \(answers)")
          }
        }
      }
    }

    @Test(arguments: Entrance.all.indices)
    func `misused values trap with a message`(_ number: Int) async {
      guard let refused = HostileNumber.all.first(where: Entrance.all[number].refuses) else {
        return
      }
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number, bits = refused.native.bitPattern as UInt64] in
        _ = Entrance.all[number].enter(CGFloat(Double(bitPattern: bits)))
      }

      #if DEBUG
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
          .prefix { $0 != "\n" }
        expect(message.hasPrefix("ViewGeometry/"), "\(Entrance.all[number].name): \(message)")
      #endif
    }
  #endif
}

extension CGPoint {
  var parts: [CGFloat] { [x, y] }
}

extension CGSize {
  var parts: [CGFloat] { [width, height] }
}

extension CGRect {
  var parts: [CGFloat] { origin.parts + size.parts }
}

extension Quad {
  var parts: [CGFloat] { corners.flatMap(\.parts) }
}

extension EdgeInsets {
  /// The same on all sides.
  init(all number: CGFloat) {
    self.init(top: number, left: number, bottom: number, right: number)
  }

  var parts: [CGFloat] { [top, left, bottom, right] }
}
