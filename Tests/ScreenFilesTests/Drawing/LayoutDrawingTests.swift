import Foundation
import ScreenFiles
import Testing
import ViewGeometry

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
    let items = GalleryItems(counts: [1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 100),
      layout: CollectionViewCompositionalLayout(section: section, configuration: configuration))
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: "banner",
      withReuseIdentifier: "banner")

    let svg = TreeDrawing(of: view.layoutSnapshot).svg

    #expect(svg.contains("<title>banner (0, 0, 200, 40)</title>"))
    #expect(svg.contains("<title>0, 0 (0, 40, 200, 40)</title>"))
  }

  @Test func `the background of a section is drawn behind its items`() throws {
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: whole, subitems: [CollectionLayoutItem(layoutSize: whole)]))
    section.decorationItems = [.background(elementKind: "shade")]
    let items = GalleryItems(counts: [2, 1])
    let view = items.makeCollectionView(
      size: CGSize(width: 200, height: 120),
      layout: CollectionViewCompositionalLayout(section: section))

    let svg = TreeDrawing(of: view.layoutSnapshot).svg

    let titles = svg.matches(of: /<title>([^(]+) \(/).map { String($0.1) }
    #expect(titles == ["shade", "shade", "0, 0", "0, 1", "1, 0"])
  }

  @Test func `a turned name is cut where its view is, not where a turned clip path lies`() {
    let window = Window(frame: CGRect(0, 0, 200, 200))
    let clip = View(frame: CGRect(0, 0, 100, 200))
    clip.clipsToBounds = true
    let card = View(frame: CGRect(20, 20, 150, 40))
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    clip.addSubview(card)
    window.addSubview(clip)

    let svg = TreeDrawing(of: window, naming: { $0 === card ? "card" : nil }).svg

    #expect(svg.contains("<g clip-path=\"url(#c0)\"><text "))
    #expect(!svg.contains(/<text [^>]*transform=[^>]*clip-path/))
  }
}
