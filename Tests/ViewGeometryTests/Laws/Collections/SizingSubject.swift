import Foundation
import ViewGeometry

@testable import TestSupport

/// Layouts whose cells prefer a size of their own, by themselves or by constraints, and one whose
/// sections scroll by themselves.
enum SizingLayout: String, CaseIterable, Sendable {
  case flow, list, pairs, pages, table, constrainedList, constrainedPairs, constrainedTable

  var isTable: Bool { self == .table || self == .constrainedTable }
  var isConstrained: Bool {
    self == .constrainedList || self == .constrainedPairs || self == .constrainedTable
  }
}

/// The parts of a layout that an app may change at any time.
struct SizingOptions {
  var spacing: CGFloat = 4
  var breadth: CGFloat = 300
  var estimate: CGFloat = 40
}

/// Shows contents at once, however long they are, so that every cell is measured.
final class SizingSubject: ListData, TableViewDelegate {
  private final class PreferredSizeCell: CollectionViewCell {
    var preferredSize = CGSize.zero
    var keepsWidth = false
    private(set) lazy var filling = Filling(contentView)
    var isConstrained = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      if isConstrained { return super.preferredLayoutAttributesFitting(layoutAttributes) }
      let preferred = layoutAttributes.copied()
      preferred.size =
        keepsWidth
        ? CGSize(width: preferred.size.width, height: preferredSize.height) : preferredSize
      return preferred
    }
  }

  private final class PreferredSizeRow: TableViewCell {
    var preferredSize: CGFloat = 0
    private(set) lazy var filling = Filling(contentView)
    var isConstrained = false

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      isConstrained ? super.sizeThatFits(size) : CGSize(width: size.width, height: preferredSize)
    }
  }

  /// A view that constraints fit to the whole of another, with a height that may change.
  private final class Filling {
    let height: LayoutConstraint

    init(_ parent: View) {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      height = view.heightAnchor.constraint(equalToConstant: 0)
      height.priority = LayoutPriority(999)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 3),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -2),
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: parent.trailingAnchor), height,
      ])
    }
  }

  private let kind: SizingLayout
  private let isMirrored: Bool
  private(set) var options = SizingOptions()
  private(set) var contents: LawContents
  private let collection: CollectionView?
  private let table: TableView?

  init(_ kind: SizingLayout, _ contents: LawContents, _ options: SizingOptions, isMirrored: Bool) {
    (self.kind, self.contents, self.options) = (kind, contents, options)
    self.isMirrored = isMirrored
    let frame = CGRect(x: 0, y: 0, width: options.breadth, height: 100_000)
    let isTable = kind.isTable
    table = isTable ? TableView(frame: frame) : nil
    collection =
      isTable
      ? nil : CollectionView(frame: frame, collectionViewLayout: CollectionViewLayout())
    collection?.register(PreferredSizeCell.self, forCellWithReuseIdentifier: "cell")
    table?.register(PreferredSizeRow.self, forCellReuseIdentifier: "cell")
    if isMirrored { collection?.semanticContentAttribute = .forceRightToLeft }
    switchLayout()
    collection?.dataSource = self
    table?.delegate = self
    table?.dataSource = self
    applyOptions()
    layout()
  }

  private func layout() {
    collection?.layoutIfNeeded()
    table?.layoutIfNeeded()
  }

  // MARK: What a program does

  enum Step {
    case edit(LawBatch, SizingOptions?)
    case change(SizingOptions)
    case reload(LawContents)
    case switchLayout
    /// By a context that marks everything as stale, or one that marks each kind of a flow's data.
    case invalidate(everything: Bool, metrics: Bool, attributes: Bool)
    case scroll(section: Int, CGFloat)
  }

  func perform(_ step: Step) {
    switch step {
    case .edit(let batch, let options): edit(batch, options)
    case .change(let options):
      self.options = options
      applyOptions()
    case .reload(let contents):
      self.contents = contents
      collection?.reloadData()
      table?.reloadData()
    case .switchLayout: switchLayout()
    case .invalidate(let everything, let metrics, let attributes):
      collection?.collectionViewLayout.invalidateLayout(
        with: context(everything: everything, metrics: metrics, attributes: attributes))
    case .scroll(let section, let offset):
      guard contents.sections.indices.contains(section) else { return }
      pages?.setOrthogonalContentOffset(offset, inSection: section)
    }
    layout()
  }

  private func context(
    everything: Bool, metrics: Bool, attributes: Bool
  ) -> CollectionViewLayoutInvalidationContext {
    guard kind == .flow else {
      return everything ? EverythingContext() : CollectionViewLayoutInvalidationContext()
    }
    let context =
      everything ? FlowEverythingContext() : CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = metrics
    context.invalidateFlowLayoutAttributes = attributes
    return context
  }

  private var pages: CollectionViewCompositionalLayout? {
    kind == .pages ? collection?.collectionViewLayout as? CollectionViewCompositionalLayout : nil
  }

  /// The scroll offset of each section that scrolls by itself.
  var orthogonalOffsets: [CGFloat] {
    contents.sections.indices.map { pages?.orthogonalContentOffset(inSection: $0) ?? 0 }
  }

  /// Scrolls sections to the offsets of another subject, which is legitimate history: those that
  /// were never scrolled stay at 0.
  func takeOrthogonalOffsets(of other: SizingSubject) {
    for (section, offset) in other.orthogonalOffsets.enumerated() where offset != 0 {
      pages?.setOrthogonalContentOffset(offset, inSection: section)
    }
    layout()
  }

  private func applyOptions() {
    collection?.frame.size.width = options.breadth
    table?.frame.size.width = options.breadth
    table?.sectionHeaderHeight = options.spacing
    guard let layout = collection?.collectionViewLayout else { return }
    if let flow = layout as? CollectionViewFlowLayout {
      flow.minimumLineSpacing = options.spacing
      flow.estimatedItemSize = CGSize(width: options.estimate, height: options.estimate)
    } else {
      layout.invalidateLayout()
    }
  }

  private func switchLayout() {
    guard let collection else { return }
    if kind == .flow {
      collection.collectionViewLayout = CollectionViewFlowLayout()
      applyOptions()
    } else {
      collection.collectionViewLayout = CollectionViewCompositionalLayout { [unowned self] in
        section($0, $1)
      }
    }
  }

  private func section(
    _ index: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let isPages = kind == .pages
    let number = contents.sections[index].first?.number ?? 0
    let columns = kind == .pairs || kind == .constrainedPairs ? 2 : 1
    let height: CollectionLayoutDimension =
      isPages ? .absolute(30) : .estimated(options.estimate)
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(isPages ? 0.4 + CGFloat(number % 5) / 5 : 1),
        heightDimension: height), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = options.spacing
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 4)
    if isPages {
      section.orthogonalScrollingBehavior =
        [.groupPagingCentered, .none, .paging, .continuous][number % 4]
    }
    return section
  }

  private func edit(_ batch: LawBatch, _ options: SizingOptions?) {
    func takeIn() {
      contents = batch.after
      if let options {
        self.options = options
        applyOptions()
      }
    }
    table?.performBatchUpdates { [table] in
      takeIn()
      table?.perform(batch.updates)
    }
    collection?.performBatchUpdates { [collection] in
      takeIn()
      collection?.perform(batch.updates)
    }
  }

  // MARK: What is seen

  /// The frames of all items, of their cells, and of the whole content.
  var frames: [CGRect] {
    var frames: [CGRect] = []
    for (section, items) in contents.sections.enumerated() {
      for item in items.indices {
        let path = IndexPath(item: item, section: section)
        if let table {
          frames += [table.rectForRow(at: path), table.cellForRow(at: path)?.frame ?? .null]
        } else if let collection {
          frames += [
            collection.layoutAttributesForItem(at: path)?.frame ?? .null,
            collection.cellForItem(at: path)?.frame ?? .null,
          ]
        }
      }
    }
    return frames + [CGRect(origin: .zero, size: (table ?? collection)?.contentSize ?? .zero)]
  }

  // MARK: Answers

  private func preferredSize(_ path: IndexPath) -> CGSize {
    let item = contents.sections[path.section][path.item]
    return CGSize(width: 30 + item.breadth, height: 8 + item.length)
  }

  var sectionCount: Int { contents.sectionCount }
  func itemCount(inSection section: Int) -> Int { contents.itemCount(inSection: section) }

  func prepare(_ cell: View, at indexPath: IndexPath) {
    if let cell = cell as? PreferredSizeCell {
      (cell.preferredSize, cell.keepsWidth) = (preferredSize(indexPath), kind != .flow)
      cell.isConstrained = kind.isConstrained
      if kind.isConstrained { cell.filling.height.constant = cell.preferredSize.height }
    } else if let row = cell as? PreferredSizeRow {
      row.preferredSize = preferredSize(indexPath).height
      row.isConstrained = kind.isConstrained
      if kind.isConstrained { row.filling.height.constant = row.preferredSize }
    }
  }
}
