import UIKitNames

private final class SurfaceRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mention(contentView, self.reuseIdentifier)
  }
  required init?(coder: NSCoder) { return nil }
  override func prepareForReuse() { super.prepareForReuse() }
}
