import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// The code of the articles, run; `ArticleTests` checks that each block of an article is here.
@Suite struct ArticleExamples {
  @Test func `getting started`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    let row = View(frame: CGRect(x: 0, y: 440, width: 320, height: 44))
    window.addSubview(list)
    list.addSubview(row)
    list.contentOffset = CGPoint(x: 0, y: 300)

    let pressed = window.hitTest(CGPoint(x: 50, y: 214), with: nil)  // the row
    let source = window.convert(row.bounds, from: row)  // (0, 204, 320, 44)
    let map = row.coordinateMap(to: window)  // the same conversion, for many points

    expect(pressed === row)
    expectEqual(source, CGRect(0, 204, 320, 44))
    expectEqual(map.map(CGPoint.zero), CGPoint(0, 204))
  }

  final class Contacts: TableViewDataSource, TableViewDelegate {
    private(set) var selected: [IndexPath] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row % 10 == 0 ? 64 : 44
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  @Test func `a table`() {
    let contacts = Contacts()
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    let table = TableView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    table.register(TableViewCell.self, forCellReuseIdentifier: "contact")
    table.dataSource = contacts
    table.delegate = contacts
    table.contentOffset = CGPoint(x: 0, y: 300)
    window.addSubview(table)
    window.layoutIfNeeded()
    let path = table.indexPathForRow(at: CGPoint(x: 50, y: 470))  // row 10
    let rect = table.rectForRow(at: IndexPath(row: 10, section: 0))  // (0, 460, 320, 64)

    let touch = CGPoint(x: 50, y: 234)
    let point = table.convert(touch, from: window)  // (50, 470)
    let touched = table.sourceRect(at: touch, in: window)  // row 10 at (0, 224, 320, 64)
    table.tap(at: point)  // selects the row and calls the delegate

    expectEqual(path, IndexPath(row: 10, section: 0))
    expectEqual(rect, CGRect(0, 460, 320, 64))
    expectEqual(point, CGPoint(50, 470))
    expectEqual(touched?.rect, CGRect(0, 224, 320, 64))
    expectEqual(contacts.selected, [IndexPath(row: 10, section: 0)])
  }

  @Test func constraints() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (icon, title) = (View(), View())
    for view in [icon, title] {
      card.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      title.bottomAnchor.constraint(equalTo: icon.bottomAnchor),
    ])
    card.layoutIfNeeded()
    let frame = title.frame  // (64, 16, 240, 40)

    expectEqual(frame, CGRect(64, 16, 240, 40))
  }

  @Test func `coordinate spaces`() throws {
    let screen = try LayoutFixture(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Fixtures/layouts/two-columns.json")
    ).makeScreen()
    let a = try #require(screen.view("a"))
    let (b, c) = (try #require(screen.view("b")), try #require(screen.view("c")))

    _ = [
      a.convert(b.frame, from: c),  // (400, 70, 50, 60)
      a.convert(b.bounds, from: b),  // the same
      a.convert(b.frame, from: b),  // (600, 120, 50, 60): a frame is not in its own view's space
    ]

    expectEqual(a.convert(b.frame, from: c), CGRect(400, 70, 50, 60))
    expectEqual(a.convert(b.bounds, from: b), CGRect(400, 70, 50, 60))
    expectEqual(a.convert(b.frame, from: b), CGRect(600, 120, 50, 60))
  }

  @Test func `rotated views`() {
    let window = Window(frame: CGRect(0, 0, 100, 100))
    let card = View(frame: CGRect(25, 40, 50, 20))
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    window.addSubview(card)

    let corners = card.convert(Quad(card.bounds), to: window).corners
    let box = card.convert(card.bounds, to: window)

    expect(corners[0].x > corners[3].x)
    expect(abs(box.width - 20) < 1e-9)
  }

  final class LargeButton: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
  }

  @Test func `hit-testing`() {
    let window = Window(frame: CGRect(0, 0, 100, 100))
    let button = LargeButton(frame: CGRect(40, 40, 20, 20))
    window.addSubview(button)
    let point = CGPoint(35, 35)

    let stack = window.hitTestAll(point)  // every view under the point, front to back
    print(window.explainHitTest(point))  // every visited view, and the rule that decided about it

    expect(stack.first === button)
  }

  @Test func `a flow`() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 92, height: 92)
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 44)

    let view = ItemGrid([4]).makeCollectionView(layout: layout)
    expect(view.collectionViewLayout === layout)
  }

  @Test func `a list`() {
    let layout = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .insetGrouped))

    expect(ItemGrid([4]).makeCollectionView(layout: layout).collectionViewLayout === layout)
  }

  @Test func `a waterfall`() {
    let layout = CollectionViewWaterfallLayout()
    layout.columnCount = 3
    layout.columnSpacing = 8
    layout.itemSpacing = 8

    expectEqual(layout.columnCount, 3)
  }

  @Test func `a grid`() {
    let layout = CollectionViewGridLayout()
    layout.frozenRowCount = 1
    layout.frozenColumnCount = 1
    layout.setWidth(120, ofColumn: 3)
    layout.mergeCells(rows: 4..<6, columns: 1..<3)

    expectEqual(layout.frozenRowCount, 1)
  }

  @Test func `a composition`() {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
      subitems: [item])
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: row))

    let items = ItemGrid([3])
    let view = items.makeCollectionView(size: .wh(300, 400), layout: layout)
    expectEqual(view.itemFrames.first, CGRect(4, 4, 92, 56))
  }

  final class CalendarLayout: CollectionViewLayout {
    var events: [CollectionViewLayoutAttributes] = []

    override var spatialAttributes: [CollectionViewLayoutAttributes]? { events }
    override var collectionViewContentSize: CGSize { CGSize(width: 700, height: 1440) }
  }

  @Test func `a calendar`() {
    let layout = CalendarLayout()
    let event = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    event.frame = CGRect(100, 540, 100, 60)
    layout.events = [event]
    let items = ItemGrid([1])
    let view = items.makeCollectionView(layout: layout)

    expectEqual(view.indexPathForItem(at: CGPoint(150, 550)), IndexPath(item: 0, section: 0))
  }

  @Test func `snapshots`() {
    let items = ItemGrid([1_000])
    let list = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(100, 100)))

    let before = list.layoutSnapshot
    list.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    let after = list.layoutSnapshot
    let moved = after.difference(from: before, in: list.bounds)

    expect(moved.moved.isEmpty)
    expect(before.bounds.minY == 0 && after.bounds.minY > 0)
  }

  @Test func `snapshots as text`() throws {
    let window = Window(frame: CGRect(0, 0, 320, 480))
    let row = View(frame: CGRect(10, 100, 300, 44))
    window.addSubview(row)

    let data = try GeometrySnapshot(of: window).encoded(name: "settings")
    let screen = try LayoutFixture(data: data, file: "settings.json").makeScreen()

    let hit = screen.roots.first?.hitTest(CGPoint(20, 120), with: nil)
    expectEqual(hit?.frame, row.frame)
  }

  @Test func `reading dumps`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/conformance/dumps/uikit-recursive/same-screen.txt")
    let before = try ScreenDump(contentsOf: url)

    let dump = try ScreenDump(contentsOf: url)
    let seen = dump.frontmost(at: CGPoint(x: 195, y: 150))
    let taken = dump.touched(at: CGPoint(x: 195, y: 150))

    let verdict = dump.verdict(of: dump.elements[12])
    if verdict.isTappable, let point = verdict.tapPoint { print(point, verdict.clearance) }
    for case .covered(let index, let fraction) in verdict.findings {
      print(dump.elements[index], fraction)
    }
    let audit = dump.audit(minimumSize: CGSize(width: 44, height: 44), minimumSpacing: 8)
    let difference = dump.difference(from: before)

    let failing = dump.disagreements(between: .aim, and: .touched)

    expectEqual(seen?.name, "Saved")
    expect(!failing.isEmpty)
    expectEqual(taken?.role, "UIView")
    expect(verdict.isTappable)
    expect(audit.problems.isEmpty == false)
    expect(difference.isEmpty)
  }

  @Test func `testing a layout`() throws {
    let layout = CollectionViewFlowLayout(item: .wh(100, 100))
    let items = ItemGrid([10])
    let rect = CGRect(0, 0, 320, 200)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("drawing.svg")

    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = items
    let frame = view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame

    view.forEachElement(in: rect) { element in
      precondition(element.frame.intersects(rect), "\(element) is not in \(rect)")
    }

    let drawing = TreeDrawing(of: view.layoutSnapshot)
    try drawing.svg.write(to: url, atomically: true, encoding: .utf8)

    expectEqual(frame, CGRect(0, 110, 100, 100))
    try FileManager.default.removeItem(at: url)
  }
}
