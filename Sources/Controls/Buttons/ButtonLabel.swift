import ViewGeometry

/// The label that displays a button's title.
///
/// Invalidating its intrinsic content size also invalidates the button's.
final class ButtonLabel: Label {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
