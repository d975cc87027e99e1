import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// The pictures of README and documentation, each made of a fixture or a small layout.
enum DrawingGallery {
  static let folder = FixtureFolder.url.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ViewGeometry/ViewGeometry.docc/Resources")

  static let names = [
    "two-columns", "turned-cards", "rating-overlay", "article-links", "chat", "settings",
    "layout-flow", "layout-list", "layout-waterfall", "layout-grid", "layout-compositional",
    "layout-custom",
  ]

  /// The picture with a name.
  static func make(_ name: String) throws -> String {
    switch name {
    case "two-columns": try twoColumns()
    case "turned-cards": try turnedCards()
    case "rating-overlay": try ratingOverlay()
    case "article-links": try articleLinks()
    case "chat": try screen("chat", hit: CGPoint(241.75, 700))
    case "settings": try screen("ios-SettingsTopScreen", hit: CGPoint(160, 300))
    default: try layout(name)
    }
  }

  private static func drawing(of screen: FixtureScreen) -> TreeDrawing {
    TreeDrawing(of: screen.roots[0]) { screen.name(of: $0) }
  }

  private static func screen(_ name: String, hit point: CGPoint) throws -> String {
    let screen = try FixtureFolder.named(name).makeScreen()
    var drawing = drawing(of: screen)
    drawing.markHit(at: point)
    return withExtendedLifetime(screen) { drawing.svg }
  }

  private static func articleLinks() throws -> String {
    let screen = try FixtureFolder.named("article-links").makeScreen()
    let text = try #require(screen.view("text"))
    let links = try #require(screen.regions["text"])
    var drawing = drawing(of: screen)
    for link in links.regions {
      drawing.mark(link.rect, of: text, label: URL(string: link.value)?.lastPathComponent ?? "")
    }
    drawing.markHit(at: CGPoint(216, 90))
    return withExtendedLifetime(screen) { drawing.svg }
  }

  private static func twoColumns() throws -> String {
    let screen = try FixtureFolder.named("two-columns").makeScreen()
    var drawing = drawing(of: screen)
    let view = try #require(screen.view("b"))
    drawing.mark(view.bounds, of: view, label: "(400, 70) in a, (200, 50) in c")
    return withExtendedLifetime(screen) { drawing.svg }
  }

  private static func turnedCards() throws -> String {
    let screen = try FixtureFolder.named("turned-cards").makeScreen()
    let tilted = View(frame: CGRect(60, 180, 90, 60))
    tilted.transform = CGAffineTransform(rotationAngle: .pi / 6)
    screen.roots[0].addSubview(tilted)
    var drawing = TreeDrawing(of: screen.roots[0]) {
      $0 === tilted ? "tilted" : screen.name(of: $0)
    }
    drawing.mark(tilted.bounds, of: tilted, label: "its box is larger")
    drawing.markHit(at: CGPoint(200, 80))
    return withExtendedLifetime(screen) { drawing.svg }
  }

  private static func ratingOverlay() throws -> String {
    let screen = try FixtureFolder.named("rating-overlay").makeScreen()
    let list = try #require(screen.view("grid") as? CollectionView)
    let source = try #require(screen.view("screen"))
    var drawing = drawing(of: screen)
    let point = CGPoint(60, 90)
    drawing.mark(
      try #require(list.sourceRect(at: point, in: source)), in: source)
    drawing.markHit(at: point)
    return withExtendedLifetime(screen) { drawing.svg }
  }
}

extension DrawingGallery {
  private static let size = CGSize(width: 360, height: 300)

  /// A pseudorandom value from 0 to 6 that is the same everywhere.
  private static func variety(_ index: Int) -> CGFloat {
    CGFloat((index * index * 5 + index * 3) % 7)
  }

  private static func layout(_ name: String) throws -> String {
    switch name {
    case "layout-flow":
      let items = SizedItems((0..<40).map { CGSize(width: 40 + variety($0) * 12, height: 40) })
      let layout = CollectionViewFlowLayout()
      layout.minimumLineSpacing = 8
      layout.minimumInteritemSpacing = 8
      layout.sectionInset = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      layout.headerReferenceSize = CGSize(width: 0, height: 28)
      return draw(items.makeCollectionView(size: size, layout: layout), keeping: items)
    case "layout-waterfall":
      let board = WaterfallBoard([(0..<30).map { 36 + variety($0) * 14 }])
      let layout = CollectionViewWaterfallLayout()
      layout.columnCount = 4
      return draw(board.makeCollectionView(size: size, layout: layout), keeping: board)
    case "layout-grid":
      let items = ItemGrid(Array(repeating: 20, count: 30))
      let layout = CollectionViewGridLayout()
      layout.frozenRowCount = 1
      layout.frozenColumnCount = 1
      layout.mergeCells(rows: 12..<14, columns: 6..<8)
      layout.setHeight(40, ofRow: 15)
      let view = items.makeCollectionView(size: size, layout: layout)
      view.contentOffset = CGPoint(250, 170)
      return draw(view, keeping: items)
    case "layout-compositional": return compositional()
    case "layout-list": return list()
    case "layout-custom": return custom()
    default: throw CocoaError(.fileNoSuchFile)
    }
  }

  private static func draw(_ view: CollectionView, keeping source: AnyObject) -> String {
    view.layoutIfNeeded()
    return withExtendedLifetime(source) { TreeDrawing(of: view.layoutSnapshot).svg }
  }

  private static func compositional() -> String {
    func size(
      _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
    ) -> CollectionLayoutSize {
      CollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    func item(_ width: CGFloat, _ height: CGFloat) -> CollectionLayoutItem {
      let item = CollectionLayoutItem(
        layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
      item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      return item
    }
    let pair = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      repeatingSubitem: item(1, 0.5), count: 2)
    let banner = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [item(2.0 / 3, 1), pair])
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(64)), subitems: [item(1.0 / 3, 1)])
    let sections = [banner, row].map { group in
      let section = CollectionLayoutSection(group: group)
      section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
      return section
    }
    let items = ItemGrid([3, 9])
    let layout = CollectionViewCompositionalLayout { index, _ in sections[index] }
    return draw(items.makeCollectionView(size: Self.size, layout: layout), keeping: items)
  }

  private static func list() -> String {
    let configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = CollectionViewCompositionalLayout.list(using: configuration)
    let items = ItemGrid([3, 4, 5])
    return draw(items.makeCollectionView(size: size, layout: layout), keeping: items)
  }

  private static func custom() -> String {
    let boxes = (0..<160).map { index in
      CGRect(
        x: CGFloat(index * 67 % 340), y: CGFloat(index * 41 % 280), width: 8 + variety(index) * 2,
        height: 8 + variety(index + 3) * 2)
    }
    let root = View(frame: CGRect(origin: .zero, size: size))
    for box in boxes { root.addSubview(View(frame: box)) }
    var drawing = TreeDrawing(of: root) { _ in nil }
    drawing.markCells(of: SpatialIndex(boxes))
    return withExtendedLifetime(root) { drawing.svg }
  }
}
