import Foundation
import TextMeasuring
import ViewGeometry

/// The labels and the image of a cell, arranged by the cell's style (R13.27).
final class StyledCellLabels: CellLabels {
  private unowned(unsafe) let cell: TableViewCell

  /// The distances of UIKit's styles, in points.
  private enum Space {
    /// The distance between the image and the title.
    static let image: CGFloat = 15
    /// The distance between a title and the detail beside it.
    static let row: CGFloat = 6
    /// The distance between a title and the detail below it.
    static let column: CGFloat = 1
    /// The width of the title in the `value2` style.
    static let title: CGFloat = 91
    /// The total space above and below the labels, except in the subtitle style (`aroundColumn`).
    static let aroundRow: CGFloat = 23
    static let aroundColumn: CGFloat = 19.5
    static let leastHeight: CGFloat = 44
  }

  private(set) lazy var text: Label = {
    let size: CGFloat = cell.cellStyle == .value2 ? 15 : 17
    let label = makeLabel(size)
    if cell.cellStyle == .value2 { label.textAlignment = .right }
    return label
  }()
  private(set) lazy var detail: Label? = {
    switch cell.cellStyle {
    case .default: nil
    case .value1: makeLabel(17)
    case .value2: makeLabel(15)
    case .subtitle: makeLabel(12)
    }
  }()
  private(set) lazy var image: ImageView? =
    cell.cellStyle == .value2 ? nil : CellImageView(of: cell)

  /// Creates the object that lays out a cell's labels; the cell owns the object.
  init(of cell: TableViewCell) { self.cell = cell }

  private func makeLabel(_ fontSize: CGFloat) -> Label {
    CellLabel(of: cell, in: cell.contentView, font: .systemFont(ofSize: fontSize))
  }

  func place() {
    let bounds = cell.contentView.bounds
    let margins = cell.labelMargins
    var start = margins.leading
    if let image, let size = image.image?.size {
      let frame = imageFrame(size, at: start, height: bounds.height)
      set(image, frame)
      if size.width > 0 { start += frame.width + Space.image }
    } else if let image {
      set(image, CGRect(x: start, y: bounds.height / 2, width: 0, height: 0))
    }
    placeTexts(from: start, width: max(0, bounds.width - start - margins.trailing), bounds.height)
  }

  /// Returns the smallest height of a cell in which the texts fit beside the image.
  ///
  /// An image taller than the cell is scaled down. The taller the cell is, the wider such an image
  /// is, and the less width it leaves for the texts. Returns nil if there is nothing to show.
  ///
  /// - Complexity: One measurement of the texts if there is no image; O(lines of text) measurements
  ///   if there is one.
  func height(width: CGFloat) -> CGFloat? {
    var least = height(width: width, imageWidth: 0)
    guard let size = image?.image?.size, size.width > 0 else { return least }
    while let height = least {
      let imageWidth = imageFrame(size, at: 0, height: height).width
      guard let next = self.height(width: width, imageWidth: imageWidth), next > height else {
        return height
      }
      least = next
    }
    return nil
  }

  /// Returns the height of a cell whose image has the given width, at least 44 points.
  ///
  /// Returns nil if there is nothing to show.
  private func height(width: CGFloat, imageWidth: CGFloat) -> CGFloat? {
    let margins = cell.labelMargins
    let start = margins.leading + (imageWidth > 0 ? imageWidth + Space.image : 0)
    let texts = sizes(width: max(0, width - start - margins.trailing))
    guard texts.text.height > 0 || texts.detail.height > 0 || image?.image != nil else {
      return nil
    }
    guard cell.cellStyle == .subtitle else {
      let row = max(texts.text.height, texts.detail.height)
      return max(Space.leastHeight, row + Space.aroundRow)
    }
    return max(Space.leastHeight, height(ofColumn: texts) + Space.aroundColumn)
  }

  /// Returns the frame of an image; an image taller than the cell is scaled down.
  private func imageFrame(_ size: CGSize, at x: CGFloat, height: CGFloat) -> CGRect {
    let factor = size.height > height ? height / size.height : 1
    let fitting = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      origin: CGPoint(x: x, y: cell.rounded((height - fitting.height) / 2)), size: fitting)
  }

  private func placeTexts(from x: CGFloat, width: CGFloat, _ height: CGFloat) {
    let sizes = sizes(width: width)
    func centered(_ size: CGSize, at x: CGFloat) -> CGRect {
      CGRect(origin: CGPoint(x: x, y: cell.rounded((height - size.height) / 2)), size: size)
    }
    switch cell.cellStyle {
    case .default: set(text, CGRect(x: x, y: 0, width: width, height: height))
    case .value1:
      set(text, centered(sizes.text, at: x))
      set(detail, centered(sizes.detail, at: x + width - sizes.detail.width))
    case .value2:
      set(text, centered(sizes.text, at: x))
      set(detail, centered(sizes.detail, at: x + Space.title + Space.row))
    case .subtitle:
      let y = cell.rounded((height - self.height(ofColumn: sizes)) / 2)
      set(text, CGRect(origin: CGPoint(x: x, y: y), size: sizes.text))
      let space = sizes.text.height > 0 ? sizes.text.height + Space.column : 0
      set(detail, CGRect(origin: CGPoint(x: x, y: y + space), size: sizes.detail))
    }
  }

  private func height(ofColumn sizes: (text: CGSize, detail: CGSize)) -> CGFloat {
    let isPair = sizes.text.height > 0 && sizes.detail.height > 0
    return sizes.text.height + sizes.detail.height + (isPair ? Space.column : 0)
  }

  /// Returns the sizes of the labels in the given width.
  ///
  /// The size of a label without text is zero, except that the `value2` style's title always has
  /// its fixed width. The default style has no detail.
  private func sizes(width: CGFloat) -> (text: CGSize, detail: CGSize) {
    switch cell.cellStyle {
    case .default: return (size(of: text, width), .zero)
    case .subtitle: return (size(of: text, width), size(of: detail, width))
    case .value1:
      let title = size(of: text, width)
      let room = title.width > 0 ? width - title.width - Space.row : width
      return (title, size(of: detail, max(0, room)))
    case .value2:
      let title = CGSize(width: Space.title, height: size(of: text, Space.title).height)
      return (title, size(of: detail, max(0, width - Space.title - Space.row)))
    }
  }

  private func size(of label: Label?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Sets the frame of a subview of the content view; mirrors the frame in a right-to-left cell.
  ///
  /// Does nothing if the view is nil or has another superview.
  private func set(_ view: View?, _ frame: CGRect) {
    guard let view, view.superview === cell.contentView else { return }
    var frame = frame
    if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = cell.contentView.bounds.width - frame.maxX
    }
    if view.frame != frame { view.frame = frame }
  }
}

/// A label that marks its cell, header or footer for layout when the label's intrinsic content size
/// is invalidated.
final class CellLabel: Label {
  private weak var cell: View?

  init(of cell: View, in contentView: View, font: Font) {
    super.init(frame: .zero)
    self.cell = cell
    self.font = font
    contentView.addSubview(self)
  }

  override init?(coder: NSObject) { return nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

/// An image view that marks its cell for layout when its image is set.
private final class CellImageView: ImageView {
  private weak var cell: TableViewCell?

  init(of cell: TableViewCell) {
    super.init(frame: .zero)
    self.cell = cell
    cell.contentView.addSubview(self)
  }

  override init?(coder: NSObject) { return nil }

  override var image: Image? {
    didSet { cell?.setNeedsLayout() }
  }
}
