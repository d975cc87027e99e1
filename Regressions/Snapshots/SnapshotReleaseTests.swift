import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The release of a snapshot's memory.
@Suite struct SnapshotReleaseTests {
  /// Released memory of elements and slots is used again, while no two live snapshots share it.
  @Test func `the memory of a snapshot that is gone is used again`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // Too few in each for an index to be built.
    for _ in 0..<32 {
      let group = View(frame: root.bounds)
      for _ in 0..<32 { group.addSubview(View(frame: root.bounds)) }
      root.addSubview(group)
    }
    var (elements, slots) = (Set<UnsafeRawPointer>(), Set<UnsafeRawPointer>())
    var (elementsAreReused, slotsAreReused) = (false, false)

    // More than the 256 MiB that an address sanitizer holds back at first.
    for _ in 0..<5_000 where !(elementsAreReused && slotsAreReused) {
      let storage = GeometrySnapshot(of: root).storage
      if !elements.insert(UnsafeRawPointer(storage.elements)).inserted { elementsAreReused = true }
      if !slots.insert(UnsafeRawPointer(storage.slots)).inserted { slotsAreReused = true }
    }

    expect(elementsAreReused)
    expect(slotsAreReused)
  }
}
