import ViewGeometry

/// The label of a button's title; a change of its size also changes the button's size.
final class ButtonLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
