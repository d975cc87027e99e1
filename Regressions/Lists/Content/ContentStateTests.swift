import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Content configurations of cells and headers: their states, sizes, and accessories.
@Suite struct ContentStateTests {
  /// Content that knows the value of the app in the last state.
  private struct Named: ContentConfiguration {
    static let key = ConfigurationStateCustomKey("name")
    var height: CGFloat = 70
    var name = "none"

    func makeContentView() -> any View & ContentView { NamedView(self) }

    func updated(for state: any ConfigurationState) -> Named {
      var copy = self
      copy.name = state[Self.key] as? String ?? "nobody"
      return copy
    }
  }

  private final class NamedView: View, ContentView {
    var configuration: any ContentConfiguration
    init(_ configuration: Named) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    override init?(coder: NSObject) { return nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      .wh(size.width / 2, (configuration as? Named)?.height ?? 0)
    }
  }

  private final class NamedCell: CollectionViewCell {
    override var configurationState: CellConfigurationState {
      var state = super.configurationState
      state[Named.key] = "cell"
      return state
    }
  }

  private final class NamedRow: TableViewCell {
    override var configurationState: CellConfigurationState {
      var state = super.configurationState
      state[Named.key] = "row"
      return state
    }
  }

  private final class NamedHeader: TableViewHeaderFooterView {
    override var configurationState: ViewConfigurationState {
      var state = super.configurationState
      state[Named.key] = "header"
      return state
    }
  }

  private func name(_ configuration: (any ContentConfiguration)?) -> String? {
    (configuration as? Named)?.name
  }

  @Test func `R13.30 content adapts to the values of an app in the state`() {
    let (cell, row) = (NamedCell(), NamedRow())
    let header = NamedHeader(reuseIdentifier: nil)
    expect(cell.automaticallyUpdatesContentConfiguration)
    expect(row.automaticallyUpdatesContentConfiguration)
    expect(header.automaticallyUpdatesContentConfiguration)
    cell.contentConfiguration = Named()
    row.contentConfiguration = Named()
    header.contentConfiguration = Named()

    for view in [cell, row, header] as [View] { view.layoutIfNeeded() }

    expectEqual(
      [cell.contentConfiguration, row.contentConfiguration, header.contentConfiguration].map(name),
      ["cell", "row", "header"])
    expectEqual(header.sizeThatFits(.wh(100, 0)), .wh(50, 70))
    expect(header.contentView is NamedView && row.contentView is NamedView)
  }

  @Test func `R13.30 content that isn't updated automatically stays, and the handler is called`() {
    let (cell, row) = (NamedCell(), NamedRow())
    let header = NamedHeader(reuseIdentifier: nil)
    var handled: [AnyHashable?] = []
    cell.automaticallyUpdatesContentConfiguration = false
    row.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesContentConfiguration = false
    expect(!cell.automaticallyUpdatesContentConfiguration)
    expect(!row.automaticallyUpdatesContentConfiguration)
    expect(!header.automaticallyUpdatesContentConfiguration)
    cell.contentConfiguration = Named()
    row.contentConfiguration = Named()
    header.contentConfiguration = Named()
    cell.configurationUpdateHandler = { handled.append($1[Named.key]) }
    row.configurationUpdateHandler = { handled.append($1[Named.key]) }
    header.configurationUpdateHandler = { handled.append($1[Named.key]) }

    for view in [cell, row, header] as [View] { view.layoutIfNeeded() }

    expectEqual(handled, ["cell", "row", "header"])
    expectEqual(
      [cell.contentConfiguration, row.contentConfiguration, header.contentConfiguration].map(name),
      ["none", "none", "none"])
  }

  @Test func `States with other values of an app differ, and keys are equal by their names`() {
    let (key, same) = (ConfigurationStateCustomKey("a"), ConfigurationStateCustomKey(rawValue: "a"))
    var cell = CellConfigurationState(traitCollection: TraitCollection())
    var view = ViewConfigurationState(traitCollection: TraitCollection())
    let (plainCell, plainView) = (cell, view)
    expect(key == same && cell[key] == nil && view[key] == nil)

    cell[key] = 5
    view[key] = "five"

    expect(cell[same] == AnyHashable(5) && view[same] == AnyHashable("five"))
    expect(cell != plainCell && view != plainView)
    cell[same] = nil
    view[same] = nil
    expect(cell == plainCell && view == plainView)
  }

  /// A list of one item, whose height or both lengths the layout estimates.
  private func list(_ cellClass: CollectionViewCell.Type, isFlow: Bool) -> CollectionView {
    let layout: CollectionViewLayout
    if isFlow {
      let flow = CollectionViewFlowLayout()
      flow.estimatedItemSize = .wh(100, 100)
      layout = flow
    } else {
      layout = CollectionViewCompositionalLayout(
        section: .section(
          .vertical(
            layoutSize: .size(.fractionalWidth(1), .estimated(100)),
            subitems: [.item(.fractionalWidth(1), .estimated(100))])))
    }
    let list = CollectionView(frame: .xywh(0, 0, 200, 400), collectionViewLayout: layout)
    list.register(cellClass, forCellWithReuseIdentifier: "cell")
    return list
  }

