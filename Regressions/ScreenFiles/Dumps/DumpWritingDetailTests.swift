import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFilesTests

/// Dumps become fixtures, and screens of views become dumps; reading them back gives the same.
struct DumpWritingDetailTests {
  @Test(arguments: DumpSample.whole)
  func `a dump written as a fixture lies where it lay`(sample: DumpSample) throws {
    let dump = try sample.dump()

    let fixture = try LayoutFixture(data: dump.layoutFixture(named: "dump"), file: "dump")
    let screen = fixture.makeScreen()

    expectEqual(screen.views.count, dump.elements.count)
    for element in dump.elements where element.hasFrame && element.frame.size.height >= 0 {
      let view = try #require(screen.view("\(element.index)"))
      let frame = frameOnScreen(of: view)
      expect(isNear(frame, element.frame), "\(element.index): \(frame) for \(element.frame)")
      let holdsSeen = dump.elements.contains {
        !$0.isHidden && dump.isInside($0.index, element.index)
      }
      expectEqual(view.isHidden, (element.flags.contains(.hidden) && !holdsSeen))
    }
  }

  @Test func `what is seen in an element that isn't is seen in a fixture`() throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
      <XCUIElementTypeOther visible="false" x="0" y="0" width="400" height="60">
      <XCUIElementTypeButton x="0" y="0" width="44" height="44"/>
      <XCUIElementTypeButton visible="false" x="50" y="0" width="44" height="44"/>
      </XCUIElementTypeOther></XCUIElementTypeApplication>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let fixture = try LayoutFixture(data: dump.layoutFixture(named: "seen"), file: "seen")
    let screen = fixture.makeScreen()

