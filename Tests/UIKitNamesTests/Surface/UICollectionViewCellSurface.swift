import UIKitNames

private final class SurfaceCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    mention(contentView, reuseIdentifier, backgroundView, selectedBackgroundView)
  }
  required init?(coder: NSCoder) { return nil }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  override var isSelected: Bool { didSet { setNeedsLayout() } }
  override var isHighlighted: Bool { didSet { setNeedsLayout() } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    mention(contentConfiguration, configurationState)
  }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