  /// One item, with content of a height and what the closure adds.
  private final class OneItem: CollectionViewDataSource {
    let height: CGFloat
    let adapt: (CollectionViewCell) -> Void
    init(_ height: CGFloat, _ adapt: @escaping (CollectionViewCell) -> Void) {
      (self.height, self.adapt) = (height, adapt)
    }

    func collectionView(_ list: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ list: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.contentConfiguration = Named(height: height)
      adapt(cell)
      return cell
    }
  }

  @Test(arguments: [20, 70] as [CGFloat])
  func `R13.31 content decides about the lengths that its layout estimates`(height: CGFloat) {
    func size(
      _ cellClass: CollectionViewCell.Type, isFlow: Bool = false,
      _ adapt: @escaping (CollectionViewCell) -> Void = { _ in }
    ) -> CGSize? {
      let (list, items) = (list(cellClass, isFlow: isFlow), OneItem(height, adapt))
      list.dataSource = items
      list.layoutIfNeeded()
      return list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size
    }

    expectEqual(size(CollectionViewCell.self), .wh(200, height))
    expectEqual(size(CollectionViewCell.self, isFlow: true), .wh(50, height))
    expectEqual(size(CollectionViewListCell.self), .wh(200, max(44, height)))
    // Constraints come before the content's own size.
    let constrained = size(CollectionViewListCell.self) { cell in
      cell.contentView.heightAnchor.constraint(equalToConstant: 31).isActive = true
    }
    expectEqual(constrained, .wh(200, 31))
    // A cell is updated before it is measured.
    for cellClass in [CollectionViewCell.self, CollectionViewListCell.self] {
      let updated = size(cellClass) { cell in
        cell.configurationUpdateHandler = { cell, _ in
          cell.contentConfiguration = Named(height: height + 60)
        }
      }
      expectEqual(updated, .wh(200, height + 60))
    }
  }

  private static var fixed: [(CellAccessory, CGFloat, Bool)] {
    [
      (.disclosureIndicator(), 33, false), (.checkmark(), 39, false), (.detail(), 47, false),
      (.delete(displayed: .always), 38, true), (.insert(displayed: .always), 38, true),
      (.reorder(displayed: .always), 38, false), (.multiselect(displayed: .always), 38, true),
    ]
  }

  @Test func `R13.32 each accessory takes its width at its end`() {
    let cell = CollectionViewListCell(frame: .xywh(0, 0, 300, 44))

    for (accessory, width, isLeading) in Self.fixed {
      cell.accessories = [accessory]
      cell.layoutIfNeeded()
      expectEqual(cell.contentView.frame, .xywh(isLeading ? width : 0, 0, 300 - width, 44))
    }
    cell.accessories = Self.fixed.map(\.0)
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    cell.indentationWidth = 6
    cell.layoutIfNeeded()

    expectEqual(cell.contentView.frame, .xywh(120, 0, 300 - 157 - 120, 44))
    expect(CollectionViewListCell(coder: NSObject()) == nil)
  }

  @Test(
    arguments: [
      (.custom(20), 20), (.custom(-5), 0), (.custom(.nan), 0), (.standard, 38), (.actual, 33),
    ] as [(CellAccessory.LayoutDimension, CGFloat)])
  func `R13.32 an accessory takes the width that is reserved for it`(
    reserved: CellAccessory.LayoutDimension, width: CGFloat
  ) {
    let cell = CollectionViewListCell(frame: .xywh(0, 0, 300, 44))

    cell.accessories = [.disclosureIndicator(options: .init(reservedLayoutWidth: reserved))]
    cell.layoutIfNeeded()

    expectEqual(cell.contentView.frame.width, 300 - width)
  }

  @Test func `R13.32 accessories are there while the list is edited, or while it isn't`() {
    let (list, dot) = (list(CollectionViewListCell.self, isFlow: false), View())
    let items = OneItem(70) { cell in
      (cell as? CollectionViewListCell)?.accessories = [
        .insert(),
        .customView(
          configuration: .init(customView: dot, placement: .trailing(displayed: .whenNotEditing))),
      ]
    }
    list.dataSource = items
    var contents: [CGRect] = []
    for isEditing in [false, true, false] {
      list.isEditing = isEditing
      list.layoutIfNeeded()
      let cell = list.cellForItem(at: IndexPath(item: 0, section: 0))
      cell?.setNeedsLayout()
      cell?.layoutIfNeeded()
      contents.append(cell?.contentView.frame ?? .null)
      expectEqual(dot.superview === cell, !isEditing)
    }

    expectEqual(contents[0], .xywh(0, 0, 185, 70))
    expectEqual(contents[1], .xywh(38, 0, 162, 70))
    expectEqual(contents[2], contents[0])
  }
}
