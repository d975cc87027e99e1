import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// A dump's snapshot has its elements, at their frames.
struct DumpSnapshotTests {
  @Test(arguments: DumpSample.whole)
  func `the snapshot of a sample has its rectangles`(sample: DumpSample) throws {
    let dump = try sample.dump()
    let snapshot = dump.snapshot

    expectEqual(snapshot.count, dump.elements.count + 1)
    expect(dump.element(for: snapshot.root).map(\.index) == nil)
    for element in dump.elements where element.hasFrame && element.frame.size.height >= 0 {
      let id = dump.id(of: element)
      let box = snapshot.convert(snapshot.bounds(of: id), from: id, to: snapshot.root)
      expectEqual(dump.element(for: id)?.index, element.index)
      expect(
        abs(box.minX - element.frame.minX) <= 1e-3 && abs(box.maxY - element.frame.maxY) <= 1e-3)
    }
  }

  @Test func `UIKit's rule in the snapshot is that of the dump`() throws {
    let dump = try DumpSample.named("uikit-recursive/same-screen.txt").dump()

    for x in stride(from: CGFloat(0.5), to: 390, by: 13) {
      for y in stride(from: CGFloat(0.5), to: 844, by: 13) {
        let point = CGPoint(x: x, y: y)
        let hit = dump.snapshot.hitTest(point).flatMap { dump.element(for: $0) }
        expectEqual(hit.map(\.index), dump.touched(at: point).map(\.index), "\(point)")
      }
    }
  }
}
