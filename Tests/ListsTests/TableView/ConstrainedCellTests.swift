import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cells whose constraints determine their height.
@Suite struct ConstrainedCellTests {
  @Test
  func `a row of automatic height is as high as its constraints make it in its width (R11.60)`() {
    let cell = TableViewCell()
    let (title, mark) = (PlainStatedView(), View())
    title.traits.intrinsic = CGSize(width: 120, height: 20)
    for view in [title, mark] {
      cell.contentView.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let content = cell.contentView
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      mark.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      mark.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      mark.heightAnchor.constraint(equalTo: mark.widthAnchor, multiplier: 0.25),
      content.bottomAnchor.constraint(equalTo: mark.bottomAnchor, constant: 12),
    ])

    let size = cell.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
    expectEqual(size, CGSize(width: 320, height: 128))

    cell.frame.size = size
    cell.layoutIfNeeded()
    expectEqual(mark.frame, CGRect(x: 0, y: 36, width: 320, height: 80))
  }

  @Test(arguments: [TableViewCell.AccessoryType.none, .disclosureIndicator])
  func `a row of automatic height is measured in the width that its content gets (R7.14)`(
    accessory: TableViewCell.AccessoryType
  ) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let halves = RegisteredRows([2]) { cell, _ in
      let half = View()
      cell.contentView.fill(with: half)
      half.heightAnchor.constraint(equalTo: half.widthAnchor, multiplier: 0.5).isActive = true
      cell.accessoryType = accessory
    }
    let table = halves.table(size: window.bounds.size)
    window.addSubview(table)
    let room: CGFloat = accessory == .none ? 0 : 33
    func expectHalves(_ width: CGFloat) {
      window.layoutIfNeeded()
      for row in 0..<2 {
        let cell = table.cellForRow(at: .at(0, row))
        expectEqual(cell?.contentView.frame.width, width)
        expectEqual(table.rectForRow(at: .at(0, row)).height, width / 2)
        expectEqual(cell?.frame, table.rectForRow(at: .at(0, row)))
      }
    }

    expectHalves(320 - room)
    window.safeAreaInsets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    expectHalves(290 - room)
    table.insetsContentViewsToSafeArea = false
    expectHalves(320 - room)
    table.isEditing = true
    expectHalves(282)
    table.isEditing = false
    expectHalves(320 - room)
  }
}
