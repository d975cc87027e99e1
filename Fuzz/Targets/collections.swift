import Foundation
import ViewGeometry

/// A collection view or a table is edited in batches: everything is where a fresh one puts it, and
/// its queries agree with the twin's.
func fuzzCollections(_ source: inout ChoiceSource) throws {
  let layout = source.pick(FuzzedLayout.allCases)
  var contents = source.lawContents(layout.shape, longest: 16)
  contents.sections = contents.sections.prefix(2).map { Array($0.prefix(4)) }
  var next = (contents.sections.joined().map(\.number).max() ?? -1) + 1
  let breadth = CGFloat(source.pick([120, 160, 200]))
  let subject = layout.subject(contents, breadth: breadth)
  for _ in 0..<1 + source.index(below: 2) {
    let batch = source.lawBatch(of: contents, layout.shape, next: &next)
    subject.perform(batch)
    subject.view.contentOffset.y = CGFloat(source.index(below: 200))
    subject.view.layoutIfNeeded()
    contents = batch.after
  }
  let fresh = layout.subject(contents, breadth: breadth)
  fresh.view.contentOffset = subject.view.contentOffset
  fresh.view.layoutIfNeeded()
  let (elements, expected) = (subject.elements, fresh.elements)
  try demand(elements == expected, "\(layout) has \(elements), a fresh one \(expected)")
  let (queries, twin) = (subject.queries, LawTwin(elements: elements))
  try demand(queries.contentSize == fresh.queries.contentSize, "\(layout) has another size")
  for _ in 0..<2 {
    let point = CGPoint(
      x: CGFloat(source.index(below: 200)) + 0.125, y: CGFloat(source.index(below: 400)) + 0.125)
    guard layout != .table || point.x < queries.contentSize.width else { continue }
    let (found, item) = (queries.item(point), twin.item(at: point))
    try demand(found == item, "\(layout) has \(found ?? []) at \(point), not \(item ?? [])")
  }
  let rect = CGRect(
    x: -10, y: CGFloat(source.index(below: 300)), width: 300,
    height: CGFloat(source.index(below: 90)))
  try demand(Set(queries.elements(rect)) == twin.elements(in: rect), "\(layout) in \(rect)")
}

/// The layouts that keep no state of earlier edits.
private enum FuzzedLayout: CaseIterable {
  case uniformFlow, flow, waterfall, grid, list, table

  var shape: LawShape { self == .grid ? .rectangular : .free }

  func subject(_ contents: LawContents, breadth: CGFloat) -> any LawSubject {
    let items = LawItems(contents, isHorizontal: false)
    let size = CGSize(width: breadth, height: 60)
    guard let layout else { return TableSubject(items, size: size) }
    return CollectionSubject(
      items, layout: layout, size: size, usesDelegate: self == .flow || self == .waterfall,
      isMirrored: false, kinds: kinds, decorations: [])
  }

  private var kinds: [String] {
    self == .grid
      ? [] : [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
  }

  private var layout: CollectionViewLayout? {
    switch self {
    case .uniformFlow, .flow:
      let layout = CollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 30, height: 20)
      layout.minimumInteritemSpacing = 7.5
      layout.minimumLineSpacing = 5
      layout.sectionInset = EdgeInsets(top: 4, left: 6, bottom: 3, right: 8)
      layout.headerReferenceSize = CGSize(width: 10, height: 10)
      layout.footerReferenceSize = CGSize(width: 12, height: 12)
      return layout
    case .waterfall:
      let layout = CollectionViewWaterfallLayout()
      layout.columnCount = 4
      layout.columnSpacing = 4
      layout.itemSpacing = 3
      layout.headerHeight = 10
      return layout
    case .grid: return CollectionViewGridLayout()
    case .list:
      return CollectionViewCompositionalLayout { _, environment in
        .list(
          using: CollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment)
      }
    case .table: return nil
    }
  }
}
