import Dispatch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The views that taking a snapshot again reads, and the cases that need a whole pass.
@Suite struct RetakenSnapshotTests {
  /// A root of ten boxes with ten views each.
  private final class Grid {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var boxes: [View] { root.subviews }

    init() {
      for box in 0..<10 {
        let view = View(frame: CGRect(x: 0, y: 100 * box, width: 1000, height: 100))
        for cell in 0..<10 {
          view.addSubview(View(frame: CGRect(x: 100 * cell, y: 0, width: 100, height: 100)))
        }
        root.addSubview(view)
      }
    }

    /// A snapshot whose changes are recorded.
    func snapshot() -> GeometrySnapshot {
      var snapshot = GeometrySnapshot(of: root)
      snapshot.retake(of: root)
      return snapshot
    }
  }

  @Test func `the views that changed are read, and no others`() throws {
    let grid = Grid()
    var snapshot = grid.snapshot()
    let cell = grid.boxes[3].subviews[4]
    let id = try #require(snapshot.id(of: cell))

    for step in 1...40 {
      grid.boxes[3].center.y += 1
      cell.center.x += 0.5
      cell.isHidden.toggle()
      snapshot.retake(of: grid.root)
      expectEqual(snapshot.updatesSincePass, step)
    }

    expectEqual(
      snapshot.convert(CGPoint.zero, from: id, to: snapshot.root), CGPoint(x: 420, y: 340))
    expectEqual(snapshot.hitTest(CGPoint(x: 450, y: 350)), snapshot.id(of: cell))
  }

  @Test func `where nothing changed the memory is the same`() {
    let grid = Grid()
    var snapshot = grid.snapshot()
    let copy = snapshot

    snapshot.retake(of: grid.root)

    expect(snapshot.sharesMemory(with: copy))
  }

  @Test func `a copy keeps the memory that it has`() throws {
    let grid = Grid()
    var snapshot = grid.snapshot()
    let copy = snapshot
    let cell = grid.boxes[0].subviews[0]
    let id = try #require(snapshot.id(of: cell))

    cell.center.x += 7
    snapshot.retake(of: grid.root)

    expect(!snapshot.sharesMemory(with: copy) && snapshot.updatesSincePass == 1)
    expectEqual(copy.convert(CGPoint.zero, from: id, to: copy.root), CGPoint.zero)
    expectEqual(snapshot.convert(CGPoint.zero, from: id, to: copy.root), CGPoint(x: 7, y: 0))
  }

