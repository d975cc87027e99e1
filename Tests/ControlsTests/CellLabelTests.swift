import Controls
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The labels and the image of table cells (R13.27).
@Suite struct CellLabelTests {
  /// A cell of a size, with the inset of its separators.
  private func cell(
    _ style: TableViewCell.CellStyle, _ width: CGFloat, _ height: CGFloat, inset: CGFloat = 15
  ) -> TableViewCell {
    let cell = TableViewCell(style: style)
    cell.frame = CGRect(0, 0, width, height)
    cell.separatorInset = EdgeInsets(top: 0, left: inset, bottom: 0, right: 0)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.layoutIfNeeded()
    return cell
  }

  private func frames(_ cell: TableViewCell) throws -> (text: CGRect, detail: CGRect) {
    cell.layoutIfNeeded()
    return (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame)
  }

  @Test func `T13.9 title and detail lie below each other, a point apart`() throws {
    let (text, detail) = try frames(cell(.subtitle, 768, 55.5, inset: 20))
    expectEqual(text.origin, CGPoint(x: 20, y: 10))
    expectEqual(text.height, 20.5)
    expectEqual(detail.origin, CGPoint(x: 20, y: 31.5))
    expectEqual(detail.height, 14.5)
  }

  @Test func `T13.10 T13.11 a title alone has the room between the margins`() throws {
    let plain = cell(.default, 375, 43.5)
    expectEqual(plain.textLabel?.frame, CGRect(15, 0, 345, 43.5))
    expect(plain.detailTextLabel == nil)

    let pointing = cell(.default, 381.5, 43.5, inset: 16)
    pointing.accessoryType = .disclosureIndicator
    pointing.layoutIfNeeded()
    expectEqual(pointing.contentView.frame.width, 348.5)
    expectEqual(pointing.textLabel?.frame, CGRect(16, 0, 324.5, 43.5))
  }

  @Test func `T13.12 a value ends where the title ends in other cells`() throws {
    let pointing = cell(.value1, 417.5, 44, inset: 20)
    pointing.accessoryType = .disclosureIndicator
    let (text, detail) = try frames(pointing)
    expectEqual(text.minX, 20)
    expectEqual(detail.maxX, 376.5)
    expectEqual(text.midY, detail.midY)
    expect(abs(text.midY - 22) <= 0.25)

    pointing.detailTextLabel?.text = String(repeating: "long ", count: 40)
    let (title, long) = try frames(pointing)
    expectEqual(title, text)
    expectEqual(long.minX, text.maxX + 6)
    expectEqual(long.maxX, 376.5)
  }

  @Test func `R13.27 a detail stands behind a title of 91 points, and there is no image`() throws {
    let value = cell(.value2, 320, 44)
    let (text, detail) = try frames(value)
    expectEqual(text.minX, 15)
    expectEqual(text.width, 91)
    expectEqual(detail.minX, 112)
    expect(value.imageView == nil)
  }

  @Test func `R13.27 an image moves the texts, and is made smaller for a low cell`() throws {
    let cell = cell(.default, 320, 44)
    cell.imageView?.image = Image(size: CGSize(width: 29, height: 29))
    cell.layoutIfNeeded()
    expectEqual(cell.imageView?.frame, CGRect(15, 7.5, 29, 29))
    expectEqual(cell.textLabel?.frame, CGRect(59, 0, 246, 44))

    cell.imageView?.image = Image(size: CGSize(width: 176, height: 88))
    cell.layoutIfNeeded()
    expectEqual(cell.imageView?.frame, CGRect(15, 0, 88, 44))
    expectEqual(cell.textLabel?.frame.minX, 118)
  }

  @Test func `R13.27 indentation and the reading direction move labels`() throws {
    let cell = cell(.subtitle, 320, 56)
    let (text, _) = try frames(cell)
    cell.indentationLevel = 2
    expectEqual(try frames(cell).text.minX, text.minX + 20)
    cell.semanticContentAttribute = .forceRightToLeft
    expectEqual(try frames(cell).text.maxX, 320 - text.minX - 20)
  }

  @Test func `R13.27 rows of automatic height follow the texts`() {
    func height(_ style: TableViewCell.CellStyle, _ text: String?, lines: Int = 1) -> CGFloat {
      let cell = TableViewCell(style: style)
      cell.textLabel?.numberOfLines = lines
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = text.map { _ in "Detail" }
      return cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    }
    expectEqual(height(.default, nil), 44)
    expectEqual(height(.default, "Title"), 44)
    expectEqual(height(.value1, "Title"), 44)
    expectEqual(height(.subtitle, "Title"), 55.5)
    expectEqual(height(.default, "Two\nlines", lines: 0), 64)
  }

  @Test(arguments: [TableViewCell.CellStyle.default, .subtitle], [1, 20, 60, 200])
  func `R13.27 an automatic height fits the texts beside an image as large as it is then`(
    style: TableViewCell.CellStyle, words: Int
  ) throws {
    for image in [CGSize(29, 29), CGSize(400, 100), CGSize(90, 900), CGSize(0, 900)] {
      let cell = TableViewCell(style: style)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: words)
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = Image(size: image)
      cell.frame = CGRect(0, 0, 320, cell.sizeThatFits(CGSize(width: 320, height: 0)).height)
      cell.layoutIfNeeded()

      let (label, picture) = (try #require(cell.textLabel), try #require(cell.imageView))
      let start = image.width > 0 ? picture.frame.maxX + 15 : 15
      // An image that fills the row leaves the texts no width in which to be high.
      guard start < 320 - 15 else { continue }
      let room = CGSize(width: 320 - 15 - start, height: 0)
      let text = label.sizeThatFits(room).height
      let detail = style == .subtitle ? 15.5 : 0
      let expected = max(44, text + detail + (style == .subtitle ? 19.5 : 23))
      expectEqual(cell.frame.height, expected, "\(image), \(words) words")
    }
  }
}

extension CGSize {
  fileprivate init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
