import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cells that are measured again while they are displayed (R9.27).
@Suite struct SelfSizingInvalidationTests {
  /// A box in the content view whose constraints determine the height of the cell.
  private struct Box {
    let view = View()
    let height: LayoutConstraint

    init(in contentView: View) {
      contentView.fill(with: view)
      height = view.heightAnchor.constraint(equalToConstant: 60)
      // Not required, since a cell that isn't measured again is too high or too low for it.
      height.priority = LayoutPriority(999)
      height.isActive = true
    }
  }

  private final class Item: CollectionViewCell {
    lazy var box = Box(in: contentView)
    var measurements = 0
    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      _ = box
    }
    override init?(coder: NSObject) { return nil }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      measurements += 1
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  private final class Row: TableViewCell {
    lazy var box = Box(in: contentView)
    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      _ = box
    }
    override init?(coder: NSObject) { return nil }
  }

  private typealias Mode = CollectionView.SelfSizingInvalidation

  private let items = ItemGrid([3])
  private let rows = RegisteredRows([3])

  private func collection(_ mode: Mode?) throws -> (view: CollectionView, cell: Item) {
    let layout = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .plain))
    let view = CollectionView(frame: .xywh(0, 0, 100, 400), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    if let mode { view.selfSizingInvalidation = mode }
    view.layoutIfNeeded()
    return (view, try #require(view.cellForItem(at: [0, 0]) as? Item))
  }

  private func table(_ mode: Mode?) throws -> (view: TableView, cell: Row) {
    let view = TableView(frame: .xywh(0, 0, 100, 400))
    view.register(Row.self, forCellReuseIdentifier: "cell")
    view.rowHeight = TableView.automaticDimension
    view.dataSource = rows
    if let mode { view.selfSizingInvalidation = mode }
    view.layoutIfNeeded()
    return (view, try #require(view.cellForRow(at: [0, 0]) as? Row))
  }

  /// The modes, whether the content view or the cell is invalidated or neither, and the height then.
  private static let cases: [(Mode?, Bool?, CGFloat)] = [
    (.disabled, true, 60), (.disabled, false, 60), (.disabled, nil, 60), (.enabled, true, 90),
    (.enabled, false, 90), (.enabled, nil, 60), (nil, true, 90), (nil, nil, 60),
    (.enabledIncludingConstraints, nil, 90), (.enabledIncludingConstraints, true, 90),
  ]

  @Test func `R9.27 an item is measured again as the mode says`() throws {
    for (mode, ofContent, height) in Self.cases {
      let (view, cell) = try collection(mode)
      expectEqual(cell.frame, .xywh(0, 0, 100, 60))

      cell.box.height.constant = 90
      if let ofContent {
        (ofContent ? cell.contentView : cell).invalidateIntrinsicContentSize()
      }
      view.layoutIfNeeded()

      expectEqual(cell.frame, .xywh(0, 0, 100, height), "\(mode as Any) \(ofContent as Any)")
      expectEqual(view.cellForItem(at: [0, 1])?.frame.minY, height)
      expectEqual(view.contentSize.height, height + 120)
    }
  }

  @Test func `R9.27 a row is measured again as the mode says`() throws {
    for (mode, ofContent, height) in Self.cases {
      let (view, cell) = try table(mode)
      expectEqual(cell.frame, .xywh(0, 0, 100, 60))

      cell.box.height.constant = 90
      if let ofContent {
        (ofContent ? cell.contentView : cell).invalidateIntrinsicContentSize()
      }
      view.layoutIfNeeded()

      expectEqual(cell.frame, .xywh(0, 0, 100, height), "\(mode as Any) \(ofContent as Any)")
      expectEqual(view.rectForRow(at: [0, 1]).minY, height)
      expectEqual(view.contentSize.height, height + 120)
    }
  }

  @Test func `R9.27 constraints that come and go count, and those of other views don't`() throws {
    let (view, cell) = try collection(.enabledIncludingConstraints)
    cell.box.height.isActive = false
    let other = cell.box.view.heightAnchor.constraint(equalToConstant: 75)
    other.isActive = true
    view.layoutIfNeeded()
    expectEqual(cell.frame.height, 75)
    other.isActive = false
    cell.box.height.isActive = true
    view.layoutIfNeeded()
    expectEqual(cell.frame.height, 60)

    let before = cell.measurements
    let background = View()
    cell.backgroundView = background
    let inside = View()
    background.addSubview(inside)
    view.layoutIfNeeded()
    inside.heightAnchor.constraint(equalToConstant: 7).isActive = true
    view.layoutIfNeeded()
    expectEqual(cell.measurements, before)
  }

  @Test func `R9.27 a row that scrolled away is measured when it comes again`() throws {
    let (view, cell) = try table(.enabled)
    cell.box.height.constant = 90
    cell.contentView.invalidateIntrinsicContentSize()
    view.reloadData()
    view.layoutIfNeeded()

    let shown = try #require(view.cellForRow(at: [0, 0]) as? Row)
    expectEqual(shown.frame.height, shown.box.height.constant)
  }

  @Test func `R9.27 cells with given sizes keep them`() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = CollectionView(frame: .xywh(0, 0, 100, 400), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 0]) as? Item)
    let before = cell.measurements

    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()

    expect(cell.frame.height == 40 && cell.measurements == before)
  }
}
