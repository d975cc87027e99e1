import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// Drawings of layouts with views that belong to no section.
struct LayoutDrawingTests {
  @Test func `the header of a whole layout is drawn`() {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: whole)]))
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: "banner", alignment: .top)
    ]
    let items = ItemGrid([1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 100),
      layout: CollectionViewCompositionalLayout(section: section, configuration: configuration))
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "banner",
      withReuseIdentifier: "banner")

    let svg = TreeDrawing(of: view.layoutSnapshot).svg

    expect(svg.contains("<title>banner (0, 0, 200, 40)</title>"))
    expect(svg.contains("<title>0, 0 (0, 40, 200, 40)</title>"))
  }

  @Test func `headers and footers of sections are named by the indices of their sections`() {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let kinds = [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ]
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: whole)]))
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: kinds[0], alignment: .top),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: whole, elementKind: kinds[1], alignment: .bottom),
    ]
    let items = ItemGrid([1, 1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 240),
      layout: CollectionViewCompositionalLayout(section: section))
    for kind in kinds {
      view.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }

    let svg = TreeDrawing(of: view.layoutSnapshot).svg

    let titles = [
      "header 0 (0, 0,", "0, 0 (0, 40,", "footer 0 (0, 80,", "header 1 (0, 120,",
      "1, 0 (0, 160,", "footer 1 (0, 200,",
    ]
    for title in titles { expect(svg.contains("<title>\(title) 200, 40)</title>"), "\(title)") }
  }

  @Test func `in the picture of a layout rectangles are marked where they are`() {
    let items = ItemGrid([1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 100), layout: CollectionViewFlowLayout())
    let turned = View(frame: CGRect(50, 20, 40, 30))
    turned.transform = CGAffineTransform(rotationAngle: 1)
    let source = SourceRect(
      indexPath: IndexPath(item: 0, section: 0), rect: CGRect(0, -10, 20, 30),
      visibleRect: CGRect(0, 0, 20, 20))
    var drawing = TreeDrawing(of: view.layoutSnapshot)

    drawing.mark(CGRect(1, 12, 3, 4), of: turned, label: "a & b")
    drawing.mark(source, in: turned, label: "row")
    drawing.markHit(at: CGPoint(7, 8))

    let svg = drawing.svg
    expect(svg.contains("class=\"converted\" points=\"1,12 4,12 4,16 1,16\""))
    expect(!svg.contains("class=\"box\""))
    expect(svg.contains("class=\"source\" points=\"0,-10 20,-10 20,20 0,20\""))
    expect(svg.contains("class=\"source visible\" points=\"0,0 20,0 20,20 0,20\""))
    // Names are five points above their elements.
    expect(svg.contains("x=\"1\" y=\"7\">a &amp; b</text>"))
    expect(svg.contains("x=\"0\" y=\"-15\">row</text>"))
    expect(svg.contains("<circle cx=\"7\" cy=\"8\" r=\"9\"/>"))
    expect(!svg.contains("class=\"hit\"") && !svg.contains("class=\"route\""))
  }

  @Test func `the background of a section is drawn behind its items`() throws {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: whole)]))
    section.decorationItems = [.background(elementKind: "shade")]
    let items = ItemGrid([2, 1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 120),
      layout: CollectionViewCompositionalLayout(section: section))

    let svg = TreeDrawing(of: view.layoutSnapshot).svg

    let titles = svg.matches(of: /<title>([^(]+) \(/).map { String($0.1) }
    expectEqual(titles, ["shade", "shade", "0, 0", "0, 1", "1, 0"])
  }

  @Test func `a rotated name is cut where its view is, not where a rotated clip path lies`() {
    let window = Window(frame: CGRect(0, 0, 200, 200))
    let clip = View(frame: CGRect(0, 0, 100, 200))
    clip.clipsToBounds = true
    let card = View(frame: CGRect(20, 20, 150, 40))
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    clip.addSubview(card)
    window.addSubview(clip)

    let svg = TreeDrawing(of: window, naming: { $0 === card ? "card" : nil }).svg

    expect(svg.contains("<g clip-path=\"url(#c0)\"><text "))
    expect(!svg.contains(/<text [^>]*transform=[^>]*clip-path/))
  }
}