  @Test func `trees hit-tested by an index keep it when a copy holds the memory`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 640, height: 10))
    for cell in 0..<64 {
      root.addSubview(View(frame: CGRect(x: 10 * cell, y: 0, width: 10, height: 10)))
    }
    var snapshot = GeometrySnapshot(of: root)
    snapshot.retake(of: root)
    let copy = snapshot

    root.subviews[0].center.x += 5
    snapshot.retake(of: root)
    snapshot.checkInvariants()

    expectEqual(snapshot.updatesSincePass, 1)
    expect(!snapshot.isDescended && !copy.isDescended)
    for x in stride(from: CGFloat(0.5), to: 640, by: 3) {
      let point = CGPoint(x: x, y: 5)
      expectEqual(snapshot.hitTest(point), GeometrySnapshot(of: root).hitTest(point))
    }
    expectEqual(snapshot.hitTest(CGPoint(x: 2, y: 5)), snapshot.root)
    expectEqual(copy.hitTest(CGPoint(x: 2, y: 5)), copy.id(of: root.subviews[0]))
  }

  @Test func `two snapshots of a view in turns both read what changed since`() {
    let grid = Grid()
    var (front, back) = (grid.snapshot(), grid.snapshot())

    for step in 1...30 {
      grid.boxes[step % 10].subviews[step % 7].center.x += 3
      swap(&front, &back)
      front.retake(of: grid.root)
      expectEqual(front.updatesSincePass, (step + 1) / 2)
    }

    back.retake(of: grid.root)
    expectEqual(back.updatesSincePass, 16)
    for view in grid.boxes.flatMap(\.subviews) {
      expectEqual(
        front.id(of: view).map { front.convert(CGPoint.zero, from: $0, to: front.root) },
        back.id(of: view).map { back.convert(CGPoint.zero, from: $0, to: back.root) })
    }
  }

  @Test func `views that come, go or change places take a whole pass`() {
    let grid = Grid()
    var snapshot = grid.snapshot()
    let box = grid.boxes[2]
    let changes: [() -> Void] = [
      { box.addSubview(View()) }, { box.subviews[0].removeFromSuperview() },
      { box.exchangeSubview(at: 0, withSubviewAt: 3) },
      { box.bringSubviewToFront(box.subviews[1]) },
      { grid.boxes[5].addSubview(box.subviews[0]) },
      { box.subviews[0].transform = CGAffineTransform(scaleX: 2, y: 2) },
      { for view in box.subviews + grid.boxes { view.center.x += 1 } },
    ]

    for change in changes {
      snapshot.retake(of: grid.root)
      grid.boxes[7].center.x += 1
      snapshot.retake(of: grid.root)
      expect(snapshot.updatesSincePass > 0)
      change()
      snapshot.retake(of: grid.root)
      expectEqual(snapshot.updatesSincePass, 0)
      expectEqual(snapshot.elements, GeometrySnapshot(of: grid.root).elements)
    }
  }

  @Test func `views that left and died, and the tree that had them, leave nothing behind`() {
    var snapshot = GeometrySnapshot(of: View())
    let orphan = View()
    do {
      let grid = Grid()
      grid.boxes[1].addSubview(orphan)
      snapshot.retake(of: grid.root)
      for box in grid.boxes {
        box.center.x += 1
        box.subviews[0].center.x += 1
        box.subviews[0].removeFromSuperview()
      }
      snapshot.retake(of: grid.root)
      expectEqual(snapshot.count, 1 + 10 + 91)
      orphan.center.x += 1
    }
    orphan.center.x += 1
    snapshot.retake(of: orphan)
    orphan.center.x += 1
    snapshot.retake(of: orphan)
    expect(snapshot.count == 1 && snapshot.updatesSincePass == 1)
  }

  @Test func `deep trees are read whole`() {
    let root = View()
    var last = root
    for _ in 0..<200 {
      let view = View()
      last.addSubview(view)
      last = view
    }
    var snapshot = GeometrySnapshot(of: root)

    for _ in 0..<3 {
      last.center.x += 1
      snapshot.retake(of: root)
      expectEqual(snapshot.updatesSincePass, 0)
    }

    let x = snapshot.id(of: last).map {
      snapshot.convert(CGPoint.zero, from: $0, to: snapshot.root).x
    }
    expectEqual(x, 3)
  }

  @Test func `copies are queried on another thread while the snapshot is taken again`() throws {
    let grid = Grid()
    var snapshot = grid.snapshot()
    let cell = grid.boxes[4].subviews[4]
    let id = try #require(snapshot.id(of: cell))
    let group = DispatchGroup()
    let sums = Sums()
    var copies: [GeometrySnapshot] = []

    for _ in 0..<50 {
      let copy = snapshot
      copies.append(copy)
      let x = copy.convert(CGPoint.zero, from: id, to: copy.root).x
      DispatchQueue.global().async(group: group) {
        for _ in 0..<20 {
          sums.add(
            copy.convert(CGPoint.zero, from: id, to: copy.root).x == x
              && !copy.elements(in: CGRect(x: 0, y: 0, width: 500, height: 500)).isEmpty)
        }
      }
      cell.center.x += 1
      snapshot.retake(of: grid.root)
    }
    group.wait()

    expectEqual(sums.good, 1000)
    expectEqual(
      copies.map { $0.convert(CGPoint.zero, from: id, to: $0.root).x },
      (400..<450).map { CGFloat($0) })
    expectEqual(snapshot.convert(CGPoint.zero, from: id, to: snapshot.root).x, 450)
  }

  private final class Sums: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var good: Int { lock.withLock { count } }

    func add(_ isGood: Bool) { lock.withLock { count += isGood ? 1 : 0 } }
  }
}
