import Controls
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Content configurations of cells.
@Suite struct ContentTests {
  /// Content of a fixed height, which counts its views and knows whether it is selected.
  private struct Fixed: ContentConfiguration {
    var height: CGFloat = 70
    var isSelected = false

    func makeContentView() -> any View & ContentView { FixedView(self) }

    func updated(for state: any ConfigurationState) -> Fixed {
      var copy = self
      copy.isSelected = (state as? CellConfigurationState)?.isSelected ?? false
      return copy
    }
  }

  private final class FixedView: View, ContentView {
    var configuration: any ContentConfiguration
    init(_ configuration: Fixed) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    override init?(coder: NSObject) { return nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: (configuration as? Fixed)?.height ?? 0)
    }
  }

  @Test func `R13.29 A content view stays while it supports the configuration`() throws {
    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = Fixed()
    let made = cell.contentView
    cell.contentConfiguration = Fixed(height: 90)

    expect(made is FixedView && made === cell.contentView && plain.superview == nil)
    expectEqual(made.frame, cell.bounds)
    expectEqual(cell.contentView.sizeThatFits(.zero).height, 90)
    cell.contentConfiguration = ListContentConfiguration.cell()
    expect(cell.contentView is ListContentView)
    cell.contentConfiguration = nil
    expect(type(of: cell.contentView) == View.self && cell.subviews.count == 1)
  }

  @Test func `R13.30 A cell updates once for several requests, and for its state`() {
    let cell = TableViewCell()
    var states: [Bool] = []
    cell.contentConfiguration = Fixed()
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()

    expectEqual(states, [false, true])
    expectEqual((cell.contentConfiguration as? Fixed)?.isSelected, true)
    expectEqual(cell.sizeThatFits(CGSize(width: 100, height: 0)).height, 70)
  }

  private final class CustomHeader: TableViewHeaderFooterView {
    var updates = 0
    override func updateConfiguration(using state: ViewConfigurationState) { updates += 1 }
  }

  @Test func `R13.30 A header of a subclass updates without a content configuration`() {
    let header = CustomHeader(reuseIdentifier: nil)
    header.layoutIfNeeded()
    header.layoutIfNeeded()
    expectEqual(header.updates, 1)

    header.setNeedsUpdateConfiguration()
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    expectEqual(header.updates, 2)
  }

  @Test func `R13.31 List content has an image, and texts below each other or side by side`() throws
  {
    var content = ListContentConfiguration.cell()
    expectEqual(
      content.directionalLayoutMargins,
      DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    (content.text, content.secondaryText) = ("Name", "More")
    content.image = Image(size: CGSize(width: 40, height: 20))
    content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
    let view = ListContentView(configuration: content)
    view.frame.size = view.sizeThatFits(CGSize(width: 320, height: 0))
    let (image, text, more) = try (
      #require(view.imageFrame), #require(view.textFrame), #require(view.secondaryTextFrame)
    )

    expectEqual(image.size, CGSize(width: 20, height: 10))
    expectEqual([image.minX, text.minX, more.minX], [16, 52, 52])
    expectEqual(text.minY, 11)
    expect(abs(more.minY - text.maxY - 3) <= 0.5)
    content.prefersSideBySideTextAndSecondaryText = true
    view.configuration = content
    expectEqual(view.secondaryTextFrame?.maxX, 312)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    expectEqual(view.imageFrame?.maxX, 304)
    let cell = TableViewCell(style: .default)
    cell.contentConfiguration = cell.defaultContentConfiguration()
    expectEqual(cell.sizeThatFits(CGSize(width: 320, height: 0)).height, 44)
  }

  /// A section with a header and a footer, which keep their default content.
  private final class Parts: TableViewDataSource, TableViewDelegate {
    var contents: [ListContentConfiguration] = []
    var views: [TableViewHeaderFooterView] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 40 }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      part(of: tableView)
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      part(of: tableView)
    }

    private func part(of table: TableView) -> View? {
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "part")
      guard let view else { return nil }
      contents.append(view.defaultContentConfiguration())
      views.append(view)
      return view
    }
  }

  @Test(arguments: [true, false])
  func `R13.31 the default content of a footer is a footer's, before it is shown and afterward`(
    isPlain: Bool
  ) {
    let table = TableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: isPlain ? .plain : .grouped)
    let parts = Parts()
    table.register(TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "part")
    table.dataSource = parts
    table.delegate = parts

    table.layoutIfNeeded()

    let expected: [ListContentConfiguration] =
      isPlain ? [.plainHeader(), .plainFooter()] : [.groupedHeader(), .groupedFooter()]
    expectEqual(parts.contents, expected)
    expectEqual(parts.views.map { $0.defaultContentConfiguration() }, expected)
  }

  @Test func `R13.32 Accessories and indentation narrow the content of a list cell`() {
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let dot = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessories = [
      .disclosureIndicator(), .delete(),
      .customView(configuration: .init(customView: dot, placement: .leading())),
    ]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()

    expectEqual(cell.contentView.frame, CGRect(x: 45, y: 0, width: 222, height: 44))
    expectEqual(dot.center.y, 22)
    cell.accessories = []
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame.width, 280)
    expect(dot.superview == nil)
  }

  @Test(arguments: [false, true])
  func `R13.32 accessories are indented only if they are meant to be`(isMirrored: Bool) {
    let cell = CollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
    let dots = [false, true].map { isLeading in
      let dot = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      cell.accessories.append(
        .customView(
          configuration: .init(
            customView: dot, placement: isLeading ? .leading() : .trailing())))
      return dot
    }
    func start(of view: View) -> CGFloat {
      isMirrored ? 300 - view.frame.maxX : view.frame.minX
    }
    func starts() -> [CGFloat] {
      cell.layoutIfNeeded()
      return (dots + [cell.contentView]).map(start)
    }
    let before = starts()

    cell.indentationLevel = 3
    expectEqual(starts(), [before[0], before[1] + 30, before[2] + 30])
    cell.indentsAccessories = false
    expectEqual(starts(), [before[0], before[1], before[2] + 30])
    // The trailing view, 10 points wide, is centered in its 25 points, where the content ends.
    let end = start(of: cell.contentView) + cell.contentView.frame.width
    expectEqual(end, start(of: dots[0]) - 7.5)
  }
}
