import Foundation
import Testing
import ViewGeometry

/// A kind of list whose owner (its data source and delegate) changes the list during callbacks.
enum MeddledKind: CaseIterable, CustomTestStringConvertible {
  case flow, waterfall, grid, custom, table

  var testDescription: String { "\(self)" }

  static let collections: [MeddledKind] = [.flow, .waterfall, .grid, .custom]

  func owner(_ sections: [[Int]]) -> MeddlingOwner { MeddlingOwner(self, sections) }

  /// Returns a list of the owner's values.
  func list(of owner: MeddlingOwner, width: CGFloat = 100) -> any MeddledList {
    let frame = CGRect.xywh(0, 0, width, 90)
    let list: any MeddledList =
      self == .table ? table(of: owner, frame) : collection(of: owner, frame)
    list.contentInset.top = owner.inset
    return list
  }

  func table(of owner: MeddlingOwner, _ frame: CGRect) -> TableView {
    let table = TableView(frame: frame)
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.sectionHeaderTopPadding = owner.spacing
    (table.dataSource, table.delegate) = (owner, owner)
    return table
  }

  func collection(of owner: MeddlingOwner, _ frame: CGRect) -> CollectionView {
    let view = CollectionView(frame: frame, collectionViewLayout: layout(owner))
    view.register(MeddlingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (view.dataSource, view.delegate) = (owner, owner)
    return view
  }

  /// Returns the layout of a collection view, with the owner's spacing.
  func layout(_ owner: MeddlingOwner) -> CollectionViewLayout {
    let layout: CollectionViewLayout
    switch self {
    case .flow, .table:
      layout = CollectionViewFlowLayout(
        item: .wh(40, 20), inset: EdgeInsets(top: 3, left: 5, bottom: 4, right: 6))
    case .waterfall:
      let waterfall = CollectionViewWaterfallLayout()
      (waterfall.columnCount, waterfall.headerHeight) = (3, 8)
      layout = waterfall
    case .grid: layout = CollectionViewGridLayout()
    case .custom: layout = MeddledStack(owner)
    }
    space(layout, owner.spacing)
    return layout
  }

  /// Sets the property of the layout on which the positions of items depend.
  func space(_ layout: CollectionViewLayout?, _ spacing: CGFloat) {
    switch layout {
    case let flow as CollectionViewFlowLayout: flow.minimumLineSpacing = spacing
    case let waterfall as CollectionViewWaterfallLayout: waterfall.itemSpacing = spacing
    case let grid as CollectionViewGridLayout: grid.rowHeight = 20 + spacing
    case let stack as MeddledStack: stack.spacing = spacing
    default: break
    }
  }
}

/// A layout of items below each other, with the lengths that the owner returns.
final class MeddledStack: CollectionViewLayout {
  private weak var owner: MeddlingOwner?
  private var attributes: [CollectionViewLayoutAttributes] = []
  private var isStale = false
  var spacing: CGFloat = 0 {
    didSet {
      isStale = true
      invalidateLayout()
    }
  }

  init(_ owner: MeddlingOwner) {
    self.owner = owner
    super.init()
  }

  override func prepare() {
    // The spacing may be set during any request for a length.
    repeat {
      isStale = false
      place()
    } while isStale
  }

  private func place() {
    attributes = []
    guard let owner, let collectionView else { return }
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let length = owner.length(at: path)
        let element = CollectionViewLayoutAttributes(forCellWith: path)
        element.frame = .xywh(0, y, 90, length)
        attributes.append(element)
        y += length + spacing
      }
    }
  }

  override var collectionViewContentSize: CGSize {
    .wh(90, attributes.last?.frame.maxY ?? 0)
  }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? { attributes }
}
