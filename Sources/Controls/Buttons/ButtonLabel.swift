import TextMeasuring
import ViewGeometry

/// The label that displays a button's title.
///
/// Invalidating its intrinsic content size also invalidates the button's.
final class ButtonLabel: Label {
  /// The properties that a configuration replaces.
  private typealias Appearance = (
    font: Font?, numberOfLines: Int, lineBreakMode: TextContainer.LineBreakMode
  )

  /// The appearance before the button was configured; nil if it isn't configured.
  private var plain: Appearance?

  /// Whether the button has a configuration.
  ///
  /// Setting it to false restores the appearance from before the configuration.
  var isConfigured: Bool {
    get { plain != nil }
    set {
      if newValue {
        plain = plain ?? (font, numberOfLines, lineBreakMode)
      } else if let plain {
        (font, numberOfLines, lineBreakMode) = plain
        self.plain = nil
      }
    }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
