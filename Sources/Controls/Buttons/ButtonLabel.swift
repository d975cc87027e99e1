import ViewGeometry

/// The label of a button's title, whose size affects the button's.
final class ButtonLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
