import Foundation
import ViewGeometry

/// A view with a settable intrinsic content size.
final class PreferredSizeView: View {
  private var contentSize = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)

  override var intrinsicContentSize: CGSize { contentSize }

  func setContentSize(_ width: Double, _ height: Double) {
    let next = CGSize(width: width, height: height)
    guard next != contentSize else { return }
    contentSize = next
    invalidateIntrinsicContentSize()
  }
}

/// The eight views of `ConstraintCell` in a content view, constrained by anchors as in an app.
final class ConstraintCellViews {
  static let width = 375.0

  private let parts: [PreferredSizeView]

  init(in content: View) {
    parts = (0..<8).map { _ in PreferredSizeView(frame: .zero) }
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(part)
    }
    let (avatar, title, date, subtitle) = (parts[0], parts[1], parts[2], parts[3])
    let (body, badge, button, separator) = (parts[4], parts[5], parts[6], parts[7])
    date.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    date.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    var constraints = [
      avatar.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      title.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      title.rightAnchor.constraint(lessThanOrEqualTo: date.leftAnchor, constant: -8),
      date.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16),
      date.topAnchor.constraint(equalTo: title.topAnchor, constant: 3),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 4),
      badge.centerXAnchor.constraint(equalTo: avatar.rightAnchor),
      badge.centerYAnchor.constraint(equalTo: avatar.bottomAnchor),
      button.leftAnchor.constraint(equalTo: title.leftAnchor),
      button.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      separator.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 12),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      separator.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
    for (view, inset) in [(subtitle, 16.0), (body, 16), (separator, 0)] {
      constraints.append(view.leftAnchor.constraint(equalTo: title.leftAnchor))
      constraints.append(
        view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -inset))
    }
    LayoutConstraint.activate(constraints)
    badge.setContentSize(16, 16)
    button.setContentSize(64, 30)
  }

  func show(_ content: ConstraintCell.Content) {
    let none = Double(View.noIntrinsicMetric)
    parts[1].setContentSize(content.title, 20.5)
    parts[2].setContentSize(content.date, 17)
    parts[3].setContentSize(none, content.subtitle)
    parts[4].setContentSize(none, content.body)
  }

  /// Checks that the frames of the views equal those computed directly from the cell's content.
  func check(_ content: ConstraintCell.Content) throws(WrongAnswer) {
    var frames = [ConstraintLimits.Frame](repeating: .zero, count: 8)
    _ = ConstraintLimits.cell(content, width: Self.width, &frames)
    for (part, frame) in zip(parts, frames) {
      let expected = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      try Agreement.require(part.frame, expected, for: "The frame of a view")
    }
  }
}

/// A table of self-sizing rows, whose heights the delegate doesn't provide.
final class SelfSizingTable: TableViewDataSource, TableViewDelegate {
  /// The contents of the rows, from `Suite.contents`.
  static let contents = Suite.contents

  final class Cell: TableViewCell {
    fileprivate lazy var views = ConstraintCellViews(in: contentView)
    fileprivate(set) var shown = 0

    func show(_ row: Int) {
      shown = row
      views.show(contents[row % contents.count])
    }
  }

  /// The mean height of a row, which is also the table's estimated row height.
  static let meanHeight =
    contents.map(\.height).reduce(0, +) / Double(contents.count)
  /// The average number of rows that appear per frame.
  static let appearing = 40 / meanHeight

  let count: Int
  let window: Window
  let table: TableView
  private var offset = 0.0

  init(count: Int) {
    self.count = count
    let screen = CGRect(x: 0, y: 0, width: ConstraintCellViews.width, height: 844)
    window = Window(frame: screen)
    table = TableView(frame: screen, style: .plain)
    table.estimatedRowHeight = CGFloat(Self.meanHeight)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.delegate = self
    table.dataSource = self
    window.addSubview(table)
    // Starts away from the top, so that the cost of preceding rows would show.
    offset = (Double(count) / 2 * Self.meanHeight).rounded(.down)
    scroll()
  }

  /// Scrolls by 40 points, or back to the top near the end, and lays out the window.
  func scroll() {
    offset += 40
    if offset > Double(table.contentSize.height) - 2_000 { offset = 0 }
    table.contentOffset = CGPoint(x: 0, y: offset)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.show(indexPath.row)
    return cell
  }

  /// Checks the visible cells.
  ///
  /// They must be adjacent and cover the screen. Their heights and the frames of their views must
  /// be those expected for the contents of their rows.
  func check() throws(WrongAnswer) {
    let cells = table.visibleCells.compactMap { $0 as? Cell }
    var y = cells.first?.frame.minY ?? .infinity
    try Agreement.require(y <= table.bounds.minY, true, for: "Whether the first row is in view")
    for cell in cells {
      let content = Self.contents[cell.shown % Self.contents.count]
      try Agreement.require(Double(cell.frame.minY), Double(y), for: "The top of a row")
      try Agreement.require(Double(cell.frame.height), content.height, for: "The height of a row")
      try cell.views.check(content)
      y = cell.frame.maxY
    }
    try Agreement.require(y >= table.bounds.maxY, true, for: "Whether the screen is covered")
  }
}
