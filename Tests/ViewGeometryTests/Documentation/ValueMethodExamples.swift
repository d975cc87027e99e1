import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Examples in the comments of values, snapshots and dumps, run; `MethodExampleTests` checks that each is in a test.
@Suite struct ValueMethodExamples {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let row = View(frame: CGRect(x: 0, y: 204, width: 320, height: 44))

  init() { window.addSubview(row) }

  private func makeDump() throws -> ScreenDump {
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return try ScreenDump(
      contentsOf: package.appending(
        path: "Fixtures/conformance/dumps/uikit-recursive/same-screen.txt"))
  }

  @Test func `the example of CoordinateMap.map(_:)`() {
    let map = CoordinateMap(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 20))
    let point = map.map(CGPoint(x: 1, y: 1))  // (22, 42)
    expectEqual(point, CGPoint(x: 22, y: 42))
  }

  @Test func `the example of CGAffineTransform`() {
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    let point = CGPoint(x: 2, y: 3).applying(flip)  // (-2, 3)
    expectEqual(point, CGPoint(x: -2, y: 3))
  }

  @Test func `the example of EdgeInsets`() {
    let bars = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let all = bars + EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)  // (52, 8, 42, 8)
    expectEqual(all, EdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
  }

  @Test func `the example of inset(by:)`() {
    let card = CGRect(x: 0, y: 0, width: 320, height: 200)
    let inner = card.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    let size = inner.size  // 288 x 184
    expectEqual(inner.origin, CGPoint(x: 16, y: 8))
    expectEqual(size, CGSize(width: 288, height: 184))
  }

  @Test func `the example of Quad`() {
    let card = View(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    window.addSubview(card)
    card.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let quad = card.convert(Quad(card.bounds), to: window)
    let isInside = quad.contains(CGPoint(x: 26, y: 26))  // false: in the bounding box only
    expectEqual(isInside, false)
    expect(quad.contains(card.center))
  }

  @Test func `the example of Transform3D`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var perspective = Transform3D.identity
    perspective.m34 = -1 / 500  // seen from 500 points above the plane
    card.transform3D = perspective.rotated(by: .pi / 4, x: 0, y: 1, z: 0)
    expect(card.frame.height > 100)
  }

  @Test func `the example of PixelGrid.rounded(_:)`() {
    let grid = PixelGrid(scale: 2)
    let rect = grid.rounded(CGRect(x: 0.3, y: 0, width: 10.3, height: 5.2))  // (0.5, 0, 10, 5)
    expectEqual(rect, CGRect(x: 0.5, y: 0, width: 10, height: 5))
  }

  @Test func `the example of SpatialIndex`() {
    let left = CGRect(x: 0, y: 0, width: 10, height: 10)
    var index = SpatialIndex([left, CGRect(x: 5, y: 5, width: 10, height: 10)])
    let second = index.topmostItem(at: CGPoint(x: 7, y: 7))  // 1
    index.set(left, z: 1, for: 0)
    let first = index.topmostItem(at: CGPoint(x: 7, y: 7))  // 0
    let both = index.items(in: CGRect(x: 9, y: 0, width: 5, height: 20), order: .backToFront)
    expectEqual([second, first], [1, 0])
    expectEqual(both, [1, 0])
  }

  @Test func `the example of OffsetTree`() {
    var rows = OffsetTree(repeating: 44, count: 1_000_000_000)
    rows.setLength(60.5, at: 2)
    let offset = rows.offset(of: 3)  // 148.5
    let index = rows.index(at: 148.5)  // 3
    rows.remove(at: 0)
    let total = rows.totalLength  // 44 * 999_999_998 + 60.5
    expectEqual(offset, 148.5)
    expectEqual(index, 3)
    expectEqual(total, 44 * 999_999_998 + 60.5)
  }

  @Test func `the example of HitRegions`() {
    var links = HitRegions<String>()
    links.append("terms", in: CGRect(x: 120, y: 40, width: 180, height: 20))
    links.append("terms", in: CGRect(x: 0, y: 60, width: 64, height: 20))  // the link's second line
    let link = links.value(at: CGPoint(x: 10, y: 70))  // "terms"
    expectEqual(link, "terms")
  }

  @Test func `the example of BezierPath.contains(_:)`() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    let bubble = BezierPath(roundedRect: rect, cornerRadius: 12)
    let corner = bubble.contains(CGPoint(x: 1, y: 1))  // false
    let middle = bubble.contains(CGPoint(x: 40, y: 20))  // true
    expect(!corner && middle)
  }

  @Test func `the example of GeometrySnapshot`() {
    let snapshot = GeometrySnapshot(of: window)
    row.removeFromSuperview()
    let hit = snapshot.hitTest(CGPoint(x: 10, y: 210))  // the row, where it was
    expectEqual(hit, snapshot.elements[1])
  }

  @Test func `the example of GeometrySnapshot.convert`() {
    let snapshot = GeometrySnapshot(of: window)
    let row = snapshot.elements[1]
    let point = snapshot.convert(CGPoint(x: 10, y: 10), from: row, to: snapshot.root)  // (10, 214)
    expectEqual(point, CGPoint(x: 10, y: 214))
  }

  @Test func `the example of elements(in:)`() {
    let snapshot = GeometrySnapshot(of: window)
    let top = CGRect(x: 0, y: 0, width: 320, height: 100)
    let seen = snapshot.elements(in: top)  // the window alone, above a row at y = 204
    expectEqual(seen, [snapshot.root])
  }

  @Test func `the example of nearest(to:count:)`() {
    let snapshot = GeometrySnapshot(of: window)
    let nearest = snapshot.nearest(to: CGPoint(x: 10, y: 210), count: 1)
    let frontmost = nearest.first  // the row, which is in front of the window
    expectEqual(frontmost, snapshot.id(of: row))
  }

  @Test func `the example of VisibilityMap`() {
    let snapshot = GeometrySnapshot(of: window)
    let button = snapshot.elements[1]
    let map = VisibilityMap(of: snapshot)
    let seen = map.element(at: CGPoint(x: 40, y: 210))
    let part = map.visibleFraction(of: button)  // 1 where nothing covers the button
    expectEqual(seen, button)
    expectEqual(part, 1)
  }

  @Test func `the example of tapPoint(of:)`() {
    let map = VisibilityMap(of: GeometrySnapshot(of: window))
    let button = map.snapshot.elements[1]
    let tap = map.tapPoint(of: button, minimumClearance: 22)
    let middle = tap?.point  // (160, 226), in a button at (0, 204, 320, 44)
    expectEqual(middle, CGPoint(x: 160, y: 226))
  }

  @Test func `the example of frontmost(at:)`() throws {
    let dump = try makeDump()
    let seen = dump.frontmost(at: CGPoint(x: 195, y: 150))
    let name = seen?.name  // "Saved", the label
    expectEqual(name, "Saved")
  }

  @Test func `the example of touched(at:)`() throws {
    let dump = try makeDump()
    let taker = dump.touched(at: CGPoint(x: 195, y: 150))
    let role = taker?.role  // "UIView", which contains the label
    expectEqual(role, "UIView")
  }

  @Test func `the example of verdict(of:)`() throws {
    let dump = try makeDump()
    let element = dump.elements[12]
    let verdict = dump.verdict(of: element)
    if !verdict.isTappable { print(verdict) }
    expect(verdict.isTappable)
  }

  @Test func `the example of audit(minimumSize:minimumSpacing:)`() throws {
    let dump = try makeDump()
    let audit = dump.audit(minimumSize: CGSize(width: 44, height: 44), minimumSpacing: 8)
    for problem in audit.problems { print(problem) }
    expect(!audit.problems.isEmpty)
  }
}
