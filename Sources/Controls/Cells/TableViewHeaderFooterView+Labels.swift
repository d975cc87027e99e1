import Foundation
public import ViewGeometry

/// The labels of a header or footer (R13.27), created on first use.
extension TableViewHeaderFooterView {
  /// The label of the title, 15 points from the leading edge; never nil.
  ///
  /// It is vertically centered, together with the detail.
  public final var textLabel: Label? { headerLabels.text }

  /// The label of the detail, below the title; never nil.
  public final var detailTextLabel: Label? { headerLabels.detail }

  private var headerLabels: HeaderLabels {
    if let labels = labels as? HeaderLabels { return labels }
    let made = HeaderLabels(of: self)
    labels = made
    return made
  }
}

/// The labels of a header or footer, one below the other.
private final class HeaderLabels: CellLabels {
  private unowned(unsafe) let header: TableViewHeaderFooterView
  private static let margin: CGFloat = 15
  private static let around: CGFloat = 8

  private(set) lazy var text = label(.boldSystemFont(ofSize: 17))
  private(set) lazy var detail = label(.systemFont(ofSize: 13))

  init(of header: TableViewHeaderFooterView) { self.header = header }

  private func label(_ font: Font) -> Label {
    let label = CellLabel(of: header, in: header.contentView, font: font)
    label.numberOfLines = 0
    return label
  }

  private func sizes(width: CGFloat) -> [CGSize] {
    let room = max(0, width - 2 * HeaderLabels.margin)
    return [text, detail].map {
      $0.text?.isEmpty ?? true ? .zero : $0.sizeThatFits(CGSize(width: room, height: 0))
    }
  }

  func place() {
    let bounds = header.contentView.bounds
    let sizes = sizes(width: bounds.width)
    var y = header.rounded((bounds.height - sizes[0].height - sizes[1].height) / 2)
    let isMirrored = header.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (label, size) in zip([text, detail], sizes) {
      let x = isMirrored ? bounds.width - HeaderLabels.margin - size.width : HeaderLabels.margin
      label.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
  }

  func height(width: CGFloat) -> CGFloat? {
    let height = sizes(width: width).reduce(0) { $0 + $1.height }
    return height > 0 ? height + HeaderLabels.around : nil
  }
}
