import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Snapshots as fixtures: the written form, and refusals.
@Suite struct SnapshotEncodingTests {
  @Test func `plain views are written with their frames`() throws {
    let root = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = View(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    let row = View(frame: CGRect(x: 0, y: 88.5, width: 320, height: 44))
    root.addSubview(list)
    list.addSubview(row)
    list.bounds.origin.y = 100
    list.clipsToBounds = true
    row.tag = 7
    row.alpha = 0.5

    let text = String(decoding: try GeometrySnapshot(of: root).encoded(name: "rows"), as: UTF8.self)

    expectEqual(
      text,
      """
      {
        "format": 1,
        "name": "rows",
        "views": [
          {"id": "0", "role": "window", "frame": [0, 0, 320, 480]},
          {"id": "1", "superview": "0", "bounds": [0, 100, 320, 416], "center": [160, 272], \
      "clipsToBounds": true},
          {"id": "2", "superview": "1", "frame": [0, 88.5, 320, 44], "alpha": 0.5, "tag": 7}
        ]
      }

      """)
  }

  @Test func `a text read back is written the same again`() throws {
    let root = View(frame: CGRect(x: 0.1, y: -0.0, width: 1 / 3, height: .leastNonzeroMagnitude))
    let turned = View(frame: CGRect(x: 0.3, y: 0.7, width: 11, height: 13))
    turned.transform = CGAffineTransform(rotationAngle: 1)
    root.addSubview(turned)
    root.tag = -5

    let data = try GeometrySnapshot(of: root).encoded(name: "a \"name\" \\ \n\u{1}é")
    let read = try GeometrySnapshot(decoding: data, file: "memory")

    try expectEqual(read.encoded(name: "a \"name\" \\ \n\u{1}é"), data)
    expectEqual(read.tag(of: read.root), -5)
    expectEqual(read.bounds(of: read.root).height, CGFloat.leastNonzeroMagnitude)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 0),
    CGAffineTransform(a: -0.0, b: -0.0, c: 0, d: -0.0, tx: -0.0, ty: 1),
  ])
  func `a singular view keeps the anchor point where points come out`(
    _ transform: CGAffineTransform
  )
    throws
  {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let flat = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    flat.anchorPoint = CGPoint(x: 0.1, y: 0.7)
    flat.bounds.origin = CGPoint(x: 0.3, y: -7)
    flat.transform = transform
    root.addSubview(flat)

    let data = try GeometrySnapshot(of: root).encoded()
    let read = try GeometrySnapshot(decoding: data, file: "memory")
    let screen = try LayoutFixture(data: data, file: "memory").makeScreen()

    let ids = read.elements
    let expected = CGPoint(x: 0.3 + 0.1 * 30, y: -7 + 0.7 * 40)
    expectEqual(read.convert(CGPoint(x: 5, y: 6), from: ids[0], to: ids[1]), expected)
    let live = try #require(screen.view("1"))
    expectEqual(screen.roots[0].convert(CGPoint(x: 5, y: 6), to: live), expected)
    expectEqual(live.transform, flat.transform)
    expectEqual(live.anchorPoint, flat.anchorPoint)
    expectEqual(live.center, flat.center)
  }

  @Test func `offsets that no sum of center and anchor gives come back`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    root.addSubview(view)
    view.bounds.origin = CGPoint(x: 1e11, y: 0.1)
    view.center = CGPoint(x: 1e11 + 0.75, y: 0.3)
    view.transform = CGAffineTransform(translationX: 0.1, y: 0x1p-60)

    let snapshot = GeometrySnapshot(of: root)
    let read = try GeometrySnapshot(decoding: try snapshot.encoded(), file: "memory")

    let ids = snapshot.elements
    expectEqual(
      read.convert(CGPoint.zero, from: ids[1], to: ids[0]),
      snapshot.convert(CGPoint.zero, from: ids[1], to: ids[0]))
    expectEqual(
      read.convert(CGPoint.zero, from: ids[1], to: ids[0]), view.convert(CGPoint.zero, to: root))
  }

  @Test func `values that fixtures don't allow are refused with their position`() {
    func refusal(_ change: (View) -> Void) -> FixtureError? {
      let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      root.addSubview(view)
      change(view)
      do throws(FixtureError) {
        _ = try GeometrySnapshot(of: root).encoded(name: "n")
        return nil
      } catch {
        return error
      }
    }

    let range = "±1000000000000.0"
    expectEqual(
      refusal { $0.frame.origin.y = 2e12 },
      FixtureError(
        file: "n", path: "$.views[1].frame[1]", reason: .outOfRange(value: 2e12, allowed: range)))
    expectEqual(
      refusal { $0.zPosition = -1e300 },
      FixtureError(
        file: "n", path: "$.views[1].zPosition",
        reason: .outOfRange(value: -1e300, allowed: range)))
    expectEqual(
      refusal { $0.alpha = .infinity },
      FixtureError(file: "n", path: "$.views[1].alpha", reason: .notFinite("inf")))
    expectEqual(
      refusal { $0.tag = .max },
      FixtureError(
        file: "n", path: "$.views[1].tag",
        reason: .outOfRange(
          value: 0x1p63, allowed: "-9007199254740992 to 9007199254740992")))
    expect(refusal { $0.tag = 1 << 53 } == nil)
    expect(refusal { $0.frame.origin.y = 1e12 } == nil)
  }

  @Test func `a window below the root becomes a view that clips`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = Window(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let wide = View(frame: CGRect(x: -5, y: 5, width: 100, height: 5))
    root.addSubview(window)
    window.addSubview(wide)

    let snapshot = GeometrySnapshot(of: root)
    let read = try GeometrySnapshot(decoding: try snapshot.encoded(), file: "memory")

    let visible = CGRect(x: 5, y: 0, width: 20, height: 5)
    expectEqual(snapshot.visibleRect(of: snapshot.elements[2]), visible)
    expectEqual(read.visibleRect(of: read.elements[2]), visible)
  }

  @Test func `a fixture without exactly one root isn't a tree`() {
    let text = """
      {"format": 1, "name": "n", "views": [
        {"id": "a", "frame": [0, 0, 1, 1]}, {"id": "b", "frame": [0, 0, 1, 1]}]}
      """

    #expect(
      throws: FixtureError(
        file: "two", path: "$.views", reason: .contradiction("a snapshot has one root, not 2"))
    ) { try GeometrySnapshot(decoding: Data(text.utf8), file: "two") }
  }

  @Test func `a chain 20,000 deep is written and read without recursion`() throws {
    let deepest = View(frame: CGRect(x: 0x1p-30, y: 0, width: 100, height: 100))
    var root = deepest
    for _ in 0..<20_000 {
      let view = View(frame: CGRect(x: 0x1p-30, y: 0, width: 100, height: 100))
      view.addSubview(root)
      root = view
    }

    let read = try GeometrySnapshot(
      decoding: try GeometrySnapshot(of: root).encoded(), file: "memory")

    expectEqual(read.count, 20_001)
    let last = try #require(read.elements.last)
    expectEqual(
      read.convert(CGPoint.zero, from: last, to: read.root), CGPoint(x: 20_000 * 0x1p-30, y: 0))
  }
}