    expectEqual((0..<4).map { screen.view("\($0)")?.isHidden }, [false, false, false, true])
  }

  @Test func `what lies too far out for a fixture becomes an empty view`() throws {
    let text = "<UIView: 0x1; frame = (1e12 0; 10 2); contentOffset: {1, 6}>"
    let dump = try ScreenDump(Data(text.utf8), format: .uiKit)

    let fixture = try LayoutFixture(data: dump.layoutFixture(named: "far"), file: "far")

    expectEqual(dump.elements.map(\.hasFrame), [true])
    expectEqual(fixture.makeScreen().roots.map(\.frame), [.zero])
  }

  @Test func `numbers beyond what a screen can have are left out`() throws {
    let text = "<UIView: 0x1; frame = (1e13 0; 1 1)>\n   | <UIView: 0x2; frame = (nan 0; 1 inf)>"

    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.hasFrame), [false, false])
    expectEqual(dump.elements.map(\.frame), [.null, .null])
    expectEqual(dump.remarks.filter { $0.kind == .skipped }.map(\.repetitions), [1])
    _ = try LayoutFixture(data: dump.layoutFixture(named: "large"), file: "large")
  }

  @Test(arguments: ["", "; contentOffset: {1, 6}"])
  func `a size below zero is none, scrolled or not`(offset: String) throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 90 90)>
         | <UIScrollView: 0x2; frame = (50 40; -20 30)\(offset)>
         |    | <UIScrollView: 0x3; frame = (1 6; 9 -9)\(offset)>
      """
    let dump = try ScreenDump(Data(text.utf8))
    let snapshot = dump.snapshot
    let sizes = [CGSize(width: 0, height: 30), CGSize(width: 9, height: 0)]

    let fixture = try LayoutFixture(data: dump.layoutFixture(named: "negative"), file: "negative")
    let screen = fixture.makeScreen()

    expectEqual(["1", "2"].compactMap(screen.view).map(\.bounds.size), sizes)
    expectEqual(
      dump.elements.dropFirst().map { snapshot.bounds(of: dump.id(of: $0)).size }, sizes)
    for point in [CGPoint(40, 50), CGPoint(55, 50), CGPoint(52, 35)] {
      let hit = snapshot.hitTest(point).flatMap(dump.element)
      expect(hit?.index == 0 && dump.touched(at: point)?.index == 0)
    }
  }

  @Test(arguments: 0..<100)
  func `what is written of a dump is read again`(seed: UInt64) throws {
    var state = seed
    func pick(_ pool: [String]) -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return pool[Int(state >> 33) % pool.count]
    }
    let number = ["0", "-0.5", "7.25", "30", "-12", "64", "1e12", "-1e12", "3e12", "1e-300", "nan"]
    let options = [
      "", "", "", "; alpha = inf", "; alpha = -1", "; alpha = 0.5", "; hidden = YES",
      "; clipsToBounds = YES", "; userInteractionEnabled = NO", "; contentOffset: {3, -4}",
      "; contentOffset: {1e12, 0}", "; transform = [0, 1, -1, 0, 0, 0]",
      "; transform = [2, 0, 0, 0.5, 8, -3]", "; transform = [1, 0, 0.5, 1, 0, 0]",
      "; text = 'a\"b\\c\u{1}'",
    ]
    var text = "<UIWindow: 0x1; frame = (0 0; 90 90)>\n"
    for _ in 0..<12 {
      let bars = pick(["   |", "   |    |", "   |    |    |"])
      text += bars + " <UIView: 0x2; frame = (\(pick(number)) \(pick(number)); "
      text += "\(pick(number)) \(pick(number)))\(pick(options))\(pick(options))>\n"
    }
    let dump = try ScreenDump(Data(text.utf8), format: .uiKit)

    let written = dump.layoutFixture(named: "random")
    let screen = try LayoutFixture(data: written, file: "random").makeScreen()

    expectEqual(screen.views.count, dump.elements.count)
    for element in dump.elements where element.alpha == 1 || element.alpha == 0.5 {
      expectEqual(screen.view("\(element.index)")?.alpha, element.alpha)
    }
  }

  @Test func `the text that describes views is read back as they are`() throws {
    let window = sampleScreen()

    let dump = try ScreenDump(Data(window.recursiveDescription(showingAddresses: true).utf8))

    let views = window.hitOrder
    expectEqual(dump.elements.count, views.count)
    for (element, view) in zip(dump.elements, views) {
      expectEqual(element.role, "\(type(of: view))")
      expect(isNear(element.frame, frameOnScreen(of: view), by: 0.001))
      expectEqual(element.flags.contains(.hidden), view.isHidden)
      expectEqual(element.flags.contains(.clips), view.clipsToBounds)
    }
    for x in stride(from: CGFloat(3), to: 320, by: 16) {
      for y in stride(from: CGFloat(5), to: 480, by: 16) {
        let point = CGPoint(x: x, y: y)
        let hit = window.hitTest(point, with: nil)
        let expected = hit.flatMap { view in views.firstIndex { $0 === view } }
        expectEqual(dump.touched(at: point)?.index, expected, "\(point)")
      }
    }
  }

  @Test func `the source of views is read back, rounded outwards`() throws {
    let window = sampleScreen()

    let dump = try ScreenDump(Data(window.webDriverAgentSource().utf8))

    let views = window.hitOrder
    expectEqual(dump.format, .webDriverAgentXML)
    expectEqual(dump.elements.map(\.role).prefix(3), ["Application", "Window", "ScrollView"])
    expectEqual(dump.elements.count, views.count + 1)
    for (element, view) in zip(dump.elements.dropFirst(), views) {
      let frame = frameOnScreen(of: view)
      expectEqual(element.frame.minX, frame.minX.rounded(.down))
      expectEqual(element.frame.minY, frame.minY.rounded(.down))
      expectEqual(element.frame.maxX, frame.maxX.rounded(.up))
      expectEqual(element.frame.maxY, frame.maxY.rounded(.up))
      expectEqual(element.name, (view.tag == 0 ? nil : "\(view.tag)"))
    }
  }

  @Test func `the source of a view lies where the view does around it`() throws {
    func frames(_ view: View) throws -> [CGRect] {
      try ScreenDump(Data(view.webDriverAgentSource().utf8)).elements.dropFirst().map(\.frame)
    }
    let (around, root) = (View(frame: .zero), View(frame: CGRect(10, 20, 90, 80)))
    root.bounds.origin = CGPoint(3, 5)
    root.addSubview(View(frame: CGRect(4, 7, 30, 40)))
    // 4 + 10 - 3 and 7 + 20 - 5.
    let expected = [CGRect(10, 20, 90, 80), CGRect(11, 22, 30, 40)]

    try expectEqual(frames(root), expected)
    around.addSubview(root)
    around.bounds.origin = CGPoint(100, 200)
    try expectEqual(frames(root), expected)
    root.removeFromSuperview()

    // Rotated by 90 degrees about (55, 60), where (48, 45) was: (4, 7) to (34, 47) becomes (93, 16)
    // to (53, 46).
    root.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let turned = [CGRect(15, 15, 80, 90), CGRect(53, 16, 40, 30)]
    try expectEqual(frames(root), turned)
    around.addSubview(root)
    try expectEqual(frames(root), turned)
  }

  static let turns: [Transform3D] = [
    .identity, Transform3D(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)),
    Transform3D(CGAffineTransform(translationX: 7, y: -11)),
    Transform3D(CGAffineTransform(a: -2, b: 0, c: 0, d: 0.5, tx: 3, ty: 1)),
    Transform3D(CGAffineTransform(rotationAngle: 0.3)),
    Transform3D(CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)),
    Transform3D(rotationAngle: 0.7, x: 0, y: 1, z: 0),
  ]

  @Test(arguments: turns.indices, turns.indices)
  func `the source of a view is the same without a superview and in a plain one`(
    outer: Int, inner: Int
  ) {
    let root = View()
    (root.bounds, root.center) = (CGRect(3, 5, 200, 100), CGPoint(50.25, 100.25))
    (root.anchorPoint, root.anchorPointZ) = (CGPoint(0.25, 0.75), 4)
    root.transform3D = Self.turns[outer]
    let whole = View(frame: root.bounds)
    let turned = View(frame: CGRect(21.3, 32.7, 60, 40))
    turned.transform3D = Self.turns[inner]
    turned.addSubview(View(frame: CGRect(5.1, 6.2, 7.3, 8.4)))
    root.addSubview(whole)
    root.addSubview(turned)

    let alone = root.webDriverAgentSource()
    let around = View()
    around.addSubview(root)

    expectEqual(alone, root.webDriverAgentSource())
    // The view that covers the root has its frame: with the application and the root, three alike.
    let places = alone.components(separatedBy: " x=\"").dropFirst().prefix(3).map {
      $0.prefix { $0 != "i" }
    }
    expectEqual(Set(places).count, 1)
  }

  @Test func `elements too large to round have no position, and hidden ones are noted`() throws {
    let root = View(frame: CGRect(0, 0, 100, 100))
    for frame in [
      CGRect(-1e15, 0, 1, 1), CGRect(0, -1e15, 1, 1), CGRect(0, 0, 1e15, 1), CGRect(0, 0, 1, 1e15),
      CGRect(0, 0, 1e14, 1e14),
    ] { root.addSubview(View(frame: frame)) }
    let (hidden, faint, clear) = (View(), View(), View())
    hidden.isHidden = true
    hidden.addSubview(View())
    (faint.alpha, clear.alpha) = (0.011, 0.009)
    for view in [hidden, faint, clear] { root.addSubview(view) }
    let source = root.webDriverAgentSource()

    #expect(source.components(separatedBy: #"x="-1" y="-1" width="0" height="0""#).count == 5)
    #expect(source.contains(#"width="100000000000000" height="100000000000000""#))
    let dump = try ScreenDump(Data(source.utf8))
    expectEqual(
      dump.elements.suffix(4).map(\.isHidden), [true, true, false, true])
    expectEqual(
      source.components(separatedBy: "index=\"").dropFirst().map { $0.prefix { $0 != "\"" } },
      ["0", "0", "0", "1", "2", "3", "4", "5", "0", "6", "7"])
  }

  private func sampleScreen() -> Window {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = ScrollView(frame: CGRect(x: 10, y: 20.5, width: 300, height: 200))
    list.contentSize = CGSize(width: 300, height: 900)
    list.contentOffset = CGPoint(x: 0, y: 120)
    window.addSubview(list)
    for row in 0..<6 {
      let cell = View(frame: CGRect(x: 0, y: CGFloat(row) * 60, width: 300, height: 60))
      cell.tag = row + 1
      list.addSubview(cell)
    }
    let turned = View(frame: CGRect(x: 60, y: 260, width: 100, height: 40))
    turned.transform = CGAffineTransform(rotationAngle: 0.3)
    turned.addSubview(View(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    window.addSubview(turned)
    let hidden = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    hidden.isHidden = true
    window.addSubview(hidden)
    let inert = View(frame: CGRect(x: 0, y: 400.25, width: 320, height: 40))
    inert.isUserInteractionEnabled = false
    window.addSubview(inert)
    return window
  }

  private func frameOnScreen(of view: View) -> CGRect {
    var root = view
    while let next = root.superview { root = next }
    let inRoot = view.convert(view.bounds, to: root)
    return view === root
      ? view.frame
      : inRoot.offsetBy(
        dx: root.frame.origin.x - root.bounds.origin.x,
        dy: root.frame.origin.y - root.bounds.origin.y)
  }

  private func isNear(_ first: CGRect, _ second: CGRect, by tolerance: CGFloat = 1e-3) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.maxX - second.maxX) <= tolerance && abs(first.maxY - second.maxY) <= tolerance
  }
}

extension View {
  /// The view and its descendants, each before its subviews.
  fileprivate var hitOrder: [View] {
    var found: [View] = []
    var left = [self]
    while let view = left.popLast() {
      found.append(view)
      left += view.subviews.reversed()
    }
    return found
  }

  @Test func `opacity, touches and clipping are written where they differ`() throws {
    let text = """
      <UIView: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (0 0; 9 9); alpha = 0.5; clipsToBounds = YES>
         | <UIView: 0x3; frame = (9 9; 9 9); userInteractionEnabled = NO>
      """
    let dump = try ScreenDump(Data(text.utf8))

    let written = dump.layoutFixture(named: "three")
    let screen = try LayoutFixture(data: written, file: "three").makeScreen()
    let views = try (0..<3).map { try #require(screen.view("\($0)")) }

    expectEqual(views.map { Double($0.alpha) }, [1, 0.5, 1])
    expectEqual(views.map(\.clipsToBounds), [false, true, false])
    expectEqual(views.map(\.isUserInteractionEnabled), [true, true, false])
    expectEqual(String(decoding: written, as: UTF8.self).components(separatedBy: "alpha").count, 2)
  }

  @Test func `tables and collections are written by their kinds, with their cells`() throws {
    let text = """
      {"format": 1, "name": "n", "views": [
        {"id": "w", "role": "window", "frame": [0, 0, 100, 300]},
        {"id": "t", "superview": "w", "role": "tableView", "frame": [0, 0, 100, 100],
         "sections": [{"rows": 2, "rowHeight": 30}]},
        {"id": "c", "superview": "w", "role": "collectionView", "frame": [0, 100, 100, 100],
         "layout": {"itemSize": [50, 40], "minimumInteritemSpacing": 0},
         "sections": [{"items": 2}]}]}
      """
    let screen = try LayoutFixture(data: Data(text.utf8), file: "kinds").makeScreen()

    let dump = try ScreenDump(Data(screen.roots[0].webDriverAgentSource().utf8))

    for (kind, frames) in [
      ("Table", [CGRect(0, 0, 100, 30), CGRect(0, 30, 100, 30)]),
      ("CollectionView", [CGRect(0, 100, 50, 40), CGRect(50, 100, 50, 40)]),
    ] {
      let found = dump.elements.filter { $0.role == kind }
      expectEqual(found.count, 1, "\(kind)")
      let list = try #require(found.first)
      let cells = dump.elements.filter { $0.parent == list.index && $0.role == "Cell" }
      let places = cells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      expectEqual(places, frames, "\(kind)")
    }
    expectEqual(dump.elements.count { $0.role == "Cell" }, 4)
  }
}
