import Foundation
import Testing
import ViewGeometry

/// Cells whose constraints say how high they are.
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
    #expect(size == CGSize(width: 320, height: 128))

    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: 36, width: 320, height: 80))
  }
}
