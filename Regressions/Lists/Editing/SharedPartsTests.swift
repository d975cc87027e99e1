import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Views that are parts of a cell and move elsewhere.
@Suite struct SharedPartsTests {
  private func makeStar() -> View { View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  @Test func `An accessory that went to another cell is placed by that one`() {
    let (first, second, star) = (TableViewCell(), TableViewCell(), makeStar())
    second.frame.size.height = 100
    first.accessoryView = star
    second.accessoryView = star
    second.layoutIfNeeded()
    let place = star.frame

    first.setNeedsLayout()
    first.layoutIfNeeded()
    first.isEditing = true
    first.layoutIfNeeded()

    expect(star.superview === second)
    expectEqual(star.frame, place)
    expect(star.isHidden == false)
  }

  @Test func `A background that went into another view is placed by that one`() {
    let (cell, table) = (
      TableViewCell(), TableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    )
    let (other, inCell, inTable) = (View(), makeStar(), makeStar())
    cell.backgroundView = inCell
    table.backgroundView = inTable
    for view in [inCell, inTable] {
      other.addSubview(view)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }

    for view in [cell, table] as [View] {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }

    expectEqual(inCell.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(inTable.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `A view that is both accessories stays while it is one of them`() {
    let (cell, star) = (TableViewCell(), makeStar())
    cell.accessoryView = star
    cell.editingAccessoryView = star

    cell.accessoryView = nil
    cell.isEditing = true
    cell.layoutIfNeeded()

    expect(star.superview === cell)
    expect(star.isHidden == false)
    expectEqual(star.frame.maxX, CGFloat(305))

    cell.editingAccessoryView = nil

    expect(star.superview == nil)
  }

  @Test func `A part that is taken out isn't hidden any more`() {
    let (cell, star, selected) = (TableViewCell(), makeStar(), View())
    cell.accessoryView = star
    cell.selectedBackgroundView = selected
    cell.isEditing = true
    cell.layoutIfNeeded()
    expect(star.isHidden && selected.isHidden)

    cell.accessoryView = nil
    cell.selectedBackgroundView = nil

    expect(!star.isHidden && !selected.isHidden)
  }
}
