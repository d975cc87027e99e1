import UIKitNames

private final class SurfaceRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    mention(contentView, self.reuseIdentifier)
  }
  required init?(coder: NSCoder) { return nil }
  override func prepareForReuse() { super.prepareForReuse() }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    mention(isSelected, isHighlighted)
  }
  func decorate() {
    separatorInset = .zero
    mention(textLabel, detailTextLabel, imageView)
    indentationLevel = 1
    indentationWidth = 10
    accessoryView = UIView()
    accessoryType = .disclosureIndicator
    selectionStyle = .none
  }
}
