import Controls
import Foundation
import Testing
import TextMeasuring
import ViewGeometry

@testable import TestSupport

@Suite struct LabelTests {
  private func label(_ text: String?, lines: Int = 1) -> Label {
    let label = Label()
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  @Test func `R13.2, R13.5 A label is as large as its text, on whole pixels`() {
    let text = label("Label")

    expectEqual(text.intrinsicContentSize, CGSize(width: 41.5, height: 20.5))
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(text)
    window.displayScale = 3
    expectEqual(text.intrinsicContentSize.height, 61.0 / 3)
    window.displayScale = 1
    expectEqual(text.intrinsicContentSize, CGSize(width: 42, height: 21))
    expectEqual(label(nil).intrinsicContentSize, .zero)
    expectEqual(label("").intrinsicContentSize, .zero)
    expect(!text.isUserInteractionEnabled)
  }

  @Test func `R13.6 A label of one line ignores the width it is to fit, others wrap`() {
    let one = label("several words in a line")
    let many = label("several words in a line", lines: 0)
    let narrow = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)

    expectEqual(one.sizeThatFits(narrow), one.intrinsicContentSize)
    expectEqual(many.intrinsicContentSize, one.intrinsicContentSize)
    expect(many.sizeThatFits(narrow).width <= 100)
    expectEqual(many.sizeThatFits(narrow).height, 61)
    expectEqual(many.sizeThatFits(.zero), one.intrinsicContentSize)
    many.preferredMaxLayoutWidth = 100
    expectEqual(many.intrinsicContentSize, many.sizeThatFits(narrow))
    many.numberOfLines = 1
    expectEqual(many.intrinsicContentSize, one.intrinsicContentSize)
  }

  @Test func `R13.7 The rectangle of the text has the origin of the bounds and isn't larger`() {
    let many = label("several words in a line", lines: 0)
    let bounds = CGRect(x: 5, y: 6, width: 100, height: 30)

    let rect = many.textRect(forBounds: bounds, limitedToNumberOfLines: 0)

    expectEqual(rect.origin, bounds.origin)
    expectEqual(rect.height, 30)
    expect(rect.width <= 100)
    expectEqual(
      many.textRect(forBounds: bounds, limitedToNumberOfLines: 1).height, 20.5)
    expectEqual(
      many.textRect(forBounds: .zero, limitedToNumberOfLines: 0), .zero)
  }

  @Test func `R13.8 Baselines lie at the ascender and the descender, on whole pixels`() {
    let one = label("Label")
    one.sizeToFit()
    let two = label("a\nb", lines: 0)
    two.sizeToFit()

    expectEqual(one.firstBaselineOffsetFromTop, 16)
    expectEqual(one.lastBaselineOffsetFromBottom, 4.5)
    expectEqual(two.firstBaselineOffsetFromTop, 16)
    expectEqual(two.bounds.height, 41)
    expectEqual(two.lastBaselineOffsetFromBottom, 4.5)
    expect(label(nil).firstBaselineOffsetFromTop == nil)
  }

  @Test func `R13.1 Text without a font has 17 points, and attributes count`() {
    let text = label("Label")
    text.font = nil
    expectEqual(text.intrinsicContentSize.height, 20.5)

    text.attributedText = NSAttributedString(
      string: "Label", attributes: [.font: Font.systemFont(ofSize: 34)])
    expectEqual(text.intrinsicContentSize.height, 41)
    expectEqual(text.text, "Label")
    text.font = .systemFont(ofSize: 15)
    expectEqual(text.intrinsicContentSize.height, 18)
    text.text = "plain"
    let font = text.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? Font
    expectEqual(font, .systemFont(ofSize: 15))
  }

  @Test func `R13.4 A label that follows the text size has the font of its traits`() {
    let text = label("Label")
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(text)
    let usual = text.intrinsicContentSize

    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()

    expect(text.intrinsicContentSize.height > 3 * usual.height)
  }

  @Test func `Constraints wrap a label in the width they find, and what is below follows`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    let (text, below) = (label("a text of several words that wraps", lines: 0), View())
    for view in [text, below] {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: parent.topAnchor),
      text.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])

    parent.layoutIfNeeded()
    let lines = text.textLayout().lines.count
    expect(lines > 1)
    expectEqual(below.frame.minY, text.sizeThatFits(CGSize(width: 150, height: 0)).height)

    text.text = "short"
    parent.layoutIfNeeded()
    expectEqual(below.frame.minY, 20.5)
  }

  @Test func `A row is as high as the label that constraints fit into it`() {
    let texts = [
      "One line", String(repeating: "A text that needs several lines. ", count: 5), "Last",
    ]
    let rows = RegisteredRows([texts.count])
    rows.cell = { path in
      let (cell, label) = (TableViewCell(), Label())
      (label.text, label.numberOfLines) = (texts[path.row], 0)
      cell.contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      ])
      return cell
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let table = rows.table(size: window.bounds.size)
    table.rowHeight = TableView.automaticDimension
    window.addSubview(table)
    window.layoutIfNeeded()

    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    let label = Label()
    (label.text, label.numberOfLines) = (texts[1], 0)
    window.addSubview(label)
    let fitting = label.sizeThatFits(CGSize(width: 288, height: 0)).height
    expectEqual(heights[1], fitting + 20)
    expectEqual(heights[0], heights[2])
    expect(heights[0] < 50)
    withExtendedLifetime(rows) {}
  }

  @Test func `A stack is as high as the labels in it, which wrap in its width`() {
    let parent = View(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let labels = [label("A title of several words", lines: 0), label("Short")]
    let stack = StackView(arrangedSubviews: labels)
    (stack.axis, stack.spacing) = (.vertical, 4)
    parent.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
      stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 120),
    ])
    parent.layoutIfNeeded()

    let high = labels[0].sizeThatFits(CGSize(width: 120, height: 0)).height
    expect(high > 30)
    expectEqual(labels.map(\.frame.height), [high, 20.5])
    expectEqual(stack.frame.height, high + 24.5)
  }

  @Test func `An item is as high as the label that constraints fit into it`() {
    final class Cell: CollectionViewCell {
      let label = Label()
      override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        label.numberOfLines = 0
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
    }
    let size = CollectionLayoutSize(
      widthDimension: .absolute(150), heightDimension: .estimated(44))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let layout = CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    let texts = ["Short", "A text of several words that wraps"]
    let items = RegisteredItems([2]) { ($0 as? Cell)?.label.text = texts[$1.item] }
    let view = items.makeCollectionView(layout: layout, cell: Cell.self)
    view.layoutIfNeeded()

    let heights = (0..<2).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
    let fitting = texts.map { text in
      label(text, lines: 0).sizeThatFits(CGSize(width: 150, height: 0)).height + 10
    }
    expectEqual(heights, fitting)
    expect(heights[1] > heights[0])
  }
}
