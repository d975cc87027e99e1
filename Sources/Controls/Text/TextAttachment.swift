public import Foundation

/// A picture in a text, at the character U+FFFC: `NSTextAttachment`.
open class TextAttachment: NSObject {
  /// The picture; its size counts where the bounds are empty.
  open var image: Image?
  /// The rectangle of the picture from the baseline, y upward, in points; empty for the size of the image, on the baseline.
  open var bounds = CGRect.zero

  /// An attachment without a picture.
  public override init() {}

  /// An attachment of a picture.
  public convenience init(image: Image) {
    self.init()
    self.image = image
  }

  /// The rectangle that the attachment takes.
  final var measuredBounds: CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// The text of an attachment: one character, U+FFFC, in its place.
  public convenience init(attachment: TextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
