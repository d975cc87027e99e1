import Foundation
import ViewGeometry

/// The frames of the six views of a cell.
///
/// The views are an image, three lines of text, a badge and a line at the bottom.
enum FeedParts {
  static let count = 6

  /// Returns the frame of one part; the lengths of text lines depend on the item's index.
  @inline(__always)
  static func frame(of part: Int, in size: CGSize, item: Int) -> CGRect {
    let room = max(0, size.width - 80)
    switch part {
    case 0: return CGRect(x: 16, y: 8, width: 40, height: 40)
    case 1: return CGRect(x: 64, y: 8, width: room * length(item, 3), height: 18)
    case 2: return CGRect(x: 64, y: 28, width: room * length(item, 5), height: 16)
    case 3: return CGRect(x: 64, y: 46, width: room * length(item, 7), height: 14)
    case 4: return CGRect(x: size.width - 32, y: 8, width: 16, height: 16)
    default: return CGRect(x: 64, y: size.height - 1, width: size.width - 64, height: 1)
    }
  }

  /// Returns the fraction of the available width that a line of text takes: a quarter to all of it.
  @inline(__always)
  private static func length(_ item: Int, _ factor: Int) -> CGFloat {
    CGFloat(1 + (item &* factor) & 3) / 4
  }

  static func makeViews(in parent: View) -> [View] {
    (0..<count).map { _ in
      let view = View(frame: .zero)
      parent.addSubview(view)
      return view
    }
  }

  static func place(_ views: [View], in size: CGSize, item: Int) {
    for part in 0..<count { views[part].frame = frame(of: part, in: size, item: item) }
  }

  /// Checks the frames of the views of a cell that shows an item.
  static func check(_ content: View, item: Int) throws(WrongAnswer) {
    for (part, view) in content.subviews.enumerated() {
      try Agreement.require(
        view.frame, frame(of: part, in: content.bounds.size, item: item), tolerance: 1e-12,
        for: "Part \(part) of item \(item)")
    }
    try Agreement.require(content.subviews.count, count, for: "The parts of item \(item)")
  }
}

/// A row with six views, laid out when it is shown.
final class FeedCell: TableViewCell {
  private lazy var parts = FeedParts.makeViews(in: contentView)
  private var item = 0

  func show(_ item: Int) {
    self.item = item
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    FeedParts.place(parts, in: contentView.bounds.size, item: item)
  }
}

/// A grid cell with the same six views as ``FeedCell``.
final class FeedGridCell: CollectionViewCell {
  private lazy var parts = FeedParts.makeViews(in: contentView)
  private var item = 0

  func show(_ item: Int) {
    self.item = item
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    FeedParts.place(parts, in: contentView.bounds.size, item: item)
  }
}
